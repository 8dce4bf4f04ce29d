import QtQuick
import QtQuick.Dialogs
import Tablewood.App

/// The dialogs that ask for a script, recordings or a track.
Item {
    id: files

    readonly property var sounds: [qsTr("Sounds (%1)").arg("*.wav *.ogg *.oga *.opus *.flac *.mp3 *.m4a *.aac *.wma *.aif *.aiff"), qsTr("All files (*)")]

    function askScript(): void {
        scriptDialog.open();
    }

    function askRecordings(): void {
        recordingsDialog.open();
    }

    /// A sound for this line.
    function askSound(line: string): void {
        soundDialog.line = line;
        soundDialog.open();
    }

    function askTrack(): void {
        trackDialog.open();
    }

    FileDialog {
        id: scriptDialog

        title: qsTr("Open a night's script")
        currentFolder: Program.documents
        nameFilters: [qsTr("Scripts (*.json)")]
        onAccepted: Night.setup.takeScript(selectedFile)
    }

    FolderDialog {
        id: recordingsDialog

        title: qsTr("The folder with your recordings")
        currentFolder: Program.documents
        onAccepted: Night.recordings.takeFolder(selectedFolder)
    }

    FileDialog {
        id: soundDialog

        property string line: ""

        title: qsTr("A sound for the line")
        currentFolder: Program.documents
        nameFilters: files.sounds
        onAccepted: Night.recordings.take(line, selectedFile)
    }

    FileDialog {
        id: trackDialog

        title: qsTr("Choose a track")
        currentFolder: Program.documents
        nameFilters: files.sounds
        onAccepted: Night.sound.addTrack(selectedFile)
    }
}
