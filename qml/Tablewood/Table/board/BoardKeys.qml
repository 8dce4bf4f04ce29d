import QtQuick
import Tablewood.App

/// The keys on a board, which forwards them here. Arrows walk over the spaces, beginning with a piece of one's own, Tab over the lit ones, Enter
/// presses, Space looks; others zoom, show the space to people at other laptops, or ask what is beside it.
Item {
    id: keys

    required property BoardHand hand
    required property BoardWalk walk
    required property BoardZoom zoom
    readonly property TableTouch touch: hand.touch
    readonly property TableModel table: hand.table
    readonly property Lens lens: hand.lens
    readonly property string board: walk.attention.cursorBoard
    readonly property point cursor: walk.attention.cursor

    onBoardChanged: followCursor()
    onCursorChanged: followCursor()

    /// Another space is marked: it is seen, and its board as large as it needs to be.
    function followCursor(): void {
        if (!walk.isOn)
            return;
        // Asked of the board itself: walk.isNested may only follow.
        const isNested = board !== walk.board.id;
        if (isNested)
            lens.open(board, true);
        else if (lens.isKept)
            lens.close();
        if (!isNested)
            zoom.show(hand.room.mapFromItem(hand.surface, hand.surface.middleOf(cursor.x, cursor.y)), hand.surface.cell * hand.surface.scale);
        hand.aimAt({
                "board": board,
                "column": cursor.x,
                "row": cursor.y
            });
        // What is said of it is said there.
        if (table.held.isHeld)
            followToCursor();
    }

    function followToCursor(): void {
        const spot = walk.isNested ? Qt.point(lens.width / 2, lens.height / 2) : hand.surface.middleOf(cursor.x, cursor.y);
        touch.follow(walk.isNested ? lens : hand.surface, spot.x, spot.y);
    }

    /// Presses the marked space, or goes onto the board that lies there where that can be laid on, or nothing else is meant.
    function pressCursor(event: var): void {
        event.accepted = walk.isOn;
        if (!event.accepted)
            return;
        const nested = walk.nestedHere();
        const isSpaceLit = [...table.scene.targetsOn(board).entries].some(target => target.column === cursor.x && target.row === cursor.y);
        const isForNested = table.held.boards.includes(nested.boardId) || (nested.boardId !== "" && !nested.isLit && !isSpaceLit);
        if (!touch.isPointing && isForNested && walk.enter())
            return;
        followToCursor();
        if (touch.isPointing)
            hand.point(board, cursor.x, cursor.y);
        else
            table.pressSpace(board, cursor.x, cursor.y);
    }

    // What is taken up elsewhere is aimed at nothing yet: the walk begins anew, where it fits.
    Connections {
        target: keys.table?.held ?? null

        function onChanged(): void {
            if (keys.walk.isOn && keys.table.held.isHeld && !keys.hand.room.activeFocus)
                keys.walk.start();
        }
    }

    Keys.onLeftPressed: walk.move(-1, 0)
    Keys.onRightPressed: walk.move(1, 0)
    Keys.onUpPressed: walk.move(0, -1)
    Keys.onDownPressed: walk.move(0, 1)
    Keys.onTabPressed: event => event.accepted = walk.next(1)
    Keys.onBacktabPressed: event => event.accepted = walk.next(-1)
    Keys.onReturnPressed: event => pressCursor(event)
    Keys.onEnterPressed: event => pressCursor(event)
    Keys.onEscapePressed: event => {
        event.accepted = walk.leave();
        if (event.accepted || !lens.isKept)
            return;
        lens.close();
        event.accepted = true;
    }
    Keys.onSpacePressed: event => {
        // While a run goes on this key may let it wait.
        event.accepted = !touch.isForRun(event);
        if (!event.accepted)
            return;
        touch.isSpaceHeld = true;
        if (!touch.isDetailOpen && walk.enter())
            return;
        const piece = walk.isOn ? table.scene.piece(table.topPiece(board, cursor.x, cursor.y)) : touch.hovered;
        if (piece.face.key === "")
            return;
        if (touch.isDetailOpen)
            touch.closeDetail();
        else
            touch.showDetail(piece);
    }
    Keys.onPressed: event => {
        const asks = action => KeyMap.fits(action, event.key, event.modifiers);
        if (asks("zoomIn"))
            zoom.zoomBy(1.25, hand.room.width / 2, hand.room.height / 2);
        else if (asks("zoomOut"))
            zoom.zoomBy(0.8, hand.room.width / 2, hand.room.height / 2);
        else if (asks("wholeBoard"))
            zoom.reset();
        else if (asks("beside") && walk.isOn)
            table.answers.sayBeside(board, cursor.x, cursor.y);
        else if (asks("point") && table.canPoint && walk.isOn)
            hand.point(board, cursor.x, cursor.y);
        else
            return;
        event.accepted = true;
    }
    Keys.onReleased: event => {
        if (event.key === Qt.Key_Space)
            touch.isSpaceHeld = false;
    }
}
