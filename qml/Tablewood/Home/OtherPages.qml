pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Lan
import Tablewood.Maps
import Tablewood.Night
import Tablewood.Table
import Tablewood.Ui

/// The pages of the window beside Home: each exists while it is shown.
Item {
    id: pages

    required property Main window
    required property LanTable table
    required property TablesNearby nearby
    /// The game that is set up or played on the page that is shown, by its id; empty for none.
    readonly property string game: {
        switch (window.shownPage) {
        case "setup":
            return seating.game;
        case "host":
            return hosting.game;
        case "lan":
            return lobbies.count > 0 ? (lobbies.itemAt(0) as LobbyPage)?.game ?? "" : "";
        case "table":
            return matches.count > 0 ? (matches.itemAt(0) as TablePage)?.game ?? "" : "";
        }
        return "";
    }

    /// The table that is shown; null for none.
    readonly property TableModel shownTable: window.shownPage === "table" && matches.count > 0 ? (matches.itemAt(0) as TablePage)?.table ?? null : window.shownPage === "lan" ? table.table : null
    /// Something lies over them.
    readonly property bool isCovered: window.isWatching || window.layer !== "" || story.visible

    /// Tells what the match has to tell before its first move.
    function tellStory(): void {
        story.pages = GuideBook.storyOf(pages.shownTable);
        if (story.pages.length > 0)
            story.open();
    }

    Binding {
        target: pages.window
        property: "pageGame"
        value: pages.game
    }

    Binding {
        target: pages.window
        property: "pageTable"
        value: pages.shownTable
    }

    StoryLayer {
        id: story
    }

    // The table is known as what is shown once its page is there.
    Timer {
        id: telling

        interval: 0
        onTriggered: pages.tellStory()
    }

    Connections {
        target: pages.table

        function onBegun(): void {
            pages.tellStory();
        }
    }

    /// Nothing lies over a night, over the end, or over another table.
    readonly property bool isStoryOver: !shownTable || shownTable.scene.night.isDark || shownTable.scene.isOver

    onIsStoryOverChanged: if (isStoryOver)
        story.close()

    // Nobody may sit at a screen for all: it shows the table once something happens there.
    Connections {
        target: story.visible && (pages.shownTable?.isSharedScreen ?? false) ? pages.shownTable.log : null

        function onCountChanged(): void {
            story.close();
        }
    }

    MatchSetup {
        id: seating
    }

    MatchSetup {
        id: hosting

        isHosted: true
    }

    Only {
        when: pages.window.shownPage === "setup"

        SetupPage {
            anchors.fill: parent
            setup: seating
            onBackWanted: pages.window.goHome()
            onMatchWanted: id => pages.window.beginMatch(id)
            Component.onCompleted: forceActiveFocus()
        }
    }

    Only {
        when: pages.window.shownPage === "host"

        SetupPage {
            anchors.fill: parent
            isHosting: true
            setup: hosting
            problem: pages.table.state === "ended" ? pages.table.why : ""
            onBackWanted: pages.window.goHome()
            onTableWanted: plan => pages.table.host(plan)
            Component.onCompleted: forceActiveFocus()
        }
    }

    Only {
        when: pages.window.shownPage === "join"

        JoinPage {
            anchors.fill: parent
            table: pages.table
            nearby: pages.nearby
            tableName: pages.window.tableName
            onBackWanted: pages.window.goHome()
            Component.onCompleted: pages.window.asksForAddress ? showAddress() : forceActiveFocus()
        }
    }

    Only {
        when: pages.window.shownPage === "night"
        onItemRemoved: Night.editor.close()

        ModeratorPage {
            anchors.fill: parent
            onBackWanted: pages.window.goHome()
            Component.onCompleted: forceActiveFocus()
        }
    }

    Only {
        when: pages.window.shownPage === "maps"
        onItemRemoved: MapDesk.editor.close()

        DesignerPage {
            anchors.fill: parent
            onBackWanted: pages.window.goHome()
            onPlayWanted: players => {
                const id = MapDesk.play(players);
                if (id === "")
                    return;
                pages.window.isFromMaps = true;
                pages.window.beginMatch(id);
            }
            onHostWanted: {
                const why = hosting.useMap(MapDesk.game, MapDesk.text());
                if (why === "")
                    pages.window.shownPage = "host";
                else
                    MapDesk.refuse(why);
            }
            Component.onCompleted: forceActiveFocus()
        }
    }

    Only {
        id: lobbies

        when: pages.window.shownPage === "lan"

        LobbyPage {
            anchors.fill: parent
            table: pages.table
            isCovered: pages.isCovered
            onHomeWanted: pages.window.leaveTable()
            onStoryWanted: told => tell(told)

            function tell(told: var): void {
                story.pages = told;
                story.open();
            }

            onReplayWanted: table => pages.window.replay(pages.table.matchId, table)
            Component.onCompleted: forceActiveFocus()
        }
    }

    // Another match is another page: a table never sees its match vanish.
    Each {
        id: matches

        model: pages.window.shownPage === "table" ? [pages.window.matchId] : []

        TablePage {
            required property string modelData

            anchors.fill: parent
            matchId: modelData
            isCovered: pages.isCovered
            onHomeWanted: pages.window.goHome()
            onReplayWanted: table => pages.window.replay(pages.window.matchId, table)
            onAgainWanted: begin(KeptMatches.again(pages.window.matchId))
            onNextWanted: way => begin(KeptMatches.follow(pages.window.matchId, way))

            function begin(id: string): void {
                if (id !== "")
                    pages.window.beginMatch(id);
            }

            Component.onCompleted: {
                forceActiveFocus();
                if (pages.window.begunMatch === modelData)
                    telling.start();
                pages.window.begunMatch = "";
            }
        }
    }
}
