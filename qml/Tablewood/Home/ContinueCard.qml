pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Table
import Tablewood.Ui

/// The match to go on with, as its real board.
Panel {
    id: card

    property keptEntry match
    property real unit: 1
    signal sitDown
    signal listWanted

    level: 3
    implicitHeight: Math.max(200 * unit, words.y + words.height + 18)

    Row {
        id: headline

        x: 18
        y: 12
        spacing: 12

        Heading {
            id: heading

            text: qsTr("Continue")
            size: 20 * card.unit
        }

        BodyText {
            anchors.baseline: heading.baseline
            text: card.match.when
            size: 13 * card.unit
            color: Theme.textSoft
        }
    }

    BoardThumbnail {
        id: board

        x: 16
        y: headline.y + headline.height + 8
        width: 168 * card.unit
        height: 134 * card.unit
        scene: card.match.scene
    }

    Column {
        id: words

        x: board.x + board.width + 16
        y: board.y - 2
        width: parent.width - x - 14
        spacing: 3

        Heading {
            width: parent.width
            elide: Text.ElideRight
            text: card.match.game
            size: 18 * card.unit
        }

        BodyText {
            width: parent.width
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
            text: card.match.line
            size: 13 * card.unit
            color: Theme.textSoft
        }

        Flow {
            width: parent.width
            topPadding: 7
            bottomPadding: 8
            spacing: 8

            Each {
                model: card.match.scores

                Row {
                    id: score

                    required property keptScore modelData

                    spacing: 8

                    SeatToken {
                        id: token

                        seat: score.modelData.seat
                        emblem: score.modelData.emblem
                        size: 30 * card.unit
                    }

                    NumberText {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: score.modelData.hasValue
                        rightPadding: 8
                        text: score.modelData.value
                        size: 20 * card.unit
                        color: Theme.accentText
                    }
                }
            }
        }

        Row {
            spacing: 8

            WoodButton {
                width: Math.min(implicitWidth, words.width - more.width - parent.spacing)
                text: card.match.isHosted ? qsTr("Open the table") : qsTr("Sit down")
                textSize: 14 * card.unit
                onClicked: card.sitDown()
            }

            IconButton {
                id: more

                kind: "quiet"
                tip: qsTr("All matches")
                icon.name: "chevD"
                onClicked: card.listWanted()
            }
        }
    }
}
