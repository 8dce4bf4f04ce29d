pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A board to play on. Press a space, or drag what lies there; a long press or the right button looks at it. Wheel or pinch zooms, the middle button, Space or two fingers move
/// it, a double press of the middle button shows all of it again, all of which can be locked. Arrows walk over the spaces,
/// beginning with a piece of one's own, Tab over the lit ones, Enter presses. Alt and a press, a long press where no piece lies, or the
/// key for it shows the space to people at other laptops, as does any press while `touch` points.
FocusScope {
    id: view

    required property TableModel table
    required property TableTouch touch
    required property boardEntry board
    property real zoom: 1
    property point shift
    property point cursor: Qt.point(-1, -1)
    /// The keys have come here by walking; until they mark a space, the whole board is marked.
    property bool isMarked: false
    property var pointedCells: []
    property string pointedBoard: ""
    /// Where something just happened, for a moment.
    property var lastCells: []
    readonly property real cell: Math.floor(surface.geometry.cellFor(width, height) * zoom)
    /// While the zoom changes the board keeps the picture of this size, 0 for none: painting takes its time.
    property real heldCell: 0
    readonly property EntryModel targets: table.scene.targetsOn(board.id)

    activeFocusOnTab: !table.isReplay
    clip: zoom > 1
    Accessible.role: Accessible.Grouping
    Accessible.name: cursor.y < 0 ? board.name : spaceName()
    Accessible.focusable: true

    function spaceName(): string {
        for (let i = 0; i < targets.count; ++i) {
            const target = targets.entries[i];
            if (target.column === cursor.x && target.row === cursor.y)
                return target.label;
        }
        return surface.geometry.nameOf(cursor.x, cursor.y);
    }

    function zoomBy(factor: real, x: real, y: real): void {
        if (touch.isViewLocked)
            return;
        if (heldCell === 0)
            heldCell = cell;
        painting.restart();
        const before = zoom;
        zoom = Math.max(1, Math.min(4, zoom * factor));
        const ratio = zoom / before;
        const fromMiddle = Qt.point(x - width / 2, y - height / 2);
        shiftTo((shift.x - fromMiddle.x) * ratio + fromMiddle.x, (shift.y - fromMiddle.y) * ratio + fromMiddle.y);
    }

    Timer {
        id: painting

        interval: 150
        onTriggered: view.heldCell = 0
    }

    /// The space at a point of the view.
    function locate(x: real, y: real): var {
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

    function moveTo(x: real, y: real): void {
        if (!touch.isViewLocked)
            shiftTo(x, y);
    }

    /// Moves the board so far that the space with the light is seen.
    function followCursor(): void {
        if (cursor.y < 0 || zoom === 1)
            return;
        const middle = mapFromItem(surface, surface.middleOf(cursor.x, cursor.y));
        const fromLeft = Math.max(0, cell - middle.x);
        const fromRight = Math.max(0, middle.x - width + cell);
        const fromTop = Math.max(0, cell - middle.y);
        const fromFoot = Math.max(0, middle.y - height + cell);
        shiftTo(shift.x + fromLeft - fromRight, shift.y + fromTop - fromFoot);
    }

    function shiftTo(x: real, y: real): void {
        const roomX = Math.max(0, (surface.width * surface.scale - width) / 2);
        const roomY = Math.max(0, (surface.height * surface.scale - height) / 2);
        shift = Qt.point(Math.max(-roomX, Math.min(roomX, x)), Math.max(-roomY, Math.min(roomY, y)));
    }

    function resetView(): void {
        painting.stop();
        heldCell = 0;
        zoom = 1;
        shift = Qt.point(0, 0);
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
    }

    function moveCursor(columns: int, rows: int): void {
        if (cursor.y < 0) {
            cursor = table.homeOf(board.id);
            return;
        }
        const column = Math.max(0, Math.min(board.columns - 1, cursor.x + columns));
        const row = Math.max(0, Math.min(board.rows - 1, cursor.y + rows));
        cursor = Qt.point(column, row);
    }

    /// Goes to the next lit space; false when there is none beyond.
    function nextTarget(step: int): bool {
        let spaces = [];
        for (let i = 0; i < targets.count; ++i) {
            const target = targets.entries[i];
            if (!target.isChosen)
                spaces.push(target.row * 1000 + target.column);
        }
        for (let i = 0; i < litPieces.count; ++i) {
            const piece = litPieces.entries[i];
            if (piece.isLit)
                spaces.push(piece.row * 1000 + piece.column);
        }
        spaces = [...new Set(spaces)].sort((a, b) => a - b);
        if (step < 0)
            spaces.reverse();
        const now = cursor.y < 0 ? (step > 0 ? -1 : Infinity) : cursor.y * 1000 + cursor.x;
        for (const space of spaces) {
            if (step > 0 ? space > now : space < now) {
                cursor = Qt.point(space % 1000, Math.floor(space / 1000));
                return true;
            }
        }
        return false;
    }

    readonly property EntryModel litPieces: table.scene.piecesIn(board.id)

    Keys.enabled: !table.isReplay
    Keys.onLeftPressed: moveCursor(-1, 0)
    Keys.onRightPressed: moveCursor(1, 0)
    Keys.onUpPressed: moveCursor(0, -1)
    Keys.onDownPressed: moveCursor(0, 1)
    Keys.onTabPressed: event => event.accepted = nextTarget(1)
    Keys.onBacktabPressed: event => event.accepted = nextTarget(-1)
    Keys.onReturnPressed: event => pressCursor(event)
    Keys.onEnterPressed: event => pressCursor(event)
    Keys.onSpacePressed: event => {
        touch.isSpaceHeld = true;
        const piece = cursor.y < 0 ? touch.hovered : table.scene.piece(table.topPiece(board.id, cursor.x, cursor.y));
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
            zoomBy(1.25, width / 2, height / 2);
        else if (asks("zoomOut"))
            zoomBy(0.8, width / 2, height / 2);
        else if (asks("wholeBoard"))
            resetView();
        else if (asks("point") && view.table.canPoint && cursor.y >= 0)
            point(board.id, cursor.x, cursor.y);
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
        cursor = Qt.point(-1, -1);
        touch.isSpaceHeld = false;
    }
    onCursorChanged: followCursor()
    onWidthChanged: shiftTo(shift.x, shift.y)
    onHeightChanged: shiftTo(shift.x, shift.y)

    function pressCursor(event: var): void {
        event.accepted = cursor.y >= 0;
        if (!event.accepted)
            return;
        const middle = surface.middleOf(cursor.x, cursor.y);
        touch.follow(surface, middle.x, middle.y);
        if (touch.isPointing)
            point(board.id, cursor.x, cursor.y);
        else
            table.pressSpace(board.id, cursor.x, cursor.y);
    }

    Connections {
        target: view.table

        function onHappened(boardId: string, cells: var): void {
            if (boardId !== view.board.id)
                return;
            view.lastCells = cells;
            moment.restart();
        }
    }

    Timer {
        id: moment

        interval: 1600
        onTriggered: view.lastCells = []
    }

    BoardSurface {
        id: surface

        scene: view.table.scene
        board: view.board
        cell: view.heldCell > 0 ? view.heldCell : view.cell
        scale: view.cell / Math.max(1, cell)
        isLive: true
        draggedPiece: view.touch.draggedPiece
        flying: view.touch ? view.touch.flying : []
        onSpacePressed: (column, row) => view.table.pressSpace(view.board.id, column, row)
        onPiecePressed: piece => view.table.pressPiece(piece)
        x: Math.round((view.width - width) / 2 + view.shift.x)
        y: Math.round((view.height - height) / 2 + view.shift.y)

        Each {
            model: view.pointedBoard === view.board.id ? view.pointedCells : view.lastCells

            ArtImage {
                required property point modelData
                readonly property point middle: surface.middleOf(modelData.x, modelData.y)

                x: middle.x - width / 2
                y: middle.y - height / 2
                z: 2000
                width: surface.cell * 1.6
                height: width
                art: "light/last?shape=" + surface.lightShape
            }
        }

        ArtImage {
            readonly property point middle: surface.middleOf(view.cursor.x, view.cursor.y)

            visible: view.activeFocus && view.cursor.y >= 0
            x: middle.x - width / 2
            y: middle.y - height / 2
            z: 5000
            width: surface.cell * 1.6
            height: width
            art: "light/focus?shape=" + surface.lightShape
            onVisibleChanged: EnterHolder.mark(view, visible)
        }

        Each {
            model: view.table.lesson.name === view.board.id ? view.table.lesson.cells : []

            Item {
                required property point modelData
                readonly property point middle: surface.middleOf(modelData.x, modelData.y)

                x: middle.x - width / 2
                y: middle.y - height / 2
                z: 5800
                width: surface.cell
                height: surface.cell

                LessonLight {
                    gap: -1
                    isShown: true
                }
            }
        }

        LessonLight {
            isShown: view.table.lesson.thing === "board" && view.table.lesson.name === view.board.id
        }

        Pings {
            surface: surface
            table: view.table
        }

        Item {
            readonly property point middle: surface.middleOf(view.table.hint.cell.x, view.table.hint.cell.y)

            x: middle.x - width / 2
            y: middle.y - height / 2
            z: 5900
            width: surface.cell
            height: surface.cell

            HintLight {
                isShown: view.table.hint.board === surface.board.id
            }
        }
    }

    FocusRing {
        visible: view.isMarked && view.cursor.y < 0
        takesEnter: false
        gap: 0
    }

    // The board's own letters and numbers are out of sight when it is zoomed.
    Only {
        when: view.zoom > 1 && view.board.hasCoordinates && Preferences.hasCoordinates

        BoardRulers {
            anchors.fill: parent
            geometry: surface.geometry
            ground: surface
        }
    }

    Nest {
        nests: view.touch?.nests ?? null
        place: view.board.id

        function spotOf(piece: int): Item {
            return surface.spotOf(piece);
        }
    }

    DropPlace {
        places: view.touch?.places ?? null
        onDropped: (x, y) => view.press(x, y)
    }

    PinchHandler {
        id: pinch

        property real lastScale: 1
        property vector2d lastTranslation

        target: null
        onActiveChanged: {
            lastScale = 1;
            lastTranslation = Qt.vector2d(0, 0);
        }
        onUpdated: {
            const moved = pinch.activeTranslation.minus(pinch.lastTranslation);
            view.zoomBy(pinch.activeScale / pinch.lastScale, pinch.centroid.position.x, pinch.centroid.position.y);
            view.moveTo(view.shift.x + moved.x, view.shift.y + moved.y);
            pinch.lastScale = pinch.activeScale;
            pinch.lastTranslation = pinch.activeTranslation;
        }
    }

    MouseArea {
        id: area

        property point start
        property point startShift
        property int piece: 0
        property bool isDragging: false
        property bool isPanning: false
        /// This press shows a space to others and plays nothing.
        property bool isPointing: false
        readonly property bool canGrab: view.touch.isSpaceHeld && !view.touch.isViewLocked

        function isClick(mouse: var): bool {
            const hasShownDetail = mouse.wasHeld && view.touch.isDetailOpen;
            return mouse.button === Qt.LeftButton && !hasShownDetail && Math.hypot(mouse.x - area.start.x, mouse.y - area.start.y) <= 8;
        }

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: view.touch.isPointing ? Qt.CrossCursor : isPanning ? Qt.ClosedHandCursor : canGrab ? Qt.OpenHandCursor : Qt.ArrowCursor
        acceptedButtons: Qt.LeftButton | Qt.RightButton | Qt.MiddleButton
        // A finer wheel turns by parts of a step.
        onWheel: wheel => {
            wheel.accepted = wheel.angleDelta.y !== 0;
            if (wheel.accepted)
                view.zoomBy(Math.pow(1.15, wheel.angleDelta.y / 120), wheel.x, wheel.y);
        }
        onDoubleClicked: mouse => {
            if (mouse.button === Qt.MiddleButton)
                view.resetView();
        }
        onPressed: mouse => {
            if (isDragging || isPanning)
                return;
            start = Qt.point(mouse.x, mouse.y);
            startShift = view.shift;
            isPanning = mouse.button === Qt.MiddleButton || view.touch.isSpaceHeld;
            // The light of the keys goes, so that Enter is no longer the space's.
            view.cursor = Qt.point(-1, -1);
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
        }
        onPressAndHold: mouse => {
            if (isDragging || isPanning || isPointing || mouse.button !== Qt.LeftButton)
                return;
            const below = view.pieceAt(mouse.x, mouse.y);
            isPointing = below === 0 && view.table.canPoint;
            if (isPointing)
                view.pointAt(mouse.x, mouse.y);
            else
                view.touch.showDetail(view.table.scene.piece(below));
        }
        onPositionChanged: mouse => {
            if (isPanning) {
                view.moveTo(startShift.x + mouse.x - start.x, startShift.y + mouse.y - start.y);
            } else if (isDragging) {
                view.touch.follow(area, mouse.x, mouse.y);
            } else if (pressed && piece !== 0 && Math.hypot(mouse.x - start.x, mouse.y - start.y) > 8) {
                isDragging = view.touch.begin(area, mouse.x, mouse.y, piece, view.cell);
            } else if (!pressed) {
                const below = view.pieceAt(mouse.x, mouse.y);
                if (below !== view.touch.hovered.id) {
                    view.touch.follow(area, mouse.x, mouse.y);
                    view.touch.hover(view.table.scene.piece(below));
                }
            }
        }
        onExited: view.touch.hover(view.table.scene.piece(0))
        onReleased: mouse => {
            if (isPointing) {
                isPointing = false;
            } else if (isPanning) {
                isPanning = pressedButtons !== Qt.NoButton;
            } else if (isDragging) {
                if (mouse.button !== Qt.LeftButton)
                    return;
                isDragging = false;
                view.touch.drop();
            } else if (mouse.button === Qt.RightButton) {
                view.touch.showDetail(view.table.scene.piece(view.pieceAt(mouse.x, mouse.y)));
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
        visible: view.zoom > 1 || view.touch.isViewLocked
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 8
        spacing: 8

        IconButton {
            visible: view.zoom > 1
            focusPolicy: Qt.TabFocus
            icon.name: "full"
            keyAction: "wholeBoard"
            tip: qsTr("Show the whole board")
            onClicked: view.resetView()
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
