pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The middle of the table: its boards side by side, of which those that lie on a piece are drawn there, and its fields of cards, below boards
/// where there are any.
FocusScope {
    id: boards

    required property TableModel table
    required property TableTouch touch
    property string pointedBoard: ""
    property var pointedCells: []
    readonly property bool hasFields: table.scene.fields.count > 0
    readonly property int boardCount: [...table.scene.boards.entries].filter(board => board.onPiece === 0).length
    readonly property real room: height - barRoom
    readonly property real fieldsHeight: fieldsHeightIn(room)
    /// As wide as it is high, of fields that have the middle for themselves.
    readonly property real fieldsShare: 1.5

    /// What can be laid over them stands below.
    readonly property real barRoom: layers.isWanted ? layers.height + 20 : 0

    /// How high the fields are where all have so much room.
    function fieldsHeightIn(room: real): real {
        return !hasFields ? 0 : boardCount === 0 ? room : Math.min(room * 0.45, Theme.px(150) * table.scene.fields.count);
    }

    /// How wide the first of them is in a given height.
    function widthFor(height: real): real {
        const room = height - barRoom;
        return boardCount === 0 && hasFields ? room * fieldsShare : (room - (hasFields ? fieldsHeightIn(room) + 10 : 0)) * first.wholeWidthShare / first.wholeHeightShare;
    }

    /// Where their lit spaces are for another item.
    function litPlaces(seenBy: Item): var {
        let places = [];
        for (let i = 0; i < shown.count; ++i)
            places = places.concat(shown.itemAt(i)?.litPlaces(seenBy) ?? []);
        return places.concat((middle.itemAt(0) as Fields)?.litPlaces(seenBy) ?? []);
    }

    /// Gives the keys to the board or the fields that had them last, else to the first of them: never to what stands beside them.
    function takeKeys(): void {
        const parts = [];
        for (let i = 0; i < shown.count; ++i)
            if (shown.itemAt(i)?.visible)
                parts.push(shown.itemAt(i));
        if (middle.itemAt(0))
            parts.push(middle.itemAt(0));
        (parts.find(part => part.focus) ?? parts[0] ?? boards).forceActiveFocus();
    }

    BoardGeometry {
        id: first

        readonly property var board: [...boards.table.scene.boards.entries].find(board => board.onPiece === 0) ?? null

        grid: board?.grid ?? "square"
        columns: board?.columns ?? 1
        rows: board?.rows ?? 1
        hasSides: board?.hasSides ?? false
        hasEnds: board?.hasEnds ?? false
    }

    Row {
        spacing: 16

        Each {
            id: shown

            model: boards.table.scene.boards

            FocusScope {
                id: place

                required property boardEntry entry
                required property int index

                visible: entry.onPiece === 0
                width: visible ? (boards.width - 16 * (boards.boardCount - 1)) / boards.boardCount : 0
                height: boards.room - (boards.hasFields ? boards.fieldsHeight + 10 : 0)
                focus: index === 0

                function litPlaces(seenBy: Item): var {
                    return (board.itemAt(0) as BoardView)?.litPlaces(seenBy) ?? [];
                }

                Only {
                    id: board

                    when: place.visible

                    BoardView {
                        anchors.fill: parent
                        table: boards.table
                        touch: boards.touch
                        board: place.entry
                        pointedBoard: boards.pointedBoard
                        pointedCells: boards.pointedCells
                        focus: true
                    }
                }
            }
        }
    }

    Only {
        id: middle

        when: boards.hasFields

        Fields {
            y: boards.room - height
            width: boards.width
            height: boards.fieldsHeight
            table: boards.table
            touch: boards.touch
            focus: boards.boardCount === 0
        }
    }

    LayerBar {
        id: layers

        width: parent.width
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 12
        table: boards.table
    }
}
