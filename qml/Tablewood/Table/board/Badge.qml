import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A small mark on a thing: an icon, a number, or both. It grows with its height.
Rectangle {
    id: badge

    required property badgeEntry entry

    width: Math.max(height, content.implicitWidth + height * 0.4)
    radius: height / 2
    color: "#E616211B"
    border.width: 1
    border.color: "#BFD4D9"
    Accessible.role: Accessible.StaticText
    Accessible.name: entry.meaning

    Row {
        id: content

        anchors.centerIn: parent
        spacing: 1

        Icon {
            visible: badge.entry.icon !== ""
            name: badge.entry.icon
            width: badge.height * 0.67
            height: width
            color: "#E4F4F6"
            anchors.verticalCenter: parent.verticalCenter
        }

        Text {
            visible: badge.entry.value !== ""
            text: badge.entry.value
            textFormat: Text.PlainText
            font.family: Theme.numberFamily
            font.weight: Font.Bold
            font.pixelSize: Math.max(7, badge.height * 0.67)
            color: "#F4EEDD"
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
