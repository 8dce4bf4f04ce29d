import QtQuick
import Tablewood.App

/// Help, settings and sound, in the corner of every page.
Row {
    id: corner

    property bool hasWords: false
    signal helpWanted
    signal settingsWanted

    spacing: hasWords ? 10 : 8

    WoodButton {
        visible: corner.hasWords
        text: qsTr("Help")
        icon.name: "help"
        onClicked: corner.helpWanted()
    }

    WoodButton {
        visible: corner.hasWords
        text: qsTr("Settings")
        icon.name: "gear"
        onClicked: corner.settingsWanted()
    }

    IconButton {
        keyAction: "mute"
        tip: Preferences.isMuted ? qsTr("Sound on") : qsTr("Sound off")
        icon.name: Preferences.isMuted ? "mute" : "sound"
        onClicked: Preferences.isMuted = !Preferences.isMuted
    }

    IconButton {
        visible: !corner.hasWords
        keyAction: "help"
        tip: qsTr("Help")
        icon.name: "help"
        onClicked: corner.helpWanted()
    }

    IconButton {
        visible: !corner.hasWords
        tip: qsTr("Settings")
        icon.name: "gear"
        onClicked: corner.settingsWanted()
    }
}
