pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A space that may be touched: lit, with the mark of what it is for and of what it brings. A space that a piece reaches
/// without being chosen first has the mark alone: upon the ground, or in a corner where something lies.
Item {
    id: light

    required property targetEntry entry
    property real cell: 56
    property string shape: "square"
    /// Something lies there.
    property bool isTaken: false
    /// What the space shows, or what lies over it, stays readable below the light.
    property bool isClear: false
    readonly property string moveMark: entry.mark === "" ? "step" : entry.mark
    /// By what reads the screen aloud; hands and keys press the board.
    signal pressed

    width: cell
    height: cell

    Accessible.role: Accessible.Button
    Accessible.name: entry.label
    Accessible.focusable: true
    Accessible.onPressAction: pressed()

    ArtImage {
        visible: !light.entry.isMove
        anchors.centerIn: parent
        width: light.cell * 1.6
        height: width
        art: (light.entry.isChosen ? "light/chosen" : light.isClear ? "light/rim" : "light/target") + "?shape=" + light.shape
    }

    Icon {
        visible: !light.entry.isMove && light.entry.mark !== ""
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -light.cell * 0.02
        name: light.entry.mark
        color: "#FFF8E0"
        width: light.cell * 0.5
        height: width
    }

    ArtImage {
        visible: !light.entry.isMove && light.entry.bonus !== ""
        x: light.cell * 0.04
        y: light.cell * 0.62
        width: light.cell * 0.34
        height: width
        art: light.entry.bonus === "" ? "" : "mark/" + light.entry.bonus
    }

    ArtImage {
        visible: light.entry.isMove && light.isTaken
        x: light.cell * 0.6
        y: light.cell * 0.56
        width: light.cell * 0.36
        height: width
        art: visible ? "mark/" + light.moveMark : ""
    }

    Each {
        model: light.entry.isMove && !light.isTaken ? ["#B3140F08", "#F5E6BE"] : []

        Icon {
            required property string modelData
            required property int index

            anchors.centerIn: parent
            anchors.verticalCenterOffset: index === 0 ? light.cell * 0.03 : 0
            name: light.moveMark
            color: modelData
            width: light.cell * 0.46
            height: width
        }
    }

    opacity: 0
    Component.onCompleted: opacity = 1

    Behavior on opacity  {
        NumberAnimation {
            duration: Theme.fade
        }
    }
}
