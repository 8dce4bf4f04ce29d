import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The keys that do the same on every page.
Item {
    id: keys

    required property Window window
    /// A match of this window is open.
    property bool hasTable: false
    signal layerWanted(string name)
    signal openWanted
    signal saveWanted

    KeyShortcut {
        action: "quit"
        onActivated: keys.window.close()
    }

    KeyShortcut {
        action: "fullScreen"
        onActivated: keys.window.visibility = keys.window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }

    KeyShortcut {
        action: "mute"
        onActivated: Preferences.isMuted = !Preferences.isMuted
    }

    KeyShortcut {
        action: "open"
        onActivated: keys.openWanted()
    }

    KeyShortcut {
        action: "save"
        enabled: keys.hasTable
        onActivated: keys.saveWanted()
    }

    KeyShortcut {
        action: "matches"
        onActivated: keys.layerWanted("matches")
    }

    KeyShortcut {
        action: "help"
        onActivated: keys.layerWanted("help")
    }
}
