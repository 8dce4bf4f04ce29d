import QtQuick
import Tablewood.Ui

/// A match at the table: opens the kept match of this id. The window shows the pages that its signals ask for.
FocusScope {
    id: page

    required property string matchId
    signal homeWanted
    signal helpWanted
    signal settingsWanted
    /// The same seats once more.
    signal againWanted

    Rectangle {
        anchors.fill: parent
        color: Theme.window
    }
}
