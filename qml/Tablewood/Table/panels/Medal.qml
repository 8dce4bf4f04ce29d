import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A counter that decides the match: its sign and number in a ring, its word below.
Column {
    id: medal

    required property itemEntry entry
    readonly property color tint: Theme.iconTint(entry.icon)

    spacing: 3
    Accessible.role: Accessible.StaticText
    Accessible.name: entry.value + " " + entry.label

    Rectangle {
        x: (medal.width - width) / 2
        width: Math.min(medal.width, Theme.px(54))
        height: width
        radius: width / 2
        color: Theme.isDark ? "#101A16" : "#FBF4E2"
        border.width: 2
        border.color: medal.tint

        Icon {
            name: medal.entry.icon
            size: parent.width * 0.36
            color: medal.tint
            y: parent.height * 0.14
            x: (parent.width - width) / 2
        }

        NumberText {
            text: medal.entry.value
            Accessible.ignored: true
            size: 19
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height * 0.47
        }
    }

    BodyText {
        width: medal.width
        horizontalAlignment: Text.AlignHCenter
        text: medal.entry.label
        Accessible.ignored: true
        size: 11
        elide: Text.ElideRight
        color: Theme.textSoft
    }
}
