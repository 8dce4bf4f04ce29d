pragma ComponentBehavior: Bound
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
    /// The matches that could follow, the one that most people want first.
    readonly property var matches: foot.table.waysOn
    property wayOn none
    signal nextWanted(wayOn way)

    readonly property real rowHeight: Math.max(64, again.implicitHeight, lookButton.implicitHeight, replayButton.implicitHeight)

    implicitHeight: rowHeight + (more.visible ? more.height + 12 : 0)

    Flow {
        id: more

        visible: foot.matches.length > 1
        width: parent.width
        spacing: 12
        layoutDirection: Qt.RightToLeft

        Each {
            model: foot.matches.slice(1)

            WoodButton {
                required property wayOn modelData

                width: Math.min(implicitWidth, more.width)
                text: modelData.text
                detail: modelData.detail
                icon.name: modelData.icon
                textSize: 15
                onClicked: foot.nextWanted(modelData)
            }
        }
    }

    Row {
        id: others

        y: parent.height - height
        width: (foot.table.isLocal ? again.x : parent.width) - spacing
        height: foot.rowHeight
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
            text: foot.table.isLostTogether ? qsTr("Watch the last round") : qsTr("Watch again")
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

        readonly property wayOn way: foot.matches[0] ?? foot.none

        visible: foot.table.isLocal
        x: parent.width - width
        y: parent.height - height
        width: Math.round(parent.width * 0.372)
        height: foot.rowHeight
        kind: "gold"
        icon.name: way.icon
        text: way.text
        detail: way.detail
        isDefault: true
        textSize: 20
        iconSize: 26
        focus: foot.table.isLocal
        onClicked: foot.nextWanted(way)
    }
}
