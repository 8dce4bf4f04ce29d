pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A window in which words are large: the board whole at the left, one column at the right with what matters now on top, and drawers for
/// the rest. A tall window has the column below the board.
TableForm {
    id: form

    readonly property bool isTall: height > width * 1.05
    /// As wide as its words need, so that the board has the rest; of what the board leaves it takes some.
    readonly property real columnX: isTall ? 16 : Math.round(Math.max(leastX - 110, Math.min(leastX, boardWidth + 32)))
    readonly property real leastX: width - 16 - Math.min(width * 0.4281, Theme.px(370))
    /// How wide the board is in its height.
    readonly property real boardWidth: boardPart.boardCount <= 1 ? boardPart.widthFor(boardHeight) : width
    readonly property real columnWidth: width - columnX - 16
    readonly property real besideWidth: (isTall ? width : columnX) - 32
    readonly property real topY: topPart.height + (noteHeight > 0 ? noteHeight + 8 : 0)
    readonly property real handHeight: scene.hasHand ? handPart.cardHeight : 0
    readonly property real boardHeight: isTall ? Math.min(height * 0.46, width * 0.78) : height - topY - handHeight - 16
    readonly property real columnY: isTall ? topY + boardHeight + handHeight + 24 : topY
    readonly property real actionHeight: hasActions ? actionPart.implicitHeight : 0
    readonly property real wholeColumn: promptPart.wholeHeight + parts.spacing + things.implicitHeight + drawers.namedHeight + 24
    /// The drawer that is open: "", "table", "log", "menu" or a panel's id.
    property string drawer: ""

    cornerWidth: 96 + cornerRoom
    notePlace: Qt.rect(16, topPart.height - 2, width - 32, noteHeight)
    boardPlace: Qt.rect(16, topY, besideWidth, boardHeight)
    handPlace: Qt.rect(16, topY + boardHeight + 8, besideWidth, handHeight)
    // Large words need large cards.
    handUnit: Math.min(1, (isTall ? width : leastX) / 720, Theme.hasLargeText ? 1 : height / 900)
    promptParent: promptRoom
    promptWidth: promptRoom.width
    promptPlace: Qt.rect(0, 0, promptRoom.width, promptPart.implicitHeight)
    hasBriefPrompt: Theme.hasLargeText && wholeColumn > actionPlace.y - columnY
    actionWidth: columnWidth
    actionPlace: Qt.rect(columnX, height - actionHeight - 16, columnWidth, actionHeight)
    hasActions: !table.isReplay
    maximumButtons: Math.max(Theme.px(50), height * 0.22)
    busyParts: [homeButton, menuButton, column, drawers]
    isOpened: drawer !== ""
    onShut: drawer = ""

    IconButton {
        id: homeButton

        x: 16
        y: 16
        width: 64
        height: 64
        icon.name: "chevL"
        iconSize: 18
        tip: form.homeTip
        onClicked: form.ways.home()
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
        onClicked: form.drawer = form.drawer === "menu" ? "" : "menu"
    }

    ScrollArea {
        id: column

        x: form.columnX
        y: form.columnY
        width: form.columnWidth
        height: drawers.y - y - 12
        contentHeight: parts.implicitHeight
        barMargin: 12
        ground: Theme.window
        groundAbove: Theme.window

        Column {
            id: parts

            width: column.width
            spacing: 12

            // The prompt stands here.
            Item {
                id: promptRoom

                visible: form.promptPart.isWanted
                width: parent.width
                height: form.promptPart.implicitHeight
            }

            Column {
                id: things

                width: parent.width
                spacing: parts.spacing

                UnstoredMark {
                    width: Math.min(implicitWidth, parent.width)
                    why: form.unstored
                }

                Each {
                    model: form.scene.myPanels

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
                                        color: Theme.supplyText
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

                        // What is laid from a tray cannot come out of a drawer that lies over the board, and what is put between
                        // cards cannot go into one.
                        Each {
                            model: mine.entry.items

                            Item {
                                id: own

                                required property itemEntry entry
                                readonly property bool isParted: entry.zone.isParted
                                readonly property bool isMyTurn: form.scene.isMyTurn
                                readonly property bool isAsked: entry.zone.gaps.length > 0
                                /// It stays open for the rest of the turn.
                                property bool wasParted: false

                                onIsPartedChanged: wasParted = wasParted || isParted
                                onIsMyTurnChanged: wasParted = isParted
                                onIsAskedChanged: if (isAsked)
                                    revealing.restart()
                                visible: entry.zone.kind === "tray" || isParted || wasParted
                                width: parts.width
                                height: open.count > 0 ? (open.itemAt(0) as Item).height : 0

                                // It has its height one step later.
                                Timer {
                                    id: revealing

                                    interval: 0
                                    onTriggered: column.reveal(own)
                                }

                                Only {
                                    id: open

                                    when: own.visible

                                    LooseZone {
                                        width: own.width
                                        entry: own.entry.zone
                                        table: form.table
                                        touch: form.touch
                                    }
                                }
                            }
                        }

                        Each {
                            model: mine.entry.items

                            AbilityRow {
                                visible: entry.kind === "ability" && (entry.state === "ready" || entry.isEnabled)
                                width: parts.width
                                onPressed: form.table.pressButton(entry.button)
                            }
                        }
                    }
                }

                Each {
                    model: form.scene.looseZones

                    LooseZone {
                        width: parts.width
                        table: form.table
                        touch: form.touch
                    }
                }
            }
        }
    }

    DrawerRow {
        id: drawers

        // It still changes as the form goes.
        readonly property real foot: form?.actionPlace.y ?? 0

        x: form.columnX
        y: foot - height - 12
        width: form.columnWidth
        table: form.table
        // Names while what matters now stands above them whole.
        room: foot - (form?.columnY ?? 0) - (parts?.implicitHeight ?? 0) - 24
        onChosen: drawer => form.drawer = drawer
    }

    Each {
        model: [form.scene.myPanels, form.scene.panelsAtHand, form.scene.otherPanels]

        Each {
            id: group

            required property EntryModel modelData

            model: modelData

            Drawer {
                id: place

                required property panelEntry entry

                x: form.columnX
                y: form.columnY
                width: form.columnWidth
                height: form.height - y - 16
                isOpen: form.drawer === entry.id
                title: entry.title
                onClosed: form.drawer = ""
                // Of a panel that goes nothing stays open.
                Component.onDestruction: if (place.isOpen && form)
                    form.drawer = ""

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
                        table: form.table
                        touch: form.touch
                    }
                }
            }
        }
    }

    Drawer {
        x: form.columnX
        y: form.columnY
        width: form.columnWidth
        height: form.height - y - 16
        isOpen: form.drawer === "log"
        title: qsTr("Log")
        onClosed: form.drawer = ""

        LogPanel {
            anchors.fill: parent
            hasHead: false
            table: form.table
            replay: form.replay
            onPointed: (board, cells, pieces) => form.pointed(board, cells, pieces)
        }
    }

    Drawer {
        x: form.columnX
        y: form.columnY
        width: form.columnWidth
        height: form.height - y - 16
        isOpen: form.drawer === "menu"
        title: form.table.gameName
        onClosed: form.drawer = ""

        ScrollArea {
            anchors.fill: parent
            contentHeight: menu.implicitHeight + 8

            Column {
                id: menu

                width: parent.width
                spacing: 10

                BodyText {
                    width: parent.width
                    text: form.scene.place === "" || form.scene.moment === "" ? form.scene.place + form.scene.moment : form.scene.place + " · " + form.scene.moment
                    wrapMode: Text.WordWrap
                    color: Theme.textSoft
                }

                BodyText {
                    visible: text !== ""
                    width: parent.width
                    text: form.scene.goalDetail === "" ? form.scene.goal : form.scene.goal + " · " + form.scene.goalDetail
                    wrapMode: Text.WordWrap
                    color: Theme.accentText
                }

                WoodButton {
                    visible: form.hasReplay
                    width: parent.width
                    text: form.scene.isOver ? qsTr("Watch again") : qsTr("Watch what happened")
                    icon.name: "replay"
                    onClicked: {
                        form.drawer = "";
                        form.ways.replay();
                    }
                }

                WoodButton {
                    width: parent.width
                    text: qsTr("How to play")
                    icon.name: "help"
                    onClicked: {
                        form.drawer = "";
                        Ways.help();
                    }
                }

                WoodButton {
                    width: parent.width
                    text: qsTr("Settings")
                    icon.name: "gear"
                    onClicked: {
                        form.drawer = "";
                        Ways.settings();
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
