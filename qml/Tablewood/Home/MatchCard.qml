pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Table
import Tablewood.Ui

/// A kept match in the list of all: its board, what is known of it, and what can be done with it.
FocusScope {
    id: card

    required property keptEntry match
    readonly property bool isNarrow: Theme.hasLargeText || width < Theme.px(820)
    readonly property bool isOver: match.ending !== ""
    readonly property real upperHeight: Math.max(board.height, words.height)
    signal chosen
    signal replayWanted
    signal renameWanted
    signal saveWanted
    signal removeWanted

    function joined(one: string, sign: string, other: string): string {
        return one !== "" && other !== "" ? one + sign + other : one + other;
    }

    implicitHeight: (isNarrow ? upperHeight + 10 + actions.height : Math.max(upperHeight, actions.height)) + 28

    // A marked button of it takes Enter first.
    Keys.onReturnPressed: if (card.match.canOpen)
        card.chosen()
    Keys.onEnterPressed: if (card.match.canOpen)
        card.chosen()
    Keys.onPressed: event => {
        if (KeyMap.fits("nameMatch", event.key, event.modifiers))
            card.renameWanted();
        else if (KeyMap.fits("removeMatch", event.key, event.modifiers))
            card.removeWanted();
        else
            return;
        event.accepted = true;
    }

    Panel {
        anchors.fill: parent
        border.color: card.activeFocus ? Theme.chosenEdge : Theme.panelEdge
        Accessible.role: Accessible.ListItem
        Accessible.name: Spoken.sentences([card.match.title, whereabouts.text, standing.text])
    }

    BoardThumbnail {
        id: board

        x: 16
        y: card.isNarrow ? 14 : (card.height - height) / 2
        width: 152
        height: 116
        scene: card.match.scene
    }

    Column {
        id: words

        x: board.x + board.width + 18
        y: card.isNarrow ? 14 : (card.height - height) / 2
        width: (card.isNarrow ? card.width - 16 : actions.x - 12) - x
        spacing: 3

        Heading {
            width: parent.width
            wrapMode: Text.Wrap
            text: card.match.title
            size: 19
            color: Theme.textBright
        }

        BodyText {
            id: whereabouts

            visible: text !== ""
            width: parent.width
            wrapMode: Text.Wrap
            text: card.match.name === "" ? card.match.line : card.joined(card.match.game, ", ", card.match.line)
            size: 14
        }

        BodyText {
            id: standing

            width: parent.width
            wrapMode: Text.Wrap
            text: card.joined(card.isOver ? card.match.ending : card.match.phase, " · ", card.match.when)
            color: Theme.textSoft
        }

        Flow {
            width: parent.width
            topPadding: 4
            spacing: 12

            Each {
                model: card.match.scores

                Row {
                    id: score

                    required property keptScore modelData

                    spacing: 6

                    SeatToken {
                        anchors.verticalCenter: parent.verticalCenter
                        seat: score.modelData.seat
                        emblem: score.modelData.emblem
                        size: Math.min(44, Theme.px(26))
                    }

                    BodyText {
                        anchors.verticalCenter: parent.verticalCenter
                        text: score.modelData.name
                    }

                    NumberText {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: score.modelData.hasValue
                        text: score.modelData.value
                        size: 17
                        color: Theme.accentText
                    }
                }
            }

            Pill {
                visible: !card.match.isStored
                iconName: "warn"
                text: qsTr("not stored")
                textSize: 12
            }
        }
    }

    Flow {
        id: actions

        readonly property real openRoom: card.match.canOpen ? opener.width + again.width + 2 * spacing : 0

        x: card.isNarrow ? 16 : card.width - width - 16
        y: card.isNarrow ? 14 + card.upperHeight + 10 : (card.height - height) / 2
        width: card.isNarrow ? card.width - 32 : openRoom + 3 * naming.width + 2 * spacing
        spacing: 8

        WoodButton {
            id: opener

            visible: card.match.canOpen
            focus: visible
            text: card.isOver ? qsTr("Look at it") : card.match.isHosted ? qsTr("Open the table") : qsTr("Sit down")
            onClicked: card.chosen()
        }

        IconButton {
            id: again

            visible: card.match.canOpen
            kind: "quiet"
            tip: qsTr("Watch again")
            icon.name: "replay"
            onClicked: card.replayWanted()
        }

        IconButton {
            id: naming

            focus: !card.match.canOpen
            kind: "quiet"
            tip: qsTr("Rename")
            icon.name: "pencil"
            onClicked: card.renameWanted()
        }

        IconButton {
            kind: "quiet"
            tip: qsTr("Save as a file")
            icon.name: "save"
            onClicked: card.saveWanted()
        }

        IconButton {
            kind: "quiet"
            tip: qsTr("Remove")
            icon.name: "trash"
            onClicked: card.removeWanted()
        }
    }
}
