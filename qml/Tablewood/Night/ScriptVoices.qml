pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Which lines of the script that is written have a recording, and those of the step that is chosen.
Column {
    id: part

    readonly property ScriptRecordings recordings: Night.recordings
    readonly property scriptStepForm step: Night.editor.form
    signal fileWanted(string line)
    signal allWanted

    spacing: 10

    Heading {
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("Your own voices")
        size: 19
    }

    Each {
        model: part.recordings.lines

        RecordingRow {
            width: part.width
            visible: entry.line === part.step.say.line || (part.step.closing.text !== "" && entry.line === part.step.closing.line)
            height: visible ? implicitHeight : 0
            onFileWanted: line => part.fileWanted(line)
        }
    }

    NightAlert {
        width: parent.width
        text: part.recordings.fault
    }

    WoodButton {
        width: Math.min(implicitWidth, part.width)
        kind: "quiet"
        icon.name: "speech"
        text: qsTr("All lines: %1 of %n recorded", "", part.recordings.count).arg(part.recordings.recorded)
        onClicked: part.allWanted()
    }
}
