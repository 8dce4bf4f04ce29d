pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Where a script is written: its steps, the one that is chosen, and what belongs to the whole. It keeps itself.
FocusScope {
    id: page

    readonly property ScriptEditor editor: Night.editor
    readonly property bool isStacked: Theme.hasLargeText || width < 1080
    /// How the keeping goes, in a few words.
    readonly property string state: !page.editor.isOwn ? qsTr("Stays as it is: your first change makes a copy of your own.") : page.editor.isKept ? qsTr("All changes are kept.") : qsTr("Being kept…")
    signal backWanted
    /// This night is to be moderated.
    signal wanted
    signal voicesWanted

    function dialogs(): Item {
        files.come();
        return files.item as Item;
    }

    function takeKey(event: var): bool {
        if (KeyMap.fits("undo", event.key, event.modifiers))
            page.editor.undo();
        else if (KeyMap.fits("redo", event.key, event.modifiers))
            page.editor.redo();
        else
            return false;
        return true;
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Script of a night")
    Keys.onEscapePressed: page.backWanted()
    Keys.onPressed: event => event.accepted = page.takeKey(event)
    Keys.forwardTo: [scroller]

    // Text fields give their keys to this first.
    Item {
        id: keys

        Keys.onPressed: event => event.accepted = page.takeKey(event)
    }

    ArtImage {
        anchors.fill: parent
        art: "scenery/shelf?theme=" + Theme.name
    }

    Later {
        id: files

        file: Qt.resolvedUrl("NightFiles.qml")
    }

    PageHeader {
        id: header

        x: 24
        y: 16
        maximumWidth: corner.x - x - 16
        title: page.editor.title.text === "" ? qsTr("Script of a night") : page.editor.title.text
        line: page.state
        onBackWanted: page.backWanted()
    }

    Row {
        id: corner

        anchors.right: parent.right
        anchors.rightMargin: 24
        y: 18
        spacing: 8

        IconButton {
            tip: qsTr("Take back")
            keyAction: "undo"
            icon.name: "undo"
            enabled: page.editor.canUndo
            onClicked: page.editor.undo()
        }

        IconButton {
            tip: qsTr("Bring back")
            keyAction: "redo"
            icon.name: "redo"
            enabled: page.editor.canRedo
            onClicked: page.editor.redo()
        }

        WoodButton {
            kind: page.editor.faultCount === 0 ? "gold" : "wood"
            icon.name: page.editor.faultCount === 0 ? "check" : "warn"
            text: Theme.hasLargeText ? "" : page.editor.faultCount === 0 ? qsTr("Use this night") : qsTr("%n thing(s) to put right", "", page.editor.faultCount)
            Accessible.name: page.editor.faultCount === 0 ? qsTr("Use this night") : qsTr("%n thing(s) to put right", "", page.editor.faultCount)
            onClicked: {
                if (page.editor.faultCount === 0)
                    page.wanted();
                else if (page.editor.faultyStep >= 0)
                    page.editor.step = page.editor.faultyStep;
            }
        }
    }

    ScrollArea {
        id: scroller

        x: 24
        y: header.y + header.height + 14
        width: parent.width - 48
        height: parent.height - y - 14
        contentHeight: page.isStacked ? side.y + side.height + 12 : height
        takesKeys: page.isStacked
        barMargin: 16
        ground: Theme.window
        groundAbove: Theme.window

        NightAlert {
            id: alert

            width: parent.width
            text: page.editor.keepFault
        }

        Panel {
            id: list

            readonly property real room: scroller.height - y - 4

            y: alert.visible ? alert.height + 12 : 0
            width: page.isStacked ? parent.width : Math.max(300, Math.min(400, parent.width * 0.26))
            height: page.isStacked ? listFoot.height + steps.height + 52 : room
            level: 3

            ScrollArea {
                id: listArea

                x: 14
                y: 14
                width: parent.width - 28
                height: parent.height - listFoot.height - 40
                contentHeight: steps.height + 6

                ScriptSteps {
                    id: steps

                    x: 3
                    y: 3
                    width: parent.width - (listArea.isLong ? 18 : 6)
                    focus: true
                    onShown: row => page.isStacked ? scroller.reveal(row) : listArea.reveal(row)
                }
            }

            Column {
                id: listFoot

                x: 14
                y: parent.height - height - 12
                width: parent.width - 28
                spacing: 6

                WoodButton {
                    width: Math.min(implicitWidth, parent.width)
                    icon.name: "plus"
                    text: qsTr("Add a step")
                    onClicked: {
                        page.editor.addStep();
                        steps.forceActiveFocus(Qt.OtherFocusReason);
                    }
                }

                BodyText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: qsTr("Drag a step, or press Alt and an arrow key, to move it.")
                    size: 12
                    color: Theme.textSoft
                }
            }
        }

        Panel {
            id: middle

            x: page.isStacked ? 0 : list.width + 14
            y: page.isStacked ? list.y + list.height + 14 : list.y
            width: page.isStacked ? parent.width : side.x - x - 14
            height: page.isStacked ? form.height + 36 : list.room
            level: 3

            ScrollArea {
                id: middleArea

                x: 16
                y: 14
                width: parent.width - 32
                height: parent.height - 28
                contentHeight: form.height + 8

                ScriptForm {
                    id: form

                    x: 4
                    y: 4
                    visible: page.editor.step >= 0
                    width: parent.width - (middleArea.isLong ? 22 : 8)
                    keyTaker: keys
                }
            }
        }

        Panel {
            id: side

            x: page.isStacked ? 0 : parent.width - width
            y: page.isStacked ? middle.y + middle.height + 14 : list.y
            width: page.isStacked ? parent.width : Math.max(300, Math.min(420, parent.width * 0.26))
            height: page.isStacked ? whole.height + 36 : list.room
            level: 3

            ScrollArea {
                id: sideArea

                x: 16
                y: 14
                width: parent.width - 32
                height: parent.height - 28
                contentHeight: whole.height + 8

                Column {
                    id: whole

                    x: 4
                    y: 4
                    width: parent.width - (sideArea.isLong ? 22 : 8)
                    spacing: 18

                    ScriptTrial {
                        width: parent.width
                    }

                    ScriptVoices {
                        width: parent.width
                        onFileWanted: line => (page.dialogs() as NightFiles).askSound(line)
                        onAllWanted: page.voicesWanted()
                    }

                    ScriptWhole {
                        width: parent.width
                        keyTaker: keys
                    }
                }
            }
        }
    }
}
