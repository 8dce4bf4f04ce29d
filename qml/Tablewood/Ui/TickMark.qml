import QtQuick

/// A round tick: this one is chosen.
Rectangle {
    width: 22
    height: 22
    radius: 11
    color: "#3A2B10"
    border.width: 1
    border.color: Theme.lantern

    Icon {
        anchors.centerIn: parent
        name: "check"
        width: 14
        height: 14
        color: Theme.lit
    }
}
