pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Tablewood.App
import Tablewood.Ui

/// A picture of the sounds: wind the bundle of lines, rain strokes, crickets green pulses, fire the ember, owls the owl, the drone
/// a glow low on the ground. Sounds that are off are not drawn, nor any while nothing is heard. It moves slowly while something is
/// heard, and stands still with reduced motion.
Rectangle {
    id: picture

    readonly property bool isMoving: visible && Night.sound.isHeard && !Night.isPaused && !Night.isOver && !Theme.hasReducedMotion
    /// Shows how the forest is set, otherwise only what is heard of it.
    property bool showsLevels: Night.sound.isHeard
    /// Goes on with the time that something is heard.
    property real phase: 0

    function level(id: string): real {
        if (!picture.showsLevels)
            return 0;
        for (const entry of Night.sound.layers.entries)
            if (entry.id === id)
                return entry.level / 100;
        return 0;
    }

    readonly property real wind: picture.level("wind")
    readonly property real rain: picture.level("rain")
    readonly property real crickets: picture.level("crickets")
    readonly property real fire: picture.level("fire")
    readonly property real owls: picture.level("owls")
    readonly property real drone: picture.level("drone")

    implicitHeight: width * 0.545
    radius: 12
    clip: true
    border.width: 1
    border.color: "#26302C"
    gradient: Gradient {
        GradientStop {
            position: 0
            color: "#0B1414"
        }
        GradientStop {
            position: 1
            color: "#0A0F0C"
        }
    }
    Accessible.role: Accessible.Graphic
    Accessible.name: {
        const heard = [];
        for (const entry of Night.sound.layers.entries)
            if (picture.level(entry.id) > 0)
                heard.push(entry.name);
        const words = heard.length === 0 ? qsTr("The forest is silent") : qsTr("The forest: %1").arg(heard.join(", "));
        return Night.isDucked ? qsTr("%1 (lowered for the voice)").arg(words) : words;
    }

    // Ten pictures a second are enough for wind, and cost little.
    Timer {
        interval: 100
        repeat: true
        running: picture.isMoving
        onTriggered: picture.phase += 0.1
    }

    Rectangle {
        id: moon

        x: parent.width * 0.745
        y: parent.height * 0.12
        width: parent.width * 0.12
        height: width
        radius: width / 2
        color: "#5C6A6C"
    }

    // The drone glows low behind the trees.
    Rectangle {
        visible: picture.drone > 0
        y: parent.height * 0.5
        width: parent.width
        height: parent.height * 0.4
        opacity: picture.drone * (0.5 + 0.1 * Math.sin(picture.phase * 0.4))
        gradient: Gradient {
            GradientStop {
                position: 0
                color: "#003A3458"
            }
            GradientStop {
                position: 1
                color: "#803A3458"
            }
        }
    }

    Each {
        model: picture.wind > 0 ? 2 + Math.round(picture.wind * 5) : 0

        Shape {
            id: breath

            required property int index
            readonly property real middle: picture.height * (0.27 + 0.035 * index)
            readonly property real swing: picture.height * (0.05 + 0.11 * picture.wind) * Math.sin(index * 1.7 + picture.phase * (0.35 + 0.05 * index))

            anchors.fill: parent

            ShapePath {
                strokeColor: Qt.rgba(0.66, 0.74, 0.76, 0.16 + 0.07 * (breath.index % 3))
                strokeWidth: 1.4
                fillColor: "transparent"
                startX: 0
                startY: breath.middle

                PathCubic {
                    x: picture.width
                    y: breath.middle - breath.swing * 0.4
                    control1X: picture.width * 0.33
                    control1Y: breath.middle - breath.swing * 2
                    control2X: picture.width * 0.66
                    control2Y: breath.middle + breath.swing * 2
                }
            }
        }
    }

    // The forest itself, always there.
    Each {
        model: [0.02, 0.11, 0.19, 0.3, 0.39, 0.5, 0.58, 0.68, 0.79, 0.87, 0.96]

        Shape {
            id: tree

            required property int index
            required property real modelData
            readonly property real size: picture.height * (0.3 + 0.13 * ((index * 7) % 5) / 4)

            x: picture.width * modelData - size * 0.25
            y: picture.height - size
            width: size * 0.5
            height: size

            ShapePath {
                strokeColor: "transparent"
                fillColor: tree.index % 2 === 0 ? "#0F1B18" : "#0C1613"
                startX: tree.width / 2
                startY: 0

                PathLine {
                    x: tree.width
                    y: tree.height
                }
                PathLine {
                    x: 0
                    y: tree.height
                }
            }
        }
    }

    Each {
        model: picture.rain > 0 ? 8 + Math.round(picture.rain * 30) : 0

        Rectangle {
            required property int index
            readonly property real fall: (((index * 37) % 101) / 101 + picture.phase * 0.9) % 1

            x: picture.width * (((index * 61) % 97) / 97)
            y: picture.height * fall
            width: 1.2
            height: 9
            rotation: 8
            color: "#558FA6AE"
        }
    }

    Each {
        model: picture.crickets > 0 ? 2 + Math.round(picture.crickets * 4) : 0

        Row {
            id: chirp

            required property int index
            readonly property real loud: 0.55 + 0.45 * Math.sin(picture.phase * 1.6 + index * 2.1)

            x: picture.width * (0.08 + 0.84 * index / Math.max(1, Math.round(1 + picture.crickets * 4))) - width / 2
            y: picture.height * 0.69 - height / 2
            height: picture.height * 0.09
            spacing: 2

            Each {
                model: [0.4, 0.8, 1, 0.6, 0.9, 0.4]

                Rectangle {
                    required property real modelData

                    anchors.verticalCenter: chirp.verticalCenter
                    width: 2
                    radius: 1
                    height: Math.max(2, chirp.height * modelData * chirp.loud)
                    color: "#6F8F4B"
                }
            }
        }
    }

    Item {
        visible: picture.fire > 0
        x: picture.width * 0.21
        y: picture.height * 0.86

        Each {
            model: 4

            Rectangle {
                required property int index
                readonly property real size: picture.height * (0.16 + 0.14 * index) * (0.5 + 0.5 * picture.fire) * (1 + 0.04 * Math.sin(picture.phase * 2.3 + index))

                x: -width / 2
                y: -height / 2
                width: size
                height: size
                radius: size / 2
                color: Qt.rgba(0.85, 0.38, 0.17, 0.3 - 0.06 * index)
            }
        }

        Icon {
            x: -width / 2
            y: -height / 2
            name: "flame"
            size: 16
            color: "#F0925F"
        }
    }

    Icon {
        visible: picture.owls > 0
        x: picture.width * 0.86 - width / 2
        y: picture.height * 0.57 - height / 2
        name: "owl"
        size: 19
        color: "#9A90B4"
    }
}
