pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.Ui

/// What lies over the page or the replay: settings, help, or all matches.
FocusScope {
    id: layers

    /// "settings", "help", "matches", or "" for nothing.
    property string shown: ""
    signal layerWanted(string name)
    signal playWanted
    signal openWanted
    signal matchWanted(string id)
    signal replayWanted(string id)
    signal saveWanted(string id)

    visible: shown !== ""

    Only {
        when: layers.shown === "settings"

        SettingsPage {
            anchors.fill: parent
            onBackWanted: layers.layerWanted("")
            onMatchesWanted: layers.layerWanted("matches")
            Component.onCompleted: forceActiveFocus()
        }
    }

    Only {
        when: layers.shown === "help"

        HelpPage {
            anchors.fill: parent
            onBackWanted: layers.layerWanted("")
            Component.onCompleted: forceActiveFocus()
        }
    }

    Only {
        when: layers.shown === "matches"

        LibraryPage {
            anchors.fill: parent
            onBackWanted: layers.layerWanted("")
            onPlayWanted: layers.playWanted()
            onOpenWanted: layers.openWanted()
            onMatchWanted: id => layers.matchWanted(id)
            onReplayWanted: id => layers.replayWanted(id)
            onSaveWanted: id => layers.saveWanted(id)
            Component.onCompleted: forceActiveFocus()
        }
    }
}
