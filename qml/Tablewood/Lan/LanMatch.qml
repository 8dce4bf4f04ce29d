import QtQuick
import Tablewood.App
import Tablewood.Table
import Tablewood.Ui

/// A match at a table in the network.
FocusScope {
    id: match

    required property LanTable lan
    required property TableModel table
    signal homeWanted
    signal settingsWanted
    signal helpWanted

    ArtImage {
        anchors.fill: parent
        art: "wood/tabletop?theme=" + Theme.name
    }

    MatchView {
        anchors.fill: parent
        focus: true
        table: match.table
        onHomeWanted: match.homeWanted()
        onSettingsWanted: match.settingsWanted()
        onHelpWanted: match.helpWanted()
    }
}
