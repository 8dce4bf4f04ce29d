import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Sets the settings of a section back, or all of them; `ResetStrip` takes it back.
Flow {
    id: buttons

    required property SettingsSection section

    spacing: 10

    WoodButton {
        visible: buttons.section.resettable !== ""
        width: Math.min(buttons.width, implicitWidth)
        kind: "quiet"
        icon.name: "refresh"
        text: qsTr("This page as it came")
        textSize: 13
        onClicked: Preferences.reset(buttons.section.resettable)
    }

    WoodButton {
        width: Math.min(buttons.width, implicitWidth)
        kind: "quiet"
        icon.name: "refresh"
        text: qsTr("All settings as they came")
        textSize: 13
        onClicked: Preferences.reset("all")
    }
}
