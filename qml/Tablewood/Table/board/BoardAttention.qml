import QtQuick
import Tablewood.App

/// What is marked on a board and on the boards that lie on it: where the keys are, where something just happened.
QtObject {
    id: attention

    required property TableModel table
    /// The space that the keys mark, and its board; the row is -1 for none.
    property point cursor: Qt.point(-1, -1)
    property string cursorBoard: ""
    onCursorChanged: if (cursor.y >= 0)
        table?.lookAtSpace(cursorBoard, cursor.x, cursor.y)
    /// The marked space is shown as such.
    property bool hasCursor: false
    /// Where something just happened, for a moment.
    property var lastCells: []
    property string lastBoard: ""
    /// Where the log points at.
    property var pointedCells: []
    property string pointedBoard: ""
    property var pointedPieces: []
    /// What is dragged or in the air is not seen where it lies.
    property int draggedPiece: 0
    property var flying: []
    /// What is on the stage is about spaces of this board.
    readonly property string stagedBoard: stagedCells.length > 0 ? table.stage.entry.board : ""
    readonly property var stagedCells: table?.stage.isUp ? table.stage.entry.cells : []
    readonly property var litCells: pointedBoard !== "" ? pointedCells : stagedBoard !== "" ? stagedCells : lastCells
    readonly property string litBoard: pointedBoard !== "" ? pointedBoard : stagedBoard !== "" ? stagedBoard : lastBoard
    readonly property Timer moment: Timer {
        interval: 1600
        onTriggered: attention.lastCells = []
    }
    readonly property Connections news: Connections {
        target: attention.table

        function onHappened(boardId: string, cells: var): void {
            attention.lastBoard = boardId;
            attention.lastCells = cells;
            attention.moment.restart();
        }
    }
}
