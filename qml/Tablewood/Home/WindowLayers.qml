pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The settings, the help or all matches, over the page or the replay.
FocusScope {
    id: layers

    required property Main window

    function play(): void {
        layers.window.layer = "";
        if (!layers.window.isAtTable)
            layers.window.shownPage = "setup";
    }

    visible: window.layer !== ""

    Only {
        when: layers.window.layer === "settings" || layers.window.layer === "packs"

        SettingsPage {
            id: settings

            anchors.fill: parent
            first: layers.window.layer === "packs" ? settings.sections.length - 1 : 0
            isAboutPacks: layers.window.layer === "packs"
            onBackWanted: layers.window.layer = ""
            onMatchesWanted: layers.window.layer = "matches"
            Component.onCompleted: forceActiveFocus()
        }
    }

    Only {
        when: layers.window.layer === "help"

        HelpPage {
            anchors.fill: parent
            game: layers.window.game
            story: GuideBook.storyOf(layers.window.shownTable)
            onBackWanted: layers.window.layer = ""
            Component.onCompleted: forceActiveFocus()
        }
    }

    Only {
        when: layers.window.layer === "matches"

        LibraryPage {
            anchors.fill: parent
            onBackWanted: layers.window.layer = ""
            onPlayWanted: layers.play()
            onOpenWanted: layers.window.openFile()
            onMatchWanted: id => layers.window.openMatch(id)
            onReplayWanted: id => layers.window.replay(id, null)
            onSaveWanted: id => layers.window.saveMatch(id)
            Component.onCompleted: forceActiveFocus()
        }
    }
}
