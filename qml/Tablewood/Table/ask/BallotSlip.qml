import QtQuick
import Tablewood.Ui

/// A voter's slip: its empty place, face down with a tick, or turned.
Item {
    id: slip

    property bool isIn: false
    /// The vote on its face; empty while it lies face down.
    property string icon: ""
    property real unit: 1

    width: 30 * unit
    height: 40 * unit
    rotation: 9

    Rectangle {
        visible: slip.isIn
        anchors.fill: parent
        anchors.topMargin: 2
        anchors.bottomMargin: -2
        radius: 5
        color: "#99000000"
    }

    Rectangle {
        anchors.fill: parent
        radius: 5
        border.width: slip.isIn ? 1.2 : 1.3
        border.color: slip.icon !== "" ? "#B79F74" : slip.isIn ? "#BFD4D9" : "#8FA0A5"
        gradient: Gradient {
            GradientStop {
                position: 0
                color: slip.icon !== "" ? "#F7EFDB" : slip.isIn ? "#3A565C" : "#C0080E0C"
            }
            GradientStop {
                position: 1
                color: slip.icon !== "" ? "#DCCBA7" : slip.isIn ? "#142226" : "#C0080E0C"
            }
        }

        Rectangle {
            visible: slip.isIn && slip.icon === ""
            anchors.fill: parent
            anchors.margins: 3
            radius: 3
            color: "transparent"
            border.width: 1
            border.color: "#66BFD4D9"
        }

        Icon {
            anchors.centerIn: parent
            name: slip.icon !== "" ? slip.icon : slip.isIn ? "check" : "hour"
            width: parent.width * 0.64
            height: width
            color: slip.icon !== "" ? "#2A2318" : slip.isIn ? "#DCEBEE" : "#A9B8B8"
        }
    }
}
