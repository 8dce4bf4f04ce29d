pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.Ui

/// Tiles in rows, one stop of the Tab key: arrow keys go from one to the next, Enter and Space choose.
FocusScope {
    id: grid

    property string name: ""
    property alias model: tiles.model
    property alias delegate: tiles.delegate
    property alias spacing: flow.spacing
    readonly property alias count: tiles.count
    /// The tile that the arrow keys have come to.
    property int current: 0
    signal activated(int index)
    /// The current tile is to be taken away.
    signal removeWanted(int index)

    function at(index: int): Item {
        return index >= 0 && index < tiles.count ? tiles.itemAt(index) : null;
    }

    /// The tile that comes next to the left or right.
    function beside(step: int): int {
        for (let i = grid.current + step; i >= 0 && i < tiles.count; i += step)
            if (tiles.itemAt(i).visible)
                return i;
        return grid.current;
    }

    /// The one next above or below.
    function over(step: int): int {
        const from = grid.at(grid.current);
        if (!from)
            return grid.beside(1);
        let best = grid.current;
        let least = Infinity;
        for (let i = 0; i < tiles.count; ++i) {
            const tile = tiles.itemAt(i);
            const rows = (tile.y - from.y) * step;
            if (!tile.visible || rows <= 1)
                continue;
            const distance = rows * 1000 + Math.abs(tile.x + tile.width / 2 - from.x - from.width / 2);
            if (distance < least) {
                least = distance;
                best = i;
            }
        }
        return best;
    }

    /// False where there is none in that direction, so that what scrolls may hear of it.
    function go(index: int): bool {
        const isNew = index !== grid.current;
        grid.current = index;
        return isNew;
    }

    implicitHeight: flow.height
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: grid.name + ((grid.at(grid.current)?.Accessible.name ?? "") === "" ? "" : ": " + grid.at(grid.current).Accessible.name)
    Accessible.description: grid.at(grid.current)?.Accessible.description ?? ""
    Accessible.focusable: true
    Keys.onLeftPressed: event => event.accepted = grid.go(grid.beside(-1))
    Keys.onRightPressed: event => event.accepted = grid.go(grid.beside(1))
    Keys.onUpPressed: event => event.accepted = grid.go(grid.over(-1))
    Keys.onDownPressed: event => event.accepted = grid.go(grid.over(1))
    Keys.onReturnPressed: grid.activated(grid.current)
    Keys.onEnterPressed: grid.activated(grid.current)
    Keys.onSpacePressed: grid.activated(grid.current)
    Keys.onDeletePressed: grid.removeWanted(grid.current)

    Flow {
        id: flow

        width: parent.width
        spacing: 6

        Each {
            id: tiles
        }
    }

    FocusRing {
        parent: grid.at(grid.current) ?? grid
        takesEnter: true
        gap: 2
        visible: grid.activeFocus
    }
}
