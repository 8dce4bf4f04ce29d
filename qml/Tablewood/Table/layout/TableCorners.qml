import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The corners of the table: back, where we are, and the small buttons.
Item {
    id: corners

    required property TableModel table
    property bool hasReplay: false
    /// Says what the way home means for the match.
    required property string homeTip
    /// Why the match goes on without being stored; empty while it is kept.
    required property string unstored
    /// The log opens from here.
    property bool hasLog: false
    property bool isLogOpen: false
    readonly property var parts: [back, where, unstoredMark, small]
    signal logWanted
    required property TableWays ways

    /// The place and the moment. A game that has one place alone is called like it.
    function placeLine(): string {
        const scene = corners.table.scene;
        if (scene.moment === "")
            return scene.place;
        const moment = scene.moment.replace(/ /g, "\u00a0");
        return scene.place === "" || scene.place === corners.table.gameName ? moment : scene.place + " · " + moment;
    }

    Rectangle {
        visible: !Theme.isDark
        x: where.x - 8
        y: 11
        width: where.width + 16
        height: Math.max(48, where.height + 6)
        radius: 10
        color: "#F2FBF6EA"
        border.width: 1
        border.color: "#B99B6E"
    }

    IconButton {
        id: back

        x: 16
        y: 16
        width: 40
        height: 40
        icon.name: "chevL"
        tip: corners.homeTip
        onClicked: corners.ways.home()
    }

    Column {
        id: where

        x: 70
        y: Math.max(8, 36 - height / 2)

        Heading {
            text: corners.table.gameName
            size: 17
        }

        BodyText {
            width: Math.min(implicitWidth, 178 * Theme.roomScale)
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            lineHeight: 0.9
            elide: Text.ElideRight
            text: corners.placeLine()
            size: 12
            color: Theme.textFaint
        }
    }

    // Between the corner and the panels.
    UnstoredMark {
        id: unstoredMark

        x: 16
        y: Math.max(62, where.y + where.height + 5)
        height: 32
        why: corners.unstored
    }

    Row {
        id: small

        anchors.right: parent.right
        anchors.rightMargin: 16
        y: 16
        spacing: 8

        IconButton {
            visible: corners.hasLog
            width: 40
            height: 40
            icon.name: "scroll"
            kind: corners.isLogOpen ? "quiet" : "wood"
            tip: corners.isLogOpen ? qsTr("Fold the log") : qsTr("Open the log")
            onClicked: corners.logWanted()
        }

        IconButton {
            visible: corners.hasReplay
            width: 40
            height: 40
            icon.name: "replay"
            tip: corners.table.scene.isOver ? qsTr("Watch again") : qsTr("Watch what happened")
            onClicked: corners.ways.replay()
        }

        IconButton {
            width: 40
            height: 40
            icon.name: Preferences.isMuted ? "mute" : "sound"
            keyAction: "mute"
            tip: Preferences.isMuted ? qsTr("Sound on") : qsTr("Sound off")
            onClicked: Preferences.isMuted = !Preferences.isMuted
        }

        IconButton {
            width: 40
            height: 40
            icon.name: "full"
            readonly property bool isFull: Window.window?.visibility === Window.FullScreen

            keyAction: "fullScreen"
            tip: isFull ? qsTr("Leave full screen") : qsTr("Full screen")
            onClicked: Window.window.visibility = isFull ? Window.Windowed : Window.FullScreen
        }

        IconButton {
            width: 40
            height: 40
            icon.name: "help"
            keyAction: "help"
            tip: qsTr("How to play")
            onClicked: Ways.help()
        }

        IconButton {
            width: 40
            height: 40
            icon.name: "gear"
            tip: qsTr("Settings")
            onClicked: Ways.settings()
        }
    }
}
