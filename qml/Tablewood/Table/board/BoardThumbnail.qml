pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A small still picture of the scene's first board with what lies on it.
Item {
    id: thumbnail

    property publicScene scene

    StillScene {
        id: still

        source: thumbnail.scene
    }

    Each {
        model: still.boards

        BoardSurface {
            required property boardEntry entry
            required property int index

            visible: index === 0
            scene: still
            board: entry
            cell: geometry.cellFor(thumbnail.width, thumbnail.height)
            hasShadow: false
            x: (thumbnail.width - width) / 2
            y: (thumbnail.height - height) / 2
        }
    }
}
