import QtQuick

/// A floating panel: night glass in the dark theme, paper in the light one.
Rectangle {
    id: panel

    property int level: 2
    /// It lies over other panels, whose words must not shine through.
    property bool isOpaque: false

    radius: 14
    border.width: 1
    border.color: Theme.panelEdge
    gradient: Gradient {
        GradientStop {
            position: 0
            color: Theme.panelTop
        }
        GradientStop {
            position: 1
            color: Theme.panelFoot
        }
    }

    Shadow {
        level: panel.level
    }

    // What lies under it is there also where it shows nothing: behind one that is not visible, Qt 6.4 may paint the panel itself
    // under those that are.
    Rectangle {
        z: -1
        anchors.fill: parent
        anchors.topMargin: 3
        anchors.bottomMargin: -3
        radius: panel.radius
        color: Theme.isDark ? "transparent" : Theme.panelUnder
    }

    Rectangle {
        z: -1
        anchors.fill: parent
        radius: panel.radius
        color: panel.isOpaque ? Theme.window : "transparent"
    }

    Rectangle {
        x: panel.radius
        y: 1
        width: parent.width - 2 * panel.radius
        height: 1
        color: Theme.panelLit
    }
}
