pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The waves of the map: the cards there are, the stacks of the spawns by round, and how hard each round is. Closed, the stacks are
/// shown small.
Panel {
    id: drawer

    readonly property MapEditor editor: MapDesk.editor
    readonly property MapWaves waves: drawer.editor.waves
    property bool isOpen: false
    /// The card that is held: of the supply by its key, or of a stack.
    property string held: ""
    property int heldStack: -1
    property int heldIndex: -1
    readonly property bool isHolding: held !== "" || heldStack >= 0
    readonly property bool isStacked: Theme.hasLargeText || width < 900
    /// The card that is dragged, and where it is.
    property var carried: null
    property point carriedAt

    function letGo(): bool {
        const wasHolding = drawer.isHolding;
        drawer.held = "";
        drawer.heldStack = -1;
        drawer.heldIndex = -1;
        return wasHolding;
    }

    /// A place of a stack is pressed: lays what is held there, or takes what lies there.
    function choose(stack: int, index: int): void {
        if (drawer.held !== "") {
            drawer.waves.place(drawer.held, stack, index);
        } else if (drawer.heldStack >= 0) {
            if (drawer.heldStack !== stack || drawer.heldIndex !== index)
                drawer.waves.move(drawer.heldStack, drawer.heldIndex, stack, index);
            drawer.letGo();
        } else if (stacks.cardAt(stack, index)) {
            drawer.heldStack = stack;
            drawer.heldIndex = index;
        }
    }

    function takeAway(stack: int, index: int): void {
        drawer.letGo();
        drawer.waves.remove(stack, index);
    }

    /// A card is over a place, or nowhere.
    function carry(card: var, at: point): void {
        const place = stacks.placeAt(stacks.mapFromItem(null, at.x, at.y));
        stacks.overStack = place.stack;
        stacks.overIndex = place.index;
        drawer.carriedAt = drawer.mapFromItem(null, at.x, at.y);
        drawer.carried = card;
    }

    function drop(): var {
        const place = {
            "stack": stacks.overStack,
            "index": stacks.overIndex
        };
        stacks.overStack = -1;
        stacks.overIndex = -1;
        drawer.carried = null;
        drawer.letGo();
        return place;
    }

    level: 3
    isOpaque: true
    border.color: isOpen ? Theme.woodEdge : Theme.panelEdge
    implicitHeight: isOpen ? (isStacked ? 420 : Math.max(300, Math.max(supply.height, stacks.height + 110) + bar.height + 46)) : bar.height
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Waves and stacks")

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 5
        width: 40
        height: 4
        radius: 2
        color: Theme.insetEdge
    }

    Item {
        id: bar

        width: parent.width
        height: Math.max(52, title.height + 12, deeds.visible ? deeds.height + 14 : 0)

        WoodButton {
            id: title

            x: 8
            y: (Math.max(52, height + 12) - height) / 2
            kind: "bare"
            icon.name: drawer.isOpen ? "chevD" : "chevU"
            iconSize: 17
            text: qsTr("Waves and stacks")
            textSize: 16
            Accessible.name: drawer.isOpen ? qsTr("Close waves and stacks") : qsTr("Open waves and stacks")
            onClicked: drawer.isOpen = !drawer.isOpen
        }

        // Small, while it is closed.
        Row {
            visible: !drawer.isOpen
            x: title.x + title.width + 14
            anchors.verticalCenter: parent.verticalCenter
            width: rounds.x - x - 10
            clip: true
            spacing: 14

            Each {
                model: drawer.waves.stacks.length

                Row {
                    id: small

                    required property int index
                    readonly property var entry: drawer.waves.stacks[index] ?? null

                    spacing: 3

                    Rectangle {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(22)
                        height: width
                        radius: width / 2
                        color: "#8E3038"
                        border.width: 2
                        border.color: ["#E9B44C", "#7FC4E8", "#D98BE0", "#A9CF78"][small.index % 4]

                        NumberText {
                            anchors.centerIn: parent
                            text: small.index + 1
                            size: 11
                            color: "#FFF6E0"
                        }
                    }

                    Item {
                        width: 4
                        height: 1
                    }

                    Each {
                        model: Math.min(8, small.entry?.cards.length ?? 0)

                        WaveCard {
                            required property int index

                            width: 15
                            height: 24
                            label: small.entry?.cards[index]?.label ?? ""
                            variant: small.entry?.cards[index]?.variant ?? ""
                        }
                    }
                }
            }
        }

        BodyText {
            id: rounds

            visible: !drawer.isOpen
            anchors.right: parent.right
            anchors.rightMargin: 18
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("%n round(s)", "", drawer.waves.rounds)
            color: Theme.textSoft
        }

        Flow {
            id: deeds

            visible: drawer.isOpen
            x: drawer.isStacked ? 16 : title.x + title.width + 16
            y: drawer.isStacked ? title.y + title.height + 4 : 8
            width: parent.width - x - 12
            spacing: 8

            BodyText {
                height: tabs.height
                verticalAlignment: Text.AlignVCenter
                text: qsTr("for")
            }

            Segmented {
                id: tabs

                implicitHeight: Theme.px(36)
                name: qsTr("Stacks for so many players")
                choices: ["1", "2", "3", "4"]
                current: drawer.editor.players - 1
                onChosen: index => drawer.editor.players = index + 1
            }

            BodyText {
                height: tabs.height
                verticalAlignment: Text.AlignVCenter
                text: drawer.waves.isOwn ? qsTr("players, stacks of their own") : qsTr("players, the stacks of all")
            }

            Stepper {
                id: source

                property int from: 0

                width: Theme.px(150)
                implicitHeight: Theme.px(36)
                name: qsTr("Copy from")
                choices: [qsTr("those of all"), qsTr("1 player"), qsTr("2 players"), qsTr("3 players"), qsTr("4 players")]
                current: from
                onChosen: index => from = index
            }

            WoodButton {
                implicitHeight: Theme.px(36)
                kind: "quiet"
                textSize: 13
                icon.name: "copy"
                text: qsTr("Copy from there")
                enabled: source.from !== drawer.editor.players
                onClicked: drawer.waves.copyFrom(source.from)
            }

            WoodButton {
                implicitHeight: Theme.px(36)
                kind: "quiet"
                textSize: 13
                icon.name: "dice"
                text: qsTr("Shuffle within waves")
                onClicked: drawer.waves.shuffle()
            }

            WoodButton {
                implicitHeight: Theme.px(36)
                kind: "quiet"
                textSize: 13
                icon.name: "trash"
                text: qsTr("Empty all")
                onClicked: drawer.waves.clear()
            }
        }
    }

    ScrollArea {
        id: area

        visible: drawer.isOpen
        enabled: visible
        x: 16
        y: (drawer.isStacked ? deeds.y + deeds.height : bar.height) + 6
        width: parent.width - 32
        height: Math.max(0, parent.height - y - 12)
        contentHeight: drawer.isStacked ? curve.y + curve.height + 8 : Math.max(supply.height, curve.y + curve.height) + 8

        WaveCards {
            id: supply

            x: 3
            y: 3
            width: drawer.isStacked ? area.width - 24 : (area.width - 40) * 0.4
            held: drawer.held
            onTaken: card => {
                const isSame = drawer.held === card;
                drawer.letGo();
                drawer.held = isSame ? "" : card;
            }
            onDragged: (card, at) => drawer.carry(card, at)
            onDropped: (card, at) => {
                const place = drawer.drop();
                if (place.stack >= 0)
                    drawer.waves.place(card.key, place.stack, place.index);
            }
        }

        WaveStacks {
            id: stacks

            x: drawer.isStacked ? 3 : supply.width + 36
            y: drawer.isStacked ? supply.height + 16 : 3
            width: drawer.isStacked ? area.width - 24 : area.width - x - 16
            isHolding: drawer.isHolding
            heldStack: drawer.heldStack
            heldIndex: drawer.heldIndex
            onPlaceChosen: (stack, index) => drawer.choose(stack, index)
            onRemoveWanted: (stack, index) => drawer.takeAway(stack, index)
            onDragged: (stack, index, at) => drawer.carry(cardAt(stack, index), at)
            onDropped: (stack, index, at) => {
                const place = drawer.drop();
                if (place.stack < 0)
                    drawer.waves.remove(stack, index);
                else if (place.stack !== stack || place.index !== index)
                    drawer.waves.move(stack, index, place.stack, place.index);
            }
        }

        WaveCurve {
            id: curve

            x: stacks.x
            y: stacks.y + stacks.height + 10
            width: stacks.width
            height: 120
            first: stacks.first
            step: stacks.step
        }
    }

    BodyText {
        visible: drawer.isOpen && !drawer.isStacked
        x: 20
        y: parent.height - height - 10
        text: qsTr("Drag, or press a card and then a place. Del takes a card out.")
        size: 11
        color: Theme.textSoft
    }

    Only {
        when: drawer.carried !== null

        WaveCard {
            x: drawer.carriedAt.x - width / 2
            y: drawer.carriedAt.y - height / 2
            z: 10
            width: Theme.px(34)
            height: Theme.px(42)
            rotation: 4
            label: drawer.carried?.label ?? ""
            variant: drawer.carried?.variant ?? ""
            isHeld: true
        }
    }
}
