pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The names of the columns and rows of a map, at its edge, and its own name where there are several.
Item {
    id: edges

    required property MapCanvas canvas
    /// The spaces of the map on the plane.
    required property rect area
    property string name: ""
    /// Tokens stand above it, and its columns are named above those.
    property bool hasTokensAbove: false
    readonly property real lift: edges.hasTokensAbove ? edges.cell : 0
    readonly property real cell: edges.canvas.cell
    readonly property point corner: Qt.point(edges.canvas.origin.x + edges.area.x * edges.cell, edges.canvas.origin.y + edges.area.y * edges.cell)
    /// Only every so many are named where they are too small for their names.
    readonly property int step: edges.cell < 11 ? 10 : edges.cell < 18 ? 5 : edges.cell < 26 ? 2 : 1
    /// The column and row under the pointer, or else of the cursor.
    readonly property point marked: edges.canvas.isHovered ? edges.canvas.hover : edges.canvas.isKeyed ? edges.canvas.editor.cursor : Qt.point(-2, -2)

    function letters(column: int): string {
        let text = "";
        for (let left = column; left >= 0; left = Math.floor(left / 26) - 1)
            text = String.fromCharCode(65 + left % 26) + text;
        return text;
    }

    Heading {
        visible: edges.name !== ""
        x: edges.corner.x
        y: Math.max(4, edges.corner.y - edges.lift - 30 - height)
        text: edges.name
        size: 15
        color: Theme.textBright
    }

    Each {
        model: Math.floor((edges.area.width - 1) / edges.step) + 1

        NumberText {
            required property int index
            readonly property int column: index * edges.step
            readonly property bool isMarked: column + edges.area.x === edges.marked.x

            x: edges.corner.x + (column + 0.5) * edges.cell - width / 2
            y: Math.max(4, edges.corner.y - edges.lift - 14 - height / 2)
            text: edges.letters(column)
            size: 12
            color: isMarked ? Theme.accentText : Theme.textSoft
        }
    }

    Each {
        model: Math.floor((edges.area.height - 1) / edges.step) + 1

        NumberText {
            required property int index
            readonly property int row: index * edges.step
            readonly property bool isMarked: row + edges.area.y === edges.marked.y

            x: Math.max(4, edges.corner.x - edges.cell - 6 - width)
            y: edges.corner.y + (row + 0.5) * edges.cell - height / 2
            text: row + 1
            size: 12
            color: isMarked ? Theme.accentText : Theme.textSoft
        }
    }
}
