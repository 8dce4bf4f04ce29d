import QtQuick

/// Shows where the keyboard is: a ring outside its parent.
Rectangle {
    id: ring

    property real gap: 3

    z: 5
    anchors.fill: parent
    anchors.margins: -ring.gap
    radius: 10 + ring.gap
    color: "transparent"
    border.width: 2.5
    border.color: Theme.focus
}
