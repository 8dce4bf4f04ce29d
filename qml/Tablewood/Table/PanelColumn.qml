pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Panels one below the other; what does not fit scrolls.
Flickable {
    id: column

    required property EntryModel model
    required property TableModel table
    required property TableTouch touch
    property EntryModel looseZones: null
    /// Shows the first panel alone, or all but the first.
    property bool isFirstOnly: false
    property bool skipsFirst: false

    // Shadows reach beyond the panels; only what scrolls is cut.
    clip: contentHeight > height
    contentHeight: panels.implicitHeight
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds

    Column {
        id: panels

        width: column.width
        spacing: 12

        Repeater {
            model: column.model

            PanelView {
                required property int index

                visible: column.isFirstOnly ? index === 0 : !column.skipsFirst || index > 0
                width: column.width
                isLarge: entry.isMine || column.isFirstOnly
                maximumHeight: column.height
                isTiny: column.model.count > 2
                table: column.table
                touch: column.touch
            }
        }

        Repeater {
            model: column.looseZones

            Panel {
                id: loose

                required property zoneEntry entry

                width: column.width
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
                        table: column.table
                        touch: column.touch
                        zone: loose.entry
                        hasHint: true
                    }
                }
            }
        }
    }
}
