import QtQuick
import QtQuick.Templates as T

/// On or off, told by side, colour and a tick. `text` is read aloud; the words beside it are the page's own.
T.Switch {
    id: control

    implicitWidth: 56
    implicitHeight: 40
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true

    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.description: Spoken.of("", enabled)
    Accessible.checkable: true
    Accessible.checked: checked
    Keys.onReturnPressed: turn()
    Keys.onEnterPressed: turn()

    function turn(): void {
        toggle();
        toggled();
    }

    indicator: Rectangle {
        y: (control.height - height) / 2
        width: 56
        height: 30
        radius: 15
        color: control.checked ? "#41602A" : Theme.inset
        border.width: 1
        border.color: control.checked ? "#A9CF78" : Theme.isDark ? "#55EFE4CC" : "#A5835A"

        Rectangle {
            x: knob.x
            y: 4
            width: 24
            height: 24
            radius: 12
            color: "#2A2018"
        }

        Rectangle {
            id: knob

            x: control.checked ? parent.width - width - 3 : 3
            y: 3
            width: 24
            height: 24
            radius: 12
            border.width: 1
            border.color: control.checked ? "#FFF6E0" : "#B08C62"
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: control.checked ? "#FFF6E0" : "#8A6B4A"
                }
                GradientStop {
                    position: 1
                    color: control.checked ? "#D9C8A5" : "#5A4632"
                }
            }

            Behavior on x  {
                NumberAnimation {
                    duration: Theme.hover
                }
            }

            Image {
                visible: control.checked
                anchors.centerIn: parent
                width: 15
                height: 15
                sourceSize.width: 15
                sourceSize.height: 15
                source: "image://art/icon/check?color=2A3A18"
            }
        }

        FocusRing {
            visible: control.visualFocus
            radius: 18
        }
    }
}
