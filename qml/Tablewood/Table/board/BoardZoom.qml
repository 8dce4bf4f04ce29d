import QtQuick

/// How near a board is seen, and which part of it. A zoom of 1 shows all of it.
QtObject {
    id: view

    /// The room for the board, and the size of the board as it is shown.
    required property size room
    required property size shown
    property bool isLocked: false
    property real factor: 1
    property point shift
    /// The board is being zoomed: it keeps its picture until it rests, as painting takes its time.
    readonly property bool isMoving: resting.running
    readonly property Timer resting: Timer {
        interval: 150
    }

    function zoomBy(by: real, x: real, y: real): void {
        if (view.isLocked)
            return;
        view.resting.restart();
        const before = view.factor;
        view.factor = Math.max(1, Math.min(4, view.factor * by));
        const ratio = view.factor / before;
        const fromMiddle = Qt.point(x - view.room.width / 2, y - view.room.height / 2);
        view.shiftTo((view.shift.x - fromMiddle.x) * ratio + fromMiddle.x, (view.shift.y - fromMiddle.y) * ratio + fromMiddle.y);
    }

    function moveTo(x: real, y: real): void {
        if (!view.isLocked)
            view.shiftTo(x, y);
    }

    function shiftTo(x: real, y: real): void {
        const roomX = Math.max(0, (view.shown.width - view.room.width) / 2);
        const roomY = Math.max(0, (view.shown.height - view.room.height) / 2);
        view.shift = Qt.point(Math.max(-roomX, Math.min(roomX, x)), Math.max(-roomY, Math.min(roomY, y)));
    }

    /// Moves the board so far that a point of the room is seen with so much round it.
    function show(point: point, round: real): void {
        if (view.factor === 1)
            return;
        const into = (at, room) => Math.max(0, round - at) - Math.max(0, at - room + round);
        view.shiftTo(view.shift.x + into(point.x, view.room.width), view.shift.y + into(point.y, view.room.height));
    }

    function reset(): void {
        view.resting.stop();
        view.factor = 1;
        view.shift = Qt.point(0, 0);
    }
}
