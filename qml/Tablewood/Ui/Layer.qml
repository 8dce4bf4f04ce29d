import QtQuick
import QtQuick.Templates as T

/// Something over the page: it takes the keyboard, Esc closes the top one only. Centred; its children stand in the panel. Closed, it
/// gives the keyboard back to what had it, unless something else took it.
T.Popup {
    id: layer

    property string name: ""
    property Item holderBefore: null
    property int reasonBefore: Qt.PopupFocusReason

    parent: T.Overlay.overlay
    x: Math.round((parent.width - width) / 2)
    y: Math.round((parent.height - height) / 2)
    modal: true
    focus: true
    padding: 24
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    // While it fades away it still lies over the page, but takes no press meant for that.
    onAboutToHide: enabled = false
    onAboutToShow: {
        enabled = true;
        holderBefore = parent.Window.activeFocusItem;
        reasonBefore = (holderBefore as T.Control)?.visualFocus ? Qt.TabFocusReason : Qt.PopupFocusReason;
    }
    onClosed: {
        const holder = parent.Window.activeFocusItem;
        if (holderBefore && (holder === null || holder === parent.Window.contentItem))
            holderBefore.forceActiveFocus(reasonBefore);
        holderBefore = null;
    }

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
