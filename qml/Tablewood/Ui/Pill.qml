import QtQuick

/// A small rounded plate with an icon and a few words.
Rectangle {
    id: pill

    property string iconName: ""
    property string text: ""
    property real textSize: 13

    implicitWidth: content.implicitWidth + Theme.px(22)
    implicitHeight: Math.max(32, content.implicitHeight + 12)
    radius: height / 2
    color: Theme.isDark ? "#1AEFE4CC" : "#E9DDC2"

    Row {
        id: content

        anchors.centerIn: parent
        spacing: 6

        Icon {
            visible: pill.iconName !== ""
            name: pill.iconName
            size: pill.textSize + 2
            color: Theme.isDark ? "#D9C8A5" : Theme.inkSoft
            anchors.verticalCenter: parent.verticalCenter
        }

        BodyText {
            text: pill.text
            size: pill.textSize
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
