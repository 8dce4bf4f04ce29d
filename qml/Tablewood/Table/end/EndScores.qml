pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// How everybody stands at the end, beside each other.
Flow {
    id: scores

    required property SceneModel scene
    /// As many in a row as fit.
    property bool isStacked: false
    readonly property int count: scene.seats.count
    readonly property real cellWidth: Theme.px(count > 3 ? 132 : count > 2 ? 150 : 176)
    /// All of them in one row.
    readonly property real wholeWidth: count * (cellWidth + spacing) + (count - 1) * 17

    spacing: 22

    Each {
        model: scores.scene.seats

        Row {
            id: seat

            required property seatEntry entry
            required property int index

            spacing: 16

            Rectangle {
                visible: seat.index > 0 && !scores.isStacked
                width: 1
                height: 128
                color: Theme.divider
            }

            EndScore {
                entry: seat.entry
                isStacked: scores.isStacked
                cellWidth: scores.cellWidth
                room: scores.isStacked ? scores.width : scores.cellWidth
            }
        }
    }
}
