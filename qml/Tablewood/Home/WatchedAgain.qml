pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.Table
import Tablewood.Ui

/// A match that is watched again, over the page.
Item {
    id: watched

    required property Main window
    /// The game that is watched, by its id; empty for none.
    readonly property string game: replays.count > 0 ? (replays.itemAt(0) as ReplayPage)?.game ?? "" : ""

    Binding {
        target: watched.window
        property: "watchedGame"
        value: watched.game
    }

    Binding {
        target: watched.window
        property: "replayTable"
        value: replays.count > 0 ? (replays.itemAt(0) as ReplayPage)?.table ?? null : null
    }

    Only {
        id: replays

        when: watched.window.isWatching

        ReplayPage {
            anchors.fill: parent
            visible: watched.window.layer === ""
            enabled: visible
            matchId: watched.window.watchedId
            live: watched.window.watchedTable
            onCloseWanted: watched.window.closeReplay()
            onVisibleChanged: if (visible)
                forceActiveFocus()
            Component.onCompleted: forceActiveFocus()
        }
    }
}
