pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The buttons of the person in command; each has a key. The one that is needed in haste is the largest.
Flow {
    id: controls

    /// How much larger than on a small screen.
    property real type: 1
    /// Only these are shown; the others have another place.
    required property list<string> deeds
    readonly property real cell: Theme.px(86) * type
    /// In one line.
    readonly property real wholeWidth: deeds.length * (cell + spacing) - spacing

    spacing: 6

    component Control: NightRound {
        // Large words need more than their part of one line.
        width: Theme.hasLargeText ? Math.min(controls.width, Math.max(controls.cell, implicitWidth)) : controls.cell
        visible: controls.deeds.includes(deed)
        type: controls.type
        room: 76
        enabled: !Night.isOver
    }

    Control {
        deed: "nightBack"
        icon.name: "toStart"
        text: qsTr("Back")
        onClicked: Night.goBack()
    }

    Control {
        deed: "nightRepeat"
        icon.name: "refresh"
        text: qsTr("Say it again")
        onClicked: Night.repeatLine()
    }

    Control {
        deed: "nightPause"
        size: 76
        isMain: true
        icon.name: Night.isPaused ? "playF" : "pause"
        text: Night.isPaused ? qsTr("Go on") : qsTr("Pause")
        onClicked: Night.isPaused ? Night.resume() : Night.pause()
    }

    Control {
        deed: "nightLonger"
        icon.name: "plus"
        text: qsTr("10 s more")
        onClicked: Night.addTime()
    }

    Control {
        deed: "nightSkip"
        icon.name: "toEnd"
        text: qsTr("Skip")
        onClicked: Night.skip()
    }

    // Keeps its place, so that no other key moves under the finger.
    Control {
        enabled: Night.undoHeading !== ""
        deed: "nightUndo"
        icon.name: "undo"
        text: qsTr("Undo")
        Accessible.name: enabled ? qsTr("Undo: to %1").arg(Night.undoHeading) : text
        onClicked: Night.undoSkip()
    }
}
