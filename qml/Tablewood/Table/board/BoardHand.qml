import QtQuick
import Tablewood.App

/// A hand over a board: the mouse, fingers or the keys. It finds the space under a point of the room, on the board that is uppermost there, and
/// presses it, shows it to others, looks at what lies there, or aims at it what is held to be laid.
QtObject {
    id: hand

    required property TableTouch touch
    /// What the board fills; points are in its coordinates.
    required property Item room
    required property BoardSurface surface
    required property Lens lens
    readonly property TableModel table: touch?.table ?? null
    /// What is held is aimed at a space here.
    property bool isAiming: false

    /// The board that is enlarged if the pointer stays over it; empty for none. The pointer is there now.
    property string boardToOpen: ""
    property point aimedFrom
    readonly property Timer staying: Timer {
        interval: 160
        onTriggered: hand.openUnder()
    }

    // Wherever it was taken up, what is dragged over the board is aimed at it.
    readonly property Connections dragging: Connections {
        target: hand.touch

        function onAtChanged(): void {
            if (hand.touch.draggedPiece === 0)
                return;
            const at = hand.room.mapFromItem(hand.touch.ground, hand.touch.at.x, hand.touch.at.y);
            if (hand.room.contains(at))
                hand.aimUnder(at.x, at.y);
            else
                hand.aimAway();
        }
    }

    // Where nothing more can be laid on what was enlarged for that, it gets small.
    readonly property Connections showing: Connections {
        target: hand.surface?.scene ?? null

        function onChanged(): void {
            hand.closeIfDone();
        }
    }
    readonly property Connections picking: Connections {
        target: hand.table

        function onGestureChanged(): void {
            hand.closeIfDone();
        }
    }

    // What is put down is aimed at nothing.
    readonly property Connections holding: Connections {
        target: hand.table?.held ?? null

        function onChanged(): void {
            if (!hand.table.held.isHeld)
                hand.aimAway();
        }
    }

    function locate(x: real, y: real): var {
        const enlarged = hand.lens.locate(hand.room, x, y);
        if (enlarged)
            return enlarged;
        const inside = hand.surface.mapFromItem(hand.room, x, y);
        return hand.surface.locate(inside.x, inside.y);
    }

    function pieceAt(x: real, y: real): int {
        const where = hand.locate(x, y);
        return where.row >= 0 ? hand.table.topPiece(where.board, where.column, where.row) : 0;
    }

    function press(x: real, y: real): void {
        const where = hand.locate(x, y);
        if (where.row >= 0)
            hand.table.pressSpace(where.board, where.column, where.row);
        if (hand.lens.isKept && where.board !== hand.lens.boardId)
            hand.lens.close();
    }

    /// Shows a space to people at other laptops.
    function pointAt(x: real, y: real): void {
        const where = hand.locate(x, y);
        if (where.row >= 0)
            hand.point(where.board, where.column, where.row);
    }

    function point(board: string, column: int, row: int): void {
        hand.touch.isPointing = false;
        hand.table.point(board, column, row);
    }

    /// The board at a point that can be enlarged; empty for none, and where it is already.
    function boardToEnlarge(x: real, y: real): string {
        const where = hand.locate(x, y);
        return where.row >= 0 && where.board !== hand.surface.board.id && where.board !== hand.lens.boardId ? where.board : "";
    }

    /// Looks at what lies at a point: a board is enlarged, a card is shown large.
    function lookAt(x: real, y: real): void {
        const small = hand.boardToEnlarge(x, y);
        if (small !== "")
            hand.lens.open(small, true);
        else
            hand.touch.showDetail(hand.table.scene.piece(hand.pieceAt(x, y)));
    }

    /// Aims what is held at a space; its board is enlarged as long as that goes on.
    function aimAt(where: var): void {
        hand.aim(where);
        if (where.row >= 0 && hand.wantsLens(where.board))
            hand.lens.open(where.board, hand.lens.isKept);
    }

    function aim(where: var): void {
        if (where.row < 0) {
            hand.aimAway();
            return;
        }
        hand.isAiming = true;
        hand.table.held.aim(where.board, where.column, where.row);
        if (where.board !== hand.lens.boardId && !hand.lens.isKept)
            hand.lens.close();
    }

    /// Whether a board is enlarged for what is aimed at it.
    function wantsLens(board: string): bool {
        return board !== hand.surface.board.id && hand.canLayOn(board);
    }

    /// Something that is held or picked can go there.
    function canLayOn(board: string): bool {
        return [...hand.table.held.boards].includes(board) || (hand.table.pickedName !== "" && hand.surface.scene.targetsOn(board).count > 0);
    }

    function closeIfDone(): void {
        if (hand.lens.isOpen && !hand.lens.isKept && !hand.canLayOn(hand.lens.boardId))
            hand.lens.close();
    }

    /// Aims at the space at a point. Its board is enlarged when the pointer stays over it, so that one on the way to another is not.
    function aimUnder(x: real, y: real): void {
        hand.lens.followPointer(x, y);
        const where = hand.locate(x, y);
        hand.aim(where);
        hand.aimedFrom = Qt.point(x, y);
        const waits = where.row >= 0 && where.board !== hand.lens.boardId && hand.wantsLens(where.board) ? where.board : "";
        if (waits !== hand.boardToOpen) {
            hand.boardToOpen = waits;
            hand.staying.restart();
        }
    }

    /// The space under the pointer stays there when its board is enlarged.
    function openUnder(): void {
        const at = hand.aimedFrom;
        const where = hand.locate(at.x, at.y);
        const isWaited = hand.boardToOpen !== "" && where.board === hand.boardToOpen;
        hand.boardToOpen = "";
        // Meanwhile it may have been laid.
        if (!isWaited || !hand.wantsLens(where.board))
            return;
        hand.lens.grip(where, at);
        hand.lens.open(where.board, hand.lens.isKept);
        hand.aim(hand.locate(at.x, at.y));
    }

    function aimAway(): void {
        hand.boardToOpen = "";
        if (hand.isAiming)
            hand.table.held.aimAway();
        hand.isAiming = false;
    }
}
