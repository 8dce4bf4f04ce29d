pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Tablewood.App
import Tablewood.Ui

/// Where a thing in the hand would come to lie: itself in a lantern edge where it fits; where it does not, its spaces hatched
/// in berry with a cross.
Item {
    id: ghost

    required property HeldModel held
    required property SceneModel scene
    required property BoardGeometry geometry
    property string lightShape: "square"
    readonly property real cell: geometry.cell
    readonly property real line: Math.max(1.5, cell * 0.06)

    function has(column: int, row: int): bool {
        return [...ghost.held.cells].some(space => space.x === column && space.y === row);
    }

    /// The middle of the box on a board, from the middles of its corners.
    function middle(): point {
        const piece = ghost.held.piece;
        const first = ghost.geometry.middleOf(ghost.held.corner.x, ghost.held.corner.y);
        return Qt.point(first.x + (piece.width - 1) * ghost.cell / 2, first.y + (piece.height - 1) * ghost.cell / 2);
    }

    Only {
        when: ghost.held.fits

        PieceItem {
            readonly property point at: ghost.middle()

            scene: ghost.scene
            entry: ghost.held.piece
            cell: ghost.cell
            opacity: 0.82
            x: at.x - width / 2
            y: at.y - height / 2
            // A card that shows what it reaches stays upright.
            rotation: ghost.held.reach.length > 0 ? -entry.facing * 30 : 0
        }
    }

    Each {
        model: ghost.held.reach

        Item {
            id: reached

            required property point modelData
            readonly property point from: ghost.middle()
            readonly property point at: ghost.geometry.middleOf(modelData.x, modelData.y)

            Rectangle {
                x: reached.at.x - width / 2
                y: reached.at.y - height / 2
                width: ghost.cell * 0.94
                height: width
                radius: ghost.cell * 0.08
                color: "#26FFE3A0"
                border.width: Math.max(1.5, ghost.cell * 0.03)
                border.color: "#FFE3A0"
            }

            // Points from the card to the space.
            Rectangle {
                x: (reached.from.x + reached.at.x) / 2 - width / 2
                y: (reached.from.y + reached.at.y) / 2 - height / 2
                width: Math.max(18, ghost.cell * 0.34)
                height: width
                radius: width / 2
                color: "#F2101A16"
                border.width: 1.5
                border.color: "#FFE3A0"
                rotation: Math.atan2(reached.at.y - reached.from.y, reached.at.x - reached.from.x) * 180 / Math.PI

                Icon {
                    anchors.centerIn: parent
                    name: "chevR"
                    width: parent.width * 0.7
                    height: width
                    color: "#FFE3A0"
                }
            }
        }
    }

    Each {
        model: ghost.held.cells

        Item {
            id: space

            required property point modelData
            readonly property point at: ghost.geometry.middleOf(modelData.x, modelData.y)
            readonly property color edge: ghost.held.fits ? "#FFE3A0" : "#F2B8BC"
            /// The edge of a hex, which stands on a point.
            readonly property string hexagon: {
                const middle = ghost.cell / 2;
                const reach = ghost.cell / Math.sqrt(3);
                const corners = [[middle, middle - reach], [ghost.cell, middle - reach / 2], [ghost.cell, middle + reach / 2], [middle, middle + reach], [0, middle + reach / 2], [0, middle - reach / 2]];
                return "M" + corners.map(corner => corner.join(" ")).join("L") + "Z";
            }

            x: at.x - width / 2
            y: at.y - height / 2
            width: ghost.cell
            height: ghost.cell

            ArtImage {
                visible: !ghost.held.fits
                anchors.centerIn: parent
                width: ghost.cell * 1.6
                height: width
                art: visible ? "light/refused?shape=" + ghost.lightShape : ""
            }

            // What lies on hexes covers one of them.
            Shape {
                visible: ghost.geometry.isHex
                anchors.fill: parent

                ShapePath {
                    strokeColor: space.edge
                    strokeWidth: ghost.line
                    fillColor: "transparent"
                    joinStyle: ShapePath.RoundJoin
                    PathSvg {
                        path: space.hexagon
                    }
                }
            }

            // An edge on each side where the ghost ends.
            Rectangle {
                visible: !ghost.geometry.isHex && !ghost.has(space.modelData.x, space.modelData.y - 1)
                width: parent.width
                height: ghost.line
                color: space.edge
            }
            Rectangle {
                visible: !ghost.geometry.isHex && !ghost.has(space.modelData.x, space.modelData.y + 1)
                y: parent.height - height
                width: parent.width
                height: ghost.line
                color: space.edge
            }
            Rectangle {
                visible: !ghost.geometry.isHex && !ghost.has(space.modelData.x - 1, space.modelData.y)
                width: ghost.line
                height: parent.height
                color: space.edge
            }
            Rectangle {
                visible: !ghost.geometry.isHex && !ghost.has(space.modelData.x + 1, space.modelData.y)
                x: parent.width - width
                width: ghost.line
                height: parent.height
                color: space.edge
            }
        }
    }

    Only {
        when: !ghost.held.fits && ghost.held.cells.length > 0

        Rectangle {
            readonly property point at: ghost.middle()

            x: at.x - width / 2
            y: at.y - height / 2
            width: Math.max(16, ghost.cell * 0.7)
            height: width
            radius: width / 2
            color: "#A23E48"
            border.width: 1.5
            border.color: "#F2B8BC"

            Icon {
                anchors.centerIn: parent
                name: "cross"
                width: parent.width * 0.6
                height: width
                color: "#FFF3E8"
            }
        }
    }
}
