pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Bots try the map: how many play at which level, how far they are, and how often they won, on the map as it is and as it was.
Panel {
    id: panel

    readonly property MapBots bots: MapDesk.bots
    readonly property MapEditor editor: MapDesk.editor
    property bool isOpen: false
    property int chosenLevel: Math.max(0, [...panel.bots.levels].indexOf("standard"))
    readonly property list<int> series: [50, 200, 1000]
    property int often: 1

    function start(): void {
        MapDesk.tryMap(panel.editor.players, panel.bots.levels[panel.chosenLevel] ?? "", panel.series[panel.often]);
    }

    function shareWords(share: mapResultEntry): string {
        return qsTr("%1 % won by %2, %3").arg(share.percent).arg(qsTr("%n bot(s)", "", share.players)).arg(share.level);
    }

    visible: isOpen || bots.isRunning
    level: 3
    isOpaque: true
    height: body.height + 24
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Test with bots")
    Keys.onEscapePressed: event => {
        event.accepted = panel.isOpen;
        panel.isOpen = false;
    }

    Column {
        id: body

        x: 14
        y: 12
        width: parent.width - 28
        spacing: 10

        Row {
            visible: panel.bots.total > 0
            width: parent.width
            spacing: 12

            Icon {
                id: sign

                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(26)
                height: width
                name: "bot"
                color: Theme.isDark ? Theme.text : Theme.ink
            }

            Heading {
                id: share

                anchors.verticalCenter: parent.verticalCenter
                text: panel.bots.now.matches > 0 ? qsTr("%1 %").arg(panel.bots.now.percent) : "–"
                size: 24
                color: Theme.textBright
            }

            Column {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - sign.width - share.width - halt.width - 36
                spacing: 3

                BodyText {
                    width: parent.width
                    elide: Text.ElideRight
                    text: qsTr("won by %1, %2").arg(qsTr("%n bot(s)", "", panel.bots.now.players)).arg(panel.bots.now.level)
                    size: 13
                    color: Theme.textBright
                }

                BodyText {
                    width: parent.width
                    wrapMode: Text.Wrap
                    text: panel.bots.isRunning ? qsTr("%1 of %2 matches so far").arg(panel.bots.now.matches).arg(panel.bots.total) : qsTr("%1 to %2 % of very many, from %n match(es)", "", panel.bots.now.matches).arg(panel.bots.now.low).arg(panel.bots.now.high)
                    size: 12
                    color: Theme.textSoft
                }

                Rectangle {
                    visible: panel.bots.isRunning
                    width: parent.width
                    height: 6
                    radius: 3
                    color: Theme.inset

                    Rectangle {
                        width: parent.width * panel.bots.now.matches / Math.max(1, panel.bots.total)
                        height: parent.height
                        radius: 3
                        color: Theme.supplyText
                    }
                }
            }

            IconButton {
                id: halt

                anchors.verticalCenter: parent.verticalCenter
                visible: panel.bots.isRunning
                tip: qsTr("Stop: what was played until now counts")
                icon.name: "pause"
                onClicked: panel.bots.stop()
            }
        }

        BodyText {
            visible: panel.bots.fault !== ""
            width: parent.width
            wrapMode: Text.Wrap
            text: panel.bots.fault
            size: 13
            color: Theme.dangerText
        }

        Column {
            visible: panel.isOpen
            width: parent.width
            spacing: 10

            Segmented {
                width: Math.min(parent.width, implicitWidth)
                textSize: 13
                name: qsTr("Players shown")
                choices: [qsTr("1 bot"), "2", "3", "4"]
                current: panel.editor.players - 1
                onChosen: index => panel.editor.players = index + 1
            }

            Flow {
                width: parent.width
                spacing: 8

                Each {
                    model: panel.bots.levelNames

                    WoodButton {
                        required property string modelData
                        required property int index

                        kind: panel.chosenLevel === index ? "wood" : "quiet"
                        text: modelData
                        textSize: 13
                        Accessible.role: Accessible.RadioButton
                        Accessible.checked: panel.chosenLevel === index
                        onClicked: panel.chosenLevel = index
                    }
                }
            }

            Segmented {
                width: Math.min(parent.width, implicitWidth)
                textSize: 13
                name: qsTr("Matches")
                choices: [...panel.series].map(matches => qsTr("%n match(es)", "", matches))
                current: panel.often
                onChosen: index => panel.often = index
            }

            Flow {
                width: parent.width
                spacing: 8

                WoodButton {
                    kind: "gold"
                    text: qsTr("Let them play")
                    icon.name: "playF"
                    enabled: panel.editor.isPlayable && !panel.bots.isRunning
                    onClicked: panel.start()
                }

                WoodButton {
                    kind: "quiet"
                    text: qsTr("Close")
                    onClicked: panel.isOpen = false
                }
            }

            BodyText {
                width: parent.width
                wrapMode: Text.Wrap
                text: qsTr("Bots tell which of two maps is harder, and whether one can be won at all. They do not tell how often people win.")
                size: 12
                color: Theme.textSoft
            }

            Each {
                model: panel.bots.results

                BodyText {
                    required property mapResultEntry entry

                    width: body.width
                    wrapMode: Text.Wrap
                    opacity: entry.isOfNow ? 1 : 0.7
                    text: entry.isOfNow ? panel.shareWords(entry) : qsTr("%1, before the last change").arg(panel.shareWords(entry))
                    size: 13
                    color: entry.isOfNow ? Theme.textBright : Theme.textSoft
                }
            }
        }
    }
}
