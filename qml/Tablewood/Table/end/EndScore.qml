import QtQuick
import Tablewood.App
import Tablewood.Ui

/// How one seat stands at the end.
Column {
    id: score

    required property seatEntry entry
    property real cellWidth: 132
    /// How wide its name may be with its token.
    property real room: cellWidth
    property bool isStacked: false

    width: isStacked ? Math.max(cellWidth, person.width) : cellWidth
    spacing: 2
    Accessible.role: Accessible.StaticText
    Accessible.name: trophy.told

    Row {
        id: person

        // A long name gets smaller and a second line, then it ends in dots, and its tip says it whole.
        readonly property real nameRoom: score.room - token.width - spacing

        // The numbers below stand in one line.
        height: score.isStacked ? implicitHeight : Theme.px(54)
        spacing: 10

        HoverHandler {
            id: pointer
        }

        Tooltip {
            text: score.entry.name + ", " + score.entry.title
            isShown: pointer.hovered
        }

        SeatToken {
            id: token

            seat: score.entry.seat
            emblem: score.entry.emblem
            size: Theme.px(36)
            anchors.verticalCenter: parent.verticalCenter
        }

        Column {
            anchors.verticalCenter: parent.verticalCenter

            Row {
                spacing: 5

                WinnerSign {
                    id: trophy

                    entry: score.entry
                }

                Heading {
                    width: Math.min(implicitWidth, person.nameRoom - trophy.room)
                    height: Math.min(implicitHeight, Theme.px(38))
                    text: score.entry.name
                    size: 19
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(13)
                    wrapMode: Text.WordWrap
                    maximumLineCount: 2
                    lineHeight: 0.85
                    elide: Text.ElideRight
                }
            }

            BodyText {
                width: Math.min(implicitWidth, person.nameRoom)
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                lineHeight: 0.9
                elide: Text.ElideRight
                text: score.entry.title
                size: 12
                color: Theme.textSoft
            }
        }
    }

    Row {
        visible: score.entry.hasScore
        spacing: 10

        NumberText {
            id: value

            text: score.entry.score
            size: 60
            color: score.entry.hasWon ? Theme.accentText : Theme.text
        }

        BodyText {
            anchors.baseline: value.baseline
            text: score.entry.scoreName
            size: 14
            color: Theme.textSoft
        }
    }

    ScoreLeaves {
        value: score.entry.score
        target: score.entry.target
        seat: score.entry.seat
        size: Math.min(8.4, parent.width / Math.max(1, score.entry.target) / 1.38)
    }
}
