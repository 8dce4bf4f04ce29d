pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The table in large type: the board whole at the left, one column at the right with what matters now on top, and drawers for
/// the rest. A tall window has the column below the board.
TableLayout {
    id: layout

    readonly property bool isTall: height > width * 1.05
    /// As wide as its words need, so that the board has the rest; of what the board leaves it takes some.
    readonly property real columnX: isTall ? 16 : Math.round(Math.max(leastX - 110, Math.min(leastX, boardWidth + 32)))
    readonly property real leastX: width - 16 - Math.min(width * 0.4281, Theme.px(370))
    /// How wide the board is in its height.
    readonly property real boardWidth: boards.count === 1 ? boards.widthFor(boardHeight) : width
    readonly property real columnWidth: width - columnX - 16
    readonly property real topY: top.height + (noteHeight > 0 ? noteHeight + 8 : 0)
    readonly property real boardHeight: isTall ? Math.min(height * 0.46, width * 0.78) : height - topY - hand.height - 16
    readonly property real columnY: isTall ? topY + boardHeight + hand.height + 24 : topY
    /// The drawer that is open: "", "mine", "log", or a panel's id.
    property string drawer: ""

    notePlace: Qt.rect(16, top.height - 2, width - 32, noteHeight)
    boardPart: boards
    actionPart: actions
    busyParts: [homeButton, menuButton, top.drawn, hand.drawn, column, drawers, ...actions.parts]

    Keys.onEscapePressed: event => {
        event.accepted = layout.drawer !== "";
        layout.drawer = "";
    }

    IconButton {
        id: homeButton

        x: 16
        y: 16
        width: 64
        height: 64
        icon.name: "chevL"
        iconSize: 18
        tip: layout.homeTip
        onClicked: layout.homeWanted()
    }

    IconButton {
        id: menuButton

        x: parent.width - 80
        y: 16
        width: 64
        height: 64
        icon.name: "menu"
        iconSize: 18
        tip: qsTr("More")
        onClicked: layout.drawer = layout.drawer === "menu" ? "" : "menu"
    }

    TopRegion {
        id: top

        width: layout.width
        isNarrow: true
        cornerWidth: 96 + layout.cornerRoom
        scene: layout.scene
        lesson: layout.table.lesson
        isHeldUp: layout.table.isWaitingForReader
    }

    Boards {
        id: boards

        x: 16
        y: layout.topY
        width: layout.isTall ? layout.width - 32 : layout.columnX - 32
        height: layout.boardHeight
        table: layout.table
        touch: layout.touch
        pointedBoard: layout.pointedBoard
        pointedCells: layout.pointedCells
        focus: true
    }

    HandView {
        id: hand

        visible: layout.scene.hasHand
        isPlain: true
        // Large words need large cards.
        unit: Math.min(1, (layout.isTall ? layout.width : layout.leastX) / 720, Theme.hasLargeText ? 1 : layout.height / 900)
        x: 16
        y: layout.topY + layout.boardHeight + 8
        width: layout.isTall ? layout.width - 32 : layout.columnX - 32
        height: visible ? cardHeight : 0
        table: layout.table
        touch: layout.touch
    }

    ScrollArea {
        id: column

        x: layout.columnX
        y: layout.columnY
        width: layout.columnWidth
        height: drawers.y - y - 12
        contentHeight: parts.implicitHeight
        barMargin: 12
        ground: Theme.window
        groundAbove: Theme.window

        Column {
            id: parts

            width: column.width
            spacing: 12

            PromptPanel {
                // Persons around one screen are asked together, at its foot.
                visible: !layout.table.isReplay && !layout.table.isAskingAll
                isBrief: Theme.hasLargeText && wholeHeight + parts.spacing + things.implicitHeight + drawers.namedHeight + 24 > actions.y - layout.columnY
                width: parent.width
                height: implicitHeight
                table: layout.table
            }

            Column {
                id: things

                width: parent.width
                spacing: parts.spacing

                UnstoredMark {
                    width: Math.min(implicitWidth, parent.width)
                    why: layout.unstored
                }

                Each {
                    model: layout.scene.myPanels

                    Column {
                        id: mine

                        required property panelEntry entry

                        width: parts.width
                        spacing: 12

                        Each {
                            model: mine.entry.items

                            Panel {
                                id: supply

                                required property itemEntry entry

                                function usable(states: var): var {
                                    return states.filter(state => state !== "blocked");
                                }

                                visible: entry.kind === "slots"
                                width: parts.width
                                height: Math.max(72, label.implicitHeight + 24)

                                BodyText {
                                    id: label

                                    x: 18
                                    anchors.verticalCenter: parent.verticalCenter
                                    text: supply.entry.label
                                    font.weight: Font.DemiBold
                                }

                                SlotTrack {
                                    anchors.verticalCenter: parent.verticalCenter
                                    x: label.x + label.width + 18
                                    columns: Math.max(1, slotStates.length)
                                    slotStates: supply.usable(supply.entry.slotStates)
                                    icon: supply.entry.icon
                                    blockIcon: supply.entry.blockIcon
                                    visible: size >= 16
                                    size: Math.min(43, (supply.width - label.implicitWidth - left.implicitWidth - 70 - 7 * 8) / columns)
                                }

                                Row {
                                    id: left

                                    x: parent.width - width - 18
                                    anchors.verticalCenter: parent.verticalCenter
                                    spacing: 8

                                    NumberText {
                                        id: amount

                                        text: supply.entry.value
                                        size: 19
                                        color: Theme.mannaText
                                    }

                                    BodyText {
                                        anchors.baseline: amount.baseline
                                        text: supply.entry.text
                                        size: 12
                                        color: Theme.textSoft
                                    }
                                }
                            }
                        }

                        Each {
                            model: mine.entry.items

                            AbilityRow {
                                visible: entry.kind === "ability" && (entry.state === "ready" || entry.isEnabled)
                                width: parts.width
                                onPressed: layout.table.pressButton(entry.button)
                            }
                        }
                    }
                }
            }
        }
    }

    DrawerRow {
        id: drawers

        x: layout.columnX
        y: actions.y - height - 12
        width: layout.columnWidth
        table: layout.table
        // Names while what matters now stands above them whole.
        // The column goes before the drawers.
        room: actions.y - layout.columnY - (parts?.implicitHeight ?? 0) - 24
        onChosen: drawer => layout.drawer = drawer
    }

    ActionButtons {
        id: actions

        visible: !layout.table.isReplay
        x: layout.columnX
        y: layout.height - height - 16
        width: layout.columnWidth
        height: visible ? implicitHeight : 0
        maximumButtons: Math.max(Theme.px(50), layout.height * 0.22)
        table: layout.table
        onHomeWanted: layout.homeWanted()
        onAgainWanted: layout.againWanted()
        onEndWanted: layout.endWanted()
    }

    Each {
        model: [layout.scene.myPanels, layout.scene.otherPanels]

        Each {
            id: group

            required property EntryModel modelData

            model: modelData

            Drawer {
                id: place

                required property panelEntry entry

                x: layout.columnX
                y: layout.columnY
                width: layout.columnWidth
                height: layout.height - y - 16
                isOpen: layout.drawer === entry.id
                title: entry.title
                onClosed: layout.drawer = ""

                Only {
                    when: place.isOpen && place.entry.isGuarded

                    GuardedPage {
                        parent: place
                        x: 12
                        y: Theme.px(40) + 20
                        width: place.width - 24
                        height: place.height - y - 12
                        entry: place.entry
                    }
                }

                Only {
                    when: place.isOpen && !place.entry.isGuarded

                    PanelView {
                        parent: place
                        x: 12
                        y: Theme.px(40) + 20
                        width: place.width - 24
                        maximumHeight: place.height - y - 12
                        isSheet: true
                        entry: place.entry
                        table: layout.table
                        touch: layout.touch
                    }
                }
            }
        }
    }

    Drawer {
        x: layout.columnX
        y: layout.columnY
        width: layout.columnWidth
        height: layout.height - y - 16
        isOpen: layout.drawer === "log"
        title: qsTr("Log")
        onClosed: layout.drawer = ""

        LogPanel {
            anchors.fill: parent
            hasHead: false
            table: layout.table
            replay: layout.replay
            onPointed: (board, cells) => {
                layout.pointedBoard = board;
                layout.pointedCells = cells;
            }
        }
    }

    Drawer {
        x: layout.columnX
        y: layout.columnY
        width: layout.columnWidth
        height: layout.height - y - 16
        isOpen: layout.drawer === "menu"
        title: layout.table.gameName
        onClosed: layout.drawer = ""

        ScrollArea {
            anchors.fill: parent
            contentHeight: menu.implicitHeight + 8

            Column {
                id: menu

                width: parent.width
                spacing: 10

                BodyText {
                    width: parent.width
                    text: layout.scene.moment === "" ? layout.scene.place : layout.scene.place + " · " + layout.scene.moment
                    wrapMode: Text.WordWrap
                    color: Theme.textSoft
                }

                BodyText {
                    visible: text !== ""
                    width: parent.width
                    text: layout.scene.goalDetail === "" ? layout.scene.goal : layout.scene.goal + " · " + layout.scene.goalDetail
                    wrapMode: Text.WordWrap
                    color: Theme.accentText
                }

                WoodButton {
                    visible: layout.hasReplay
                    width: parent.width
                    text: layout.scene.isOver ? qsTr("Watch again") : qsTr("Watch what happened")
                    icon.name: "replay"
                    onClicked: {
                        layout.drawer = "";
                        layout.replayWanted();
                    }
                }

                WoodButton {
                    width: parent.width
                    text: qsTr("How to play")
                    icon.name: "help"
                    onClicked: {
                        layout.drawer = "";
                        layout.helpWanted();
                    }
                }

                WoodButton {
                    width: parent.width
                    text: qsTr("Settings")
                    icon.name: "gear"
                    onClicked: {
                        layout.drawer = "";
                        layout.settingsWanted();
                    }
                }

                WoodButton {
                    width: parent.width
                    text: Preferences.isMuted ? qsTr("Sound on") : qsTr("Sound off")
                    icon.name: Preferences.isMuted ? "mute" : "sound"
                    onClicked: Preferences.isMuted = !Preferences.isMuted
                }
            }
        }
    }
}
