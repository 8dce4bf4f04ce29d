pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The piece in the hand, lifted over everything, under the pointer.
Item {
    id: dragged

    required property TableTouch touch
    required property SceneModel scene

    /// Its ghost shows it where it would lie.
    readonly property bool hasGhost: touch.table.held.board !== ""

    visible: touch.draggedPiece !== 0
    x: touch.at.x
    y: touch.at.y
    z: 100

    // Wherever the pointer is meanwhile, the wheel turns what it drags.
    Item {
        parent: dragged.parent
        anchors.fill: parent
        z: dragged.z
        visible: dragged.visible && dragged.touch.table.held.canTurn

        WheelHandler {
            target: null
            onWheel: wheel => dragged.touch.table.held.turnByWheel(wheel.angleDelta.y)
        }
    }

    Only {
        when: dragged.visible && dragged.touch.dragged.isCard

        CardFace {
            /// A place between cards is seen below it.
            readonly property bool isRaised: dragged.touch.aimedGap !== null

            entry: dragged.touch.dragged
            unit: 1
            x: -width / 2
            y: isRaised ? -height - 18 : -height / 2
            scale: isRaised ? 0.6 : 1
            transformOrigin: Item.Bottom
            isChosen: true
            rotation: Theme.hasReducedMotion ? 0 : -3

            Behavior on y  {
                NumberAnimation {
                    duration: Theme.lift
                }
            }
            Behavior on scale  {
                NumberAnimation {
                    duration: Theme.lift
                }
            }
        }
    }

    Only {
        when: dragged.visible && !dragged.touch.dragged.isCard && !dragged.hasGhost

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
