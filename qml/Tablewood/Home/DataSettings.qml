import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What is kept, and where.
Column {
    id: settings

    signal matchesWanted

    spacing: 14

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
        onClicked: Qt.openUrlExternally(Program.folder)
    }

    PackSettings {
        width: parent.width
    }

    BodyText {
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("Tablewood %1").arg(Program.version)
        color: Theme.textSoft
    }
}
