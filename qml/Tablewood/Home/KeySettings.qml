import QtQuick
import Tablewood.Ui

/// Which key does what, and how to change it.
SettingsSection {
    id: settings

    icon: "keys"
    title: qsTr("Keys")
    detail: qsTr("what each one does")
    words: [qsTr("Keyboard")]
    resettable: "keys"

    BodyText {
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("Press a line, then the new key.")
        color: Theme.textSoft
    }

    KeyList {
        width: parent.width
        isEditable: true
    }
}
