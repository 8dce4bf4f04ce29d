import QtQuick
import Tablewood.Ui

/// A space that a card being played is aimed at: a frame of ember, and a mark in its corner, over whatever lies there. All of it
/// lies on whole pixels of the mark: else a frame is thicker at one side, and the round mark has nicks.
Item {
    id: mark

    property real cell: 56
    readonly property int margin: Math.round(cell * 0.03)
    readonly property int line: Math.max(2, Math.round(cell * 0.055))

    width: cell
    height: cell

    Rectangle {
        anchors.fill: parent
        anchors.margins: mark.margin
        radius: mark.cell * 0.14
        color: "transparent"
        border.width: mark.line + 2
        border.color: "#B3140A04"
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: mark.margin + 1
        radius: mark.cell * 0.12
        color: "#40FF6A3C"
        border.width: mark.line
        border.color: "#FF7A45"
    }

    Rectangle {
        x: -Math.round(mark.cell * 0.08)
        y: x
        width: 2 * Math.round(mark.cell * 0.23)
        height: width
        radius: width / 2
        color: "#2A0F06"
        border.width: Math.max(1, Math.round(mark.cell * 0.035))
        border.color: "#FF7A45"

        Icon {
            anchors.centerIn: parent
            name: "target"
            width: 2 * Math.round(parent.width * 0.36)
            height: width
            color: "#FFE3D2"
        }
    }
}
