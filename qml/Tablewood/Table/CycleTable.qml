pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The table of a game that counts its turns in a cycle, in a window that is wide enough: the board bare in the middle, everybody in
/// a plate at its sides, what is asked at the right, one's own things at the left, the hand below.
TableLayout {
    id: layout

    readonly property real margin: 16
    readonly property real topEdge: 86
    readonly property real handShown: scene.hasHand ? Math.min(0.145 * height, 160) : 0
    readonly property real boardHeight: height - topEdge - handShown - margin
    readonly property real boardWidth: Math.min(boards.widthFor(boardHeight), width - 2 * (leastSide + 2 * margin))
    readonly property real leastSide: Math.round(250 * Math.min(1.25, Theme.textScale))
    readonly property real sideWidth: Math.round(Math.max(leastSide, Math.min(420, (width - boardWidth) / 2 - 2 * margin - 10)))
    readonly property real sideX: width - sideWidth - margin
    readonly property var commons: [...scene.otherPanels.entries].filter(panel => panel.seat < 0)
    readonly property var commonItems: commons.reduce((all, panel) => all.concat([...panel.items.entries]), [])
    readonly property var piles: commonItems.filter(item => item.kind === "zone" && item.zone.kind === "pile").map(item => item.zone)
    readonly property var rows: commonItems.filter(item => item.kind === "zone" && item.zone.kind !== "pile").map(item => item.zone)
    readonly property var mine: scene.myPanels.entries.length > 0 ? scene.myPanels.entries[0] : null
    readonly property var pages: [...scene.myPanels.entries].filter(panel => panel.isGuarded)
    readonly property bool hasActions: !table.isReplay && (scene.actionButtons.count > 0 || scene.hasNextButton || scene.isOver)
    property bool isLogOpen: false

    boardPart: boards
    actionPart: actions
    busyParts: [pill, prompt, hand.drawn, ...actions.parts, ownPlace, pagePlace, story, ...corners.parts]
    seenParts: [pileRow, rows]
    quietParts: [news]
    seatPlates: plates

    Keys.onEscapePressed: event => {
        event.accepted = layout.isLogOpen;
        layout.isLogOpen = false;
    }

    // In the order of Tab: the board first, then what is held, asked and done, what stands at the edges last.
    CyclePill {
        id: pill

        anchors.horizontalCenter: boards.horizontalCenter
        y: 12
        // The corners have the rest.
        width: Math.min(Math.max(layout.boardWidth, 620), layout.width - 624)
        height: 62
        scene: layout.scene
        lesson: layout.table.lesson
        isHeldUp: layout.table.isWaitingForReader
    }

    Boards {
        id: boards

        x: Math.round((layout.width - width) / 2)
        y: layout.topEdge
        width: layout.boardWidth
        height: layout.boardHeight
        table: layout.table
        touch: layout.touch
        pointedBoard: layout.pointedBoard
        pointedCells: layout.pointedCells
        focus: true
    }

    HandView {
        id: hand

        readonly property real room: layout.sideX - layout.sideWidth - 2 * layout.margin - 40

        visible: layout.scene.hasHand
        isFanned: true
        unit: Math.max(1, Math.min(1.4, layout.height / 860))
        x: Math.round((layout.width - width) / 2)
        // So far out that the line with the type is seen.
        y: layout.height - layout.handShown + 2
        width: Math.min(implicitWidth, room)
        height: cardHeight
        table: layout.table
        touch: layout.touch
    }

    Item {
        anchors.fill: prompt
        visible: prompt.visible && prompt.isMine

        Glow {
            opacity: 0.7
        }
    }

    PromptPanel {
        id: prompt

        readonly property real foot: (notebook.count > 0 ? pagePlace.y : actions.y) - 12

        // Persons around one screen are asked together, at its foot.
        visible: !layout.table.isReplay && !layout.table.isAskingAll && (layout.scene.promptTitle !== "" || layout.table.refusal !== "" || layout.table.canFinish)
        hasRing: true
        x: layout.sideX
        y: plates.y + plates.rightEnd + 4
        width: layout.sideWidth
        height: Math.min(implicitHeight, foot - y)
        table: layout.table
    }

    ActionButtons {
        id: actions

        visible: layout.hasActions
        x: layout.sideX
        y: layout.height - height - layout.margin
        width: layout.sideWidth
        height: visible ? implicitHeight : 0
        table: layout.table
        onHomeWanted: layout.homeWanted()
        onAgainWanted: layout.againWanted()
        onEndWanted: layout.endWanted()
    }

    SeatPlates {
        id: plates

        x: layout.margin
        y: layout.topEdge
        width: layout.width - 2 * layout.margin
        plateWidth: layout.sideWidth
        plateHeight: Math.round(Math.max(48, Math.min(66 * Math.max(1, layout.height / 800) * Math.min(1.2, Theme.textScale), (layout.height - 468) / Math.max(1, leftCount) - gap)))
        pitch: plateHeight + gap
        rightDrop: layout.cornerRoom
        table: layout.table
        touch: layout.touch

        readonly property real gap: leftCount > 4 ? 8 : 12
    }

    // The keys go to whoever can be picked, and come back to the card.
    KeyLoan {
        isOpen: layout.scene.isChoosingPanel
        onTaken: if (EnterHolder.isWalking)
            plates.firstTarget()?.forceActiveFocus(Qt.TabFocusReason)
    }

    Row {
        id: pileRow

        readonly property real gap: 10

        x: layout.margin + 2
        y: plates.y + plates.leftEnd + 10
        spacing: gap

        Each {
            model: layout.piles

            PileCard {
                required property zoneEntry modelData

                zone: modelData
                width: Math.min(66 * Math.max(0.7, layout.height / 800), (layout.sideWidth - 8 - (layout.piles.length - 1) * pileRow.gap) / Math.max(1, layout.piles.length))
                table: layout.table
                touch: layout.touch
            }
        }
    }

    ScrollArea {
        id: lying

        readonly property real foot: (own.count > 0 ? ownPlace.y - 26 : layout.height - layout.margin)

        x: layout.margin
        y: pileRow.y + pileRow.height + 8
        width: layout.sideWidth
        height: Math.max(0, foot - y)
        visible: height >= 40
        contentHeight: rows.implicitHeight
        barMargin: 10
        ground: Theme.window
        groundAbove: Theme.window

        Column {
            id: rows

            width: parent.width
            spacing: 6

            Each {
                model: layout.rows.concat([...layout.scene.looseZones.entries])

                Column {
                    id: row

                    required property zoneEntry modelData

                    width: rows.width
                    spacing: 3

                    BodyText {
                        width: parent.width
                        text: row.modelData.name
                        size: 12
                        font.weight: Font.DemiBold
                        elide: Text.ElideRight
                        color: Theme.text
                    }

                    Item {
                        width: parent.width
                        height: 1

                        Nest {
                            touch: layout.touch
                            place: row.modelData.id

                            function spotOf(piece: int): Item {
                                return null;
                            }
                        }
                    }

                    Each {
                        model: row.modelData.pieces

                        LyingCard {
                            width: row.width
                            table: layout.table
                            touch: layout.touch
                        }
                    }
                }
            }

            Each {
                model: layout.commonItems.filter(item => item.kind === "line" && item.icon === "people")

                BodyText {
                    required property itemEntry modelData

                    width: rows.width
                    text: modelData.text
                    size: 13
                    wrapMode: Text.WordWrap
                    color: Theme.text
                }
            }
        }
    }

    Item {
        id: ownPlace

        x: layout.margin
        y: layout.height - height - 12
        width: layout.sideWidth
        height: Math.round(112 * Math.min(1.25, Theme.textScale))

        Each {
            id: own

            model: layout.mine !== null ? [layout.mine] : []

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

        readonly property real foot: layout.hasActions ? actions.y - 14 : layout.height - layout.margin

        x: layout.sideX + 6
        y: foot - height
        width: layout.sideWidth - 12
        height: Theme.px(62)

        Each {
            id: notebook

            model: layout.table.isReplay ? [] : layout.pages

            GuardedPage {
                required property panelEntry modelData

                anchors.fill: parent
                z: 6
                entry: modelData
                openHeight: Math.min(420, pagePlace.y - layout.topEdge - layout.cornerRoom)
            }
        }
    }

    LogPanel {
        id: news

        readonly property real room: prompt.foot - y

        visible: room >= Theme.px(84) && !layout.isLogOpen
        x: layout.sideX
        y: prompt.visible ? prompt.y + prompt.height + 12 : plates.y + plates.rightEnd + 4
        width: layout.sideWidth
        height: Math.max(0, room)
        table: layout.table
        replay: layout.replay
        onIsOpenChanged: if (isOpen) {
            layout.isLogOpen = true;
            isOpen = false;
        }
        onPointed: (board, cells) => {
            layout.pointedBoard = board;
            layout.pointedCells = cells;
        }
    }

    // Over the column at the right, never over the board.
    Panel {
        id: story

        visible: layout.isLogOpen
        x: layout.sideX
        y: layout.topEdge + layout.cornerRoom
        z: 8
        width: layout.sideWidth
        height: (layout.hasActions ? actions.y : layout.height) - y - 14
        color: Theme.window
        level: 3

        ScrollArea {
            id: past

            x: 14
            y: 10
            width: parent.width - 28
            height: Math.min(parent.height * 0.45, pastLines.implicitHeight)
            contentHeight: pastLines.implicitHeight
            barMargin: 10

            Column {
                id: pastLines

                width: parent.width
                spacing: 4

                Each {
                    // What has no room beside the table stands here in any case.
                    model: layout.commonItems.filter(item => item.kind === "line")

                    Row {
                        id: pastLine

                        required property itemEntry modelData

                        spacing: 6

                        Icon {
                            id: pastSign

                            name: pastLine.modelData.icon
                            size: 15
                            color: Theme.textFaint
                        }

                        BodyText {
                            width: pastLines.width - pastSign.width - 6
                            text: pastLine.modelData.text
                            size: 12
                            wrapMode: Text.WordWrap
                            color: Theme.textSoft
                        }
                    }
                }
            }
        }

        LogPanel {
            y: past.y + past.height + 8
            width: parent.width
            height: parent.height - y
            level: 1
            isOpen: true
            table: layout.table
            replay: layout.replay
            onIsOpenChanged: if (!isOpen) {
                layout.isLogOpen = false;
                isOpen = true;
            }
            onPointed: (board, cells) => {
                layout.pointedBoard = board;
                layout.pointedCells = cells;
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
        hasLog: true
        isLogOpen: layout.isLogOpen
        onLogWanted: layout.isLogOpen = !layout.isLogOpen
        onReplayWanted: layout.replayWanted()
        onHomeWanted: layout.homeWanted()
        onHelpWanted: layout.helpWanted()
        onSettingsWanted: layout.settingsWanted()
    }
}
