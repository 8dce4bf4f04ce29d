import QtQuick
import Tablewood.App

/// Hears the keys of an action wherever in the window they are pressed; `action` is its id in KeyMap.
Shortcut {
    required property string action

    sequences: KeyMap.sequences[action]
    autoRepeat: false
    context: Qt.ApplicationShortcut
}
