import QtQuick
import QtQuick.Dialogs
import Tablewood.App

/// The dialogs that ask for the file of a match.
Item {
    id: questions

    required property FileDoors doors

    Connections {
        target: questions.doors

        function onOpeningAsked(): void {
            openDialog.open();
        }

        function onSavingAsked(id: string): void {
            saveDialog.matchId = id;
            saveDialog.selectedFile = KeptMatches.fileFor(id);
            saveDialog.open();
        }
    }

    FileDialog {
        id: openDialog

        title: qsTr("Open a match")
        onVisibleChanged: if (!visible)
            questions.doors.closed()
        currentFolder: Program.documents
        nameFilters: [qsTr("Matches (*.tablewood)")]
        onAccepted: questions.doors.takeIn(selectedFile)
    }

    FileDialog {
        id: saveDialog

        property string matchId: ""

        title: qsTr("Save this match as a file")
        onVisibleChanged: if (!visible)
            questions.doors.closed()
        currentFolder: Program.documents
        acceptLabel: qsTr("Save")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "tablewood"
        nameFilters: [qsTr("Matches (*.tablewood)")]
        onAccepted: KeptMatches.saveAs(saveDialog.matchId, selectedFile)
    }
}
