import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The language of the program.
SettingsSection {
    id: settings

    readonly property list<string> names: ["English", "Deutsch"]

    icon: "globe"
    title: qsTr("Language")
    detail: Program.language === "de" ? settings.names[1] : settings.names[0]
    words: [qsTr("Language")]
    resettable: "language"

    Heading {
        text: qsTr("Language")
        size: 19
    }

    Segmented {
        width: Math.min(parent.width, Math.max(420, implicitWidth))
        name: qsTr("Language")
        choices: [qsTr("As the system"), settings.names[0], settings.names[1]]
        current: Preferences.language === "" ? 0 : Preferences.language === "de" ? 2 : 1
        onChosen: index => Preferences.language = ["", "en", "de"][index]
    }

    BodyText {
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("Changes at once, in a running match too.")
        color: Theme.textSoft
    }
}
