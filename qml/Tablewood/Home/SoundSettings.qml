import QtQuick
import Tablewood.App
import Tablewood.Ui

/// How loud the table is.
SettingsSection {
    icon: "sound"
    title: qsTr("Sound")
    detail: Preferences.isMuted ? qsTr("off") : qsTr("effects %1").arg(Preferences.volume)
    words: [qsTr("Effects"), qsTr("Mute"), qsTr("Night"), qsTr("Voice")]
    resettable: "sound"
    spacing: 16

    Heading {
        text: qsTr("Effects")
        size: 19
    }

    Row {
        width: parent.width
        spacing: 16

        WoodSlider {
            width: parent.width - volume.width - 16
            name: qsTr("Effects")
            from: 0
            to: 100
            stepSize: 5
            value: Preferences.volume
            onMoved: Preferences.volume = value
            onPressedChanged: if (!pressed)
                Sounds.play("piece-place")
        }

        NumberText {
            id: volume

            width: Theme.px(44)
            horizontalAlignment: Text.AlignRight
            text: Preferences.volume
            size: 24
            color: Theme.accentText
        }
    }

    BodyText {
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("Pieces, cards and dice. A moderated night has its own volumes.")
        color: Theme.textSoft
    }

    Heading {
        text: qsTr("Nights of a match")
        size: 19
    }

    BodyText {
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("One laptop in the room speaks. The forest hides the sounds of hands.")
        color: Theme.textSoft
    }

    Segmented {
        readonly property list<string> places: ["host", "here", "nowhere"]

        width: Math.min(parent.width, Math.max(300, implicitWidth))
        name: qsTr("Who speaks")
        choices: [qsTr("Host"), qsTr("Here"), qsTr("Nowhere")]
        current: places.indexOf(Preferences.nightVoice)
        onChosen: index => Preferences.nightVoice = places[index]
    }

    SettingSwitch {
        width: parent.width
        title: qsTr("The forest rustles here")
        line: qsTr("on every laptop at which something is pressed in the dark")
        checked: Preferences.rustlesAtNight
        onChanged: checked => Preferences.rustlesAtNight = checked
    }

    SettingSwitch {
        width: parent.width
        title: qsTr("Mute")
        line: qsTr("no sound at all")
        hasDivider: false
        checked: Preferences.isMuted
        onChanged: checked => Preferences.isMuted = checked
    }
}
