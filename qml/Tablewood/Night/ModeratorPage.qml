pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A night is moderated: first the choices, then the night itself.
FocusScope {
    id: page

    signal backWanted
    signal settingsWanted
    signal helpWanted

    // A night that runs keeps its voice.
    Component.onCompleted: if (!Night.isShown)
        Night.setup.open()

    Only {
        when: !Night.isShown

        NightChoice {
            anchors.fill: parent
            onBackWanted: page.backWanted()
            onSettingsWanted: page.settingsWanted()
            onHelpWanted: page.helpWanted()
            Component.onCompleted: forceActiveFocus()
        }
    }

    Only {
        when: Night.isShown

        NightRun {
            anchors.fill: parent
            Component.onCompleted: forceActiveFocus()
        }
    }
}
