pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The table of a window that is wide enough: the board bare in the middle, everything else open at its edges.
/// - mine and others: whole panels in the columns, or plates where the scene calls them light
/// - supply: under whole panels of the others at the right, else under the plates at the left
/// - ask: at the foot, or where a plate of one's own lies there at the right; what can be done at the right of the foot
/// - story: what is left of the column at the right
TableLayout {
    id: layout

    readonly property real margin: 16
    readonly property bool hasPlates: [...scene.seats.entries].some(seat => seat.panel.isLight)
    readonly property bool isFan: scene.hand.isLight
    readonly property var commons: [...scene.otherPanels.entries].filter(panel => panel.seat < 0)
    readonly property var supplies: hasPlates ? commons.reduce((all, panel) => all.concat([...panel.items.entries]), []) : []
    readonly property var ownPlates: [...scene.myPanels.entries].filter(panel => panel.isLight)
    readonly property var pages: table.isReplay ? [] : [...scene.myPanels.entries].filter(panel => panel.isGuarded)

    readonly property real topEdge: top.height
    readonly property real boardTop: topEdge + (noteHeight > 0 ? noteHeight + 6 : 0)
    readonly property real leastSide: Math.round((hasPlates ? 250 : 220) * Math.min(1.25, Theme.textScale))
    /// As wide as the board leaves it; cards that lie open use more of it than words on a panel.
    readonly property real sideWidth: Math.round(Math.max(leastSide, Math.min(hasPlates ? 420 : 300 * Math.min(1.25, Theme.textScale), (width - boards.widthFor(footY - boardTop)) / 2 - 2 * margin - 10)))
    readonly property real sideX: width - sideWidth - margin
    readonly property real handShown: !scene.hasHand ? 0 : isFan ? Math.min(0.145 * height, 160) : hand.height - margin
    readonly property real footHeight: hasPlates || table.isReplay ? handShown : Math.max(Theme.px(124), actions.implicitHeight)
    readonly property real footY: height - footHeight - (footHeight > 0 || hasPlates ? margin : 0)
    /// Where what stands in the column at the right ends.
    readonly property real columnFoot: (pages.length > 0 ? pagePlace.y : actions.visible ? actions.y : height) - 12

    readonly property real noteWidth: Math.min(boards.width, Theme.px(760))

    notePlace: Qt.rect((width - noteWidth) / 2, topEdge, noteWidth, noteHeight)
    boardPart: boards
    actionPart: actions
    busyParts: [top.drawn, prompt, hand.drawn, ...actions.parts, ownPlace, pagePlace, story.all, ...corners.parts]
    seenParts: [mine.drawn, others.drawn, ...supply.drawn]
    quietParts: [story.lastLines]
    seatPlates: plates

    Keys.onEscapePressed: event => {
        event.accepted = story.isOpen;
        story.isOpen = false;
    }

    // In the order of Tab: the board first, then what is held, asked and done, what stands at the edges last.
    TopRegion {
        id: top

        width: layout.width
        boardWidth: boards.widthFor(layout.footY - layout.boardTop)
        scene: layout.scene
        lesson: layout.table.lesson
        isHeldUp: layout.table.isWaitingForReader
    }

    Boards {
        id: boards

        x: layout.sideWidth + 2 * layout.margin
        y: layout.boardTop
        width: layout.width - 2 * x
        height: layout.footY - y
        table: layout.table
        touch: layout.touch
        pointedBoard: layout.pointedBoard
        pointedCells: layout.pointedCells
        focus: true
    }

    HandView {
        id: hand

        readonly property real leftEdge: layout.hasPlates ? layout.sideWidth + layout.margin + 28 : prompt.x + prompt.width + 24
        readonly property real rightEdge: layout.hasPlates ? layout.sideX - 28 : actions.x - layout.margin

        visible: layout.scene.hasHand
        isFanned: layout.isFan
        unit: layout.isFan ? Math.max(1, Math.min(1.4, layout.height / 860)) : layout.table.isReplay ? 0.8 : 1
        x: Math.round(leftEdge + Math.max(0, (rightEdge - leftEdge - width) / 2))
        // A fan reaches so far out that the line with the type is seen.
        y: layout.height - (isFanned ? layout.handShown : height) + (isFanned ? 2 : -2)
        width: Math.min(implicitWidth, rightEdge - leftEdge)
        height: cardHeight
        table: layout.table
        touch: layout.touch
    }

    Item {
        anchors.fill: prompt
        visible: layout.hasPlates && prompt.visible && prompt.isMine

        Glow {
            opacity: 0.7
        }
    }

    PromptPanel {
        id: prompt

        readonly property real footWidth: layout.scene.hasHand ? Math.min(372 * Math.min(1.3, Theme.textScale), layout.width * 0.29) : Math.min(620, layout.width * 0.45)

        // Persons around one screen are asked together, at its foot.
        visible: !layout.table.isReplay && !layout.table.isAskingAll && (layout.scene.promptTitle !== "" || layout.table.refusal !== "" || layout.table.canFinish)
        hasRing: layout.hasPlates
        x: layout.hasPlates ? layout.sideX : layout.margin
        y: layout.hasPlates ? plates.y + plates.rightEnd + 4 : layout.footY
        width: layout.hasPlates ? layout.sideWidth : footWidth
        height: layout.hasPlates ? Math.min(implicitHeight, layout.columnFoot - y) : layout.footHeight
        table: layout.table
    }

    ActionButtons {
        id: actions

        readonly property real footWidth: Math.min(356 * Math.min(1.3, Theme.textScale), layout.width * 0.278)

        // In a column others have its room while nothing can be pressed; at the foot it keeps its own.
        visible: !layout.table.isReplay && (!layout.hasPlates || count > 0 || layout.scene.hasNextButton || layout.scene.isOver)
        x: layout.width - width - layout.margin
        y: layout.height - height - layout.margin
        width: layout.hasPlates ? layout.sideWidth : footWidth
        height: !visible ? 0 : layout.hasPlates ? implicitHeight : layout.footHeight
        table: layout.table
        onHomeWanted: layout.homeWanted()
        onAgainWanted: layout.againWanted()
        onEndWanted: layout.endWanted()
    }

    PanelColumn {
        id: mine

        x: layout.margin
        y: layout.topEdge
        width: layout.sideWidth
        height: (layout.table.isReplay ? layout.height : layout.footY) - y - 12
        model: layout.hasPlates ? null : layout.scene.myPanels.count > 0 ? layout.scene.myPanels : layout.scene.otherPanels
        isFirstOnly: layout.scene.myPanels.count === 0
        table: layout.table
        touch: layout.touch
    }

    PanelColumn {
        id: others

        x: layout.sideX
        y: layout.topEdge
        width: layout.sideWidth
        height: layout.columnFoot - 12 - story.leastHeight - y
        // The open log lies over it.
        opacity: story.isOpen ? 0 : 1
        enabled: !story.isOpen
        model: layout.hasPlates ? null : layout.scene.otherPanels
        skipsFirst: layout.scene.myPanels.count === 0
        table: layout.table
        touch: layout.touch
        looseZones: layout.hasPlates ? null : layout.scene.looseZones
    }

    SeatPlates {
        id: plates

        readonly property real gap: leftCount > 4 ? 8 : 12

        x: layout.margin
        y: layout.topEdge
        width: layout.width - 2 * layout.margin
        plateWidth: layout.sideWidth
        plateHeight: Math.round(Math.max(48, Math.min(66 * Math.max(1, layout.height / 800) * Math.min(1.2, Theme.textScale), (layout.height - 468) / Math.max(1, leftCount) - gap)))
        pitch: plateHeight + gap
        rightDrop: layout.cornerRoom
        table: layout.table
        touch: layout.touch
    }

    // The keys go to whoever can be picked, and come back to the card.
    KeyLoan {
        isOpen: layout.hasPlates && layout.scene.isChoosingPanel
        onTaken: if (EnterHolder.isWalking)
            plates.firstTarget()?.forceActiveFocus(Qt.TabFocusReason)
    }

    SupplyRegion {
        id: supply

        visible: layout.hasPlates
        x: layout.margin
        y: plates.y + plates.leftEnd + 10
        width: layout.sideWidth
        height: (own.count > 0 ? ownPlace.y - 26 : layout.height - layout.margin) - y
        pileWidth: 66 * Math.max(0.7, layout.height / 800)
        items: layout.supplies
        hasLooseZones: layout.hasPlates
        table: layout.table
        touch: layout.touch
    }

    Item {
        id: ownPlace

        x: layout.margin
        y: layout.height - height - 12
        width: layout.sideWidth
        height: Math.round(112 * Math.min(1.25, Theme.textScale))
        visible: own.count > 0

        Each {
            id: own

            model: layout.ownPlates

            OwnPlate {
                required property panelEntry modelData

                anchors.fill: parent
                entry: modelData
                table: layout.table
                touch: layout.touch
            }
        }
    }

    Item {
        id: pagePlace

        // An open page lies over what is above it.
        z: 7
        x: layout.sideX + 6
        y: (actions.visible ? actions.y - 14 : layout.height - layout.margin) - height
        width: layout.sideWidth - 12
        height: Theme.px(62)
        visible: layout.pages.length > 0

        Each {
            model: layout.pages

            GuardedPage {
                required property panelEntry modelData

                anchors.fill: parent
                z: 6
                entry: modelData
                openHeight: Math.min(420, pagePlace.y - layout.topEdge - layout.cornerRoom)
            }
        }
    }

    StoryRegion {
        id: story

        x: layout.sideX
        y: layout.topEdge + (layout.hasPlates ? layout.cornerRoom : 0)
        z: isOpen ? 8 : 0
        width: layout.sideWidth
        height: (actions.visible ? actions.y - 14 : layout.height - 12) - y
        closedY: (layout.hasPlates ? (prompt.visible ? prompt.y + prompt.height + 12 : plates.y + plates.rightEnd + 4) : Math.min(others.y + others.contentHeight + 12, layout.columnFoot - leastHeight)) - y
        closedFoot: layout.columnFoot - y
        record: layout.supplies.filter(item => item.kind === "line")
        table: layout.table
        replay: layout.replay
        onPointed: (board, cells) => {
            layout.pointedBoard = board;
            layout.pointedCells = cells;
        }
    }

    TableCorners {
        id: corners

        anchors.fill: parent
        table: layout.table
        hasReplay: layout.hasReplay
        homeTip: layout.homeTip
        unstored: layout.unstored
        hasLog: layout.hasPlates
        isLogOpen: story.isOpen
        onLogWanted: story.isOpen = !story.isOpen
        onReplayWanted: layout.replayWanted()
        onHomeWanted: layout.homeWanted()
        onHelpWanted: layout.helpWanted()
        onSettingsWanted: layout.settingsWanted()
    }
}
