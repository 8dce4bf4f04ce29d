import QtQuick
import QtQuick.Templates as T

/// Gives the keyboard to what opens over something else, and back to what had it when that closes: with its ring, if it had one.
Item {
    id: loan

    property bool isOpen: false
    property Item before: null
    property int reasonBefore: Qt.OtherFocusReason
    /// The keyboard is to be taken.
    signal taken

    onIsOpenChanged: {
        if (isOpen) {
            before = loan.Window.activeFocusItem;
            reasonBefore = (before as T.Control)?.visualFocus ? Qt.TabFocusReason : Qt.OtherFocusReason;
            taken();
        } else if (before && before.visible && before.enabled) {
            before.forceActiveFocus(reasonBefore);
        }
    }
}
