import QtQuick
import Tablewood.App
import Tablewood.Ui

/// How loud the table is.
SettingsSection {
    icon: "sound"
    title: qsTr("Sound")
    detail: Preferences.isMuted ? qsTr("off") : qsTr("effects %1").arg(Preferences.volume)
    words: [qsTr("Effects"), qsTr("Mute")]
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

    SettingSwitch {
        width: parent.width
        title: qsTr("Mute")
        line: qsTr("no sound at all")
        hasDivider: false
        checked: Preferences.isMuted
        onChanged: checked => Preferences.isMuted = checked
    }
}
