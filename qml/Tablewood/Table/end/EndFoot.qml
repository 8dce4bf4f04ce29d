import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The ways on from the end of a match.
FocusScope {
    id: foot

    required property TableModel table
    /// The match can be watched again.
    property bool hasReplay: false
    /// A line about the match.
    property string note: ""
    property string noteTip: ""
    required property TableWays ways
    signal againWanted

    implicitHeight: Math.max(64, again.implicitHeight, lookButton.implicitHeight, replayButton.implicitHeight)

    Row {
        id: others

        width: (foot.table.isLocal ? again.x : parent.width) - spacing
        height: parent.height
        spacing: 12

        WoodButton {
            id: homeButton

            width: Math.min(implicitWidth, others.width * 0.4)
            height: parent.height
            kind: foot.table.isLocal ? "wood" : "gold"
            isDefault: !foot.table.isLocal
            focus: !foot.table.isLocal
            text: qsTr("Home")
            icon.name: "home"
            textSize: 17
            onClicked: foot.ways.home()
        }

        WoodButton {
            id: lookButton

            width: Math.min(implicitWidth, (others.width - homeButton.width - others.spacing) * (foot.hasReplay ? 0.5 : 1) - others.spacing)
            height: parent.height
            text: qsTr("Look at the table")
            icon.name: "eye"
            textSize: 17
            onClicked: foot.ways.board()
        }

        WoodButton {
            id: replayButton

            visible: foot.hasReplay
            width: Math.min(implicitWidth, others.width - lookButton.x - lookButton.width - others.spacing)
            height: parent.height
            text: qsTr("Watch again")
            icon.name: "replay"
            textSize: 17
            onClicked: foot.ways.replay()
        }

        BodyText {
            height: parent.height
            visible: width > implicitWidth * (foot.table.isLocal ? 0.55 : 0.2)
            readonly property Item before: replayButton.visible ? replayButton : lookButton

            width: others.width - before.x - before.width - others.spacing
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            text: foot.note
            size: 14
            color: Theme.textSoft
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Accessible.description: foot.noteTip

            HoverHandler {
                id: overNote
            }

            Tooltip {
                text: foot.noteTip
                isShown: overNote.hovered && text !== ""
            }
        }
    }

    WoodButton {
        id: again

        visible: foot.table.isLocal
        x: parent.width - width
        width: Math.round(parent.width * 0.372)
        height: parent.height
        kind: "gold"
        icon.name: "refresh"
        text: qsTr("Again")
        detail: qsTr("the same seats")
        isDefault: true
        textSize: 20
        iconSize: 26
        focus: foot.table.isLocal
        onClicked: foot.againWanted()
    }
}
