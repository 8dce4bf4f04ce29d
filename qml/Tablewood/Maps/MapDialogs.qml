import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The dialogs that ask for a file of a map.
Item {
    id: files

    readonly property var kinds: [qsTr("Maps (%1)").arg("*.twmap"), qsTr("All files (*)")]

    function askMap(): void {
        openDialog.open();
    }

    /// Where the map of this id goes, or the open one without.
    function askPlace(id: string): void {
        saveDialog.map = id;
        saveDialog.open();
    }

    FileQuestion {
        id: openDialog

        title: qsTr("Open a map")
        nameFilters: files.kinds
        onChosen: file => MapDesk.openFile(file)
    }

    FileQuestion {
        id: saveDialog

        property string map: ""

        title: qsTr("Save the map as a file")
        fileMode: 1
        nameFilters: [...files.kinds.slice(0, 1), qsTr("Pictures (%1)").arg("*.png *.svg"), ...files.kinds.slice(1)]
        onChosen: file => MapDesk.saveAs(map, file)
    }
}
