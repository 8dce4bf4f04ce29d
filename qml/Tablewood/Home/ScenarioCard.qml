import QtQuick
import QtQuick.Templates as T
import Tablewood.App
import Tablewood.Table
import Tablewood.Ui

/// A choice that is shown as a little board.
T.AbstractButton {
    id: card

    required property choiceEntry entry
    property real boardHeight: 92
    /// The height it has beside that of its board.
    readonly property real besides: words.height + 24

    implicitHeight: boardHeight + besides
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: entry.label + ", " + entry.hint
    Accessible.checkable: true
    Accessible.checked: entry.isChosen
    Keys.onReturnPressed: event => event.accepted = false
    Keys.onEnterPressed: event => event.accepted = false
    onPressed: Sounds.play("press")

    background: Rectangle {
        radius: 12
        color: card.entry.isChosen ? Theme.rowLit : card.hovered ? Theme.rowHover : Theme.row
        border.width: card.entry.isChosen ? 2 : 1
        border.color: card.entry.isChosen ? Theme.chosenEdge : Theme.rowEdge
    }

    BoardThumbnail {
        id: board

        x: 8
        y: 8
        width: parent.width - 16
        height: card.boardHeight
        opacity: card.entry.isChosen ? 1 : card.hovered ? 0.85 : 0.62
        scene: card.entry.scene
    }

    Column {
        id: words

        x: 10
        y: board.y + board.height + 4
        width: parent.width - 20

        Heading {
            width: parent.width - (card.entry.isChosen ? 26 : 0)
            text: card.entry.label
            // A long one has three lines at most.
            size: text.length > 30 ? 14 : 16
            wrapMode: Text.WordWrap
            color: card.entry.isChosen && Theme.isDark ? "#FFE9B8" : Theme.text
        }

        BodyText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: card.entry.hint
            size: 12
            color: Theme.textSoft
        }
    }

    TickMark {
        visible: card.entry.isChosen
        anchors.right: parent.right
        anchors.rightMargin: 8
        y: board.y + board.height + 6
    }

    FocusRing {
        takesEnter: false
        visible: card.visualFocus
        radius: 15
    }
}
