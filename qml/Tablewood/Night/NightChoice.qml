pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Which night, which roles are in play, whose voice and how loud. Everything has a good default, so Start works at once.
FocusScope {
    id: page

    readonly property bool isStacked: Theme.hasLargeText || width < 1080
    /// As on a clock.
    readonly property string length: Math.floor(Night.setup.seconds / 60) + ":" + String(Night.setup.seconds % 60).padStart(2, "0")
    /// Why a script cannot be written; empty if it can.
    property string writingFault: ""
    readonly property string removeAction: "removeMatch"
    /// A script is to be written: a shipped one's id, or a file.
    signal writingWanted(string script)
    signal newScriptWanted
    signal recordingsWanted
    signal backWanted
    signal settingsWanted
    signal helpWanted

    function start(): void {
        if (startButton.enabled)
            Night.start();
    }

    function dialogs(): NightFiles {
        files.come();
        return files.item as NightFiles;
    }

    function remove(): void {
        if (!Night.setup.isOwn)
            return;
        Night.setup.remove();
        page.focusChosen();
    }

    function bringBack(): void {
        Night.setup.bringBack();
        page.focusChosen();
    }

    /// The keyboard goes to the night that is chosen now.
    function focusChosen(): void {
        for (let i = 0; i < nights.count; ++i) {
            const night = nights.itemAt(i) as WoodButton;
            if (night.Accessible.checked)
                night.forceActiveFocus(Qt.OtherFocusReason);
        }
    }

    Keys.onPressed: event => {
        if (KeyMap.fits(page.removeAction, event.key, event.modifiers) && Night.setup.isOwn)
            page.remove();
        else if (KeyMap.fits(removed.keyAction, event.key, event.modifiers) && removed.visible)
            page.bringBack();
        else
            return;
        event.accepted = true;
    }
    Keys.onEscapePressed: {
        if (Night.isChecking)
            Night.checkSound();
        page.backWanted();
    }
    Keys.onReturnPressed: page.start()
    Keys.onEnterPressed: page.start()
    Keys.forwardTo: [scroller]

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
        title: qsTr("Moderate a night")
        line: qsTr("It calls the roles, counts, and hides what hands do.")
        onBackWanted: page.backWanted()
    }

    CornerButtons {
        id: corner

        anchors.right: parent.right
        anchors.rightMargin: 24
        y: 18
        onHelpWanted: page.helpWanted()
        onSettingsWanted: page.settingsWanted()
    }

    ScrollArea {
        id: scroller

        x: 24
        y: header.y + header.height + 16
        width: parent.width - 48
        height: foot.y - y - 12
        contentHeight: page.isStacked ? side.y + side.height + 12 : Math.max(night.height, side.height) + 12
        barMargin: 16
        ground: Theme.window
        groundAbove: Theme.window

        Column {
            id: night

            width: page.isStacked ? parent.width : parent.width - side.width - 16
            spacing: 14

            NightKept {
                width: parent.width
            }

            Panel {
                width: parent.width
                height: choices.height + 32
                level: 3

                Column {
                    id: choices

                    x: 16
                    y: 14
                    width: parent.width - 32
                    spacing: 9

                    Heading {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: qsTr("Which night")
                        size: 19
                    }

                    Each {
                        id: nights

                        model: Night.setup.scripts

                        WoodButton {
                            required property nightScriptEntry modelData
                            readonly property bool isChosen: modelData.id === Night.setup.script

                            width: choices.width
                            kind: isChosen ? "wood" : "quiet"
                            icon.name: isChosen ? "check" : "moon"
                            text: modelData.title
                            detail: modelData.fault !== "" ? qsTr("to be put right") : modelData.isOwn ? (modelData.game === "" ? qsTr("your own") : qsTr("%1, your own").arg(modelData.game)) : modelData.game
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
                            width: Math.min(implicitWidth, choices.width)
                            icon.name: "pencil"
                            text: qsTr("Read or change this night")
                            onClicked: page.writingWanted(Night.setup.script)
                        }

                        WoodButton {
                            width: Math.min(implicitWidth, choices.width)
                            kind: "quiet"
                            icon.name: "plus"
                            text: qsTr("A new night")
                            onClicked: page.newScriptWanted()
                        }

                        WoodButton {
                            width: Math.min(implicitWidth, choices.width)
                            kind: "quiet"
                            icon.name: "folder"
                            text: qsTr("A script from a file")
                            onClicked: page.dialogs().askScript()
                        }

                        WoodButton {
                            visible: Night.setup.isOwn
                            width: Math.min(implicitWidth, choices.width)
                            kind: "quiet"
                            icon.name: "trash"
                            keyHint: KeyMap.names[page.removeAction] ?? ""
                            text: qsTr("Remove this night")
                            onClicked: page.remove()
                        }
                    }

                    RemovedPanel {
                        id: removed

                        width: parent.width
                        height: implicitHeight
                        name: Night.setup.removed
                        onWantedBack: page.bringBack()
                    }

                    NightAlert {
                        width: parent.width
                        text: page.writingFault !== "" ? page.writingFault : Night.setup.removingFault !== "" ? Night.setup.removingFault : Night.setup.fault
                    }

                    Heading {
                        visible: Night.setup.roles.count > 0
                        width: parent.width
                        topPadding: 8
                        wrapMode: Text.WordWrap
                        text: qsTr("Who is called")
                        size: 19
                    }

                    Flow {
                        visible: Night.setup.roles.count > 0
                        width: parent.width
                        spacing: 8

                        Each {
                            model: [qsTr("Every role of the night"), qsTr("Only those in play")]

                            WoodButton {
                                required property int index
                                required property string modelData
                                readonly property bool isChosen: Night.setup.callsInPlayOnly === (index === 1)

                                width: Math.min(implicitWidth, choices.width)
                                kind: isChosen ? "wood" : "quiet"
                                icon.name: isChosen ? "check" : ""
                                text: modelData
                                Accessible.role: Accessible.RadioButton
                                Accessible.checkable: true
                                Accessible.checked: isChosen
                                onClicked: Night.setup.callsInPlayOnly = index === 1
                            }
                        }
                    }

                    BodyText {
                        visible: Night.setup.roles.count > 0
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: Night.setup.callsInPlayOnly ? qsTr("Tick the roles in play. They are called in every night, also when nobody holds them any more: the same words, the same seconds.") : qsTr("Every role gets its words and its seconds, whoever holds it: nobody hears which are in play.")
                        color: Theme.textSoft
                    }

                    Grid {
                        id: roles

                        visible: Night.setup.callsInPlayOnly
                        width: parent.width
                        columns: Theme.hasLargeText ? 1 : 2
                        columnSpacing: 48
                        rowSpacing: 6

                        Each {
                            model: Night.setup.roles

                            NightRoleRow {
                                required property nightRoleEntry entry

                                width: (roles.width - (roles.columns - 1) * roles.columnSpacing) / roles.columns
                                height: implicitHeight
                                name: entry.name
                                isInPlay: entry.isInPlay
                                onTurned: isInPlay => Night.setup.setInPlay(entry.id, isInPlay)
                            }
                        }
                    }
                }
            }
        }

        Column {
            id: side

            x: page.isStacked ? 0 : parent.width - width
            y: page.isStacked ? night.height + 14 : 0
            width: page.isStacked ? parent.width : Math.max(420, Math.min(560, parent.width * 0.36))
            spacing: 14

            Panel {
                width: parent.width
                height: voice.height + 28
                level: 3

                Column {
                    id: voice

                    x: 16
                    y: 14
                    width: parent.width - 32
                    spacing: 10

                    Heading {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: qsTr("The voice")
                        size: 19
                    }

                    NightVoice {
                        width: parent.width
                        onRecordingsWanted: page.recordingsWanted()
                    }
                }
            }

            Panel {
                width: parent.width
                height: loudness.height + 28
                level: 3

                Column {
                    id: loudness

                    x: 16
                    y: 14
                    width: parent.width - 32
                    spacing: 6

                    Heading {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: qsTr("How loud")
                        size: 19
                    }

                    NightVolumes {
                        width: parent.width
                    }

                    Heading {
                        width: parent.width
                        topPadding: 6
                        wrapMode: Text.WordWrap
                        text: qsTr("The forest")
                        size: 19
                    }

                    NightForest {
                        width: parent.width
                        onTrackWanted: page.dialogs().askTrack()
                    }
                }
            }
        }
    }

    Panel {
        id: foot

        x: 24
        width: parent.width - 48
        height: Math.max(startButton.height, summary.visible ? summary.height : 0) + 24
        y: parent.height - height - 14
        level: 3

        BodyText {
            id: summary

            visible: !page.isStacked
            x: 20
            anchors.verticalCenter: parent.verticalCenter
            width: startButton.x - 36
            wrapMode: Text.WordWrap
            text: Night.setup.fault !== "" ? "" : qsTr("%n step(s), %1 long. The time is this laptop's, whatever becomes of the sound.", "", Night.setup.steps.length).arg(page.length)
            size: 14
            color: Theme.textSoft
        }

        WoodButton {
            id: startButton

            x: parent.width - width - 12
            y: 12
            width: Math.max(implicitWidth, Math.min(300, parent.width * 0.5))
            height: Math.max(60, implicitHeight)
            kind: "gold"
            icon.name: "playF"
            text: qsTr("Start")
            textSize: 22
            isDefault: true
            focus: true
            enabled: Night.setup.fault === ""
            onClicked: page.start()
        }
    }
}
