pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App

/// Help, settings and sound, in the corner of every page.
Row {
    id: corner

    property bool hasWords: false

    spacing: hasWords ? 10 : 8

    Only {
        when: corner.hasWords

        WoodButton {
            text: qsTr("Help")
            icon.name: "help"
            onClicked: Ways.help()
        }
    }

    Only {
        when: corner.hasWords

        WoodButton {
            text: qsTr("Settings")
            icon.name: "gear"
            onClicked: Ways.settings()
        }
    }

    IconButton {
        keyAction: "mute"
        tip: Preferences.isMuted ? qsTr("Sound on") : qsTr("Sound off")
        icon.name: Preferences.isMuted ? "mute" : "sound"
        onClicked: Preferences.isMuted = !Preferences.isMuted
    }

    Only {
        when: !corner.hasWords

        IconButton {
            keyAction: "help"
            tip: qsTr("Help")
            icon.name: "help"
            onClicked: Ways.help()
        }
    }

    Only {
        when: !corner.hasWords

        IconButton {
            tip: qsTr("Settings")
            icon.name: "gear"
            onClicked: Ways.settings()
        }
    }
}
