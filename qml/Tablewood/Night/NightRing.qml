pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The seconds that are left, large enough for a room, in a ring of one tick a second.
Item {
    id: ring

    /// The ring is drawn 290 wide; `unit` scales it.
    property real unit: 1
    readonly property string emblem: Night.steps[Night.step]?.emblem ?? ""
    readonly property int most: 90
    readonly property int ticks: Math.min(ring.most, Night.seconds)
    readonly property bool isCounting: Night.isCounting && !Night.isPaused

    width: 290 * unit
    height: width
    Accessible.role: Accessible.StaticText
    Accessible.name: Night.seconds === 0 ? Night.heading : qsTr("%1 of %n second(s)", "", Night.seconds).arg(Night.secondsLeft)

    Rectangle {
        anchors.centerIn: parent
        width: 240 * ring.unit
        height: width
        radius: width / 2
        gradient: Gradient {
            GradientStop {
                position: 0
                color: "#22302F"
            }
            GradientStop {
                position: 1
                color: "#0F1716"
            }
        }
    }

    Each {
        model: ring.ticks

        Item {
            id: tick

            required property int index
            // From the end: what is left stands lit, what is spent is a dark mark.
            readonly property bool isLeft: index < Math.ceil(Night.secondsLeft * ring.ticks / Math.max(1, Night.seconds))
            readonly property bool isRunning: ring.isCounting && isLeft && index + 1 >= Night.secondsLeft * ring.ticks / Math.max(1, Night.seconds)

            anchors.fill: parent
            rotation: -360 * (index + 1) / ring.ticks

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.max(2, Math.min(5, 300 / ring.ticks)) * ring.unit
                height: 16 * ring.unit
                radius: width / 2
                color: tick.isRunning ? "#FFE3A0" : tick.isLeft ? "#C9994A" : "#26302C"
            }
        }
    }

    NightEmblem {
        visible: Night.seconds > 0 && emblem !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        y: 34 * ring.unit
        width: 40 * ring.unit
        emblem: ring.emblem
        color: "#C9994A"
    }

    NumberText {
        visible: Night.seconds > 0
        anchors.centerIn: parent
        anchors.verticalCenterOffset: (ring.emblem === "" ? -22 : -6) * ring.unit
        width: 220 * ring.unit
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: 112 * ring.unit
        font.weight: Font.DemiBold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 20
        text: Night.secondsLeft
        color: Night.isCounting ? "#FFE9B8" : "#B3A27C"
    }

    BodyText {
        visible: Night.seconds > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height / 2 + (ring.emblem === "" ? 56 : 64) * ring.unit
        width: 180 * ring.unit
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        font.pixelSize: 16 * ring.unit
        text: qsTr("of %n second(s)", "", Night.seconds)
        color: Theme.textSoft
    }

    Icon {
        visible: Night.seconds === 0
        anchors.centerIn: parent
        width: 110 * ring.unit
        height: width
        name: "dawn"
        color: "#FFE9B8"
    }
}
