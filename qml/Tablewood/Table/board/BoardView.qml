pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A board to play on, with the mouse (BoardMouse), fingers (BoardPinch) and keys (BoardKeys). A board that lies on this one is enlarged while what is
/// held can be laid on it, and when it is looked at.
FocusScope {
    id: view

    required property TableModel table
    required property TableTouch touch
    required property boardEntry board
    readonly property point cursor: attention.cursor
    readonly property bool hasMark: activeFocus && walk.isOn
    property var pointedCells: []
    property string pointedBoard: ""
    readonly property real cell: Math.floor(surface.geometry.cellFor(width, height) * zoom.factor)
    /// While the zoom changes the board keeps the picture of this size.
    property real heldCell: cell
    readonly property EntryModel targets: table.scene.targetsOn(board.id)

    activeFocusOnTab: !table.isReplay
    clip: zoom.factor > 1
    Accessible.role: Accessible.Grouping
    Accessible.name: walk.isOn ? spaceName() : board.name
    Accessible.focusable: true
    Keys.enabled: !table.isReplay
    Keys.forwardTo: [keys]
    onActiveFocusChanged: {
        walk.isWhole = activeFocus && EnterHolder.isWalking;
        if (activeFocus)
            return;
        if (walk.isNested)
            lens.close();
        walk.start();
        touch.isSpaceHeld = false;
    }
    onHasMarkChanged: EnterHolder.mark(view, hasMark)
    onWidthChanged: zoom.shiftTo(zoom.shift.x, zoom.shift.y)
    onHeightChanged: zoom.shiftTo(zoom.shift.x, zoom.shift.y)

    function spaceName(): string {
        for (const target of table.scene.targetsOn(attention.cursorBoard).entries)
            if (target.column === cursor.x && target.row === cursor.y)
                return target.label;
        return surface.geometry.nameOf(cursor.x, cursor.y);
    }

    /// Where the lit spaces are for another item, and the lit pieces.
    function litPlaces(seenBy: Item): var {
        const pieces = [...table.scene.piecesIn(board.id).entries].filter(piece => piece.isLit);
        return [...targets.entries, ...pieces].map(lit => {
                const middle = surface.middleOf(lit.column, lit.row);
                return seenBy.mapFromItem(surface, middle.x - surface.cell / 2, middle.y - surface.cell / 2, surface.cell, surface.cell);
            });
    }

    BoardZoom {
        id: zoom

        room: Qt.size(view.width, view.height)
        shown: Qt.size(surface.width * surface.scale, surface.height * surface.scale)
        isLocked: view.touch.isViewLocked
    }

    Binding {
        target: view
        property: "heldCell"
        value: view.cell
        when: !zoom.isMoving
        restoreMode: Binding.RestoreNone
    }

    BoardAttention {
        id: attention

        table: view.table
        cursorBoard: view.board.id
        hasCursor: view.activeFocus
        pointedCells: view.pointedCells
        pointedBoard: view.pointedBoard
        pointedPieces: view.touch?.pointedPieces ?? []
        draggedPiece: view.touch?.draggedPiece ?? 0
        flying: view.touch?.flying ?? []
    }

    BoardWalk {
        id: walk

        attention: attention
        board: view.board
    }

    BoardSurface {
        id: surface

        scene: view.table.scene
        board: view.board
        cell: view.heldCell
        scale: view.cell / Math.max(1, cell)
        isLive: true
        attention: attention
        onSpacePressed: (column, row) => view.table.pressSpace(view.board.id, column, row)
        onPiecePressed: piece => view.table.pressPiece(piece)
        x: Math.round((view.width - width) / 2 + zoom.shift.x)
        y: Math.round((view.height - height) / 2 + zoom.shift.y)
    }

    Lens {
        id: lens

        z: 10
        scene: view.table.scene
        attention: attention
        place: {
            const spot = surface.spotOf(lens.board.onPiece);
            return spot && lens.isOpen ? view.mapFromItem(spot, 0, 0, spot.width, spot.height) : Qt.rect(0, 0, 0, 0);
        }
        onSpacePressed: (column, row) => view.table.pressSpace(boardId, column, row)
        onPiecePressed: piece => view.table.pressPiece(piece)
    }

    FocusRing {
        visible: walk.isWhole && !walk.isOn
        takesEnter: false
        gap: 0
    }

    // The board's own letters and numbers are out of sight when it is zoomed.
    Only {
        when: zoom.factor > 1 && view.board.hasCoordinates && Preferences.hasCoordinates

        BoardRulers {
            anchors.fill: parent
            geometry: surface.geometry
            ground: surface
        }
    }

    Nest {
        nests: view.touch?.nests ?? null
        place: view.board.id

        function holds(other: string): bool {
            return other === place || surface.hasBoard(other);
        }
        function spotOf(piece: int): Item {
            return lens.spotOf(piece) ?? surface.spotOf(piece);
        }
    }

    DropPlace {
        places: view.touch?.places ?? null
        onDropped: (x, y) => hand.press(x, y)
    }

    BoardHand {
        id: hand

        touch: view.touch
        room: view
        surface: surface
        lens: lens
    }

    BoardKeys {
        id: keys

        hand: hand
        walk: walk
        zoom: zoom
    }

    BoardPinch {
        held: view.table.held
        zoom: zoom
    }

    BoardMouse {
        anchors.fill: parent
        hand: hand
        walk: walk
        zoom: zoom
    }

    Row {
        visible: zoom.factor > 1 || view.touch.isViewLocked
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 8
        spacing: 8

        IconButton {
            visible: zoom.factor > 1
            focusPolicy: Qt.TabFocus
            icon.name: "full"
            keyAction: "wholeBoard"
            tip: qsTr("Show the whole board")
            onClicked: zoom.reset()
        }

        IconButton {
            focusPolicy: Qt.TabFocus
            icon.name: view.touch.isViewLocked ? "lock" : "hand"
            keyAction: "lock"
            tip: view.touch.isViewLocked ? qsTr("Let the board be moved again") : qsTr("Hold the board still")
            onClicked: view.touch.isViewLocked = !view.touch.isViewLocked
        }
    }
}
