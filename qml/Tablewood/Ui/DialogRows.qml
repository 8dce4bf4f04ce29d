import QtQuick

/// Gives the rows of the list in Qt's own dialogs for files the colours of the dialog, and makes them whole at any size of the text:
/// a long name breaks into lines, and what is told of a file has the width of its row.
DialogParts {
    id: rows

    /// The list; null until there is one.
    property var list: null

    readonly property Connections coming: Connections {
        target: rows.list?.contentItem ?? null

        // A row that has just come gets its parts after this.
        function onChildrenChanged(): void {
            rows.later.restart();
        }

        // Rows that come anew in place of others are not always told of.
        function onHeightChanged(): void {
            rows.later.restart();
        }
    }

    onListChanged: rows.dress()
    onColoursChanged: rows.later.restart()

    readonly property Timer later: Timer {
        interval: 0
        onTriggered: rows.dress()
    }

    function dress(): void {
        const items = rows.list?.contentItem.children ?? [];
        for (let i = 0; i < items.length; ++i)
            if (items[i].fileName !== undefined && items[i].contentItem)
                rows.dressRow(items[i]);
    }

    function dressRow(row: var): void {
        rows.paint(row);
        const name = rows.part(row.contentItem, item => item.wrapMode !== undefined && item.text === row.fileName);
        if (!name || name.wrapMode === Text.Wrap)
            return;
        name.wrapMode = Text.Wrap;
        name.width = Qt.binding(() => row.availableWidth - row.icon.width - row.spacing);
        row.icon.width = Qt.binding(() => Theme.px(16));
        row.icon.height = Qt.binding(() => Theme.px(16));
        if (row.fileDetailRowWidth !== undefined)
            row.fileDetailRowWidth = Qt.binding(() => row.width - row.rightPadding);
    }
}
