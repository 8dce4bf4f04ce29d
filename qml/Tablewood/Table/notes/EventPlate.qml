pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The great events that have just happened, over the board: what happened to whom, and what it means. Goes by itself, by a press on it and
/// by Esc; beside it everything can be done. A press that comes just as it does was meant for what it covers, and goes there.
Panel {
    id: plate

    required property TableModel table
    /// Something lies over the table, so that nobody reads it.
    property bool isUnder: false
    /// For a screen that is read from afar.
    property real unit: 1
    /// Nobody aims at the plate before so many milliseconds.
    property int settleTime: 600
    // A lesson is read first: the plate comes after it and covers nothing of it.
    readonly property bool isOpen: table.plate.count > 0 && !isUnder && !table.isWaitingForReader

    visible: isOpen
    height: words.height + 28 * unit
    level: 3
    isOpaque: true
    radius: 16 * unit
    border.width: 2
    border.color: Theme.chosenEdge
    Accessible.role: Accessible.AlertMessage
    Accessible.name: table.plate.words
    Accessible.onPressAction: table.plate.dismiss()

    Binding {
        target: plate.table.plate
        property: "isHeld"
        value: plate.isUnder || plate.table.isCovered || plate.table.isWaitingForReader
    }

    onIsOpenChanged: if (isOpen)
        settling.restart()

    Timer {
        id: settling

        interval: plate.settleTime
    }

    TapHandler {
        enabled: plate.isOpen && !settling.running
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: plate.table.plate.dismiss()
    }

    HoverHandler {
        enabled: !settling.running
        cursorShape: Qt.PointingHandCursor
    }

    Column {
        id: words

        x: 18 * plate.unit
        y: 14 * plate.unit
        width: parent.width - 2 * x
        spacing: 10 * plate.unit

        Each {
            model: plate.table.plate

            Item {
                id: line

                required property plateLine entry
                required property int index
                readonly property bool isAboutSeat: entry.seat >= 0
                readonly property real edge: Theme.px(46) * plate.unit
                readonly property real size: index === 0 ? 46 : 34

                width: words.width
                height: Math.max(edge * size / 46, said.height)

                Icon {
                    x: (line.edge - width) / 2
                    anchors.verticalCenter: parent.verticalCenter
                    name: line.entry.sign
                    size: line.size * 0.78 * plate.unit
                    color: Theme.accentText
                }

                SeatToken {
                    visible: line.isAboutSeat
                    x: parent.width - (line.edge + width) / 2
                    anchors.verticalCenter: parent.verticalCenter
                    size: Theme.px(line.size) * plate.unit
                    seat: Math.max(0, line.entry.seat)
                    emblem: line.entry.emblem
                }

                Column {
                    id: said

                    x: line.edge + 14 * plate.unit
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - x - (line.isAboutSeat ? x : 0)
                    spacing: 2 * plate.unit

                    Heading {
                        width: parent.width
                        text: line.entry.title
                        textFormat: Text.PlainText
                        size: (line.index === 0 ? 23 : 18) * plate.unit
                        wrapMode: Text.WordWrap
                        lineHeight: 0.95
                    }

                    BodyText {
                        width: parent.width
                        text: line.entry.meaning
                        textFormat: Text.PlainText
                        size: 14 * plate.unit
                        wrapMode: Text.WordWrap
                        color: Theme.textSoft
                    }
                }
            }
        }
    }
}
