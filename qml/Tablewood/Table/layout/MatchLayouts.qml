pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The layout of a table that fits the window.
FocusScope {
    id: layouts

    required property TableModel table
    required property TableTouch touch
    /// There is a layout at all.
    property bool isLaid: true
    /// One column beside the board.
    property bool isColumn: false
    property bool hasReplay: false
    property string unstored: ""
    property ReplayModel replay: null
    /// More stands at the corners: below the small buttons at the right, so far into the column there, or beside the way home and the
    /// menu, so wide.
    property real cornerRoom: 0
    /// So high a line is kept free for what people should read; 0 for none.
    property real noteHeight: 0
    /// The one that is shown now, null for none.
    property TableLayout shown: null
    signal homeWanted
    signal helpWanted
    signal settingsWanted
    signal againWanted
    signal replayWanted
    signal endWanted

    function take(layout: TableLayout): void {
        layouts.shown = layout;
        // From what had the keys in the match, and from nothing that lies over the page.
        layout.focus = true;
        layouts.focus = true;
    }

    function forget(gone: Item): void {
        if (layouts.shown === gone)
            layouts.shown = null;
    }

    Connections {
        target: layouts.shown

        function onHomeWanted(): void {
            layouts.homeWanted();
        }
        function onHelpWanted(): void {
            layouts.helpWanted();
        }
        function onSettingsWanted(): void {
            layouts.settingsWanted();
        }
        function onAgainWanted(): void {
            layouts.againWanted();
        }
        function onReplayWanted(): void {
            layouts.replayWanted();
        }
        function onEndWanted(): void {
            layouts.endWanted();
        }
    }

    Only {
        when: layouts.isLaid && !layouts.isColumn
        onItemAdded: (index, item) => layouts.take(item as TableLayout)
        onItemRemoved: (index, item) => layouts.forget(item)

        OpenTable {
            anchors.fill: parent
            table: layouts.table
            touch: layouts.touch
            hasReplay: layouts.hasReplay
            unstored: layouts.unstored
            replay: layouts.replay
            cornerRoom: layouts.cornerRoom
            noteHeight: layouts.noteHeight
        }
    }

    Only {
        when: layouts.isLaid && layouts.isColumn
        onItemAdded: (index, item) => layouts.take(item as TableLayout)
        onItemRemoved: (index, item) => layouts.forget(item)

        ColumnTable {
            anchors.fill: parent
            table: layouts.table
            touch: layouts.touch
            hasReplay: layouts.hasReplay
            unstored: layouts.unstored
            replay: layouts.replay
            cornerRoom: layouts.cornerRoom
            noteHeight: layouts.noteHeight
        }
    }
}
