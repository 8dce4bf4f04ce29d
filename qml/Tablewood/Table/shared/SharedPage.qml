pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The table for everybody in the room, read from three metres: whose turn, the scores, the board, what happened last. No
/// hands, no prompt. Moving the mouse shows the way out.
Item {
    id: page

    required property TableModel table
    /// Nothing is touched here, but cards that lie open may be looked at.
    required property TableTouch touch
    /// Why the match goes on without being stored; empty while it is kept.
    property string unstored: ""
    signal leaveWanted
    readonly property SceneModel scene: table.scene
    readonly property real unit: Math.min(width / 1920, height / 1080)
    readonly property int count: scene.seats.count
    readonly property int leftCount: Math.ceil(count / 2)
    readonly property real pillarWidth: 372 * unit
    readonly property real pillarHeight: (height - (144 + 16 * leftCount) * unit) / Math.max(1, leftCount)
    readonly property real middleX: pillarWidth + 48 * unit
    readonly property real middleWidth: width - 2 * middleX
    /// Light panels are plates, full ones pillars.
    readonly property bool hasPlates: [...scene.seats.entries].some(seat => seat.panel.isLight)
    readonly property bool hasCycle: scene.cycle.count > 0
    readonly property real platesTop: 136 * unit
    readonly property real plateRoom: (height - platesTop - 24 * unit) / Math.max(1, leftCount)

    CyclePill {
        visible: page.hasCycle
        x: page.middleX
        y: 14 * page.unit
        width: page.middleWidth
        height: 104 * page.unit
        textUnit: 2.1 * page.unit / Theme.wordScale
        scene: page.scene
    }

    SharedTurn {
        visible: !page.hasCycle
        x: page.middleX
        y: -20 * page.unit
        width: page.middleWidth
        scene: page.scene
        unit: page.unit
    }

    SharedCorners {
        anchors.fill: parent
        scene: page.scene
        gameName: page.table.gameName
        unstored: page.unstored
        unit: page.unit
        wordsWidth: page.pillarWidth
    }

    Column {
        x: 24 * page.unit
        y: 136 * page.unit
        spacing: 16 * page.unit

        Each {
            model: page.scene.seats

            SharedPillar {
                required property int index

                scene: page.scene
                unit: page.unit
                height: page.pillarHeight
                visible: !page.hasPlates && index < page.leftCount
            }
        }
    }

    Column {
        x: page.width - width - 24 * page.unit
        y: 136 * page.unit
        spacing: 16 * page.unit

        Each {
            model: page.scene.seats

            SharedPillar {
                required property int index

                scene: page.scene
                unit: page.unit
                height: page.pillarHeight
                visible: !page.hasPlates && index >= page.leftCount
            }
        }
    }

    Only {
        when: page.hasPlates

        SeatPlates {
            x: 24 * page.unit
            y: page.platesTop
            width: page.width - 2 * x
            plateWidth: page.pillarWidth
            pitch: page.plateRoom
            plateHeight: Math.min(pitch - 14 * page.unit, 150 * page.unit)
            textUnit: 2.1 * page.unit / Theme.wordScale
            isFromAfar: true
            table: page.table
            touch: page.touch
        }
    }

    BoardAttention {
        id: marked

        table: page.table
    }

    Row {
        id: boards

        readonly property bool hasFields: page.scene.fields.count > 0
        readonly property int boardCount: [...page.scene.boards.entries].filter(board => board.onPiece === 0).length
        readonly property int shown: Math.max(1, boardCount)
        /// Below boards, where there are any.
        readonly property real fieldsHeight: !hasFields ? 0 : boardCount === 0 ? room : room * 0.4
        readonly property real room: page.height - 136 * page.unit - 174 * page.unit - (page.table.run.isOn ? runBar.height - news.height : 0)

        x: page.middleX
        y: 136 * page.unit
        width: page.middleWidth
        height: room
        spacing: 16

        Each {
            model: page.scene.boards

            Item {
                id: spread

                required property boardEntry entry

                visible: entry.onPiece === 0
                width: boards.width / boards.shown
                height: boards.height - (boards.hasFields ? boards.fieldsHeight + 16 : 0)

                BoardSurface {
                    id: surface

                    anchors.centerIn: parent
                    scene: page.scene
                    board: spread.entry
                    cell: geometry.cellFor(spread.width, spread.height)
                    isLive: true
                    attention: marked
                }
            }
        }
    }

    Only {
        when: boards.hasFields

        Fields {
            x: boards.x
            y: boards.y + boards.height - height
            width: boards.width
            height: boards.fieldsHeight
            table: page.table
            touch: page.touch
        }
    }

    SharedNews {
        id: news

        x: page.middleX
        y: page.height - height - 24 * page.unit
        width: strip.visible || runBar.visible ? 566 * page.unit : page.middleWidth
        height: 134 * page.unit
        table: page.table
        unit: page.unit
    }

    SharedStrip {
        id: strip

        x: news.x + 566 * page.unit + 16 * page.unit
        y: news.y
        width: page.middleWidth - 566 * page.unit - 16 * page.unit
        height: 134 * page.unit
        table: page.table
        touch: page.touch
        unit: page.unit
    }

    // Whoever stands before the screen may let the steps wait.
    RunBar {
        id: runBar

        visible: page.table.run.isOn
        x: strip.x
        y: page.height - height - 24 * page.unit
        width: strip.width
        height: Math.max(implicitHeight, news.height)
        unit: 1.5 * page.unit / Theme.wordScale
        run: page.table.run
    }

    // Over the moment and the goal.
    SharedWayOut {
        anchors.fill: parent
        z: 7000
        isLocal: page.table.isLocal
        onLeaveWanted: page.leaveWanted()
    }
}
