import QtQuick
import Tablewood.App

/// Hands on a thing that lies for itself: a press takes it up or plays it, and it can be dragged. A long press or the right button
/// looks at a card; the right button flips what is held.
MouseArea {
    id: hands

    required property TableModel table
    required property TableTouch touch
    required property pieceEntry entry
    /// How large a space of it is while it is carried.
    property real size: 56
    property point start
    property bool isDragging: false

    anchors.fill: parent
    // What can be taken up is dragged, and what it lies on does not scroll.
    preventStealing: entry.isLit
    hoverEnabled: true
    acceptedButtons: Qt.LeftButton | Qt.RightButton
    cursorShape: entry.isLit ? Qt.PointingHandCursor : Qt.ArrowCursor
    onEntered: touch.comeUnder(hands, mouseX, mouseY)
    onExited: touch.hover(table.scene.piece(0))
    onPressed: mouse => {
        if (isDragging)
            return;
        start = Qt.point(mouse.x, mouse.y);
        touch.follow(hands, mouse.x, mouse.y);
    }
    onPressAndHold: mouse => {
        if (!isDragging && mouse.button === Qt.LeftButton)
            touch.showDetail(entry);
    }
    onPositionChanged: mouse => {
        if (!pressed)
            touch.moveOver(hands, mouse.x, mouse.y, entry);
        if (!(pressedButtons & Qt.LeftButton))
            return;
        if (isDragging)
            touch.follow(hands, mouse.x, mouse.y);
        else if (Math.hypot(mouse.x - start.x, mouse.y - start.y) > 8)
            isDragging = touch.begin(hands, mouse.x, mouse.y, entry.id, size);
    }
    onReleased: mouse => {
        if (mouse.button === Qt.RightButton) {
            if (table.held.isHeld)
                table.held.flip();
            else
                touch.showDetail(entry);
        } else if (isDragging) {
            isDragging = false;
            touch.drop();
        } else if (containsMouse && !(mouse.wasHeld && touch.isDetailOpen)) {
            touch.closeDetail();
            table.pressCard(entry.id);
        }
    }
    onCanceled: if (isDragging) {
        isDragging = false;
        touch.draggedPiece = 0;
        table.putBack();
    }
}
