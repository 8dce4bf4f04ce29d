pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Tablewood.App
import Tablewood.Table
import Tablewood.Ui

/// The window. One page is shown at a time; settings and help lie over it.
Window {
    id: window

    /// "home", "setup" or "table".
    property string shownPage: "home"
    property string matchId: ""
    /// What lies over the page: "", "settings" or "help".
    property string layer: ""

    width: 1280
    height: 800
    minimumWidth: 960
    minimumHeight: 600
    visible: true
    title: window.shownPage === "table" ? qsTr("Tablewood: at the table") : qsTr("Tablewood")
    color: Theme.window

    /// What is there of it: follows a moment later, so that no page goes while a handler of its own is still at work.
    property var made: ({
            "page": "home",
            "matchId": "",
            "layer": ""
        })

    readonly property string tableId: window.made.page === "table" ? window.made.matchId : ""

    onShownPageChanged: moment.restart()
    onMatchIdChanged: moment.restart()
    onLayerChanged: moment.restart()

    function makePages() {
        window.made = {
            "page": window.shownPage,
            "matchId": window.matchId,
            "layer": window.layer
        };
    }

    function goHome() {
        KeptMatches.refresh();
        window.shownPage = "home";
    }

    function openMatch(id: string) {
        window.layer = "";
        window.matchId = id;
        window.shownPage = "table";
        KeptMatches.refresh();
    }

    function showLayer(name: string) {
        window.layer = window.layer === name ? "" : name;
    }

    Component.onCompleted: {
        if (Program.isFullscreen)
            window.showFullScreen();
        if (Program.file === "")
            return;
        const id = KeptMatches.takeIn(Program.file);
        if (id !== "")
            window.openMatch(id);
    }

    Timer {
        id: moment

        interval: 0
        onTriggered: window.makePages()
    }

    FocusScope {
        id: pages

        anchors.fill: parent
        focus: window.made.layer === ""
        visible: window.made.layer === ""
        enabled: visible

        HomePage {
            anchors.fill: parent
            visible: window.made.page === "home"
            enabled: visible
            focus: visible
            onPlayWanted: window.shownPage = "setup"
            onMatchWanted: id => window.openMatch(id)
            onSettingsWanted: window.showLayer("settings")
            onHelpWanted: window.showLayer("help")
        }

        Repeater {
            model: window.made.page === "setup" ? 1 : 0

            SetupPage {
                anchors.fill: parent
                focus: true
                onBackWanted: window.goHome()
                onMatchWanted: id => window.openMatch(id)
                onSettingsWanted: window.showLayer("settings")
                onHelpWanted: window.showLayer("help")
                Component.onCompleted: forceActiveFocus()
            }
        }

        Repeater {
            model: window.tableId === "" ? [] : [window.tableId]

            TablePage {
                required property string modelData

                anchors.fill: parent
                focus: true
                matchId: modelData
                onHomeWanted: window.goHome()
                onAgainWanted: {
                    const id = KeptMatches.again(window.matchId);
                    if (id !== "")
                        window.openMatch(id);
                }
                onSettingsWanted: window.showLayer("settings")
                onHelpWanted: window.showLayer("help")
                Component.onCompleted: forceActiveFocus()
            }
        }
    }

    Repeater {
        model: window.made.layer === "settings" ? 1 : 0

        SettingsPage {
            anchors.fill: parent
            focus: true
            onBackWanted: window.layer = ""
            onMatchWanted: id => window.openMatch(id)
            Component.onCompleted: forceActiveFocus()
        }
    }

    Repeater {
        model: window.made.layer === "help" ? 1 : 0

        HelpPage {
            anchors.fill: parent
            focus: true
            onBackWanted: window.layer = ""
            Component.onCompleted: forceActiveFocus()
        }
    }

    ShotList {
        window: window
        onPageWanted: (page, layer, matchId) => {
            window.layer = layer;
            if (matchId !== "")
                window.openMatch(matchId);
            else
                window.shownPage = page;
        }
    }

    Shortcut {
        sequence: "Ctrl+Q"
        context: Qt.ApplicationShortcut
        onActivated: window.close()
    }

    Shortcut {
        sequence: "F11"
        context: Qt.ApplicationShortcut
        onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }

    Shortcut {
        sequence: "Ctrl+M"
        context: Qt.ApplicationShortcut
        onActivated: Preferences.isMuted = !Preferences.isMuted
    }

    Shortcut {
        sequence: "Ctrl+O"
        context: Qt.ApplicationShortcut
        onActivated: openDialog.open()
    }

    Shortcut {
        sequences: ["Ctrl+S", "Ctrl+Shift+S"]
        context: Qt.ApplicationShortcut
        enabled: window.shownPage === "table"
        onActivated: saveDialog.open()
    }

    FileDialog {
        id: openDialog

        title: qsTr("Open a match")
        nameFilters: [qsTr("Matches (*.tablewood)")]
        onAccepted: {
            const id = KeptMatches.open(selectedFile);
            if (id !== "")
                window.openMatch(id);
        }
    }

    FileDialog {
        id: saveDialog

        title: qsTr("Save this match as a file")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "tablewood"
        nameFilters: [qsTr("Matches (*.tablewood)")]
        onAccepted: KeptMatches.saveAs(window.matchId, selectedFile)
    }

    // What went wrong with a file, until it is read.
    Panel {
        z: 20
        visible: KeptMatches.problem !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        y: 16
        width: Math.min(parent.width - 48, Theme.px(640))
        height: Math.max(problem.height, seen.height) + 28
        border.color: Theme.dangerText

        BodyText {
            id: problem

            x: 18
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - seen.width - 44
            wrapMode: Text.WordWrap
            text: KeptMatches.problem
            size: 14
        }

        IconButton {
            id: seen

            anchors.right: parent.right
            anchors.rightMargin: 10
            anchors.verticalCenter: parent.verticalCenter
            kind: "quiet"
            tip: qsTr("Close")
            icon.name: "cross"
            onClicked: KeptMatches.dismiss()
        }
    }

    Shortcut {
        sequence: "F1"
        context: Qt.ApplicationShortcut
        onActivated: window.showLayer("help")
    }
}
