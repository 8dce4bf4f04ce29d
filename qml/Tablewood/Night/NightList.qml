pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The nights there are, one of them chosen, and what can be done with it.
Column {
    id: list

    readonly property string removeAction: "removeMatch"
    /// Why a script cannot be written; empty if it can.
    property string writingFault: ""
    signal writingWanted(string script)
    signal newScriptWanted
    signal fileWanted

    spacing: 9

    function remove(): void {
        if (!Night.setup.isOwn)
            return;
        Night.setup.remove();
        list.focusChosen();
    }

    function bringBack(): void {
        Night.setup.bringBack();
        list.focusChosen();
    }

    /// The keyboard goes to the night that is chosen now.
    function focusChosen(): void {
        for (let i = 0; i < nights.count; ++i) {
            const night = nights.itemAt(i) as WoodButton;
            if (night.Accessible.checked)
                night.forceActiveFocus(Qt.OtherFocusReason);
        }
    }

    /// Does what a key means where nothing else took it; false for other keys.
    function takeKey(event: var): bool {
        if (KeyMap.fits(list.removeAction, event.key, event.modifiers) && Night.setup.isOwn)
            list.remove();
        else if (KeyMap.fits(removed.keyAction, event.key, event.modifiers) && removed.visible)
            list.bringBack();
        else
            return false;
        return true;
    }

    Each {
        id: nights

        model: Night.setup.scripts

        WoodButton {
            required property nightScriptEntry modelData
            readonly property bool isChosen: modelData.id === Night.setup.script

            function origin(): string {
                if (modelData.fault !== "")
                    return qsTr("to be put right");
                if (!modelData.isOwn)
                    return modelData.game;
                return modelData.game === "" ? qsTr("your own") : qsTr("%1, your own").arg(modelData.game);
            }

            width: list.width
            kind: isChosen ? "wood" : "quiet"
            icon.name: isChosen ? "check" : "moon"
            text: modelData.title
            detail: origin()
            textSize: 16
            Accessible.role: Accessible.RadioButton
            Accessible.checkable: true
            Accessible.checked: isChosen
            onClicked: Night.setup.script = modelData.id
        }
    }

    Flow {
        width: parent.width
        spacing: 8

        WoodButton {
            width: Math.min(implicitWidth, list.width)
            textSize: 13
            icon.name: "pencil"
            text: qsTr("Read or change this night")
            onClicked: list.writingWanted(Night.setup.script)
        }

        WoodButton {
            width: Math.min(implicitWidth, list.width)
            textSize: 13
            kind: "quiet"
            icon.name: "plus"
            text: qsTr("A new night")
            onClicked: list.newScriptWanted()
        }

        WoodButton {
            width: Math.min(implicitWidth, list.width)
            textSize: 13
            kind: "quiet"
            icon.name: "folder"
            text: qsTr("A script from a file")
            onClicked: list.fileWanted()
        }

        WoodButton {
            visible: Night.setup.isOwn
            width: Math.min(implicitWidth, list.width)
            textSize: 13
            kind: "quiet"
            icon.name: "trash"
            keyHint: KeyMap.names[list.removeAction] ?? ""
            text: qsTr("Remove this night")
            onClicked: list.remove()
        }
    }

    RemovedPanel {
        id: removed

        width: parent.width
        height: implicitHeight
        name: Night.setup.removed
        onWantedBack: list.bringBack()
    }

    NightAlert {
        width: parent.width
        text: list.writingFault !== "" ? list.writingFault : Night.setup.removingFault !== "" ? Night.setup.removingFault : Night.setup.fault
    }
}
