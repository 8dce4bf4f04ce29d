pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Lan
import Tablewood.Ui

/// The window. One page is shown at a time; settings and help lie over it.
Window {
    id: window

    /// "home", "setup", "host", "join", "night", "maps", "table", or "lan": at a table in the network.
    property string shownPage: "home"
    property string matchId: ""
    /// The match that has just begun here, by its id, until its story is told.
    property string begunMatch: ""
    /// The match that is shown was begun on the map that is drawn: leaving it leads back there.
    property bool isFromMaps: false
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
    /// The game of the page or of the replay that is shown, by its id; empty for none.
    readonly property string game: isWatching ? watchedGame : pageGame
    /// Said by the replay and by the page, while they are there.
    property string watchedGame: ""
    property string pageGame: ""
    /// The table of the page or of the replay that is shown; null for none.
    readonly property TableModel shownTable: isWatching ? replayTable : pageTable
    property TableModel replayTable: null
    property TableModel pageTable: null
    /// The layer over the page or the replay: "", "settings", "packs" (the settings, where they tell of packs), "help" or "matches".
    property string layer: ""
    /// The page is drawn for a laptop.
    readonly property bool hasLaptopSizes: shownPage === "setup" || shownPage === "host" || shownPage === "lan" || shownPage === "table"
    /// The person closes the window although something is not stored.
    property bool mayLose: false
    /// Asks whether to leave a table in the network, and what follows then: "close" the window, or the match of this id; empty
    /// for nothing.
    signal leavingAsked(string then)
    /// Asks whether to lose what is not stored.
    signal losingAsked
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
                window.askToLeave("close");
            else
                window.askToLose();
            return;
        }
        window.layer = "";
        window.isWatching = false;
        window.shownPage = "";
    }

    // The words on the page before have been read.
    onShownPageChanged: KeptMatches.dismiss()
    onLayerChanged: {
        KeptMatches.dismiss();
        // The list of matches is as it is now.
        if (window.layer === "matches")
            KeptMatches.refresh();
    }

    /// Home, or the map from which the match was begun.
    function goHome() {
        const isToMaps = window.isFromMaps && window.shownPage === "table";
        window.shownPage = isToMaps ? "maps" : "home";
        window.isFromMaps = false;
        if (isToMaps)
            MapDesk.openAgain();
        KeptMatches.refresh();
    }

    function openMatch(id: string) {
        if (window.isAtTable) {
            window.askToLeave(id);
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

    /// Opens a match that has just been put into the library.
    function beginMatch(id: string) {
        window.begunMatch = id;
        window.openMatch(id);
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
        const notice = notices.when ? notices.itemAt(0) as Notice : null;
        if (notice)
            notice.takeKeys();
        else
            (window.layer !== "" ? over : window.isWatching ? replay : pages).forceActiveFocus();
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
            window.askToLeave("");
        else
            lan.goHome();
    }

    function askToLeave(then: string) {
        questions.come();
        window.leavingAsked(then);
    }

    function askToLose() {
        questions.come();
        window.losingAsked();
    }

    /// Asks for a file to open.
    function openFile() {
        doors.open();
    }

    /// Asks where a match is to be saved as a file.
    function saveMatch(id: string) {
        doors.save(id);
    }

    function showLayer(name: string) {
        window.layer = window.layer === name ? "" : name;
    }

    Component.onCompleted: {
        const isRoomWide = Screen.desktopAvailableWidth >= window.minimumWidth;
        const isTooLarge = Screen.desktopAvailableWidth < window.width || Screen.desktopAvailableHeight < window.height + titleHeight;
        if (Program.isFullscreen)
            window.showFullScreen();
        else if (isRoomWide && isTooLarge)
            window.showMaximized();
        doors.start(Program.file, Program.join, Program.isHosting, Program.isEditing);
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

    Later {
        id: questions

        file: Qt.resolvedUrl("ClosingQuestions.qml")
        given: ({
                "window": window,
                "table": lan
            })
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
            onNightWanted: window.shownPage = "night"
            onMapsWanted: window.shownPage = "maps"
            onAddressWanted: {
                window.asksForAddress = true;
                window.join("", "", "");
                window.asksForAddress = false;
            }
            onMatchWanted: id => window.openMatch(id)
            onMatchesWanted: window.showLayer("matches")
            onPacksWanted: window.showLayer("packs")
        }

        Later {
            anchors.fill: parent
            isWanted: window.shownPage !== "home" && window.shownPage !== ""
            file: Qt.resolvedUrl("OtherPages.qml")
            given: ({
                    "window": window,
                    "table": lan,
                    "nearby": tablesNearby
                })
        }
    }

    Later {
        id: replay

        anchors.fill: parent
        isWanted: window.isWatching
        file: Qt.resolvedUrl("WatchedAgain.qml")
        given: ({
                "window": window
            })
    }

    Later {
        id: over

        anchors.fill: parent
        isWanted: window.layer !== ""
        file: Qt.resolvedUrl("WindowLayers.qml")
        given: ({
                "window": window
            })
    }

    Later {
        isWanted: Program.isTakingPictures
        file: Qt.resolvedUrl("ShotList.qml")
        given: ({
                "window": window
            })
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
        onMapWanted: file => {
            if (window.isAtTable) {
                window.leaveTable();
                return;
            }
            window.layer = "";
            window.shownPage = "maps";
            if (String(file) !== "")
                MapDesk.openFile(file);
        }
        onClosed: window.takeKeys()
    }

    Only {
        id: notices
        // A table that was to be opened again from Home may fail to.
        readonly property bool isOfTable: KeptMatches.problem === "" && window.shownPage === "home" && lan.state === "ended"

        when: isOfTable || KeptMatches.problem !== "" || KeptMatches.done !== ""
        // It had the keyboard, unless the person went on beside it.
        onWhenChanged: if (!when)
            window.takeKeys()

        Notice {
            z: 20
            anchors.centerIn: parent
            width: Math.min(window.width - 48, Theme.px(560))
            text: notices.isOfTable ? lan.why : KeptMatches.problem !== "" ? KeptMatches.problem : KeptMatches.done
            isGood: !notices.isOfTable && KeptMatches.problem === ""
            detail: notices.isOfTable ? "" : KeptMatches.detail
            onDismissed: {
                if (notices.isOfTable)
                    lan.goHome();
                else
                    KeptMatches.dismiss();
            }
        }
    }

    Connections {
        target: Ways

        function onHelp(): void {
            window.showLayer("help");
        }
        function onSettings(): void {
            window.showLayer("settings");
        }
    }

    // Set-up and table have sizes for a laptop: in a large window their words grow with the rest.
    Binding {
        target: Theme
        property: "room"
        value: window.hasLaptopSizes ? Math.max(1, Math.min(1.2, window.width / 1280, window.height / 800)) : 1
    }

    WindowKeys {
        window: window
        hasTable: window.shownPage === "table"
        onLayerWanted: name => window.showLayer(name)
        onOpenWanted: window.openFile()
        onSaveWanted: window.saveMatch(window.matchId)
    }
}
