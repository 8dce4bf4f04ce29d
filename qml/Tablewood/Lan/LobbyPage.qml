pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// At a table in the network: its lobby, and the match once it has begun.
FocusScope {
    id: page

    required property LanTable table
    /// It goes after a table that has moved, and has not heard of it there.
    readonly property bool isUnderway: table.table === null && table.lobby.seats.count === 0
    /// The game of this table, by its id.
    readonly property string game: table.table?.scene.game ?? table.lobby.game
    /// Something lies over the page.
    property bool isCovered: false
    signal homeWanted
    /// Asks to read what the match tells before it begins, of GuideEntry.
    signal storyWanted(var pages)
    /// Asks to watch the match so far.
    signal replayWanted(TableModel table)

    Only {
        when: page.table.table === null && !page.isUnderway

        LobbyRoom {
            anchors.fill: parent
            table: page.table
            onHomeWanted: page.homeWanted()
            onStoryWanted: told => page.storyWanted(told)
            Component.onCompleted: focus = true
        }
    }

    Only {
        when: page.isUnderway

        ArtImage {
            anchors.fill: parent
            art: "scenery/floor?theme=" + Theme.name

            JoinWait {
                anchors.centerIn: parent
                width: Math.min(parent.width - 48, Math.max(520, Theme.px(480)))
                maximumHeight: parent.height - 32
                table: page.table
                onBackWanted: page.homeWanted()
                Component.onCompleted: forceActiveFocus()
            }
        }
    }

    Only {
        when: page.table.table === null && !page.isUnderway && page.table.state === "ended"

        TableGone {
            anchors.fill: parent
            z: 1
            table: page.table
            onHomeWanted: page.homeWanted()
        }
    }

    // Another view of the match is another table: this one never sees it vanish.
    Each {
        model: page.table.table === null ? [] : [page.table.table]

        LanMatch {
            required property TableModel modelData

            anchors.fill: parent
            lan: page.table
            table: modelData
            isCovered: page.isCovered
            onHomeWanted: page.homeWanted()
            onReplayWanted: page.replayWanted(modelData)
            Component.onCompleted: focus = true
        }
    }
}
