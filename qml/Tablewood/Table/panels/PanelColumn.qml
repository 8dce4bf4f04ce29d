pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Panels one below the other. Where they do not fit, those of other seats fold together; what still does not fit scrolls.
ScrollArea {
    id: column

    required property EntryModel model
    required property TableModel table
    required property TableTouch touch
    /// Zones on no panel, such as what is to be placed now, stand above those.
    property EntryModel looseZones: null
    /// Panels of the table that stand below those.
    property EntryModel below: null
    /// Shows the first panel alone, or all but the first.
    property bool isFirstOnly: false
    property bool skipsFirst: false

    /// The panel that is shown whole although the others are folded.
    property string unfolded: ""
    readonly property real wholeHeight: {
        let sum = -12;
        for (let i = 0; i < panels.children.length; ++i) {
            const child = panels.children[i];
            if (!child.visible)
                continue;
            const panel = child as PanelView;
            const height = panel ? panel.wholeHeight : child.height;
            sum += height > 0 ? height + 12 : 0;
        }
        return sum;
    }
    readonly property bool mustFold: wholeHeight > height
    /// The panels alone, which may leave some of the column free.
    readonly property Item drawn: panels

    // Shadows reach beyond the panels; only what scrolls is cut.
    contentHeight: panels.implicitHeight
    barMargin: 12
    ground: Theme.window
    groundAbove: Theme.window

    Column {
        id: panels

        width: column.width
        spacing: column.mustFold ? 8 : 12

        Each {
            model: column.looseZones

            LooseZone {
                width: column.width
                table: column.table
                touch: column.touch
            }
        }

        Each {
            model: column.model

            PanelView {
                required property int index

                canFold: column.mustFold && !isLarge && entry.seat >= 0
                // What is held can be for a card on it.
                isFolded: canFold && column.unfolded !== entry.id && !entry.holdsTargets
                onFoldPressed: column.unfolded = isFolded ? entry.id : ""

                visible: column.isFirstOnly ? index === 0 : !column.skipsFirst || index > 0
                width: column.width
                isLarge: entry.isMine || column.isFirstOnly
                maximumHeight: column.height
                isTiny: column.model.count > 2
                // Also while the column is given up, when words change.
                hasRoomForAbilities: column !== null && column.height / Math.max(1, column.model.count) > Theme.px(300)
                table: column.table
                touch: column.touch
            }
        }

        Each {
            model: column.below

            PanelView {
                width: column.width
                maximumHeight: column.height
                table: column.table
                touch: column.touch
            }
        }
    }
}
