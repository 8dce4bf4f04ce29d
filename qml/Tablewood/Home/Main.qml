pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Tablewood.App
import Tablewood.Table
import Tablewood.Ui

/// The window. One page is shown at a time; settings and help lie over it.
Window {
    id: window

    /// "home", "setup" or "table".
    property string shownPage: "home"
    property string matchId: ""
    /// What lies over the page: "", "settings" or "help".
    property string layer: ""

    width: 1280
    height: 800
    minimumWidth: 960
    minimumHeight: 600
    visible: true
    title: window.shownPage === "table" ? qsTr("At the table") : qsTr("Tablewood")
    color: Theme.window

    // The pages go before what they show.
    onClosing: {
        window.layer = "";
        window.shownPage = "";
    }

    // What was said on the page before has been read.
    onShownPageChanged: KeptMatches.dismiss()
    onLayerChanged: KeptMatches.dismiss()

    function goHome() {
        window.shownPage = "home";
        KeptMatches.refresh();
    }

    function openMatch(id: string) {
        window.layer = "";
        window.matchId = id;
        window.shownPage = "table";
        KeptMatches.refresh();
    }

    function showLayer(name: string) {
        window.layer = window.layer === name ? "" : name;
    }

    Component.onCompleted: {
        if (Program.isFullscreen)
            window.showFullScreen();
        if (Program.file === "")
            return;
        const id = KeptMatches.takeIn(Program.file);
        if (id !== "")
            window.openMatch(id);
    }

    MatchSetup {
        id: seating
    }

    FocusScope {
        id: pages

        anchors.fill: parent
        focus: window.layer === ""
        visible: window.layer === ""
        enabled: visible

        HomePage {
            anchors.fill: parent
            visible: window.shownPage === "home"
            enabled: visible
            focus: visible
            onPlayWanted: window.shownPage = "setup"
            onMatchWanted: id => window.openMatch(id)
            onSettingsWanted: window.showLayer("settings")
            onHelpWanted: window.showLayer("help")
        }

        Only {
            when: window.shownPage === "setup"

            SetupPage {
                anchors.fill: parent
                setup: seating
                onBackWanted: window.goHome()
                onMatchWanted: id => window.openMatch(id)
                onSettingsWanted: window.showLayer("settings")
                onHelpWanted: window.showLayer("help")
                Component.onCompleted: forceActiveFocus()
            }
        }

        // Another match is another page: a table never sees its match vanish.
        Each {
            model: window.shownPage === "table" ? [window.matchId] : []

            TablePage {
                required property string modelData

                anchors.fill: parent
                matchId: modelData
                onHomeWanted: window.goHome()
                onAgainWanted: {
                    const id = KeptMatches.again(window.matchId);
                    if (id !== "")
                        window.openMatch(id);
                }
                onSettingsWanted: window.showLayer("settings")
                onHelpWanted: window.showLayer("help")
                Component.onCompleted: forceActiveFocus()
            }
        }
    }

    Only {
        when: window.layer === "settings"

        SettingsPage {
            anchors.fill: parent
            onBackWanted: window.layer = ""
            onMatchWanted: id => window.openMatch(id)
            Component.onCompleted: forceActiveFocus()
        }
    }

    Only {
        when: window.layer === "help"

        HelpPage {
            anchors.fill: parent
            onBackWanted: window.layer = ""
            Component.onCompleted: forceActiveFocus()
        }
    }

    ShotList {
        window: window
        onPageWanted: (page, layer, matchId) => {
            window.layer = layer;
            if (matchId !== "")
                window.openMatch(matchId);
            else
                window.shownPage = page;
        }
    }

    Shortcut {
        sequence: "Ctrl+Q"
        context: Qt.ApplicationShortcut
        onActivated: window.close()
    }

    Shortcut {
        sequence: "F11"
        autoRepeat: false
        context: Qt.ApplicationShortcut
        onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
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
        onActivated: openDialog.open()
    }

    Shortcut {
        sequences: ["Ctrl+S", "Ctrl+Shift+S"]
        context: Qt.ApplicationShortcut
        enabled: window.shownPage === "table"
        onActivated: saveDialog.open()
    }

    FileDialog {
        id: openDialog

        title: qsTr("Open a match")
        currentFolder: Program.documents
        nameFilters: [qsTr("Matches (*.tablewood)")]
        onAccepted: {
            const id = KeptMatches.open(selectedFile);
            if (id !== "")
                window.openMatch(id);
        }
    }

    FileDialog {
        id: saveDialog

        title: qsTr("Save this match as a file")
        currentFolder: Program.documents
        acceptLabel: qsTr("Save")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "tablewood"
        nameFilters: [qsTr("Matches (*.tablewood)")]
        onAccepted: KeptMatches.saveAs(window.matchId, selectedFile)
    }

    Notice {
        z: 20
        anchors.centerIn: parent
        width: Math.min(parent.width - 48, Theme.px(560))
        text: KeptMatches.problem
        detail: KeptMatches.detail
        onDismissed: KeptMatches.dismiss()
    }

    Shortcut {
        sequence: "F1"
        autoRepeat: false
        context: Qt.ApplicationShortcut
        onActivated: window.showLayer("help")
    }
}
