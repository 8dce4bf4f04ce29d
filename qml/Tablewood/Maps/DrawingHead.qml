pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The head of the page on which a map is drawn: back, its name, the tools, and what can be done with the whole.
Rectangle {
    id: head

    readonly property MapEditor editor: MapDesk.editor
    /// With large words the tools stand in a line of their own.
    readonly property bool hasTwoLines: Theme.hasLargeText
    readonly property real firstLine: Math.max(55, name.height + 14, deeds.height + 14)
    signal backWanted
    signal exportWanted
    signal trialWanted
    signal playWanted
    signal hostWanted

    implicitHeight: hasTwoLines ? firstLine + tools.height + 8 : firstLine
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

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.panelEdge
    }

    IconButton {
        id: back

        x: 6
        y: (head.firstLine - height) / 2
        kind: "bare"
        tip: qsTr("Back to your maps")
        icon.name: "chevL"
        onClicked: head.backWanted()
    }

    Column {
        id: name

        x: back.x + back.width + 2
        y: (head.firstLine - height) / 2
        width: (head.hasTwoLines ? deeds.x : tools.x) - x - 12

        Heading {
            width: parent.width
            elide: Text.ElideRight
            text: head.editor.name === "" ? qsTr("A map without a name") : head.editor.name
            size: 19
            color: Theme.textBright
        }

        BodyText {
            width: parent.width
            elide: Text.ElideRight
            // The file of the owner's is behind what is kept.
            text: MapDesk.isFileBehind ? qsTr("%1, not yet in %2").arg(head.editor.keptWords).arg(MapDesk.file) : head.editor.keptWords
            size: 12
            color: head.editor.keepFault === "" ? Theme.textSoft : Theme.dangerText
        }
    }

    component Divider: Item {
        implicitWidth: 17
        implicitHeight: Theme.px(42)

        Rectangle {
            x: 8
            y: 6
            width: 1
            height: parent.height - 12
            color: Theme.divider
        }
    }

    component Choice: MapTool {
        required property int which

        isChoice: true
        isChosen: head.editor.tool === which
        onClicked: head.editor.tool = which
    }

    Flow {
        id: tools

        readonly property real lineWidth: 11 * (Theme.px(42) + spacing) + 2 * (17 + spacing)

        x: head.hasTwoLines ? 8 : Math.max(230, Math.min(248, head.width - deeds.width - lineWidth - 20))
        y: head.hasTwoLines ? head.firstLine : (head.firstLine - height) / 2
        width: head.hasTwoLines ? head.width - 16 : lineWidth
        spacing: 1

        Choice {
            which: MapEditor.Stamp
            tip: qsTr("Stamp")
            keyAction: "mapStamp"
            icon.name: "stamp"
        }

        Choice {
            which: MapEditor.Eraser
            tip: qsTr("Eraser")
            keyAction: "mapEraser"
            icon.name: "eraser"
        }

        Choice {
            which: MapEditor.Fill
            tip: qsTr("Fill")
            keyAction: "mapFill"
            icon.name: "bucket"
        }

        Choice {
            which: MapEditor.Select
            tip: qsTr("Select and move")
            keyAction: "mapSelect"
            icon.name: "pointer"
        }

        Choice {
            which: MapEditor.Way
            tip: qsTr("Draw a way")
            keyAction: "mapWay"
            icon.name: "route"
        }

        Divider {
        }

        MapTool {
            tip: qsTr("Flip what you hold")
            keyAction: "mapFlip"
            icon.name: "flipH"
            isChosen: head.editor.isFlipped
            onClicked: head.editor.flip()
        }

        MapTool {
            tip: qsTr("Flip it the other way")
            keyAction: "mapFlipOver"
            icon.name: "flipV"
            onClicked: head.editor.flipOver()
        }

        MapTool {
            tip: qsTr("Turn what you hold")
            keyAction: "mapTurn"
            icon.name: "turn"
            isChosen: head.editor.turns !== 0
            onClicked: head.editor.turn()
        }

        Divider {
        }

        MapTool {
            tip: qsTr("Take back")
            keyAction: "undo"
            icon.name: "undo"
            enabled: head.editor.canUndo
            onClicked: head.editor.undo()
        }

        MapTool {
            tip: qsTr("Bring back")
            keyAction: "redo"
            icon.name: "redo"
            enabled: head.editor.canRedo
            onClicked: head.editor.redo()
        }

        MapTool {
            tip: qsTr("Grid")
            keyAction: "mapGrid"
            icon.name: "grid"
            isChosen: head.editor.hasGrid
            onClicked: head.editor.hasGrid = !head.editor.hasGrid
        }
    }

    Row {
        id: deeds

        readonly property bool isNarrow: head.hasTwoLines || head.width < 1180

        anchors.right: parent.right
        anchors.rightMargin: 12
        y: (head.firstLine - height) / 2
        spacing: 8

        WoodButton {
            icon.name: "export"
            text: deeds.isNarrow ? "" : qsTr("Export")
            Accessible.name: qsTr("Export")
            onClicked: head.exportWanted()
        }

        WoodButton {
            icon.name: "bot"
            text: deeds.isNarrow ? "" : qsTr("Test with bots")
            Accessible.name: qsTr("Test with bots")
            onClicked: head.trialWanted()
        }

        IconButton {
            width: Theme.px(40)
            height: width
            tip: qsTr("Host this map: every laptop in the room can join")
            icon.name: "wifi"
            onClicked: head.hostWanted()
        }

        WoodButton {
            kind: "gold"
            icon.name: "playF"
            text: head.hasTwoLines ? "" : qsTr("Play this map")
            Accessible.name: qsTr("Play this map")
            onClicked: head.playWanted()
        }
    }
}
