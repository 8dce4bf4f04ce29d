import QtQuick
import Tablewood.App

/// Two fingers on a board: they zoom and move it, or turn what is held to be laid.
PinchHandler {
    id: pinch

    required property HeldModel held
    required property BoardZoom zoom
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
        if (held.canTurn) {
            const step = held.piece.cells === "" ? 60 : 90;
            const steps = Math.round((rotation - lastRotation) / step);
            for (let i = 0; i < Math.abs(steps); ++i)
                held.turn(Math.sign(steps));
            lastRotation += steps * step;
            return;
        }
        const moved = activeTranslation.minus(lastTranslation);
        zoom.zoomBy(activeScale / lastScale, centroid.position.x, centroid.position.y);
        zoom.moveTo(zoom.shift.x + moved.x, zoom.shift.y + moved.y);
        lastScale = activeScale;
        lastTranslation = activeTranslation;
    }
}
