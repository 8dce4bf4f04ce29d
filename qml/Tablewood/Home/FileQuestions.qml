import QtQuick
import QtQuick.Dialogs
import Tablewood.App
import Tablewood.Ui

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

    FileQuestion {
        id: openDialog

        title: qsTr("Open a match")
        onVisibleChanged: if (!visible)
            questions.doors.closed()
        nameFilters: [qsTr("Matches (*.tablewood)")]
        onChosen: file => questions.doors.takeIn(file)
    }

    FileQuestion {
        id: saveDialog

        property string matchId: ""

        title: qsTr("Save this match as a file")
        onVisibleChanged: if (!visible)
            questions.doors.closed()
        fileMode: FileDialog.SaveFile
        ending: "tablewood"
        nameFilters: [qsTr("Matches (*.tablewood)")]
        // Qt's own dialog would not ask. Its qmltypes lack these.
        options: FileDialog.DontConfirmOverwrite // qmllint disable
        onChosen: file => {
            if (FileDialogs.isThere(file))
                replacing.ask(saveDialog.matchId, file);
            else
                KeptMatches.saveAs(saveDialog.matchId, file);
        }
    }

    ReplaceQuestion {
        id: replacing

        onOtherWanted: id => questions.doors.save(id)
        onReplaceWanted: (id, file) => KeptMatches.saveAs(id, file)
    }
}
