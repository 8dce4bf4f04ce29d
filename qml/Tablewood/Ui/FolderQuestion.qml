import QtQuick
import QtQuick.Dialogs
import Tablewood.App

/// Asks for a folder.
FolderDialog {
    id: dialog

    signal chosen(url folder)

    currentFolder: Program.documents
    acceptLabel: qsTr("Choose")
    rejectLabel: qsTr("Cancel")
    onAccepted: dialog.chosen(FileDialogs.fileOf(dialog.selectedFolder))

    DialogLook {
        question: dialog
    }
}
