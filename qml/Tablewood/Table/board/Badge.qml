pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A small mark on a thing: an icon, a number, or both; a number of so many as pips, where they can be counted. It grows with its
/// height.
Rectangle {
    id: badge

    required property badgeEntry entry

    /// Smaller pips could not be counted.
    readonly property bool isHealth: entry.icon === "heart"
    readonly property bool hasPips: entry.most > 0 && height >= 13

    width: Math.max(height, content.implicitWidth + height * 0.4)
    radius: height / 2
    color: isHealth ? "#F27A1E2E" : "#E616211B"
    border.width: 1
    border.color: isHealth ? "#F0A8A8" : "#BFD4D9"
    Accessible.role: Accessible.StaticText
    Accessible.name: entry.told

    Row {
        id: content

        anchors.centerIn: parent
        spacing: 1

        Icon {
            visible: badge.entry.icon !== "" && !badge.hasPips
            name: badge.entry.icon
            width: badge.height * 0.67
            height: width
            color: "#E4F4F6"
            anchors.verticalCenter: parent.verticalCenter
        }

        Text {
            visible: badge.entry.value !== "" && !badge.hasPips
            text: badge.entry.value
            textFormat: Text.PlainText
            font.family: Theme.numberFamily
            font.weight: Font.Bold
            font.pixelSize: Math.max(7, badge.height * 0.67)
            color: "#F4EEDD"
            anchors.verticalCenter: parent.verticalCenter
        }

        Each {
            model: badge.hasPips ? badge.entry.most : 0

            Item {
                id: pip

                required property int index
                readonly property bool isFull: index < badge.entry.full

                width: badge.height * 0.56
                height: badge.height

                ArtImage {
                    visible: badge.entry.icon !== ""
                    anchors.centerIn: parent
                    width: badge.height * 0.6
                    height: width
                    art: visible ? "icon/" + badge.entry.icon + (pip.isFull ? "?color=FFE3A0&fill=F0925F" : "?color=8CBFD4D9") : ""
                }

                Rectangle {
                    visible: badge.entry.icon === ""
                    anchors.centerIn: parent
                    width: badge.height * 0.42
                    height: width
                    radius: width / 2
                    color: pip.isFull ? "#FFE3A0" : "transparent"
                    border.width: 1
                    border.color: pip.isFull ? "#FFE3A0" : "#8CBFD4D9"
                }
            }
        }
    }
}
