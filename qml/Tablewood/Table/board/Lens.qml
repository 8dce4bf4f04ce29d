pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A board that lies on another, enlarged over its place so that its spaces can be read and met.
Item {
    id: lens

    required property SceneModel scene
    required property BoardAttention attention
    /// The board, empty for none.
    property string boardId: ""
    /// It was asked for, and stays until it is closed.
    property bool isKept: false
    /// Where the board lies, in the measures of the room.
    property rect place
    readonly property boardEntry board: [...scene?.boards.entries ?? []].find(board => board.id === boardId) ?? none
    property boardEntry none
    readonly property bool isOpen: boardId !== "" && board.id === boardId
    readonly property real edge: 10
    /// A space is as large as a finger needs, as far as there is room.
    readonly property real cell: {
        const room = surface.geometry;
        const most = Math.min((parent.width - 2 * edge) / room.widthShare, (parent.height - 2 * edge) / room.heightShare);
        return Math.max(4, Math.floor(Math.min(Theme.px(34), most)));
    }
    /// What it shows, with the words for what is seen on it; they give way while something is laid.
    readonly property faceEntry face: scene?.piece(board.onPiece).face ?? noFace
    property faceEntry noFace
    readonly property bool hasWords: face.name !== "" && !(attention.table?.held.isHeld ?? false) && (attention.table?.pickedName ?? "") === ""
    property var gripped: null
    /// At the edge of the room it can not stay under the pointer; it is aimed at all the same until that moves.
    property bool isAimKept: false
    readonly property point grippedAt: gripped ? surface.middleOf(gripped.column, gripped.row) : Qt.point(0, 0)
    signal spacePressed(int column, int row)
    signal piecePressed(int piece)

    /// The space that stays at a point of the room when its board is enlarged next, so that a quick press still meets it; null for none.
    function grip(space: var, point: var): void {
        lens.gripped = space && point ? {
            "column": space.column,
            "row": space.row,
            "x": point.x,
            "y": point.y
        } : null;
        lens.isAimKept = lens.gripped !== null;
    }

    function open(id: string, mustStay: bool): void {
        if (mustStay)
            lens.gripped = null;
        lens.isKept = mustStay;
        lens.boardId = id;
    }

    function close(): void {
        lens.isKept = false;
        lens.boardId = "";
    }

    /// Whether this point of the room is where the pointer was when the space was gripped, and it has not moved since but for a tremble.
    function restsOnGrip(x: real, y: real): bool {
        return lens.isAimKept && lens.gripped !== null && Math.hypot(x - lens.gripped.x, y - lens.gripped.y) < 4;
    }

    /// The pointer is at this point of the room now.
    function followPointer(x: real, y: real): void {
        lens.isAimKept = restsOnGrip(x, y);
    }

    /// The space at a point of the room; null where the lens is not.
    function locate(item: Item, x: real, y: real): var {
        const at = lens.mapFromItem(item, x, y);
        // Its words have no spaces, and cover those below them.
        if (words.visible && words.contains(words.mapFromItem(lens, at.x, at.y)))
            return {
                "board": lens.boardId,
                "column": -1,
                "row": -1
            };
        if (!lens.isOpen || !lens.contains(at))
            return null;
        const inside = surface.mapFromItem(lens, at.x, at.y);
        const space = lens.restsOnGrip(at.x + lens.x, at.y + lens.y) ? Qt.point(lens.gripped.column, lens.gripped.row) : surface.spaceAt(inside.x, inside.y);
        return {
            "board": lens.boardId,
            "column": space.x,
            "row": space.y,
            "cell": lens.cell
        };
    }

    function spotOf(piece: int): Item {
        return lens.isOpen ? surface.spotOf(piece) : null;
    }

    visible: isOpen
    width: surface.width + 2 * edge
    height: surface.height + 2 * edge
    x: Math.max(0, Math.min(parent.width - width, gripped ? gripped.x - edge - grippedAt.x : place.x + (place.width - width) / 2))
    y: Math.max(0, Math.min(parent.height - height, gripped ? gripped.y - edge - grippedAt.y : place.y + (place.height - height) / 2))
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("%1, enlarged").arg(board.name)

    Shadow {
        level: 3
    }

    Rectangle {
        anchors.fill: parent
        radius: 12
        border.width: 1.5
        border.color: Theme.woodEdge
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.woodTop
            }
            GradientStop {
                position: 1
                color: Theme.woodFoot
            }
        }
    }

    BoardSurface {
        id: surface

        anchors.centerIn: parent
        scene: lens.scene
        board: lens.board
        cell: lens.cell
        isLive: lens.isOpen
        hasShadow: false
        attention: lens.attention
        onSpacePressed: (column, row) => lens.spacePressed(column, row)
        onPiecePressed: piece => lens.piecePressed(piece)
    }

    Panel {
        id: words

        readonly property bool fitsBelow: lens.y + lens.height + 6 + height <= lens.parent.height
        readonly property bool isBeside: !fitsBelow && lens.y < height + 6
        readonly property bool fitsRight: lens.x + lens.width + 6 + width <= lens.parent.width

        visible: lens.hasWords
        y: isBeside ? Math.max(-lens.y, Math.min(0, lens.parent.height - lens.y - height)) : fitsBelow ? lens.height + 6 : -height - 6
        width: Math.max(lens.width, Theme.px(230))
        x: {
            const wanted = !isBeside ? (lens.width - width) / 2 : fitsRight ? lens.width + 6 : -width - 6;
            return Math.max(-lens.x, Math.min(lens.parent.width - lens.x - width, wanted));
        }
        height: lines.implicitHeight + 18
        level: 3

        Column {
            id: lines

            x: 12
            y: 8
            width: parent.width - 24
            spacing: 5

            Heading {
                width: parent.width
                text: lens.face.name
                size: 15
                elide: Text.ElideRight
            }

            BodyText {
                visible: text !== ""
                width: parent.width
                text: lens.face.type
                size: 12
                color: Theme.textSoft
            }

            Each {
                model: lens.face.keywords

                Row {
                    id: meant

                    required property keywordEntry modelData

                    spacing: 8

                    KeywordSign {
                        id: sign

                        keyword: meant.modelData
                        size: 20
                    }

                    BodyText {
                        width: lines.width - sign.width - 8
                        text: Spoken.sentences([meant.modelData.name, meant.modelData.meaning])
                        size: 12
                        wrapMode: Text.WordWrap
                    }
                }
            }
        }
    }
}
