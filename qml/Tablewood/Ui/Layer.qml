import QtQuick
import QtQuick.Templates as T

/// Something over the page: it takes the keyboard, Esc closes the top one only. Centred; its children stand in the panel.
T.Popup {
    id: layer

    property string name: ""

    parent: T.Overlay.overlay
    x: Math.round((parent.width - width) / 2)
    y: Math.round((parent.height - height) / 2)
    modal: true
    focus: true
    padding: 24
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    T.Overlay.modal: Rectangle {
        color: Theme.veil
    }

    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.fade
        }
    }
    exit: Transition {
        NumberAnimation {
            property: "opacity"
            from: 1
            to: 0
            duration: Theme.fade
        }
    }

    background: Panel {
        level: 3
    }
}
