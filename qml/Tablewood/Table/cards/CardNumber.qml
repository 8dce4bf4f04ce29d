import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A number of a card on a dark chip. One that is not as printed has another colour, a thicker edge and a sign for how it changed.
Rectangle {
    id: number

    required property badgeEntry entry
    /// The colours of the card.
    property color ground: "#16211B"
    property color ink: "#BFD4D9"
    readonly property bool isChanged: entry.change !== ""
    readonly property color changed: entry.change === "up" ? "#B5DB82" : entry.change === "down" ? "#F0925F" : "#FFE3A0"

    width: Math.max(height * 1.1, content.implicitWidth + height * 0.5)
    radius: height * 0.28
    color: ground
    border.width: isChanged ? Math.max(1.5, height * 0.08) : 1
    border.color: isChanged ? changed : Qt.alpha(ink, 0.6)
    Accessible.role: Accessible.StaticText
    Accessible.name: entry.told

    Row {
        id: content

        anchors.centerIn: parent
        height: number.height
        spacing: number.height * 0.12

        Icon {
            visible: name !== ""
            name: number.entry.icon
            width: Math.round(number.height * 0.6)
            height: width
            color: number.ink
            anchors.verticalCenter: parent.verticalCenter
        }

        Text {
            visible: text !== ""
            text: number.entry.value
            textFormat: Text.PlainText
            font.family: Theme.numberFamily
            font.weight: Font.Bold
            font.pixelSize: Math.max(7, number.height * 0.64)
            color: number.isChanged ? number.changed : "#FFF6E0"
            anchors.verticalCenter: parent.verticalCenter
        }
    }

    // At the chip's corner, so that it needs no more room than one that is as printed.
    Rectangle {
        visible: number.isChanged
        x: number.width - width * 0.7
        y: -height * 0.4
        width: 2 * Math.round(number.height * 0.26)
        height: width
        radius: width / 2
        color: number.changed
        border.width: 1
        border.color: number.ground

        Icon {
            anchors.centerIn: parent
            name: number.entry.change === "up" ? "chevU" : number.entry.change === "down" ? "chevD" : "pencil"
            width: 2 * Math.round(parent.width * 0.38)
            height: width
            color: "#1E1A14"
        }
    }
}
