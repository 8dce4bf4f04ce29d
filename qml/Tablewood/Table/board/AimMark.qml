import QtQuick
import Tablewood.Ui

/// A space that a card being played is aimed at: a frame of ember, and a mark in its corner, over whatever lies there.
Item {
    id: mark

    property real cell: 56

    width: cell
    height: cell

    Rectangle {
        anchors.fill: parent
        anchors.margins: mark.cell * 0.03
        radius: mark.cell * 0.14
        color: "transparent"
        border.width: Math.max(3, mark.cell * 0.09)
        border.color: "#B3140A04"
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: mark.cell * 0.05
        radius: mark.cell * 0.12
        color: "#40FF6A3C"
        border.width: Math.max(2, mark.cell * 0.055)
        border.color: "#FF7A45"
    }

    Rectangle {
        x: -mark.cell * 0.08
        y: -mark.cell * 0.08
        width: mark.cell * 0.46
        height: width
        radius: width / 2
        color: "#2A0F06"
        border.width: Math.max(1, mark.cell * 0.035)
        border.color: "#FF7A45"

        Icon {
            anchors.centerIn: parent
            name: "target"
            width: parent.width * 0.72
            height: width
            color: "#FFE3D2"
        }
    }
}
