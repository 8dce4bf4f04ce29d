pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A board to play on. Press a space, or drag what lies there; a long press or the right button looks at it. Wheel or pinch zooms, the middle button, Space or two fingers move
/// it, a double press of the middle button shows all of it again, all of which can be locked. Arrows walk over the spaces,
/// beginning with a piece of one's own, Tab over the lit ones, Enter presses. Alt and a press, a long press where no piece lies, or the
/// key for it shows the space to people at other laptops, as does any press while `touch` points. What is held to be laid is turned by the wheel and flipped by
/// the right button; a board that lies on this one is enlarged meanwhile, and when it is looked at.
FocusScope {
    id: view

    required property TableModel table
    required property TableTouch touch
    required property boardEntry board
    readonly property point cursor: attention.cursor
    onCursorChanged: followCursor()
    /// The keys have come here by walking; until they mark a space, the whole board is marked.
    property bool isMarked: false
    property var pointedCells: []
    property string pointedBoard: ""
    readonly property real cell: Math.floor(surface.geometry.cellFor(width, height) * zoom.factor)
    /// While the zoom changes the board keeps the picture of this size.
    property real heldCell: cell
    readonly property EntryModel targets: table.scene.targetsOn(board.id)
    /// What is held is aimed at a space here.
    property bool isAimedAt: false

    activeFocusOnTab: !table.isReplay
    clip: zoom.factor > 1
    Accessible.role: Accessible.Grouping
    Accessible.name: walk.isOn ? spaceName() : board.name
    Accessible.focusable: true

    function spaceName(): string {
        for (const target of table.scene.targetsOn(attention.cursorBoard).entries)
            if (target.column === cursor.x && target.row === cursor.y)
                return target.label;
        return surface.geometry.nameOf(cursor.x, cursor.y);
    }

    BoardZoom {
        id: zoom

        room: Qt.size(view.width, view.height)
        shown: Qt.size(surface.width * surface.scale, surface.height * surface.scale)
        isLocked: view.touch.isViewLocked
    }

    Binding {
        target: view
        property: "heldCell"
        value: view.cell
        when: !zoom.isMoving
        restoreMode: Binding.RestoreNone
    }

    BoardAttention {
        id: attention

        table: view.table
        cursorBoard: view.board.id
        hasCursor: view.activeFocus
        pointedCells: view.pointedCells
        pointedBoard: view.pointedBoard
        pointedPieces: view.touch?.pointedPieces ?? []
        draggedPiece: view.touch?.draggedPiece ?? 0
        flying: view.touch?.flying ?? []
        onCursorBoardChanged: view.followCursor()
    }

    BoardWalk {
        id: walk

        attention: attention
        board: view.board
    }

    /// The space at a point of the view, on the board that is uppermost there.
    function locate(x: real, y: real): var {
        const enlarged = lens.locate(view, x, y);
        if (enlarged)
            return enlarged;
        const inside = surface.mapFromItem(view, x, y);
        return surface.locate(inside.x, inside.y);
    }

    /// Where the lit spaces are for another item.
    function litPlaces(seenBy: Item): var {
        const places = [];
        for (const target of targets.entries) {
            const middle = surface.middleOf(target.column, target.row);
            places.push(seenBy.mapFromItem(surface, middle.x - surface.cell / 2, middle.y - surface.cell / 2, surface.cell, surface.cell));
        }
        return places;
    }

    function pieceAt(x: real, y: real): int {
        const where = locate(x, y);
        return where.row >= 0 ? table.topPiece(where.board, where.column, where.row) : 0;
    }

    /// The keys mark another space: it is seen, and its board as large as it needs to be.
    function followCursor(): void {
        if (!walk.isOn)
            return;
        const isNested = attention.cursorBoard !== board.id;
        if (isNested)
            lens.open(attention.cursorBoard, true);
        else if (lens.isKept)
            lens.close();
        if (!isNested)
            zoom.show(mapFromItem(surface, surface.middleOf(cursor.x, cursor.y)), cell);
        aimAt({
                "board": attention.cursorBoard,
                "column": cursor.x,
                "row": cursor.y
            });
        // What is said of it is said there.
        if (table.held.isHeld)
            followToCursor();
    }

    function followToCursor(): void {
        const spot = walk.isNested ? Qt.point(lens.width / 2, lens.height / 2) : surface.middleOf(cursor.x, cursor.y);
        touch.follow(walk.isNested ? lens : surface, spot.x, spot.y);
    }

    /// Aims what is held at a space; its board is enlarged as long as that goes on.
    function aimAt(where: var): void {
        const held = table.held;
        if (where.row < 0) {
            aimAway();
            return;
        }
        isAimedAt = true;
        held.aim(where.board, where.column, where.row);
        if (where.board !== board.id && held.boards.includes(where.board))
            lens.open(where.board, lens.isKept);
        else if (!lens.isKept && where.board !== lens.boardId)
            lens.close();
    }

    /// Aims at the space under the pointer: where a board was enlarged for it, at the one that is there now.
    function aimUnder(x: real, y: real): void {
        const before = lens.boardId;
        aimAt(locate(x, y));
        if (lens.boardId !== before)
            aimAt(locate(x, y));
    }

    function aimAway(): void {
        if (isAimedAt)
            table.held.aimAway();
        isAimedAt = false;
    }

    /// The board at a point that can be enlarged; empty for none, and where it is already.
    function boardToEnlarge(x: real, y: real): string {
        const where = locate(x, y);
        return where.row >= 0 && where.board !== board.id && where.board !== lens.boardId ? where.board : "";
    }

    /// Looks at what lies at a point: a board is enlarged, a card is shown large.
    function lookAt(x: real, y: real): void {
        const small = boardToEnlarge(x, y);
        if (small !== "")
            lens.open(small, true);
        else
            touch.showDetail(table.scene.piece(pieceAt(x, y)));
    }

    /// Shows a space to people at other laptops.
    function pointAt(x: real, y: real): void {
        const where = locate(x, y);
        if (where.row >= 0)
            point(where.board, where.column, where.row);
    }

    function point(onBoard: string, column: int, row: int): void {
        touch.isPointing = false;
        table.point(onBoard, column, row);
    }

    function press(x: real, y: real): void {
        const where = locate(x, y);
        if (where.row >= 0)
            table.pressSpace(where.board, where.column, where.row);
        if (lens.isKept && where.board !== lens.boardId)
            lens.close();
    }

    Keys.enabled: !table.isReplay
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
        event.accepted = !(table.run.canPace && KeyMap.fits("runPause", event.key, event.modifiers));
        if (!event.accepted)
            return;
        touch.isSpaceHeld = true;
        if (!touch.isDetailOpen && walk.enter())
            return;
        const piece = walk.isOn ? table.scene.piece(table.topPiece(attention.cursorBoard, cursor.x, cursor.y)) : touch.hovered;
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
            zoom.zoomBy(1.25, width / 2, height / 2);
        else if (asks("zoomOut"))
            zoom.zoomBy(0.8, width / 2, height / 2);
        else if (asks("wholeBoard"))
            zoom.reset();
        else if (asks("beside") && walk.isOn)
            view.table.answers.sayBeside(attention.cursorBoard, cursor.x, cursor.y);
        else if (asks("point") && view.table.canPoint && walk.isOn)
            point(attention.cursorBoard, cursor.x, cursor.y);
        else
            return;
        event.accepted = true;
    }
    Keys.onReleased: event => {
        if (event.key === Qt.Key_Space)
            touch.isSpaceHeld = false;
    }
    onActiveFocusChanged: {
        isMarked = activeFocus && EnterHolder.isWalking;
        if (activeFocus)
            return;
        if (walk.isNested)
            lens.close();
        walk.start();
        touch.isSpaceHeld = false;
    }
    onWidthChanged: zoom.shiftTo(zoom.shift.x, zoom.shift.y)
    onHeightChanged: zoom.shiftTo(zoom.shift.x, zoom.shift.y)

    readonly property bool hasMark: activeFocus && walk.isOn

    onHasMarkChanged: EnterHolder.mark(view, hasMark)

    /// Presses the marked space, or goes onto the board that lies there where that can be laid on, or nothing else is meant.
    function pressCursor(event: var): void {
        event.accepted = walk.isOn;
        if (!event.accepted)
            return;
        const nested = walk.nestedHere();
        const isForNested = table.held.boards.includes(nested.boardId) || (nested.boardId !== "" && !nested.isLit);
        if (!touch.isPointing && isForNested && walk.enter())
            return;
        followToCursor();
        if (touch.isPointing)
            point(attention.cursorBoard, cursor.x, cursor.y);
        else
            table.pressSpace(attention.cursorBoard, cursor.x, cursor.y);
    }

    // Wherever it was taken up, what is dragged over the board is aimed at it.
    Connections {
        target: view.touch

        function onAtChanged(): void {
            if (view.touch.draggedPiece === 0)
                return;
            const at = view.mapFromItem(view.touch.ground, view.touch.at.x, view.touch.at.y);
            if (view.contains(at))
                view.aimUnder(at.x, at.y);
            else
                view.aimAway();
        }
    }

    // What is put down is aimed at nothing, and what was enlarged for it gets small.
    Connections {
        target: view.table.held

        function onChanged(): void {
            if (view.table.held.isHeld)
                return;
            view.aimAway();
            if (!lens.isKept)
                lens.close();
        }
    }

    BoardSurface {
        id: surface

        scene: view.table.scene
        board: view.board
        cell: view.heldCell
        scale: view.cell / Math.max(1, cell)
        isLive: true
        attention: attention
        onSpacePressed: (column, row) => view.table.pressSpace(view.board.id, column, row)
        onPiecePressed: piece => view.table.pressPiece(piece)
        x: Math.round((view.width - width) / 2 + zoom.shift.x)
        y: Math.round((view.height - height) / 2 + zoom.shift.y)
    }

    Lens {
        id: lens

        z: 10
        scene: view.table.scene
        attention: attention
        place: {
            const spot = surface.spotOf(lens.board.onPiece);
            return spot && lens.isOpen ? view.mapFromItem(spot, 0, 0, spot.width, spot.height) : Qt.rect(0, 0, 0, 0);
        }
        onSpacePressed: (column, row) => view.table.pressSpace(boardId, column, row)
        onPiecePressed: piece => view.table.pressPiece(piece)
    }

    FocusRing {
        visible: view.isMarked && !walk.isOn
        takesEnter: false
        gap: 0
    }

    // The board's own letters and numbers are out of sight when it is zoomed.
    Only {
        when: zoom.factor > 1 && view.board.hasCoordinates && Preferences.hasCoordinates

        BoardRulers {
            anchors.fill: parent
            geometry: surface.geometry
            ground: surface
        }
    }

    Nest {
        nests: view.touch?.nests ?? null
        place: view.board.id

        function holds(other: string): bool {
            return other === place || surface.hasBoard(other);
        }
        function spotOf(piece: int): Item {
            return lens.spotOf(piece) ?? surface.spotOf(piece);
        }
    }

    DropPlace {
        places: view.touch?.places ?? null
        onDropped: (x, y) => view.press(x, y)
    }

    PinchHandler {
        id: pinch

        property real lastScale: 1
        property real lastRotation
        property vector2d lastTranslation

        target: null
        onActiveChanged: {
            lastScale = 1;
            lastRotation = 0;
            lastTranslation = Qt.vector2d(0, 0);
        }
        onUpdated: {
            // Two fingers turn what is held.
            if (view.table.held.canTurn) {
                const step = view.table.held.piece.cells === "" ? 60 : 90;
                if (Math.abs(pinch.rotation - pinch.lastRotation) > step / 2) {
                    view.table.held.turn(Math.sign(pinch.rotation - pinch.lastRotation));
                    pinch.lastRotation += Math.sign(pinch.rotation - pinch.lastRotation) * step;
                }
                return;
            }
            const moved = pinch.activeTranslation.minus(pinch.lastTranslation);
            zoom.zoomBy(pinch.activeScale / pinch.lastScale, pinch.centroid.position.x, pinch.centroid.position.y);
            zoom.moveTo(zoom.shift.x + moved.x, zoom.shift.y + moved.y);
            pinch.lastScale = pinch.activeScale;
            pinch.lastTranslation = pinch.activeTranslation;
        }
    }

    MouseArea {
        id: area

        property point start
        property point startShift
        property int piece: 0
        /// How large a space is where it lies.
        property real pieceCell: 0
        property bool isDragging: false
        property bool isPanning: false
        /// This press enlarges a board, and presses nothing of it.
        property bool isEnlarging: false
        /// This press shows a space to others and plays nothing.
        property bool isPointing: false
        readonly property bool canGrab: view.touch.isSpaceHeld && !view.touch.isViewLocked

        function isClick(mouse: var): bool {
            const hasLooked = isEnlarging || (mouse.wasHeld && view.touch.isDetailOpen);
            return mouse.button === Qt.LeftButton && !hasLooked && Math.hypot(mouse.x - area.start.x, mouse.y - area.start.y) <= 8;
        }

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: view.touch.isPointing ? Qt.CrossCursor : isPanning ? Qt.ClosedHandCursor : canGrab ? Qt.OpenHandCursor : Qt.ArrowCursor
        acceptedButtons: Qt.LeftButton | Qt.RightButton | Qt.MiddleButton
        onWheel: wheel => {
            wheel.accepted = wheel.angleDelta.y !== 0;
            if (!wheel.accepted)
                return;
            if (view.table.held.canTurn)
                view.table.held.turnByWheel(wheel.angleDelta.y);
            else
                zoom.zoomBy(Math.pow(1.15, wheel.angleDelta.y / 120), wheel.x, wheel.y);
        }
        onDoubleClicked: mouse => {
            if (mouse.button === Qt.MiddleButton)
                zoom.reset();
        }
        onPressed: mouse => {
            if (isDragging || isPanning)
                return;
            start = Qt.point(mouse.x, mouse.y);
            startShift = zoom.shift;
            isEnlarging = false;
            isPanning = mouse.button === Qt.MiddleButton || view.touch.isSpaceHeld;
            // The light of the keys goes, so that Enter is no longer the space's.
            walk.start();
            view.forceActiveFocus(Qt.MouseFocusReason);
            view.isMarked = false;
            view.touch.follow(area, mouse.x, mouse.y);
            view.touch.closeDetail();
            const where = view.locate(mouse.x, mouse.y);
            const wantsToPoint = view.touch.isPointing || (mouse.modifiers & Qt.AltModifier) !== 0;
            isPointing = mouse.button === Qt.LeftButton && wantsToPoint && view.table.canPoint;
            if (isPointing)
                view.pointAt(mouse.x, mouse.y);
            const canLift = !isPointing && mouse.button === Qt.LeftButton && where.row >= 0;
            piece = canLift ? view.table.pieceToLift(where.board, where.column, where.row) : 0;
            pieceCell = where.cell ?? 0;
        }
        onPressAndHold: mouse => {
            if (isDragging || isPanning || isPointing || mouse.button !== Qt.LeftButton)
                return;
            isEnlarging = view.boardToEnlarge(mouse.x, mouse.y) !== "";
            isPointing = !isEnlarging && view.pieceAt(mouse.x, mouse.y) === 0 && view.table.canPoint;
            if (isPointing)
                view.pointAt(mouse.x, mouse.y);
            else
                view.lookAt(mouse.x, mouse.y);
        }
        onPositionChanged: mouse => {
            if (isPanning) {
                zoom.moveTo(startShift.x + mouse.x - start.x, startShift.y + mouse.y - start.y);
            } else if (isDragging) {
                view.touch.follow(area, mouse.x, mouse.y);
            } else if (pressed && piece !== 0 && Math.hypot(mouse.x - start.x, mouse.y - start.y) > 8) {
                isDragging = view.touch.begin(area, mouse.x, mouse.y, piece, pieceCell);
            } else if (!pressed) {
                view.aimUnder(mouse.x, mouse.y);
                const below = view.pieceAt(mouse.x, mouse.y);
                // What is said of what is held is said where it is aimed at.
                if (view.table.held.isHeld || below !== view.touch.hovered.id)
                    view.touch.follow(area, mouse.x, mouse.y);
                if (below !== view.touch.hovered.id) {
                    view.touch.hover(view.table.scene.piece(below));
                }
            }
        }
        onEntered: view.aimUnder(mouseX, mouseY)
        onExited: {
            view.touch.hover(view.table.scene.piece(0));
            if (!walk.isOn)
                view.aimAway();
        }
        onReleased: mouse => {
            if (isPointing) {
                isPointing = false;
            } else if (isPanning) {
                isPanning = pressedButtons !== Qt.NoButton;
            } else if (mouse.button === Qt.RightButton && view.table.held.isHeld) {
                view.table.held.flip();
            } else if (isDragging) {
                if (mouse.button !== Qt.LeftButton)
                    return;
                isDragging = false;
                view.touch.drop();
            } else if (mouse.button === Qt.RightButton) {
                view.lookAt(mouse.x, mouse.y);
            } else if (isClick(mouse)) {
                view.press(mouse.x, mouse.y);
            }
        }
        onCanceled: {
            isPanning = isPointing = false;
            if (!isDragging)
                return;
            isDragging = false;
            view.touch.draggedPiece = 0;
            view.table.putBack();
        }
    }

    Row {
        visible: zoom.factor > 1 || view.touch.isViewLocked
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 8
        spacing: 8

        IconButton {
            visible: zoom.factor > 1
            focusPolicy: Qt.TabFocus
            icon.name: "full"
            keyAction: "wholeBoard"
            tip: qsTr("Show the whole board")
            onClicked: zoom.reset()
        }

        IconButton {
            focusPolicy: Qt.TabFocus
            icon.name: view.touch.isViewLocked ? "lock" : "hand"
            keyAction: "lock"
            tip: view.touch.isViewLocked ? qsTr("Let the board be moved again") : qsTr("Hold the board still")
            onClicked: view.touch.isViewLocked = !view.touch.isViewLocked
        }
    }
}
