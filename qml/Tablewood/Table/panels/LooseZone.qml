import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A zone that stands on no panel, on one of its own.
Panel {
    id: loose

    required property zoneEntry entry
    required property TableModel table
    required property TableTouch touch

    height: content.implicitHeight + 24

    Column {
        id: content

        x: 12
        y: 10
        width: parent.width - 24
        spacing: 6

        Heading {
            visible: loose.entry.kind !== "pile"
            width: parent.width
            text: loose.entry.name
            size: 17
            elide: Text.ElideRight
        }

        ZoneStrip {
            width: parent.width
            table: loose.table
            touch: loose.touch
            zone: loose.entry
            hasHint: true
        }
    }
}
