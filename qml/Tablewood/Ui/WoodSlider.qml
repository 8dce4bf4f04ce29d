import QtQuick
import QtQuick.Templates as T

/// A groove with a turned knob. `name` is read aloud.
T.Slider {
    id: slider

    property string name: ""

    implicitWidth: 300
    implicitHeight: 40
    focusPolicy: Qt.StrongFocus

    Accessible.role: Accessible.Slider
    Accessible.name: name
    Accessible.description: Spoken.of("", enabled)

    background: Item {
        Rectangle {
            id: groove

            x: 13
            y: (parent.height - height) / 2
            width: parent.width - 26
            height: 10
            radius: 5
            color: Theme.inset
            border.width: 1
            border.color: Theme.insetEdge
        }

        Rectangle {
            x: groove.x
            y: groove.y
            width: groove.width * slider.visualPosition
            height: 10
            radius: 5
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: "#C9994A"
                }
                GradientStop {
                    position: 1
                    color: "#8A6428"
                }
            }
        }
    }

    handle: Item {
        x: slider.visualPosition * (slider.width - width)
        y: (slider.height - height) / 2
        width: 26
        height: 26

        Rectangle {
            y: 2
            width: 26
            height: 26
            radius: 13
            color: "#2A1D08"
        }

        Rectangle {
            width: 26
            height: 26
            radius: 13
            border.width: 1
            border.color: "#F0D9A8"
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: "#B08C62"
                }
                GradientStop {
                    position: 1
                    color: "#6A4E32"
                }
            }

            Rectangle {
                anchors.centerIn: parent
                width: 8
                height: 8
                radius: 4
                color: "#FFE3A0"
            }
        }

        FocusRing {
            takesEnter: false
            visible: slider.visualFocus
            radius: 16
        }
    }
}
