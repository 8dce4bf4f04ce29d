pragma ComponentBehavior: Bound
import QtQuick
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
    /// It was chosen from the page of all matches, which comes back after it.
    property bool isWatchingFromList: false
    /// What lies over the page or the replay: "", "settings", "help" or "matches".
    property string layer: ""
    /// The person closes the window although something is not stored.
    property bool mayLose: false
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
        close.accepted = !lan.isHost && (KeptMatches.unstored === 0 || window.mayLose);
        if (!close.accepted) {
            if (lan.isHost)
                leaving.ask("close");
            else
                unstored.open();
            return;
        }
        window.layer = "";
        window.isWatching = false;
        window.shownPage = "";
    }

    // What was said on the page before has been read.
    onShownPageChanged: KeptMatches.dismiss()
    onLayerChanged: {
        KeptMatches.dismiss();
        // The list of matches is as it is now.
        if (window.layer === "matches")
            KeptMatches.refresh();
    }

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
        window.isWatchingFromList = window.layer === "matches";
        window.layer = "";
        window.isWatching = true;
    }

    function closeReplay() {
        window.isWatching = false;
        if (window.isWatchingFromList)
            window.layer = "matches";
        else
            pages.forceActiveFocus();
    }

    /// Gives the keyboard to what is shown, after something lay over it.
    function takeKeys() {
        (window.layer === "" ? pages : over).forceActiveFocus();
    }

    /// Joins a table; without a target shows which there are.
    function join(target: string, wants: string, name: string) {
        window.layer = "";
        window.tableName = name;
        window.shownPage = "join";
        if (target !== "")
            lan.join(target, wants);
    }

    function showHosting() {
        window.layer = "";
        window.shownPage = "host";
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
        doors.start(Program.file, Program.join, Program.isHosting);
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
        onClosed: window.takeKeys()
        onLeft: {
            if (then === "close")
                window.close();
            else if (then !== "")
                window.openMatch(then);
        }
    }

    UnstoredQuestion {
        id: unstored

        onClosed: window.takeKeys()
        onSaveWanted: doors.save(KeptMatches.firstUnstored())
        onCloseWanted: {
            window.mayLose = true;
            window.close();
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
            onMatchesWanted: window.showLayer("matches")
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

    WindowLayers {
        id: over

        anchors.fill: parent
        shown: window.layer
        onLayerWanted: name => window.layer = name
        onPlayWanted: {
            window.layer = "";
            if (!window.isAtTable)
                window.shownPage = "setup";
        }
        onOpenWanted: doors.open()
        onMatchWanted: id => window.openMatch(id)
        onReplayWanted: id => window.replay(id, null)
        onSaveWanted: id => doors.save(id)
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

    FileDoors {
        id: doors

        anchors.fill: parent
        z: 19
        window: window
        onMatchWanted: id => window.openMatch(id)
        // A table that is open is not left without a question.
        onJoinWanted: target => window.isAtTable ? window.leaveTable() : window.join(target, "seat", "")
        onHostWanted: window.isAtTable ? window.leaveTable() : window.showHosting()
        onClosed: window.takeKeys()
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

    WindowKeys {
        window: window
        hasTable: window.shownPage === "table"
        onLayerWanted: name => window.showLayer(name)
        onOpenWanted: doors.open()
        onSaveWanted: doors.save(window.matchId)
    }
}
