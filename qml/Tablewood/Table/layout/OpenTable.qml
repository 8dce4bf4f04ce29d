pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The table of a match: what it is about on top, the boards bare in the middle, what is held, asked and done below or beside them, and round
/// it what is looked at. A form says where each region lies in this window; the regions that all forms share stay while the form changes.
FocusScope {
    id: layout

    required property TableModel table
    required property TableWays ways
    required property TableTouch touch
    readonly property SceneModel scene: table.scene
    /// One column beside the board, with drawers for what stands at the sides elsewhere.
    property bool isColumn: false
    /// How it lies now; null until the first is there.
    property TableForm form: null
    /// The match can be watched again.
    property bool hasReplay: false
    /// Why the match goes on without being stored; empty while it is kept.
    property string unstored: ""
    readonly property string homeTip: table.isReplay ? qsTr("Close the replay") : unstored !== "" ? unstoredTip : qsTr("Home; the match is kept")
    readonly property string unstoredTip: qsTr("Home; the match is not stored, and there as long as Tablewood is open")
    /// Leads through a match that is watched again; null where one is played.
    property ReplayModel replay: null
    /// More stands at the corners: below the small buttons at the right, so far into the column there, or beside the way home and the
    /// menu, so wide.
    property real cornerRoom: 0
    /// So high a line is kept free for what people should read, and there it lies; 0 for none.
    property real noteHeight: 0
    readonly property rect notePlace: form?.notePlace ?? nowhere
    readonly property rect nowhere: Qt.rect(0, 0, 0, 0)
    /// The parts that the keyboard is led to.
    readonly property Boards boardPart: boards
    readonly property ActionButtons actionPart: actions
    readonly property HandView handPart: hand
    /// The prompt, the hand and the buttons: nothing lies over them where that can be.
    readonly property var busyParts: [topRegion.drawn, prompt, hand.drawn, ...actions.parts, ...(form?.busyParts ?? [])]
    readonly property var seenParts: form?.seenParts ?? []
    readonly property var quietParts: form?.quietParts ?? []
    readonly property SeatPlates seatPlates: form?.seatPlates ?? null
    property string pointedBoard: ""
    property var pointedCells: []

    Keys.onEscapePressed: event => {
        event.accepted = layout.form?.isOpened ?? false;
        layout.form?.shut();
    }

    function take(item: Item): void {
        layout.form = item as TableForm;
    }

    function forget(gone: Item): void {
        if (layout.form === gone)
            layout.form = null;
    }

    Connections {
        target: layout.form

        function onPointed(board: string, cells: var, pieces: var): void {
            layout.pointedBoard = board;
            layout.pointedCells = cells;
            layout.touch.pointedPieces = [...pieces];
        }
    }

    // In the order of Tab: the board first, then what is held, asked and done, what stands at the edges last.
    TopRegion {
        id: topRegion

        width: layout.width
        boardWidth: layout.form?.topWidth ?? 0
        isNarrow: layout.isColumn
        cornerWidth: layout.form?.cornerWidth ?? 0
        scene: layout.scene
        lesson: layout.table.lesson
        isHeldUp: layout.table.isWaitingForReader
    }

    Boards {
        id: boards

        readonly property rect place: layout.form?.boardPlace ?? layout.nowhere

        x: place.x
        y: place.y
        width: place.width
        height: place.height
        table: layout.table
        touch: layout.touch
        pointedBoard: layout.pointedBoard
        pointedCells: layout.pointedCells
        focus: true
    }

    HandView {
        id: hand

        readonly property rect place: layout.form?.handPlace ?? layout.nowhere

        visible: layout.scene.hasHand
        isFanned: layout.form?.isFan ?? false
        isPlain: layout.isColumn
        unit: layout.form?.handUnit ?? 1
        x: place.x
        y: place.y
        width: place.width
        height: visible ? cardHeight : 0
        table: layout.table
        touch: layout.touch
    }

    Item {
        visible: prompt.visible && prompt.hasRing && prompt.isMine
        x: prompt.x
        y: prompt.y
        width: prompt.width
        height: prompt.height

        Glow {
            opacity: 0.7
        }
    }

    PromptPanel {
        id: prompt

        readonly property rect place: layout.form?.promptPlace ?? layout.nowhere

        parent: layout.form?.promptParent ?? layout
        visible: isWanted
        hasRing: layout.form?.hasRing ?? false
        isBrief: layout.form?.hasBriefPrompt ?? false
        x: place.x
        y: place.y
        width: layout.form?.promptWidth ?? 0
        height: place.height
        table: layout.table
    }

    ActionButtons {
        id: actions

        readonly property rect place: layout.form?.actionPlace ?? layout.nowhere

        visible: !layout.table.isReplay && (layout.form?.hasActions ?? false)
        x: place.x
        y: place.y
        width: layout.form?.actionWidth ?? 0
        height: place.height
        maximumButtons: layout.form?.maximumButtons ?? 10000
        isPromptApart: prompt.hasRing
        table: layout.table
        ways: layout.ways
    }

    Only {
        when: !layout.isColumn
        onItemAdded: (index, item) => layout.take(item)
        onItemRemoved: (index, item) => layout.forget(item)

        WideForm {
            anchors.fill: parent
            table: layout.table
            ways: layout.ways
            touch: layout.touch
            topPart: topRegion
            boardPart: boards
            handPart: hand
            promptPart: prompt
            actionPart: actions
            hasReplay: layout.hasReplay
            unstored: layout.unstored
            homeTip: layout.homeTip
            replay: layout.replay
            cornerRoom: layout.cornerRoom
            noteHeight: layout.noteHeight
        }
    }

    Only {
        when: layout.isColumn
        onItemAdded: (index, item) => layout.take(item)
        onItemRemoved: (index, item) => layout.forget(item)

        ColumnForm {
            anchors.fill: parent
            table: layout.table
            ways: layout.ways
            touch: layout.touch
            topPart: topRegion
            boardPart: boards
            handPart: hand
            promptPart: prompt
            actionPart: actions
            hasReplay: layout.hasReplay
            unstored: layout.unstored
            homeTip: layout.homeTip
            replay: layout.replay
            cornerRoom: layout.cornerRoom
            noteHeight: layout.noteHeight
        }
    }
}
