pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The marks on a board over its pieces: the last event, the cursor of the keys, what a lesson or a hint means, where people
/// point, and the ghost of what is held.
Item {
    id: marks

    required property BoardAttention attention
    required property SceneModel scene
    required property BoardGeometry geometry
    required property string boardId
    property string lightShape: "square"
    readonly property TableModel table: attention.table
    readonly property real cell: geometry.cell
    readonly property bool hasCursor: attention.hasCursor && attention.cursorBoard === boardId && attention.cursor.y >= 0

    component Space: Item {
        property point space
        readonly property point middle: marks.geometry.middleOf(space.x, space.y)

        x: middle.x - width / 2
        y: middle.y - height / 2
        width: marks.cell
        height: marks.cell
    }

    // What others changed since the viewer acted last.
    Each {
        model: marks.table?.recap.cells[marks.boardId] ?? []

        Rectangle {
            required property point modelData
            readonly property point middle: marks.geometry.middleOf(modelData.x, modelData.y)

            x: middle.x - width / 2
            y: middle.y - height / 2
            width: marks.cell * 0.94
            height: width
            radius: marks.lightShape === "square" ? width * 0.16 : width / 2
            color: "transparent"
            border.width: Math.max(2, marks.cell * 0.055)
            border.color: "#D8FFE7A3"
        }
    }

    Each {
        model: marks.attention.litBoard === marks.boardId ? marks.attention.litCells : []

        ArtImage {
            required property point modelData
            readonly property point middle: marks.geometry.middleOf(modelData.x, modelData.y)

            x: middle.x - width / 2
            y: middle.y - height / 2
            width: marks.cell * 1.6
            height: width
            art: "light/last?shape=" + marks.lightShape
        }
    }

    Only {
        when: marks.table.held.board === marks.boardId

        HeldGhost {
            anchors.fill: marks
            held: marks.table.held
            scene: marks.scene
            geometry: marks.geometry
            lightShape: marks.lightShape
        }
    }

    Only {
        when: marks.hasCursor

        ArtImage {
            readonly property point middle: marks.geometry.middleOf(marks.attention.cursor.x, marks.attention.cursor.y)

            x: middle.x - width / 2
            y: middle.y - height / 2
            width: marks.cell * 1.6
            height: width
            art: "light/focus?shape=" + marks.lightShape
        }
    }

    Each {
        model: marks.table.lesson.name === marks.boardId ? marks.table.lesson.cells : []

        Space {
            required property point modelData

            space: modelData

            LessonLight {
                gap: -1
                isShown: true
            }
        }
    }

    LessonLight {
        isShown: marks.table.lesson.thing === "board" && marks.table.lesson.name === marks.boardId
    }

    Pings {
        table: marks.table
        boardId: marks.boardId
        geometry: marks.geometry
    }

    // A box that is held is aimed with its middle, which lies between spaces where its sides are even.
    Space {
        readonly property var box: marks.table.held.isHeld && [...marks.table.held.boards].includes(marks.boardId) ? marks.table.held.piece : null
        readonly property point between: Qt.point(box && box.width % 2 === 0 ? marks.cell / 2 : 0, box && box.height % 2 === 0 ? marks.cell / 2 : 0)

        space: Qt.point(marks.table.hint.cell.x, marks.table.hint.cell.y)
        x: middle.x - width / 2 + between.x
        y: middle.y - height / 2 + between.y

        HintLight {
            isShown: marks.table.hint.board === marks.boardId
        }
    }
}
