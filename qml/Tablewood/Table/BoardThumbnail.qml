pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A small still picture of the scene's board with what lies on it.
Item {
    id: thumbnail

    property publicScene scene

    StillScene {
        id: still

        source: thumbnail.scene
    }

    Each {
        model: still.source.isEmpty ? 0 : 1

        BoardSurface {
            scene: still
            board: still.boards.at(still.source.isEmpty ? -1 : 0)
            cell: geometry.cellFor(thumbnail.width, thumbnail.height)
            hasShadow: false
            x: (thumbnail.width - width) / 2
            y: (thumbnail.height - height) / 2
        }
    }
}
