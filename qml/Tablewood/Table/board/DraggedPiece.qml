pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The piece in the hand, lifted over everything, under the pointer.
Item {
    id: dragged

    required property TableTouch touch
    required property SceneModel scene

    visible: touch.draggedPiece !== 0
    x: touch.at.x
    y: touch.at.y
    z: 100

    Only {
        when: dragged.visible && dragged.touch.dragged.isCard

        CardFace {
            entry: dragged.touch.dragged
            unit: 1
            x: -width / 2
            y: -height / 2
            isChosen: true
            rotation: Theme.hasReducedMotion ? 0 : -3
        }
    }

    Only {
        when: dragged.visible && !dragged.touch.dragged.isCard

        PieceItem {
            scene: dragged.scene
            entry: dragged.touch.dragged
            cell: dragged.touch.draggedSize
            isLifted: true
            x: -width / 2
            y: -height / 2 - 6
        }
    }
}
