import QtQuick
import Tablewood.App

/// The walk of the keys over a board and the boards that lie on it: arrows from space to space, Tab over the lit ones. A
/// nested board is entered and left.
QtObject {
    id: walk

    required property BoardAttention attention
    required property boardEntry board
    readonly property TableModel table: attention.table
    readonly property SceneModel scene: table?.scene ?? null
    readonly property bool isNested: attention.cursorBoard !== board.id
    readonly property bool isOn: attention.cursor.y >= 0
    /// The keys have come here by walking: as long as they mark no space, the whole board is marked.
    property bool isWhole: false

    /// The board that was entered is gone.
    readonly property bool isLost: isNested && ![...scene?.boards.entries ?? []].some(board => board.id === attention.cursorBoard)

    onIsLostChanged: if (isLost)
        start()

    function start(): void {
        walk.goTo(walk.board.id, Qt.point(-1, -1));
    }

    /// No space is marked in between, so that none is that has the place of one board on the other.
    function goTo(boardId: string, place: point): void {
        walk.attention.cursor = Qt.point(-1, -1);
        walk.attention.cursorBoard = boardId;
        walk.attention.cursor = place;
    }

    function move(columns: int, rows: int): void {
        const board = walk.isNested ? walk.scene.board(walk.attention.cursorBoard) : walk.board;
        if (!walk.isOn) {
            walk.attention.cursor = walk.table.homeOf(board.id);
            return;
        }
        const column = Math.max(0, Math.min(board.columns - 1, walk.attention.cursor.x + columns));
        const row = Math.max(0, Math.min(board.rows - 1, walk.attention.cursor.y + rows));
        walk.attention.cursor = Qt.point(column, row);
    }

    /// The piece under the cursor that is a board itself; an empty one where there is none.
    function nestedHere(): pieceEntry {
        const covers = piece => {
            const across = walk.attention.cursor.x - piece.column;
            const down = walk.attention.cursor.y - piece.row;
            return across >= 0 && across < piece.width && down >= 0 && down < piece.height;
        };
        if (walk.isOn && !walk.isNested)
            for (const piece of walk.scene.piecesIn(walk.board.id).entries)
                if (piece.boardId !== "" && covers(piece))
                    return piece;
        return walk.scene.piece(0);
    }

    /// Goes onto the board under the cursor; false where none lies there.
    function enter(): bool {
        const piece = walk.nestedHere();
        if (piece.boardId === "")
            return false;
        walk.goTo(piece.boardId, walk.table.homeOf(piece.boardId));
        return true;
    }

    /// Goes back to the board below; false where the cursor is there already.
    function leave(): bool {
        if (!walk.isNested)
            return false;
        const on = walk.scene.piece(walk.scene.board(walk.attention.cursorBoard).onPiece);
        walk.goTo(walk.board.id, on.id === 0 ? Qt.point(-1, -1) : Qt.point(on.column, on.row));
        return true;
    }

    /// The spaces where something can be done on the board of the cursor, in the order of reading.
    function stops(): var {
        const id = walk.attention.cursorBoard;
        const places = [];
        for (const target of walk.scene.targetsOn(id).entries)
            if (!target.isChosen)
                places.push(target);
        for (const piece of walk.scene.piecesIn(id).entries)
            if (piece.isLit || (piece.boardId !== "" && walk.table.held.boards.includes(piece.boardId)))
                places.push(piece);
        const numbers = places.map(place => place.row * 1000 + place.column);
        return [...new Set(numbers)].sort((a, b) => a - b);
    }

    /// Goes to the next of them; false when there is none beyond.
    function next(step: int): bool {
        const now = walk.isOn ? walk.attention.cursor.y * 1000 + walk.attention.cursor.x : step > 0 ? -1 : Infinity;
        const stops = walk.stops();
        const found = step > 0 ? stops.find(stop => stop > now) : stops.reverse().find(stop => stop < now);
        if (found !== undefined)
            walk.attention.cursor = Qt.point(found % 1000, Math.floor(found / 1000));
        return found !== undefined;
    }
}
