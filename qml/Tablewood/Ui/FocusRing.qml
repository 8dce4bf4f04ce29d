import QtQuick

/// Shows where the keyboard is: a ring outside its parent.
Rectangle {
    id: ring

    property real gap: 3
    /// Whether Enter presses what is marked; otherwise it stays with the page.
    property bool takesEnter: true

    z: 5
    anchors.fill: parent
    anchors.margins: -ring.gap
    radius: 10 + ring.gap
    color: "transparent"
    border.width: 2.5
    border.color: Theme.focus
    onVisibleChanged: EnterHolder.mark(parent, visible && takesEnter)
    Component.onCompleted: if (visible)
        EnterHolder.mark(parent, takesEnter)
}
