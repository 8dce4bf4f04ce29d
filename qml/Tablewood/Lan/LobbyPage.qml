pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// At a table in the network: its lobby, and the match once it has begun.
FocusScope {
    id: page

    required property LanTable table
    signal homeWanted
    signal settingsWanted
    signal helpWanted

    Only {
        when: page.table.table === null

        LobbyRoom {
            anchors.fill: parent
            table: page.table
            onHomeWanted: page.homeWanted()
            onSettingsWanted: page.settingsWanted()
            onHelpWanted: page.helpWanted()
            Component.onCompleted: focus = true
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
            onHomeWanted: page.homeWanted()
            onSettingsWanted: page.settingsWanted()
            onHelpWanted: page.helpWanted()
            Component.onCompleted: focus = true
        }
    }
}
