import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A space that may be touched: lit, with the mark of what it is for and of what it brings. A space that a piece reaches
/// without being chosen first has the mark alone.
Item {
    id: light

    required property targetEntry entry
    property real cell: 56
    property string shape: "square"
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
        art: (light.entry.isChosen ? "light/chosen" : "light/target") + "?shape=" + light.shape
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
        visible: light.entry.isMove
        x: light.cell * 0.6
        y: light.cell * 0.56
        width: light.cell * 0.36
        height: width
        art: light.entry.isMove ? "mark/" + (light.entry.mark === "" ? "step" : light.entry.mark) : ""
    }

    opacity: 0
    Component.onCompleted: opacity = 1

    Behavior on opacity  {
        NumberAnimation {
            duration: Theme.fade
        }
    }
}
