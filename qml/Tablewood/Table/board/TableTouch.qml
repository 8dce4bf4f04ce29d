import QtQuick
import Tablewood.App

/// The hands on a table: the piece that is being dragged, and the card that is held large. Dragging is the same two
/// presses as clicking.
QtObject {
    id: touch

    required property TableModel table
    /// Points are in the coordinates of this item.
    required property Item ground
    /// Where pieces can be let go: DropPlaces.
    readonly property ItemList places: ItemList {
    }
    /// The board is neither moved nor zoomed by hand: for tables that are touched.
    property bool isViewLocked: false
    /// The next press on a board plays nothing: it shows the space to people at other laptops.
    property bool isPointing: false
    readonly property bool canPoint: table.canPoint
    /// While Space is held, the board is what is dragged.
    property bool isSpaceHeld: false
    /// The holders of pieces: each has the id of its `place` and a `spotOf` for a piece in it.
    readonly property ItemList nests: ItemList {
    }
    /// The pieces in the air, which are not shown where they will land: numbers of pieces.
    property var flying: []
    /// The pieces that a line of the log points at, or that belong with the one that is looked at: their numbers.
    property var pointedPieces: []
    property int draggedPiece: 0
    /// The piece that is being let go.
    property int droppedPiece: 0
    property pieceEntry lying
    /// What is dragged, as it lies in the hand.
    readonly property pieceEntry dragged: table.held.isHeld && table.held.piece.id === draggedPiece ? table.held.piece : lying
    property real draggedSize: 56
    /// The place between cards over which it is; null where it is over none.
    property Item aimedGap: null
    property point at
    property pieceEntry detail
    property bool isDetailOpen: false
    property pieceEntry hovered
    /// Where the pointer was last seen over a card.
    property point pointer
    /// Changes with the person who looks, and with what they may see.
    readonly property string looker: `${table.viewerSeat} ${table.isGateClosed} ${table.isShownToAll} ${table.isAskingAll} ${table.isSharedScreen} ${table.scene.night.isDark}`
    readonly property Timer wait: Timer {
        interval: 350
        onTriggered: touch.showDetail(touch.hovered)
    }

    /// Where the card lies on which the pointer rests.
    property string hoveredPlace: ""
    readonly property Connections news: Connections {
        target: touch.table?.scene ?? null

        // A card that has gone elsewhere lies under the pointer no more, though that has not moved.
        function onChanged(): void {
            if (touch.hovered.id !== 0 && touch.hoveredPlace !== touch.table.scene.placeOf(touch.hovered.id, -1))
                touch.hover(touch.table.scene.piece(0));
        }
    }

    // A card that one person holds large is not for the next.
    onLookerChanged: closeDetail()
    onCanPointChanged: if (!canPoint)
        isPointing = false

    /// The item that stands for a piece in a place, or for the place itself; null where neither is shown.
    function spotOf(place: string, piece: int): Item {
        const nest = [...nests.items].find(one => (one as Nest).holds(place) && one.visible) as Nest;
        return nest ? nest.spotOf(piece) ?? nest : null;
    }

    function follow(item: Item, x: real, y: real): void {
        at = ground.mapFromItem(item, x, y);
    }

    /// Takes a piece up; false leaves it lying.
    function begin(item: Item, x: real, y: real, piece: int, size: real): bool {
        closeDetail();
        if (!table.lift(piece))
            return false;
        follow(item, x, y);
        lying = table.scene.piece(piece);
        draggedSize = size;
        draggedPiece = piece;
        return true;
    }

    function drop(): void {
        droppedPiece = draggedPiece;
        draggedPiece = 0;
        letGo();
        droppedPiece = 0;
    }

    function letGo(): void {
        const inside = place => place.mapFromItem(ground, at.x, at.y);
        const place = [...places.items].reverse().find(one => one.visible && one.contains(inside(one))) as DropPlace;
        if (place)
            place.dropped(inside(place).x, inside(place).y);
        else
            table.putBack();
    }

    /// A card has the pointer: it may have come under one that rests, so that it is not looked at until that moves.
    function comeUnder(item: Item, x: real, y: real): void {
        pointer = ground.mapFromItem(item, x, y);
    }

    /// The pointer has moved over a card, or the card below it.
    function moveOver(item: Item, x: real, y: real, piece: pieceEntry): void {
        const place = ground.mapFromItem(item, x, y);
        const hasMoved = Math.hypot(place.x - pointer.x, place.y - pointer.y) >= 1;
        pointer = place;
        if (!hasMoved || draggedPiece !== 0)
            return;
        at = place;
        if (hovered.id !== piece.id || !isDetailOpen)
            hover(piece);
    }

    /// Space opens the card that has the keyboard, large, and closes it. While a run goes on the key is for that.
    function pressSpace(event: var, piece: pieceEntry): void {
        event.accepted = !isForRun(event);
        if (event.accepted)
            isDetailOpen ? closeDetail() : showDetail(piece);
    }

    /// A key lets a run wait that goes on, whatever has the keyboard.
    function isForRun(event: var): bool {
        return table.run.canPace && KeyMap.fits("runPause", event.key, event.modifiers);
    }

    /// The pointer rests on a piece, or (with an empty one) on none.
    function hover(piece: pieceEntry): void {
        hovered = piece;
        hoveredPlace = piece.id === 0 ? "" : table.scene.placeOf(piece.id, -1);
        table.lookAt(piece.id);
        pointedPieces = table.linkedWith(piece.id);
        if (piece.face.key === "" || !piece.isCard || table.options.count > 0) {
            wait.stop();
            isDetailOpen = false;
        } else if (!isDetailOpen || detail.id !== piece.id) {
            wait.restart();
        }
    }

    function showDetail(piece: pieceEntry): void {
        if (piece.face.key === "" || draggedPiece !== 0)
            return;
        detail = piece;
        isDetailOpen = true;
    }

    function closeDetail(): void {
        wait.stop();
        isDetailOpen = false;
    }
}
