pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Tablewood.App
import Tablewood.Lan
import Tablewood.Table
import Tablewood.Ui

/// The window. One page is shown at a time; settings and help lie over it.
Window {
    id: window

    /// "home", "setup", "host", "join", "table", or "lan": at a table in the network.
    property string shownPage: "home"
    property string matchId: ""
    /// The table that is being joined, by its name.
    property string tableName: ""
    /// The address of a table is what is asked for first.
    property bool asksForAddress: false
    /// Others are at a table with this window.
    readonly property bool isAtTable: shownPage === "lan" && lan.state !== "idle" && lan.state !== "ended"
    /// A match is watched again, over the page: the one of the library with this id, and the table where it is open.
    property bool isWatching: false
    property string watchedId: ""
    property TableModel watchedTable: null
    /// What lies over the page or the replay: "", "settings" or "help".
    property string layer: ""
    /// About what a desktop puts above a window.
    readonly property int titleHeight: 40

    width: Program.firstSize.width
    height: Program.firstSize.height
    minimumWidth: 960
    minimumHeight: 600
    visible: true
    title: window.shownPage === "table" ? qsTr("At the table") : qsTr("Tablewood")
    color: Theme.window

    // The pages go before what they show.
    onClosing: close => {
        close.accepted = !lan.isHost;
        if (!close.accepted) {
            leaving.ask("close");
            return;
        }
        window.layer = "";
        window.isWatching = false;
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
        if (window.isAtTable) {
            leaving.ask(id);
            return;
        }
        lan.goHome();
        window.layer = "";
        window.isWatching = false;
        if (KeptMatches.isHosted(id)) {
            lan.hostAgain(id);
            return;
        }
        window.matchId = id;
        window.shownPage = "table";
        KeptMatches.refresh();
    }

    /// Watches a match of the library again, or what was played at an open table.
    function replay(id: string, table: TableModel) {
        window.watchedId = id;
        window.watchedTable = table;
        window.isWatching = true;
    }

    function closeReplay() {
        window.isWatching = false;
        pages.forceActiveFocus();
    }

    /// Joins a table; without a target shows which there are.
    function join(target: string, wants: string, name: string) {
        window.layer = "";
        window.tableName = name;
        window.shownPage = "join";
        if (target !== "")
            lan.join(target, wants);
    }

    /// The table in the network is at another point: shows its page.
    function followTable() {
        if (lan.state === "lobby" || lan.state === "table")
            window.shownPage = "lan";
        else if (lan.state === "idle" && window.shownPage === "lan")
            window.goHome();
    }

    /// Goes home from the table in the network, after a question where that takes something from others.
    function leaveTable() {
        if (window.isAtTable)
            leaving.ask("");
        else
            lan.goHome();
    }

    function showLayer(name: string) {
        window.layer = window.layer === name ? "" : name;
    }

    Component.onCompleted: {
        if (Program.isFullscreen)
            window.showFullScreen();
        else if (Screen.desktopAvailableWidth >= window.minimumWidth && (Screen.desktopAvailableWidth < window.width || Screen.desktopAvailableHeight < window.height + titleHeight))
            window.showMaximized();
        if (Program.isHosting)
            window.shownPage = "host";
        if (Program.join !== "")
            window.join(Program.join, "seat", "");
        if (Program.file === "")
            return;
        const id = KeptMatches.takeIn(Program.file);
        if (id !== "")
            window.openMatch(id);
    }

    MatchSetup {
        id: seating
    }

    MatchSetup {
        id: hosting
    }

    LanTable {
        id: lan

        onChanged: window.followTable()
    }

    TablesNearby {
        id: tablesNearby

        isLooking: !Program.isTakingPictures && window.layer === "" && lan.state === "idle" && (window.shownPage === "home" || window.shownPage === "join")
        Component.onCompleted: if (Program.isTakingPictures)
            addSamples()
    }

    LeaveQuestion {
        id: leaving

        /// What follows: "close" the window, or the match of this id; empty for nothing.
        property string then: ""

        function ask(then: string): void {
            leaving.then = then;
            leaving.open();
        }

        table: lan
        // The keyboard goes back to the page.
        onClosed: pages.forceActiveFocus()
        onLeft: {
            if (then === "close")
                window.close();
            else if (then !== "")
                window.openMatch(then);
        }
    }

    FocusScope {
        id: pages

        anchors.fill: parent
        focus: visible
        visible: window.layer === "" && !window.isWatching
        enabled: visible

        HomePage {
            anchors.fill: parent
            visible: window.shownPage === "home"
            enabled: visible
            focus: visible
            nearby: tablesNearby
            onPlayWanted: window.shownPage = "setup"
            onHostWanted: window.shownPage = "host"
            onJoinWanted: (target, wants, name) => window.join(target, wants, name)
            onAddressWanted: {
                window.asksForAddress = true;
                window.join("", "", "");
                window.asksForAddress = false;
            }
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

        Only {
            when: window.shownPage === "host"

            SetupPage {
                anchors.fill: parent
                isHosting: true
                setup: hosting
                problem: lan.state === "ended" ? lan.why : ""
                onBackWanted: window.goHome()
                onTableWanted: plan => lan.host(plan)
                onSettingsWanted: window.showLayer("settings")
                onHelpWanted: window.showLayer("help")
                Component.onCompleted: forceActiveFocus()
            }
        }

        Only {
            when: window.shownPage === "join"

            JoinPage {
                anchors.fill: parent
                table: lan
                nearby: tablesNearby
                tableName: window.tableName
                onBackWanted: window.goHome()
                onSettingsWanted: window.showLayer("settings")
                onHelpWanted: window.showLayer("help")
                Component.onCompleted: window.asksForAddress ? showAddress() : forceActiveFocus()
            }
        }

        Only {
            when: window.shownPage === "lan"

            LobbyPage {
                anchors.fill: parent
                table: lan
                onHomeWanted: window.leaveTable()
                onReplayWanted: table => window.replay(lan.matchId, table)
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
                isCovered: window.isWatching || window.layer !== ""
                onHomeWanted: window.goHome()
                onReplayWanted: table => window.replay(window.matchId, table)
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
        when: window.isWatching

        ReplayPage {
            anchors.fill: parent
            visible: window.layer === ""
            enabled: visible
            matchId: window.watchedId
            live: window.watchedTable
            onCloseWanted: window.closeReplay()
            onSettingsWanted: window.showLayer("settings")
            onHelpWanted: window.showLayer("help")
            onVisibleChanged: if (visible)
                forceActiveFocus()
            Component.onCompleted: forceActiveFocus()
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
            window.isWatching = false;
            if (page === "replay")
                window.replay(matchId, null);
            else if (matchId !== "")
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
        onActivated: {
            const game = KeptMatches.matches.find(match => match.id === window.matchId)?.game ?? window.title;
            saveDialog.selectedFile = Program.documents + "/" + game + " " + Qt.formatDateTime(new Date(), "yyyy-MM-dd hh.mm") + ".tablewood";
            saveDialog.open();
        }
    }

    FileDialog {
        id: openDialog

        title: qsTr("Open a match")
        onVisibleChanged: if (!visible)
            pages.forceActiveFocus()
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
        onVisibleChanged: if (!visible)
            pages.forceActiveFocus()
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
        // A table that was to be opened again from Home may fail to.
        readonly property bool isOfTable: KeptMatches.problem === "" && window.shownPage === "home" && lan.state === "ended"

        text: isOfTable ? lan.why : KeptMatches.problem
        detail: isOfTable ? "" : KeptMatches.detail
        onDismissed: isOfTable ? lan.goHome() : KeptMatches.dismiss()
    }

    Shortcut {
        sequence: "F1"
        autoRepeat: false
        context: Qt.ApplicationShortcut
        onActivated: window.showLayer("help")
    }
}
