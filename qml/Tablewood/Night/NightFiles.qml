import QtQuick
import QtQuick.Dialogs
import Tablewood.App

/// The dialogs that ask for a script, recordings or a track.
Item {
    id: files

    function askScript(): void {
        scriptDialog.open();
    }

    function askRecordings(): void {
        recordingsDialog.open();
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
        onAccepted: Night.setup.setRecordings(selectedFolder)
    }

    FileDialog {
        id: trackDialog

        title: qsTr("Choose a track")
        currentFolder: Program.documents
        nameFilters: [qsTr("WAV files (*.wav)")]
        onAccepted: Night.sound.addTrack(selectedFile)
    }
}
