pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Whose turn it is, in the middle, the players beside it, the phases below.
Panel {
    id: banner

    required property SceneModel scene
    readonly property int count: scene.seats.count
    /// What is left for each seat beside the turn.
    readonly property real seatRoom: (width - 36 - Math.min(Theme.px(220), width * 0.3)) / Math.max(2, count)
    readonly property bool isCompact: count > 2 || seatRoom < Theme.px(200)
    /// The phases as signs inside the banner instead of with their names below it.
    property bool hasShortPhases: Theme.hasLargeText
    readonly property int leftCount: Math.ceil(count / 2)
    readonly property int activeIndex: scene.activeSeat

    radius: 16
    height: hasShortPhases ? Math.round(Theme.px(28) * 1.25) + 56 : 92
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
        y: banner.hasShortPhases ? 24 : 22
        spacing: 8

        Repeater {
            model: banner.scene.seats

            BannerSeat {
                required property int index

                visible: index < banner.leftCount
                isCompact: banner.isCompact
                width: visible ? Math.min(implicitWidth, banner.seatRoom) : 0
            }
        }
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: 14
        y: banner.hasShortPhases ? 24 : 22
        spacing: 8

        Repeater {
            model: banner.scene.seats

            BannerSeat {
                required property int index

                visible: index >= banner.leftCount
                isMirrored: true
                isCompact: banner.isCompact
                width: visible ? Math.min(implicitWidth, banner.seatRoom) : 0
            }
        }
    }

    Heading {
        id: turn

        anchors.horizontalCenter: parent.horizontalCenter
        y: banner.hasShortPhases ? 12 : 15
        width: Math.min(implicitWidth, banner.width - 2 * banner.leftCount * (banner.seatRoom + 8) + (banner.isCompact ? 0 : 40))
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
        visible: banner.hasShortPhases
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - height - 7
        unit: 0.73
        scene: banner.scene
        hasNames: false
    }

    Rectangle {
        visible: !banner.hasShortPhases && banner.scene.phases.count > 0
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
