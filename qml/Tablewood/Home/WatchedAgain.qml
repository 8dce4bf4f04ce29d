pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.Table
import Tablewood.Ui

/// A match that is watched again, over the page.
Item {
    id: watched

    required property Main window

    Only {
        when: watched.window.isWatching

        ReplayPage {
            anchors.fill: parent
            visible: watched.window.layer === ""
            enabled: visible
            matchId: watched.window.watchedId
            live: watched.window.watchedTable
            onCloseWanted: watched.window.closeReplay()
            onSettingsWanted: watched.window.showLayer("settings")
            onHelpWanted: watched.window.showLayer("help")
            onVisibleChanged: if (visible)
                forceActiveFocus()
            Component.onCompleted: forceActiveFocus()
        }
    }
}
