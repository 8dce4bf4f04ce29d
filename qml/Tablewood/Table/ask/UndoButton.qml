import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Takes back, or asks for it, and says whose move that would be.
IconButton {
    required property TableModel table

    focusPolicy: Qt.TabFocus
    icon.name: "undo"
    tip: told()
    enabled: table.undoing.canUndo
    onClicked: table.undo()

    function told(): string {
        const undoing = table.undoing;
        if (undoing.maker.seat >= 0)
            return undoing.needsConsent ? qsTr("Ask to take back %1's move").arg(undoing.maker.name) : qsTr("Take back %1's move").arg(undoing.maker.name);
        return undoing.needsConsent ? qsTr("Ask to take back") : qsTr("Take back");
    }
}
