pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The great events that have just happened, over the board: what happened to whom, and what it means. Goes by itself, by a press on it and
/// by Esc; beside it everything can be done.
Panel {
    id: plate

    required property TableModel table
    /// Something lies over the table, so that nobody reads it.
    property bool isUnder: false
    /// For a screen that is read from afar.
    property real unit: 1
    readonly property bool isOpen: table.plate.count > 0 && !isUnder

    visible: isOpen
    height: words.height + 28 * unit
    level: 3
    radius: 16 * unit
    border.width: 2
    border.color: Theme.chosenEdge
    Accessible.role: Accessible.AlertMessage
    Accessible.name: table.plate.words
    Accessible.onPressAction: table.plate.dismiss()

    Binding {
        target: plate.table.plate
        property: "isHeld"
        value: plate.isUnder || plate.table.isCovered
    }

    TapHandler {
        enabled: plate.isOpen
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: plate.table.plate.dismiss()
    }

    HoverHandler {
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
                readonly property real size: Theme.px(index === 0 ? 46 : 34) * plate.unit

                width: words.width
                height: Math.max(size, said.height)

                SeatToken {
                    visible: line.entry.seat >= 0
                    x: (Theme.px(46) * plate.unit - width) / 2
                    anchors.verticalCenter: parent.verticalCenter
                    size: line.size
                    seat: Math.max(0, line.entry.seat)
                    emblem: line.entry.emblem
                }

                Icon {
                    visible: line.entry.seat < 0
                    x: (Theme.px(46) * plate.unit - width) / 2
                    anchors.verticalCenter: parent.verticalCenter
                    name: line.entry.sign
                    size: (line.index === 0 ? 36 : 27) * plate.unit
                    color: Theme.accentText
                }

                Column {
                    id: said

                    x: Theme.px(46) * plate.unit + 14 * plate.unit
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - x
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
