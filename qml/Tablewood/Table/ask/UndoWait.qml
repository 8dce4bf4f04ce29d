import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Somebody has asked to take back, and others have still to agree. Hides nothing of the board, so that one can look on meanwhile.
Panel {
    id: wait

    required property TableModel table
    readonly property UndoModel undoing: table.undoing

    visible: undoing.asker.seat >= 0 && undoing.answerer.seat < 0
    level: 3
    isOpaque: true
    implicitHeight: Math.max(words.height, withdraw.visible ? withdraw.height : 0) + 20
    border.color: Theme.chosenEdge
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Spoken.sentences([title.text, body.text])

    SeatToken {
        id: token

        x: 14
        anchors.verticalCenter: parent.verticalCenter
        seat: Math.max(0, wait.undoing.asker.seat)
        emblem: wait.undoing.asker.emblem
        size: Theme.px(34)
    }

    Column {
        id: words

        x: token.x + token.width + 12
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - (withdraw.visible ? withdraw.width + 24 : 14)
        spacing: 2

        BodyText {
            id: title

            width: parent.width
            wrapMode: Text.WordWrap
            font.weight: Font.DemiBold
            text: Spoken.sentences([wait.undoing.isOurs ? qsTr("You ask to take back") : qsTr("%1 asks to take back").arg(wait.undoing.asker.name), qsTr("Still to agree: %1.").arg(wait.undoing.awaited)])
        }

        BodyText {
            id: body

            width: parent.width
            wrapMode: Text.WordWrap
            size: 12
            maximumLineCount: Theme.hasLargeText ? 1 : 2
            elide: Text.ElideRight
            text: wait.undoing.extent
            color: Theme.textSoft
        }
    }

    WoodButton {
        id: withdraw

        visible: wait.undoing.isOurs
        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Withdraw")
        onClicked: wait.table.answerUndo(false)
    }
}
