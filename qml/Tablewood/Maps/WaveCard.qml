pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.Ui

/// The back of a card of the waves: what it says, and its stripe, told by pattern and colour.
Item {
    id: back

    property string label: ""
    property string variant: ""
    property bool isHeld: false
    /// A place without a card.
    property bool isEmpty: false
    readonly property color stripe: ({
            "green": "#8FB45A",
            "yellow": "#E9B44C",
            "red": "#D9503F"
        })[variant] ?? "#A77BD0"

    implicitWidth: 30
    implicitHeight: 36

    Rectangle {
        anchors.fill: parent
        radius: Math.min(6, width * 0.16)
        visible: !back.isEmpty
        border.width: back.isHeld ? 2 : 1
        border.color: back.isHeld ? "#FFE3A0" : "#A0685A"
        gradient: Gradient {
            GradientStop {
                position: 0
                color: "#7A3A38"
            }
            GradientStop {
                position: 1
                color: "#4E2322"
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: Math.min(6, width * 0.16)
        visible: back.isEmpty
        color: back.isHeld ? Theme.rowLit : "transparent"
        border.width: 1
        border.color: back.isHeld ? Theme.chosenEdge : Theme.insetEdge
    }

    NumberText {
        visible: !back.isEmpty
        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height * (back.variant === "" ? 1 : 0.78) - height) / 2
        width: parent.width - 4
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 7
        font.pixelSize: parent.height * 0.46
        text: back.label
        color: "#FFF6E0"
    }

    // A card with nothing on it.
    Rectangle {
        visible: !back.isEmpty && back.label === ""
        anchors.centerIn: parent
        width: parent.width * 0.42
        height: width
        radius: 2
        color: "transparent"
        border.width: 1
        border.color: "#E8D5C8"
    }

    Rectangle {
        id: band

        visible: !back.isEmpty && back.variant !== ""
        x: parent.width * 0.12
        y: parent.height * 0.78
        width: parent.width * 0.76
        height: Math.max(3, parent.height * 0.13)
        radius: 1
        color: back.stripe
        clip: true

        // Dashes, dots or waves, so that nobody needs the colour.
        Repeater {
            model: back.variant === "green" ? 0 : 4

            Rectangle {
                required property int index

                x: (index + 0.5) * band.width / 4 - width / 2
                y: back.variant === "yellow" ? 0 : (band.height - height) / 2
                width: back.variant === "yellow" ? 1.5 : Math.min(2.5, band.height * 0.6)
                height: back.variant === "yellow" ? band.height : width
                radius: back.variant === "yellow" ? 0 : width / 2
                color: back.variant === "yellow" ? "#1E1A14" : "#F4EEDC"
            }
        }
    }
}
