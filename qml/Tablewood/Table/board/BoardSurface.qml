pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Tablewood.App
import Tablewood.Ui

/// A board and what lies on it, without anything to touch: its ground, areas, pieces, trails and lit spaces.
Item {
    id: surface

    required property SceneModel scene
    required property boardEntry board
    property real cell: 56
    /// Shows what may be touched.
    property bool isLive: false
    property bool hasShadow: true
    /// What is marked on it; null where nothing is, such as on a picture.
    property BoardAttention attention: null
    /// On a picture as small as a stamp an area's light and edge would hide what lies there.
    readonly property bool hasAreas: cell >= 20
    /// A screen reader pressed a space or a piece.
    signal spacePressed(int column, int row)
    signal piecePressed(int piece)
    /// New pieces grow in once the board was shown.
    property bool isShown: false
    /// Where pieces lie, while marks may have to leave them to be seen.
    readonly property var taken: new Set(isLive && scene ? [...scene.piecesIn(board.id).entries].map(piece => piece.column + " " + piece.row) : [])
    /// Where boards lie, which would hide a light below them.
    readonly property var covered: new Set(isLive && scene ? [...scene.piecesIn(board.id).entries].filter(piece => piece.boardId !== "").map(piece => piece.column + " " + piece.row) : [])
    readonly property BoardGeometry geometry: BoardGeometry {
        grid: surface.board.grid
        columns: Math.max(1, surface.board.columns)
        rows: Math.max(1, surface.board.rows)
        cell: surface.cell
        isSlab: surface.board.isSlab
        hasSides: surface.board.hasSides
        hasEnds: surface.board.hasEnds
    }

    /// The form of lights on this board's spaces.
    readonly property string lightShape: geometry.isHex ? "hex" : geometry.isFree ? "round" : "square"

    implicitWidth: geometry.width
    implicitHeight: geometry.height
    width: implicitWidth
    height: implicitHeight

    function groundArt(): string {
        const picture = surface.board.picture;
        if (picture === "")
            return "";
        const hidesNames = surface.board.hasCoordinates && (!Preferences.hasCoordinates || surface.cell < 26);
        const nameSize = Math.max(11, Math.min(Theme.px(surface.cell * 0.2), surface.cell * 0.4));
        return picture + (hidesNames ? "&coords=0" : "") + "&coordPx=" + nameSize;
    }

    function middleOf(column: int, row: int): point {
        return geometry.middleOf(column, row);
    }

    /// The item of a piece on this board or on one that lies on it; null where it is not here.
    function spotOf(piece: int): Item {
        for (let i = 0; i < pieces.count; ++i) {
            const item = pieces.itemAt(i) as PieceItem;
            const spot = item?.entry.id === piece ? item : item?.nested?.spotOf(piece) ?? null;
            if (spot)
                return spot;
        }
        return null;
    }

    /// Whether a board lies on a piece of this one.
    function hasBoard(id: string): bool {
        return [...pieces.model?.entries ?? []].some(piece => piece.boardId !== "" && piece.boardId === id);
    }

    /// The space at a point, row -1 outside. Of a box that is held, the space that it is aimed at when its middle is there.
    function spaceAt(x: real, y: real): point {
        const space = geometry.isFree ? nearestTo(x, y) : geometry.spaceAt(x, y);
        const held = attention?.table.held;
        if (space.y < 0 || !held || !held.boards.includes(board.id) || geometry.isFree)
            return space;
        const back = side => side % 2 === 0 ? geometry.cell / 2 : 0;
        const first = geometry.frame + 1;
        return geometry.spaceAt(Math.max(first, x - back(held.piece.width)), Math.max(first, y - back(held.piece.height)));
    }

    /// The board (this one or one that lies on it), its space at a point, and how large a space is; the row is -1 outside.
    function locate(x: real, y: real): var {
        for (let i = 0; i < pieces.count; ++i) {
            const piece = pieces.itemAt(i) as PieceItem;
            if (piece && piece.entry.boardId !== "") {
                const space = piece.spaceAt(piece.mapFromItem(surface, x, y));
                if (space.y >= 0)
                    return {
                        "board": piece.entry.boardId,
                        "column": space.x,
                        "row": space.y,
                        "cell": piece.nested.cell
                    };
            }
        }
        const space = spaceAt(x, y);
        return {
            "board": board.id,
            "column": space.x,
            "row": space.y,
            "cell": cell
        };
    }

    /// On a free board a touch means the nearest thing within a space's breadth.
    function nearestTo(x: real, y: real): point {
        let best = geometry.spaceAt(x, y);
        let nearest = 0.6 * cell;
        for (const repeater of [targets, pieces]) {
            for (let i = 0; i < repeater.count; ++i) {
                const item = repeater.itemAt(i);
                const distance = item ? Math.hypot(item.x + item.width / 2 - x, item.y + item.height / 2 - y) : Infinity;
                if (distance < nearest) {
                    nearest = distance;
                    best = geometry.spaceAt(item.x + item.width / 2, item.y + item.height / 2);
                }
            }
        }
        return best;
    }

    Timer {
        interval: 1
        running: true
        onTriggered: surface.isShown = true
    }

    Shadow {
        visible: surface.hasShadow && !surface.board.isRagged
        level: 3
        anchors.bottomMargin: -pad - drop + surface.cell * 0.1
    }

    ArtImage {
        anchors.fill: parent
        art: surface.groundArt()
    }

    Each {
        model: surface.board.areas

        Shape {
            id: area

            required property areaEntry modelData

            z: 1
            x: surface.geometry.frame
            y: surface.geometry.frame
            width: surface.geometry.columns
            height: surface.geometry.rows
            visible: modelData.outline !== "" && surface.hasAreas
            transform: Scale {
                xScale: surface.cell
                yScale: surface.cell
            }

            ShapePath {
                strokeWidth: -1
                fillColor: "#38FFDC82"

                PathSvg {
                    path: area.modelData.outline === "" ? "M0 0" : area.modelData.outline
                }
            }
        }
    }

    Each {
        model: surface.board.areas

        Shape {
            id: edge

            required property areaEntry modelData

            z: 500
            x: surface.geometry.frame
            y: surface.geometry.frame
            width: surface.geometry.columns
            height: surface.geometry.rows
            visible: modelData.outline !== "" && surface.hasAreas
            transform: Scale {
                xScale: surface.cell
                yScale: surface.cell
            }

            ShapePath {
                strokeWidth: 4 / surface.cell
                strokeColor: "#8C1E1200"
                fillColor: "transparent"
                joinStyle: ShapePath.RoundJoin

                PathSvg {
                    path: edge.modelData.outline === "" ? "M0 0" : edge.modelData.outline
                }
            }
            ShapePath {
                strokeWidth: 1.8 / surface.cell
                strokeColor: "#E6FFE8AA"
                fillColor: "transparent"
                joinStyle: ShapePath.RoundJoin

                PathSvg {
                    path: edge.modelData.outline === "" ? "M0 0" : edge.modelData.outline
                }
            }
        }
    }

    // Light falls over what is around it.
    Each {
        model: surface.board.areas

        Item {
            id: fire

            required property areaEntry modelData

            z: 2

            Each {
                model: fire.modelData.style === "fire" ? fire.modelData.cells : []

                ArtImage {
                    required property point modelData
                    readonly property point middle: surface.middleOf(modelData.x, modelData.y)

                    x: middle.x - width / 2
                    y: middle.y - height / 2
                    width: surface.cell * 4.4
                    height: width
                    art: "light/halo?shape=round"
                }
            }
        }
    }

    Each {
        model: surface.board.areas

        WornWays {
            required property areaEntry modelData

            z: 3
            x: surface.geometry.frame
            y: surface.geometry.frame
            ways: modelData.ways
            cell: surface.cell
        }
    }

    Each {
        id: pieces

        model: surface.scene ? surface.scene.piecesIn(surface.board.id) : null

        PieceItem {
            id: piece

            readonly property real across: surface.geometry.acrossOf(entry.column, entry.row) + (entry.width - 1) / 2
            readonly property real down: surface.geometry.downOf(entry.row) + (entry.height - 1) / 2
            property real animatedAcross: across
            property real animatedDown: down

            scene: surface.scene
            cell: surface.cell
            isLive: surface.isLive
            attention: surface.attention
            lightShape: surface.lightShape
            onPressed: surface.piecePressed(entry.id)
            visible: !surface.attention || (entry.id !== surface.attention.draggedPiece && !surface.attention.flying.includes(entry.id))
            mustGrowIn: surface.isShown && surface.isLive
            x: surface.geometry.frame + animatedAcross * surface.cell - width / 2
            y: surface.geometry.frame + animatedDown * surface.cell - height / 2
            z: 10 + entry.layer * 1000 + entry.row

            Behavior on animatedAcross  {
                NumberAnimation {
                    duration: Theme.settle
                    easing.type: Easing.OutCubic
                }
            }
            Behavior on animatedDown  {
                NumberAnimation {
                    duration: Theme.settle
                    easing.type: Easing.OutCubic
                }
            }
        }
    }

    Each {
        model: surface.board.trails

        TrailLine {
            required property trailEntry modelData

            z: 900
            anchors.fill: parent
            geometry: surface.geometry
            trail: modelData
        }
    }

    Each {
        model: surface.board.arrows

        ArrowLine {
            required property arrowEntry modelData

            z: 2400
            entry: modelData
            unit: surface.cell
            room: surface.isLive ? Qt.rect(0, 0, surface.width, surface.height) : Qt.rect(0, 0, 0, 0)
            fromX: surface.middleOf(modelData.fromBox.x, modelData.fromBox.y).x + (modelData.fromBox.width - 1) / 2 * surface.cell
            fromY: surface.middleOf(modelData.fromBox.x, modelData.fromBox.y).y + (modelData.fromBox.height - 1) / 2 * surface.cell
            toX: surface.middleOf(modelData.toBox.x, modelData.toBox.y).x + (modelData.toBox.width - 1) / 2 * surface.cell
            toY: surface.middleOf(modelData.toBox.x, modelData.toBox.y).y + (modelData.toBox.height - 1) / 2 * surface.cell
            fromGap: surface.cell * 0.34 * Math.max(modelData.fromBox.width, modelData.fromBox.height)
            toGap: surface.cell * 0.34 * Math.max(modelData.toBox.width, modelData.toBox.height)
        }
    }

    Each {
        model: surface.board.areas

        Item {
            id: aimed

            required property areaEntry modelData

            z: 2500
            visible: surface.hasAreas

            Each {
                model: aimed.modelData.style === "threat" ? aimed.modelData.cells : []

                AimMark {
                    required property point modelData
                    readonly property point middle: surface.middleOf(modelData.x, modelData.y)

                    cell: surface.cell
                    x: middle.x - width / 2
                    y: middle.y - height / 2
                }
            }
        }
    }

    Each {
        id: targets

        model: surface.isLive && surface.scene ? surface.scene.targetsOn(surface.board.id) : null

        TargetLight {
            onPressed: surface.spacePressed(entry.column, entry.row)
            visible: !entry.isLay
            shape: surface.lightShape
            isTaken: entry.isMove && surface.taken.has(entry.column + " " + entry.row)
            readonly property point middle: surface.middleOf(entry.column, entry.row)

            cell: surface.cell
            x: middle.x - width / 2
            y: middle.y - height / 2
            readonly property bool isOver: surface.covered.has(entry.column + " " + entry.row)

            isClear: isOver || surface.board.hasDiagram
            z: entry.isMove || isOver ? 3000 : 950
        }
    }

    Only {
        when: surface.isLive && surface.attention !== null

        BoardMarks {
            anchors.fill: surface
            z: 5000
            attention: surface.attention
            scene: surface.scene
            geometry: surface.geometry
            boardId: surface.board.id
            lightShape: surface.lightShape
        }
    }
}
