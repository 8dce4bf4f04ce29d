pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The voice, its language, and whether it can be heard.
Column {
    id: voice

    signal recordingsWanted

    spacing: 10

    function readyWords(): string {
        if (Night.setup.isPreparing)
            return qsTr("%1 of %2 lines are prepared").arg(Night.setup.linesReady).arg(Night.setup.lines);
        if (Night.setup.notices.length > 0 || Night.sound.notice !== "")
            return "";
        return Preferences.isMuted ? qsTr("All lines are there, but everything is muted.") : qsTr("All lines can be heard.");
    }

    Stepper {
        visible: Night.setup.languages.length > 1
        width: parent.width
        name: qsTr("Language of the night")
        choices: Night.setup.languageNames
        current: [...Night.setup.languages].indexOf(Night.setup.language)
        onChosen: index => Night.setup.language = Night.setup.languages[index]
    }

    Flow {
        visible: Night.speaker.canBeLive
        width: parent.width
        spacing: 8

        Each {
            model: [qsTr("Tablewood's reader"), qsTr("The computer's voice")]

            WoodButton {
                required property int index
                required property string modelData
                readonly property bool isChosen: Night.speaker.isLive === (index === 1)

                width: Math.min(implicitWidth, voice.width)
                kind: isChosen ? "wood" : "quiet"
                icon.name: isChosen ? "check" : ""
                text: modelData
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: isChosen
                onClicked: Night.speaker.useLive(index === 1)
            }
        }
    }

    Stepper {
        visible: Night.speaker.isLive && Night.speaker.voices.length > 1
        width: parent.width
        name: qsTr("Which of the computer's voices")
        choices: Night.speaker.voices
        current: Night.speaker.voice
        onChosen: index => Night.speaker.useVoice(index)
    }

    BodyText {
        visible: Night.speaker.isAsking
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("The computer is asked for its voices…")
        size: 14
        color: Theme.textSoft
    }

    NightAlert {
        width: parent.width
        text: Night.speaker.notice
    }

    BodyText {
        visible: text !== ""
        width: parent.width
        wrapMode: Text.WordWrap
        text: voice.readyWords()
        size: 14
        color: Theme.textSoft
    }

    NightAlert {
        width: parent.width
        text: [...Night.setup.notices].join("\n")
    }

    BodyText {
        visible: Night.recordings.recorded > 0
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("%1 of %n line(s) in your own voices", "", Night.recordings.count).arg(Night.recordings.recorded)
        color: Theme.goodText
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
            icon.name: "speech"
            text: qsTr("Your own voices")
            enabled: Night.setup.fault === ""
            onClicked: voice.recordingsWanted()
        }
    }

    NightAlert {
        width: parent.width
        text: Night.sound.notice
    }
}
