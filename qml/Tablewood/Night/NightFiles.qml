import QtQuick
import Tablewood.App
import Tablewood.Ui

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

    FileQuestion {
        id: scriptDialog

        title: qsTr("Open a night's script")
        nameFilters: [qsTr("Scripts (*.json)")]
        onChosen: file => Night.setup.takeScript(file)
    }

    FolderQuestion {
        id: recordingsDialog

        title: qsTr("The folder with your recordings")
        onChosen: folder => Night.recordings.takeFolder(folder)
    }

    FileQuestion {
        id: soundDialog

        property string line: ""

        title: qsTr("A sound for the line")
        nameFilters: files.sounds
        onChosen: file => Night.recordings.take(line, file)
    }

    FileQuestion {
        id: trackDialog

        title: qsTr("Choose a track")
        nameFilters: files.sounds
        onChosen: file => Night.sound.addTrack(file)
    }
}
