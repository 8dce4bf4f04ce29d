import QtQuick
import Tablewood.App

/// The keys of a table, where nothing that has the keyboard takes them.
QtObject {
    id: keys

    required property TableModel table
    required property TableTouch touch
    required property Item ground
    readonly property SceneModel scene: table.scene
    /// Null while no table is shown.
    property OpenTable layout: null
    /// The match is over, and the table is looked at.
    property bool isAfterEnd: false
    /// Another page lies over the layout.
    property bool isUnder: false
    required property LessonCard lesson
    required property HeadNote note
    signal sharedScreenLeft
    required property TableWays ways

    function press(event: var): void {
        const asks = action => KeyMap.fits(action, event.key, event.modifiers);
        const isDigit = event.key >= Qt.Key_1 && event.key <= Qt.Key_9 && !(event.modifiers & ~Qt.KeypadModifier);
        if (event.key === Qt.Key_Escape) {
            if (!keys.close())
                return;
        } else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            keys.goOn();
        } else if (keys.table.run.canPace && asks("runPause")) {
            // Held down it waits or goes on once.
            if (!event.isAutoRepeat)
                keys.table.run.pause();
        } else if (keys.table.run.canPace && asks("runStep")) {
            keys.table.run.goOneStep();
        } else if (keys.table.run.canPace && asks("runEnd")) {
            keys.table.run.goToEnd();
        } else if (event.key === Qt.Key_Space) {
            keys.touch.isSpaceHeld = true;
        } else if (keys.table.nextHand.seat >= 0 && asks("nextHand")) {
            keys.table.takeNextHand();
        } else if (keys.table.held.canTurn && asks("turn")) {
            keys.table.held.turn(1);
        } else if (keys.table.held.canTurn && asks("turnBack")) {
            keys.table.held.turn(-1);
        } else if (keys.table.held.canFlip && asks("flip")) {
            keys.table.held.flip();
        } else if (asks("point") && keys.table.canPoint) {
            keys.touch.isPointing = !keys.touch.isPointing;
        } else if (asks("hint") && keys.table.canAskHint) {
            keys.table.askHint();
        } else if (asks("layers") && keys.scene.layers.count > 0) {
            keys.table.toggleLayers();
        } else if (asks("beside")) {
            keys.table.answers.sayBeside("", -1, -1);
        } else if (asks("mine")) {
            keys.table.answers.sayMine();
        } else if (asks("changed")) {
            keys.table.answers.sayChanged();
        } else if (asks("standing") && keys.scene.standing.count > 0) {
            if (!event.isAutoRepeat)
                keys.table.toggleStandings();
        } else if (asks("lock")) {
            keys.touch.isViewLocked = !keys.touch.isViewLocked;
        } else if (isDigit && !keys.lesson.isReading) {
            const button = keys.scene.buttonOfDigit(event.key - Qt.Key_0);
            if (button === "")
                return;
            keys.table.pressButton(button);
        } else if (asks("undo")) {
            keys.table.undo();
        } else if (asks("redo")) {
            keys.table.redo();
        } else {
            return;
        }
        event.accepted = true;
    }

    function release(event: var): void {
        if (event.key === Qt.Key_Space)
            keys.touch.isSpaceHeld = false;
    }

    /// Closes what lies on top, or takes the last pick back; false where there is nothing.
    function close(): bool {
        if (keys.touch.isPointing)
            keys.touch.isPointing = false;
        else if (keys.touch.isDetailOpen)
            keys.touch.closeDetail();
        else if (keys.table.peek.count > 0)
            keys.table.peek.read();
        else if (keys.table.stage.dismissAll())
            return true;
        else if (keys.table.isSharedScreen && keys.ground.Window.window.visibility === Window.FullScreen)
            keys.ground.Window.window.visibility = Window.Windowed;
        else if (keys.table.isSharedScreen)
            keys.sharedScreenLeft();
        else if (keys.isAfterEnd)
            keys.ways.end();
        else
            return keys.table.back() || keys.note.shut();
        return true;
    }

    /// Enter, where nothing is marked: what is explained has been read. Otherwise it presses what is gold.
    /// The way on that would leave something undone is only marked by it, so that a second Enter is needed.
    function goOn(): void {
        if (keys.lesson.isOpen)
            keys.lesson.readOn();
        else if (keys.isAfterEnd)
            keys.ways.again();
        else if (keys.table.canFinish)
            keys.table.finish();
        else if (keys.scene.goldButton !== "")
            keys.table.pressButton(keys.scene.goldButton);
        else if (!keys.isUnder)
            keys.layout?.actionPart.markNext();
    }
}
