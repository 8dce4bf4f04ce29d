import QtQuick

/// The shadow behind its parent. Level 1 for buttons, 2 for panels and cards, 3 for what is lifted.
BorderImage {
    id: shadow

    property int level: 2
    readonly property int pad: [24, 48, 80][shadow.level - 1]
    readonly property int slice: [40, 72, 116][shadow.level - 1]
    readonly property int drop: [2, 6, 14][shadow.level - 1]

    z: -2
    anchors.fill: parent
    anchors.leftMargin: -shadow.pad
    anchors.rightMargin: -shadow.pad
    anchors.topMargin: -shadow.pad + shadow.drop
    anchors.bottomMargin: -shadow.pad - shadow.drop
    border {
        left: shadow.slice
        right: shadow.slice
        top: shadow.slice
        bottom: shadow.slice
    }
    source: "image://art/shadow?level=" + shadow.level
    opacity: Theme.isDark ? 1 : 0.5
}
