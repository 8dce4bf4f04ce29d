import QtQuick
import QtQuick.Shapes
import Tablewood.Ui

/// The seconds that are left, as a number in a ring that runs out.
Item {
    id: ring

    required property int secondsLeft
    required property int inAll
    readonly property bool isShort: secondsLeft <= Math.min(3, inAll / 3)
    readonly property color tint: isShort ? Theme.dangerText : Theme.isDark ? Theme.lantern : "#A8740E"

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%n second(s) left", "", ring.secondsLeft)

    Rectangle {
        anchors.centerIn: parent
        width: parent.width
        height: width
        radius: width / 2
        color: "transparent"
        border.width: ring.width * 0.09
        border.color: Theme.isDark ? "#120D08" : "#D9C8A5"
    }

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeWidth: ring.width * 0.09
            strokeColor: ring.tint
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap

            PathAngleArc {
                centerX: ring.width / 2
                centerY: ring.height / 2
                radiusX: ring.width * 0.455
                radiusY: radiusX
                // The gap grows from the top onwards.
                startAngle: -90 + 360 * (1 - ring.secondsLeft / Math.max(1, ring.inAll))
                sweepAngle: 359.9 * ring.secondsLeft / Math.max(1, ring.inAll)
            }
        }
    }

    NumberText {
        anchors.centerIn: parent
        text: ring.secondsLeft
        size: 34
        font.pixelSize: ring.width * 0.44
        color: ring.isShort ? Theme.dangerText : Theme.accentText
        Accessible.ignored: true
    }
}
