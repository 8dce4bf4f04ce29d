pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What happened since the viewer acted last: a line for each player, as many as there is room for. In sight until the viewer touches the table.
Item {
    id: recap

    required property TableModel table
    /// The most that it may be high.
    required property real roomHeight

    height: Math.min(roomHeight, lines.height + 12)
    clip: true
    Accessible.role: Accessible.AlertMessage
    Accessible.name: table.recap.words

    Rectangle {
        anchors.fill: parent
        radius: 8
        color: Theme.rowLit
        border.width: 1
        border.color: Theme.chosenEdge
    }

    Column {
        id: lines

        x: 6
        y: 6
        width: parent.width - 10
        spacing: 5

        Each {
            model: recap.table.recap

            Item {
                id: line

                required property recapLine entry

                width: lines.width
                height: Math.max(token.height, words.height)
                // One that does not fit whole is read in the log.
                opacity: lines.y + y + height <= recap.roomHeight ? 1 : 0

                SeatToken {
                    id: token

                    seat: line.entry.seat
                    emblem: line.entry.emblem
                    size: Theme.px(17)
                }

                BodyText {
                    id: words

                    x: Theme.px(24)
                    width: parent.width - x
                    text: line.entry.text
                    textFormat: Text.StyledText
                    wrapMode: Text.WordWrap
                    lineHeight: 1.05
                }
            }
        }
    }
}
