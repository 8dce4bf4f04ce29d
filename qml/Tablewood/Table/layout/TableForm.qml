import QtQuick
import Tablewood.App

/// One way in which the regions of a table lie in its window. It has the regions that look different in each form, and says where those
/// lie that every form shares.
FocusScope {
    id: form

    required property TableModel table
    required property TableWays ways
    required property TableTouch touch
    // The regions that every form shares; what they need decides where they lie.
    required property TopRegion topPart
    required property Boards boardPart
    required property HandView handPart
    required property PromptPanel promptPart
    required property ActionButtons actionPart
    readonly property SceneModel scene: table.scene
    /// The match can be watched again.
    property bool hasReplay: false
    /// Why the match goes on without being stored; empty while it is kept.
    property string unstored: ""
    /// Says what the way home means for the match.
    property string homeTip: ""
    /// Leads through a match that is watched again; null where one is played.
    property ReplayModel replay: null
    property real cornerRoom: 0
    property real noteHeight: 0

    /// So much at either side of the top belongs to the corners.
    property real cornerWidth: 0
    /// The top is as wide as what stands below it.
    property real topWidth: 0
    property rect notePlace
    property rect boardPlace
    property rect handPlace
    /// Cards are so much larger.
    property real handUnit: 1
    property bool isFan: false
    // How wide something is decides how high it gets, so that widths come first.
    property real promptWidth: 0
    property rect promptPlace
    /// The prompt stands among other things here; null for the table itself.
    property Item promptParent: null
    property bool hasBriefPrompt: false
    /// Seconds stand in a ring, and those who are asked below the words.
    property bool hasRing: false
    property real actionWidth: 0
    property rect actionPlace
    property bool hasActions: true
    property real maximumButtons: 10000

    /// More parts to answer, hold and press: nothing lies over them where that can be.
    property var busyParts: []
    /// Parts to look at while one reads: nothing lies over them either, as far as there is room.
    property var seenParts: []
    /// Parts that tell of the past, and may be covered rather than the board.
    property var quietParts: []
    /// Everybody else around the table; null where they are no plates.
    property SeatPlates seatPlates: null
    /// Something is opened over the form, and `shut` closes it.
    property bool isOpened: false
    signal shut
    /// A line of the log points at these spaces of that board; an empty name for none.
    signal pointed(string board, var cells, var pieces)
}
