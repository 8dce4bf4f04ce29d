import QtQuick
import Tablewood.App

/// An emblem to choose, in a seat's colour.
IconButton {
    id: choice

    required property string modelData
    property int seat: 0
    property bool isCurrent: false
    property real tokenSize: 44
    readonly property var names: ({
            "leaf": qsTr("Leaf"),
            "fox": qsTr("Fox"),
            "fish": qsTr("Fish"),
            "moth": qsTr("Moth"),
            "bee": qsTr("Bee"),
            "berry": qsTr("Berry"),
            "moon": qsTr("Moon"),
            "acorn": qsTr("Acorn"),
            "flower": qsTr("Flower"),
            "mushroom": qsTr("Mushroom"),
            "feather": qsTr("Feather"),
            "owl": qsTr("Owl")
        })

    implicitHeight: tokenSize + 8
    kind: "bare"
    tip: names[modelData] ?? modelData
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: isCurrent

    Rectangle {
        visible: choice.isCurrent
        anchors.fill: parent
        radius: 10
        color: Theme.rowLit
        border.width: 2
        border.color: Theme.chosenEdge
    }

    SeatToken {
        anchors.centerIn: parent
        seat: choice.seat
        emblem: choice.modelData
        size: choice.tokenSize
    }
}
