import QtQuick
import Tablewood.App
import Tablewood.Ui

/// How the host has it with those who drop out, and with those who watch.
Layer {
    id: rules

    required property LobbyModel lobby
    readonly property list<string> ways: ["wait", "bot", "skip", ...(lobby.hasPartners ? ["partner"] : [])]

    function awayWords(): string {
        if (rules.lobby.whenAway === "wait")
            return qsTr("The table waits where the game needs them. The seat is kept either way.");
        if (rules.lobby.whenAway === "bot")
            return qsTr("A bot stands in until they are back. The seat is kept.");
        if (rules.lobby.whenAway === "partner")
            return qsTr("A partner plays for them too, hand included, until they are back. Where there is none, a bot stands in.");
        return qsTr("Steps that have a clock close by themselves. The seat is kept.");
    }

    name: qsTr("Rules of this table")
    width: Math.min(parent.width - 48, Math.max(rules.ways.length > 3 ? 700 : 560, Theme.px(460)))
    height: Math.min(parent.height - 48, body.height + 48)

    contentItem: FocusScope {
        focus: true

        ScrollArea {
            anchors.fill: parent
            contentHeight: body.height
            barMargin: 14

            Column {
                id: body

                width: parent.width
                spacing: 14

                Item {
                    width: parent.width
                    height: Math.max(title.height, shut.height)

                    Heading {
                        id: title

                        anchors.verticalCenter: parent.verticalCenter
                        width: shut.x - 8
                        wrapMode: Text.WordWrap
                        text: rules.name
                        size: 22
                    }

                    IconButton {
                        id: shut

                        anchors.right: parent.right
                        kind: "quiet"
                        icon.name: "cross"
                        tip: qsTr("Close")
                        focus: true
                        onClicked: rules.close()
                    }
                }

                BodyText {
                    visible: played.hasAny
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: qsTr("What is played")
                    size: 14
                    font.weight: Font.DemiBold
                }

                SeatChoices {
                    id: played

                    width: parent.width
                    options: rules.lobby.tableChoices
                    chooser: qsTr("the table")
                    onChosen: (key, value) => rules.lobby.chooseForAll(key, value)
                }

                BodyText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: qsTr("When somebody who has to move is away")
                    size: 14
                    font.weight: Font.DemiBold
                }

                Stepper {
                    visible: Theme.hasLargeText
                    width: parent.width
                    name: qsTr("When somebody is away")
                    choices: away.choices
                    current: away.current
                    onChosen: index => away.chosen(index)
                }

                Segmented {
                    id: away

                    visible: !Theme.hasLargeText
                    width: parent.width
                    name: qsTr("When somebody is away")
                    choices: [qsTr("Wait"), qsTr("Bot after 30 s"), qsTr("Go on at the clock"), ...(rules.lobby.hasPartners ? [qsTr("Partner after 30 s")] : [])]
                    current: Math.max(0, rules.ways.indexOf(rules.lobby.whenAway))
                    onChosen: index => rules.lobby.setWhenAway(rules.ways[index], 30)
                }

                BodyText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: rules.awayWords()
                    color: Theme.textSoft
                }

                Row {
                    width: parent.width
                    spacing: 12

                    WoodSwitch {
                        id: spectators

                        text: qsTr("Others may watch")
                        checked: rules.lobby.takesSpectators
                        onToggled: rules.lobby.openSpectators(checked)
                    }

                    BodyText {
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - spectators.width - 12
                        wrapMode: Text.WordWrap
                        text: qsTr("Others may watch. They see what everybody sees, and no hand.")
                        size: 14
                    }
                }
            }
        }
    }
}
