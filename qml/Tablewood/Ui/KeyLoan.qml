import QtQuick

/// Gives the keyboard to what opens over something else, and back to what had it when that closes.
Item {
    id: loan

    property bool isOpen: false
    property Item before: null
    /// The keyboard is to be taken.
    signal taken

    onIsOpenChanged: {
        if (isOpen) {
            before = loan.Window.activeFocusItem;
            taken();
        } else if (before && before.visible && before.enabled) {
            before.forceActiveFocus();
        }
    }
}
