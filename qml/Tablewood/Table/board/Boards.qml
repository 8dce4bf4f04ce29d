pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The middle of the table: its boards side by side, of which those that lie on a piece are drawn there, and its fields of cards.
FocusScope {
    id: boards

    required property TableModel table
    required property TableTouch touch
    property string pointedBoard: ""
    property var pointedCells: []
    readonly property bool hasFields: table.scene.fields.count > 0
    readonly property int boardCount: [...table.scene.boards.entries].filter(board => board.onPiece === 0).length
    /// Things side by side.
    readonly property int count: Math.max(1, boardCount + (hasFields ? 1 : 0))
    /// As wide as it is high, of fields that have the middle for themselves.
    readonly property real fieldsShare: 1.5

    /// What can be laid over them stands below.
    readonly property real barRoom: layers.isWanted ? layers.height + 20 : 0

    /// How wide the first of them is in a given height.
    function widthFor(height: real): real {
        return (height - barRoom) * (boardCount === 0 && hasFields ? fieldsShare : first.widthShare / first.heightShare);
    }

    /// Where their lit spaces are for another item.
    function litPlaces(seenBy: Item): var {
        let places = [];
        for (let i = 0; i < shown.count; ++i)
            places = places.concat(shown.itemAt(i)?.litPlaces(seenBy) ?? []);
        return places.concat((middle.itemAt(0) as Fields)?.litPlaces(seenBy) ?? []);
    }

    BoardGeometry {
        id: first

        readonly property var board: [...boards.table.scene.boards.entries].find(board => board.onPiece === 0) ?? null

        grid: board?.grid ?? "square"
        columns: board?.columns ?? 1
        rows: board?.rows ?? 1
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
                width: visible ? (boards.width - 16 * (boards.count - 1)) / boards.count : 0
                height: boards.height - boards.barRoom
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
            x: boards.width - width
            width: (boards.width - 16 * (boards.count - 1)) / boards.count
            height: boards.height - boards.barRoom
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
