import QtQuick
import QtQuick.Dialogs
import Tablewood.App

/// Asks for a file, to open it or to save into it.
FileDialog {
    id: dialog

    /// The name of a file that is saved ends with this. Qt's own ending would come before a # of the name.
    property string ending: ""
    signal chosen(url file)

    currentFolder: Program.documents
    acceptLabel: fileMode === FileDialog.SaveFile ? qsTr("Save") : qsTr("Open")
    rejectLabel: qsTr("Cancel")
    onAccepted: dialog.chosen(FileDialogs.fileOf(dialog.selectedFile, dialog.ending))

    DialogLook {
        question: dialog
    }
}
