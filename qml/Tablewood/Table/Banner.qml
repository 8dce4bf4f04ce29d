pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Whose turn it is, in the middle, the players beside it, the phases below.
Panel {
    id: banner

    required property SceneModel scene
    readonly property int count: scene.seats.count
    readonly property bool isCompact: count > 2
    readonly property int leftCount: Math.ceil(count / 2)
    readonly property int activeIndex: scene.activeSeat

    radius: 16
    height: Theme.hasLargeText ? Math.round(Theme.px(28) * 1.25) + 56 : 92
    level: 2
    Accessible.role: Accessible.Pane
    Accessible.name: scene.turn

    Rectangle {
        id: light

        readonly property bool isLeft: banner.activeIndex < banner.leftCount
        readonly property color tint: Theme.seatTint(banner.activeIndex)

        visible: banner.activeIndex >= 0
        x: isLeft ? 1 : parent.width - width - 1
        y: 1
        width: Math.min(300, parent.width / 2)
        height: parent.height - 2
        radius: banner.radius - 1
        gradient: Gradient {
            orientation: Gradient.Horizontal

            GradientStop {
                position: 0
                color: light.isLeft ? Qt.rgba(light.tint.r, light.tint.g, light.tint.b, Theme.isDark ? 0.4 : 0.6) : Qt.rgba(light.tint.r, light.tint.g, light.tint.b, 0)
            }
            GradientStop {
                position: 1
                color: light.isLeft ? Qt.rgba(light.tint.r, light.tint.g, light.tint.b, 0) : Qt.rgba(light.tint.r, light.tint.g, light.tint.b, Theme.isDark ? 0.4 : 0.6)
            }
        }
    }

    Rectangle {
        visible: banner.activeIndex >= 0
        x: light.isLeft ? 16 : parent.width - width - 16
        y: parent.height - 3
        width: 250
        height: 3
        radius: 2
        color: Theme.isDark ? Qt.lighter(Theme.seatTint(banner.activeIndex), 1.2) : Theme.seatDark(banner.activeIndex)
    }

    Row {
        x: 14
        y: Theme.hasLargeText ? 26 : 22
        spacing: 8

        Repeater {
            model: banner.scene.seats

            BannerSeat {
                required property int index

                visible: index < banner.leftCount
                isCompact: banner.isCompact
                width: visible ? implicitWidth : 0
            }
        }
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: 14
        y: Theme.hasLargeText ? 26 : 22
        spacing: 8

        Repeater {
            model: banner.scene.seats

            BannerSeat {
                required property int index

                visible: index >= banner.leftCount
                isMirrored: true
                isCompact: banner.isCompact
                width: visible ? implicitWidth : 0
            }
        }
    }

    Heading {
        id: turn

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.hasLargeText ? 12 : 15
        width: Math.min(implicitWidth, banner.width - 2 * (banner.isCompact ? banner.leftCount * Theme.px(158) : Theme.px(252)) - 40)
        text: banner.scene.turn
        size: 28
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 16
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        color: Theme.accentText
        transformOrigin: Item.Center
        onTextChanged: sweep.restart()

        NumberAnimation {
            id: sweep

            target: turn
            property: "scale"
            from: 0.9
            to: 1
            duration: Theme.banner
            easing.type: Easing.OutCubic
        }
    }

    PhaseRow {
        visible: Theme.hasLargeText
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - height - 7
        unit: 0.73
        scene: banner.scene
        hasNames: false
    }

    Rectangle {
        visible: !Theme.hasLargeText && banner.scene.phases.count > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - 16
        width: phases.width + 16
        height: phases.height + 8
        radius: height / 2
        color: Theme.isDark ? "#F0141C17" : "#FFFBF6EA"
        border.width: 1
        border.color: Theme.isDark ? "#668A6B4A" : "#B99B6E"

        Shadow {
            level: 1
        }

        PhaseRow {
            id: phases

            anchors.centerIn: parent
            scene: banner.scene
        }
    }
}
