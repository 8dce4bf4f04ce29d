import QtQuick
import Tablewood.Ui

FocusScope {
    id: page

    ArtImage {
        anchors.fill: parent
        art: "scenery/home?theme=" + Theme.name
    }

    Column {
        x: 72
        y: 48

        Heading {
            text: qsTr("Tablewood")
            size: 72
            color: Theme.textBright
        }

        BodyText {
            text: qsTr("One table. Everyone around it.")
            size: 18
            color: Theme.textSoft
        }
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: 56
        y: 36
        spacing: 10

        WoodButton {
            text: qsTr("Help")
            icon.name: "help"
            focus: true
        }

        WoodButton {
            text: qsTr("Settings")
            icon.name: "gear"
        }

        IconButton {
            tip: qsTr("Sound")
            icon.name: "sound"
        }
    }
}
