import QtQuick

/// Where the spaces of a board lie, in the measures of its picture: a frame of 0.42 spaces round them, of 0.12 round a slab. Hexes stand on a
/// point, odd rows half a space to the right; on a free board a space's column and row are thousandths of its size.
QtObject {
    id: geometry

    property string grid: "square"
    property int columns: 1
    property int rows: 1
    property real cell: 56

    property bool isSlab: false
    /// Something stands beside it to the left or right, above or below.
    property bool hasSides: false
    property bool hasEnds: false

    readonly property real frameShare: isSlab ? 0.12 : 0.42
    readonly property real thicknessShare: 0.1
    readonly property real hexStep: 0.8660254
    readonly property bool isHex: grid === "hex"
    readonly property bool isFree: grid === "free"
    readonly property real frame: frameShare * cell
    /// Size in spaces, frame and lower edge included.
    readonly property real widthShare: columns + (isHex && rows > 1 ? 0.5 : 0) + 2 * frameShare
    readonly property real heightShare: (isHex ? (rows - 1) * hexStep + 1.1547 : rows) + 2 * frameShare + thicknessShare
    readonly property real width: widthShare * cell
    readonly property real height: heightShare * cell

    /// Size in spaces with what stands beside it.
    readonly property real wholeWidthShare: widthShare + (hasSides ? 2 * besideRoom : 0)
    readonly property real wholeHeightShare: heightShare + (hasEnds ? 2 * besideRoom : 0)
    /// What stands beside the board leans over its edge.
    readonly property real besideLean: 0.2
    readonly property real besideRoom: 0.56

    /// The largest space with which the board fits, and what stands beside it.
    function cellFor(width: real, height: real): real {
        return Math.max(4, Math.min(width / wholeWidthShare, height / wholeHeightShare));
    }

    /// From a column or row to spaces from the inner edge: what stands beside the board stands closer.
    function leant(place: real, count: int): real {
        return place < 0 ? place + besideLean : place >= count ? place - besideLean : place;
    }

    /// Middle of a space in spaces from the left inner edge.
    function acrossOf(column: real, row: int): real {
        if (isFree)
            return column / 1000 * columns;
        return leant(column, columns) + 0.5 + (isHex && (row & 1) ? 0.5 : 0);
    }

    function downOf(row: real): real {
        if (isFree)
            return row / 1000 * rows;
        const place = leant(row, rows);
        return isHex ? place * hexStep + 0.57735 : place + 0.5;
    }

    /// Middle of a space.
    function middleOf(column: int, row: int): point {
        return Qt.point(frame + acrossOf(column, row) * cell, frame + downOf(row) * cell);
    }

    /// The space at a point, column and row; (-1, -1) outside.
    function spaceAt(x: real, y: real): point {
        const across = (x - frame) / cell;
        const down = (y - frame) / cell;
        if (isFree)
            return Qt.point(Math.round(across / columns * 1000), Math.round(down / rows * 1000));
        if (!isHex) {
            const column = Math.floor(across);
            const row = Math.floor(down);
            return column < 0 || row < 0 || column >= columns || row >= rows ? Qt.point(-1, -1) : Qt.point(column, row);
        }
        let best = Qt.point(-1, -1);
        let nearest = 0.58;
        const middle = Math.floor(down / hexStep);
        for (let row = Math.max(0, middle - 1); row <= Math.min(rows - 1, middle + 1); ++row) {
            const column = Math.round(across - acrossOf(0, row));
            const distance = Math.hypot(across - acrossOf(column, row), down - downOf(row));
            if (column >= 0 && column < columns && distance < nearest) {
                nearest = distance;
                best = Qt.point(column, row);
            }
        }
        return best;
    }

    function nameOf(column: int, row: int): string {
        let letters = "";
        for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
            letters = String.fromCharCode(65 + (left - 1) % 26) + letters;
        return letters + (row + 1);
    }
}
