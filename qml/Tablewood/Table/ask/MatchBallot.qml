pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The layout of a vote that fits the window.
FocusScope {
    id: place

    required property TableModel table
    required property TableWays ways
    /// All vote, or have just done so.
    property bool isOpen: false
    /// One thing below the other.
    property bool isColumn: false
    /// How high something else stands at the head, and at the foot.
    property real headRoom: 0
    property real footRoom: 0
    /// The one that is shown now, null for none.
    property BallotFrame shown: null
    /// The person has seen how it came out.
    signal closed

    function take(page: BallotFrame): void {
        place.shown = page;
        page.focus = true;
        place.focus = true;
    }

    function forget(gone: Item): void {
        if (place.shown === gone)
            place.shown = null;
    }

    Connections {
        target: place.shown

        function onClosed(): void {
            place.closed();
        }
    }

    Only {
        when: place.isOpen && !place.isColumn
        onItemAdded: (index, item) => place.take(item as BallotFrame)
        onItemRemoved: (index, item) => place.forget(item)

        BallotPage {
            anchors.fill: parent
            headRoom: place.headRoom
            footRoom: place.footRoom
            table: place.table
            ways: place.ways
        }
    }

    Only {
        when: place.isOpen && place.isColumn
        onItemAdded: (index, item) => place.take(item as BallotFrame)
        onItemRemoved: (index, item) => place.forget(item)

        BallotColumn {
            anchors.fill: parent
            headRoom: place.headRoom
            footRoom: place.footRoom
            table: place.table
            ways: place.ways
        }
    }
}
