import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The glow of a hint round its parent, with a wand, so that it differs from other light by more than its colour.
Item {
    id: light

    required property bool isShown

    anchors.fill: parent
    z: 50
    visible: isShown

    Repeater {
        model: 3

        Rectangle {
            required property int index

            anchors.fill: parent
            anchors.margins: -5 - 3 * index
            radius: 13 + 3 * index
            color: "transparent"
            border.width: 4
            border.color: Qt.alpha(Theme.hint, 0.4 - 0.13 * index)
        }
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -3
        radius: 12
        color: "transparent"
        border.width: 3
        border.color: Theme.hint

        Rectangle {
            anchors.fill: parent
            anchors.margins: 3
            radius: 9
            color: "transparent"
            border.width: 1
            border.color: "#1E1A14"
        }
    }

    Rectangle {
        anchors.horizontalCenter: parent.right
        anchors.verticalCenter: parent.top
        width: 26
        height: 26
        radius: 13
        color: "#E6150F09"
        border.width: 2
        border.color: Theme.hint

        Icon {
            anchors.centerIn: parent
            name: "wand"
            width: 16
            height: 16
            color: "#EFE4CC"
        }
    }
}
