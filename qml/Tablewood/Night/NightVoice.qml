pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Whose voice, in which language, and whether it can be heard.
Column {
    id: voice

    signal recordingsWanted

    spacing: 10

    Stepper {
        visible: Night.setup.languages.length > 1
        width: parent.width
        name: qsTr("Language of the night")
        choices: Night.setup.languageNames
        current: [...Night.setup.languages].indexOf(Night.setup.language)
        onChosen: index => Night.setup.language = Night.setup.languages[index]
    }

    BodyText {
        width: parent.width
        wrapMode: Text.WordWrap
        text: Night.setup.isPreparing ? qsTr("%1 of %2 lines can be heard").arg(Night.setup.linesReady).arg(Night.setup.lines) : Night.setup.notices.length > 0 ? [...Night.setup.notices].join("\n") : qsTr("All lines can be heard.")
        size: 14
        color: Night.setup.notices.length > 0 ? Theme.dangerText : Theme.textSoft
    }

    BodyText {
        visible: Night.setup.recordings !== ""
        width: parent.width
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        text: qsTr("Your own recordings: %1").arg(Night.setup.recordings)
        color: Theme.textSoft
    }

    Flow {
        width: parent.width
        spacing: 8

        WoodButton {
            width: Math.min(implicitWidth, voice.width)
            icon.name: Night.isChecking ? "cross" : "sound"
            text: Night.isChecking ? qsTr("End the sound check") : qsTr("Sound check")
            enabled: Night.setup.fault === ""
            onClicked: Night.checkSound()
        }

        WoodButton {
            width: Math.min(implicitWidth, voice.width)
            kind: "quiet"
            icon.name: "folder"
            text: qsTr("Recordings of your own")
            onClicked: voice.recordingsWanted()
        }

        WoodButton {
            visible: Night.setup.recordings !== ""
            width: Math.min(implicitWidth, voice.width)
            kind: "quiet"
            icon.name: "cross"
            text: qsTr("Without recordings")
            onClicked: Night.setup.forgetRecordings()
        }
    }

    NightAlert {
        width: parent.width
        text: Night.sound.notice
    }
}
