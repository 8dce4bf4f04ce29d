import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The folders of what is kept.
SettingsSection {
    id: settings

    /// The system opens no folders.
    property bool isUnopened: false
    /// The part about packs.
    readonly property alias packs: packs
    signal matchesWanted

    icon: "folder"
    title: qsTr("Data")
    detail: qsTr("%n match(es) kept", "", KeptMatches.count)
    words: [qsTr("Folder"), qsTr("Matches")]

    Heading {
        text: qsTr("Matches")
        size: 19
    }

    BodyText {
        width: parent.width
        wrapMode: Text.WordWrap
        text: KeptMatches.problem !== "" ? KeptMatches.problem : qsTr("%n match(es) kept, every move at once.", "", KeptMatches.count)
        color: KeptMatches.problem !== "" ? Theme.dangerText : Theme.text
        size: 14
    }

    WoodButton {
        icon.name: "scroll"
        text: qsTr("All matches")
        onClicked: settings.matchesWanted()
    }

    Heading {
        topPadding: 8
        text: qsTr("Folder")
        size: 19
    }

    BodyText {
        width: parent.width
        wrapMode: Text.WrapAnywhere
        text: Program.directory
        size: 14
    }

    WoodButton {
        kind: "quiet"
        icon.name: "folder"
        text: qsTr("Open the folder")
        onClicked: settings.isUnopened = !Qt.openUrlExternally(Program.folder)
    }

    BodyText {
        visible: settings.isUnopened
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("The system has no program that opens folders. Go there yourself: the line above says where it is.")
        color: Theme.dangerText
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    PackSettings {
        id: packs

        width: parent.width
    }

    BodyText {
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("Tablewood %1").arg(Program.version)
        color: Theme.textSoft
    }
}
