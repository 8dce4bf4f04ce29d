import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Questions about taking back. Until one is answered nothing else can be done.
Item {
    id: questions

    required property TableModel table

    Rectangle {
        visible: warning.visible || consent.visible
        anchors.fill: parent
        color: Theme.veil

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
        }
    }

    UndoWarning {
        id: warning

        anchors.centerIn: parent
        table: questions.table
    }

    UndoConsent {
        id: consent

        anchors.centerIn: parent
        table: questions.table
    }
}
