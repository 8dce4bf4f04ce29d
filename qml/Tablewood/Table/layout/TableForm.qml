import QtQuick
import Tablewood.App

/// What the layouts of a table have in common.
FocusScope {
    id: layout

    required property TableModel table
    required property TableTouch touch
    readonly property SceneModel scene: table.scene
    /// The parts that the keyboard is led to.
    required property Boards boardPart
    required property ActionButtons actionPart
    /// What is asked, held and pressed: nothing lies over it where that can be.
    property var busyParts: []
    /// What people look at while one reads: nothing lies over it either, as far as there is room.
    property var seenParts: []
    /// What tells of the past, and may be covered rather than the board.
    property var quietParts: []
    /// Everybody else around the table; null where they are no plates.
    property SeatPlates seatPlates: null
    /// What was played can be watched.
    property bool hasReplay: false
    /// Why the match goes on without being stored; empty while it is kept.
    property string unstored: ""
    /// What the way home means for the match.
    readonly property string homeTip: table.isReplay ? qsTr("Close the replay") : unstored !== "" ? qsTr("Home; the match is not stored, and there as long as Tablewood is open") : qsTr("Home; the match is kept")
    /// Leads through a match that is watched again; null where one is played.
    property ReplayModel replay: null
    /// More stands at the corners: below the small buttons at the right, so far into the column there, or beside the way home and the
    /// menu, so wide.
    property real cornerRoom: 0
    /// So high a line is kept free for what people should read, and there it lies; 0 for none.
    property real noteHeight: 0
    property rect notePlace
    property string pointedBoard: ""
    property var pointedCells: []
    signal homeWanted
    signal helpWanted
    signal settingsWanted
    signal againWanted
    signal replayWanted
    /// The page of the match's end is to be seen again.
    signal endWanted
}
