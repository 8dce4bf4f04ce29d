import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A small still picture of the scene's board with what lies on it.
Rectangle {
    id: thumbnail

    property publicScene scene

    radius: 6
    border.width: 1
    border.color: Theme.woodEdge
    gradient: Gradient {
        GradientStop {
            position: 0
            color: Theme.boardTop
        }
        GradientStop {
            position: 1
            color: Theme.boardFoot
        }
    }
}
