pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The table of a window that is wide enough: the board bare in the middle, panels at its edges, the hand below.
TableLayout {
    id: layout

    readonly property real sideWidth: Math.round(Math.max(220, Math.min(300, width * 0.172)) * Math.min(1.3, Theme.textScale))
    readonly property real sideX: width - sideWidth - 16
    /// Who watches again is asked nothing: only a hand is below.
    readonly property real footHeight: table.isReplay ? (scene.hasHand ? hand.height - 16 : 0) : Math.max(Theme.px(124), actions.implicitHeight)
    /// Where the panels at the sides end: a hand alone leaves them the corners.
    readonly property real sideFootY: table.isReplay ? height : footY
    readonly property real footY: height - footHeight - (footHeight > 0 ? 16 : 0)

    boardPart: boards
    actionPart: actions
    busyParts: [banner, prompt, hand.drawn, ...actions.parts, ...corners.parts]
    seenParts: [mine.drawn, others.drawn]
    quietParts: [log]

    // In the order of Tab: the board first, then what is held, asked and done, what stands at the edges last.
    Banner {
        id: banner

        x: Math.round((layout.width - width) / 2)
        y: -14
        width: Math.min(776, layout.width - 504)
        scene: layout.scene
        lesson: layout.table.lesson
        isHeldUp: layout.table.isWaitingForReader
    }

    Boards {
        id: boards

        x: layout.sideWidth + 32
        y: 100
        width: layout.sideX - x - 16
        height: layout.footY - y - 1
        table: layout.table
        touch: layout.touch
        pointedBoard: layout.pointedBoard
        pointedCells: layout.pointedCells
        focus: true
    }

    HandView {
        id: hand

        readonly property real room: actions.x - 16 - (prompt.x + prompt.width + 24)

        visible: layout.scene.hasHand
        unit: layout.table.isReplay ? 0.8 : 1
        x: prompt.x + prompt.width + 24 + Math.max(0, (room - width) / 2)
        y: layout.height - height - 2
        width: Math.min(implicitWidth, room)
        height: cardHeight
        table: layout.table
        touch: layout.touch
    }

    PromptPanel {
        id: prompt

        visible: !layout.table.isReplay && (layout.scene.promptTitle !== "" || layout.table.refusal !== "" || layout.table.canFinish)
        x: 16
        y: layout.footY
        width: layout.scene.hasHand ? Math.min(372 * Math.min(1.3, Theme.textScale), layout.width * 0.29) : Math.min(620, layout.width * 0.45)
        height: layout.footHeight
        table: layout.table
    }

    ActionButtons {
        id: actions

        visible: !layout.table.isReplay
        x: layout.width - width - 16
        y: layout.footY
        width: Math.min(356 * Math.min(1.3, Theme.textScale), layout.width * 0.278)
        height: layout.footHeight
        table: layout.table
        onHomeWanted: layout.homeWanted()
        onAgainWanted: layout.againWanted()
        onEndWanted: layout.endWanted()
    }

    PanelColumn {
        id: mine

        x: 16
        y: 100
        width: layout.sideWidth
        height: layout.sideFootY - y - 12
        model: layout.scene.myPanels.count > 0 ? layout.scene.myPanels : layout.scene.otherPanels
        isFirstOnly: layout.scene.myPanels.count === 0
        table: layout.table
        touch: layout.touch
    }

    PanelColumn {
        id: others

        x: layout.sideX
        y: 100
        width: layout.sideWidth
        height: layout.sideFootY - 24 - log.leastHeight - y
        // The open log lies over it.
        opacity: log.isOpen ? 0 : 1
        enabled: !log.isOpen
        model: layout.scene.otherPanels
        skipsFirst: layout.scene.myPanels.count === 0
        table: layout.table
        touch: layout.touch
        looseZones: layout.scene.looseZones
    }

    LogPanel {
        id: log

        readonly property real leastHeight: Theme.px(84)
        readonly property real closedHeight: Math.max(leastHeight, layout.sideFootY - 12 - (others.y + others.contentHeight + 12))

        x: layout.sideX
        y: layout.sideFootY - 12 - height
        z: isOpen ? 5 : 0
        width: layout.sideWidth
        height: isOpen ? layout.sideFootY - 112 : closedHeight
        table: layout.table
        replay: layout.replay
        onPointed: (board, cells) => {
            layout.pointedBoard = board;
            layout.pointedCells = cells;
        }

        Behavior on height  {
            NumberAnimation {
                duration: Theme.settle
                easing.type: Easing.OutCubic
            }
        }
    }

    TableCorners {
        id: corners

        anchors.fill: parent
        table: layout.table
        hasReplay: layout.hasReplay
        homeTip: layout.homeTip
        unstored: layout.unstored
        onReplayWanted: layout.replayWanted()
        onHomeWanted: layout.homeWanted()
        onHelpWanted: layout.helpWanted()
        onSettingsWanted: layout.settingsWanted()
    }
}
