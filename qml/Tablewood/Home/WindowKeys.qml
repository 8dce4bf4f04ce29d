import QtQuick
import Tablewood.App

/// The keys that do the same on every page.
Item {
    id: keys

    required property Window window
    /// A match of this window is open.
    property bool hasTable: false
    signal layerWanted(string name)
    signal openWanted
    signal saveWanted

    Shortcut {
        sequence: "Ctrl+Q"
        context: Qt.ApplicationShortcut
        onActivated: keys.window.close()
    }

    Shortcut {
        sequence: "F11"
        autoRepeat: false
        context: Qt.ApplicationShortcut
        onActivated: keys.window.visibility = keys.window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }

    Shortcut {
        sequence: "Ctrl+M"
        autoRepeat: false
        context: Qt.ApplicationShortcut
        onActivated: Preferences.isMuted = !Preferences.isMuted
    }

    Shortcut {
        sequence: "Ctrl+O"
        context: Qt.ApplicationShortcut
        onActivated: keys.openWanted()
    }

    Shortcut {
        sequences: ["Ctrl+S", "Ctrl+Shift+S"]
        context: Qt.ApplicationShortcut
        enabled: keys.hasTable
        onActivated: keys.saveWanted()
    }

    Shortcut {
        sequence: "Ctrl+L"
        autoRepeat: false
        context: Qt.ApplicationShortcut
        onActivated: keys.layerWanted("matches")
    }

    Shortcut {
        sequence: "F1"
        autoRepeat: false
        context: Qt.ApplicationShortcut
        onActivated: keys.layerWanted("help")
    }
}
