import QtQuick
import Tablewood.App

/// The mouse on a board, or one finger. A press plays, a drag takes up what lies there, a long press or the right button looks at it; the wheel
/// zooms, and the middle button or Space moves the board. Alt and a press, or a long press where no piece lies, shows the space to people at other
/// laptops. What is held to be laid is turned by the wheel and flipped by the right button.
MouseArea {
    id: mouseArea

    required property BoardHand hand
    required property BoardWalk walk
    required property BoardZoom zoom
    readonly property TableTouch touch: hand.touch
    readonly property TableModel table: hand.table
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
    readonly property bool canGrab: touch !== null && touch.isSpaceHeld && !touch.isViewLocked

    function hasLeft(mouse: var): bool {
        return Math.hypot(mouse.x - start.x, mouse.y - start.y) > 8;
    }

    function isClick(mouse: var): bool {
        const hasLooked = isEnlarging || (mouse.wasHeld && touch.isDetailOpen);
        return mouse.button === Qt.LeftButton && !hasLooked && !hasLeft(mouse);
    }

    function moveOver(mouse: var): void {
        hand.aimUnder(mouse.x, mouse.y);
        const below = hand.pieceAt(mouse.x, mouse.y);
        const isNew = below !== touch.hovered.id;
        // What is said of what is held is said where it is aimed at.
        if (table.held.isHeld || isNew)
            touch.follow(mouseArea, mouse.x, mouse.y);
        if (isNew)
            touch.hover(table.scene.piece(below));
    }

    hoverEnabled: true
    cursorShape: touch?.isPointing ? Qt.CrossCursor : isPanning ? Qt.ClosedHandCursor : canGrab ? Qt.OpenHandCursor : Qt.ArrowCursor
    acceptedButtons: Qt.LeftButton | Qt.RightButton | Qt.MiddleButton
    onWheel: wheel => {
        wheel.accepted = wheel.angleDelta.y !== 0;
        if (!wheel.accepted)
            return;
        if (table.held.canTurn)
            table.held.turnByWheel(wheel.angleDelta.y);
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
        isPanning = mouse.button === Qt.MiddleButton || touch.isSpaceHeld;
        // The light of the keys goes, so that Enter is no longer the space's.
        walk.start();
        hand.room.forceActiveFocus(Qt.MouseFocusReason);
        walk.isWhole = false;
        touch.follow(mouseArea, mouse.x, mouse.y);
        touch.closeDetail();
        const where = hand.locate(mouse.x, mouse.y);
        const wantsToPoint = touch.isPointing || (mouse.modifiers & Qt.AltModifier) !== 0;
        isPointing = mouse.button === Qt.LeftButton && wantsToPoint && table.canPoint;
        if (isPointing)
            hand.pointAt(mouse.x, mouse.y);
        const canLift = !isPointing && mouse.button === Qt.LeftButton && where.row >= 0;
        piece = canLift ? table.pieceToLift(where.board, where.column, where.row) : 0;
        pieceCell = where.cell ?? 0;
    }
    onPressAndHold: mouse => {
        if (isDragging || isPanning || isPointing || mouse.button !== Qt.LeftButton)
            return;
        isEnlarging = hand.boardToEnlarge(mouse.x, mouse.y) !== "";
        isPointing = !isEnlarging && hand.pieceAt(mouse.x, mouse.y) === 0 && table.canPoint;
        if (isPointing)
            hand.pointAt(mouse.x, mouse.y);
        else
            hand.lookAt(mouse.x, mouse.y);
    }
    onPositionChanged: mouse => {
        if (isPanning)
            zoom.moveTo(startShift.x + mouse.x - start.x, startShift.y + mouse.y - start.y);
        else if (isDragging)
            touch.follow(mouseArea, mouse.x, mouse.y);
        else if (!pressed)
            moveOver(mouse);
        else if (piece !== 0 && hasLeft(mouse))
            isDragging = touch.begin(mouseArea, mouse.x, mouse.y, piece, pieceCell);
    }
    onEntered: hand.aimUnder(mouseX, mouseY)
    onExited: {
        touch.hover(table.scene.piece(0));
        if (!walk.isOn)
            hand.aimAway();
    }
    onReleased: mouse => {
        if (isPointing) {
            isPointing = false;
        } else if (isPanning) {
            isPanning = pressedButtons !== Qt.NoButton;
        } else if (mouse.button === Qt.RightButton && table.held.isHeld) {
            table.held.flip();
        } else if (isDragging) {
            if (mouse.button !== Qt.LeftButton)
                return;
            isDragging = false;
            touch.drop();
        } else if (mouse.button === Qt.RightButton) {
            hand.lookAt(mouse.x, mouse.y);
        } else if (isClick(mouse)) {
            hand.press(mouse.x, mouse.y);
        }
    }
    onCanceled: {
        isPanning = isPointing = false;
        if (!isDragging)
            return;
        isDragging = false;
        touch.draggedPiece = 0;
        table.putBack();
    }
}
