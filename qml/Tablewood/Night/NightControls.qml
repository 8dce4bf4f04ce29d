pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What the person in command can do; each has a key.
Flow {
    id: controls

    readonly property real side: Math.max(56, Theme.px(48))

    /// The room for one line; a line that does not fit leaves out what can be done without.
    property real room: Infinity
    readonly property string undoWords: qsTr("Undo: to %1").arg(Night.undoHeading)
    readonly property real widthWithoutUndo: backControl.implicitWidth + pauseControl.implicitWidth + repeatControl.implicitWidth + longerControl.implicitWidth + skipControl.implicitWidth + 4 * spacing + 2
    /// In one line.
    readonly property real wholeWidth: widthWithoutUndo + (undoControl.visible ? undoControl.implicitWidth + spacing : 0)

    spacing: 12

    component Control: WoodButton {
        property string deed: ""

        keyHint: KeyMap.names[deed] ?? ""
        kind: "quiet"
        textSize: 16
        iconSize: 24
        width: Math.min(implicitWidth, controls.width)
        height: Math.max(controls.side, implicitHeight)
    }

    Control {
        id: backControl

        deed: "nightBack"
        icon.name: "toStart"
        text: qsTr("Back")
        enabled: !Night.isOver
        onClicked: Night.goBack()
    }

    Control {
        id: pauseControl

        kind: "wood"
        deed: "nightPause"
        icon.name: Night.isPaused ? "playF" : "pause"
        text: Night.isPaused ? qsTr("Go on") : qsTr("Pause")
        enabled: !Night.isOver
        onClicked: Night.isPaused ? Night.resume() : Night.pause()
    }

    Control {
        id: repeatControl

        deed: "nightRepeat"
        icon.name: "refresh"
        text: qsTr("Say it again")
        enabled: !Night.isOver
        onClicked: Night.repeatLine()
    }

    Control {
        id: longerControl

        deed: "nightLonger"
        icon.name: "plus"
        text: qsTr("10 s more")
        enabled: !Night.isOver
        onClicked: Night.addTime()
    }

    Control {
        id: skipControl

        deed: "nightSkip"
        icon.name: "toEnd"
        text: qsTr("Skip")
        enabled: !Night.isOver
        onClicked: Night.skip()
    }

    Control {
        id: undoControl

        deed: "nightUndo"
        icon.name: "undo"
        text: controls.widthWithoutUndo + controls.spacing + undoMeasure.implicitWidth <= controls.room ? controls.undoWords : qsTr("Undo")
        visible: Night.undoHeading !== ""
        Accessible.name: controls.undoWords
        onClicked: Night.undoSkip()
    }

    // How wide it is with all its words.
    Control {
        id: undoMeasure

        visible: false
        deed: undoControl.deed
        icon.name: undoControl.icon.name
        text: controls.undoWords
    }
}
