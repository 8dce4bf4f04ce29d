pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Which game, who sits down, what is chosen: everything has a good default, so Start works at once.
FocusScope {
    id: page

    /// Keeps the choices when the page is left.
    required property MatchSetup setup
    readonly property real unit: Math.max(0.7, Math.min(height / 800, width / 1280))
    /// How high the panel below the shelf is where all in it has its place; words are more of it the larger they are.
    readonly property real wantedPanel: 162 + 248 * Theme.textScale
    readonly property real boxesY: Math.max(86 * unit, header.y + header.height - 6 + 16 * unit)
    /// The room for the boxes below the title. In a low window they are smaller, and the little boards of the scenarios too.
    readonly property real boxRoom: height - boxesY - 24 * unit - 16 - wantedPanel
    readonly property real boxUnit: Math.max(leastBoxUnit, Math.min(unit, boxRoom / 268))
    readonly property real leastBoxUnit: 0.8
    readonly property real shelfY: boxesY + 268 * boxUnit
    readonly property bool isStacked: Theme.textScale > 1.3 || width < 1080 || boxRoom + 44 < 268 * leastBoxUnit
    /// Options that want more room than there is below the shelf have the boxes' too.
    readonly property bool isRaised: !isStacked && options.isOpen && options.wholeHeight > height - shelfY - 24 * unit - 16 - panel.besides - 4
    readonly property bool canExplain: setup.canExplain && (isHosting ? setup.plays : setup.seats.persons > 0)
    readonly property list<string> numbers: [qsTr("One"), qsTr("Two"), qsTr("Three"), qsTr("Four"), qsTr("Five"), qsTr("Six"), qsTr("Seven"), qsTr("Eight"), qsTr("Nine"), qsTr("Ten"), qsTr("Eleven"), qsTr("Twelve")]
    readonly property string chance: chanceWords()
    /// The table is opened for other laptops, instead of being laid at this one.
    property bool isHosting: false
    /// Says why the match or the table did not start.
    property string problem: setup.problem
    /// The obstacle, before anybody tries, else the problem.
    readonly property string hindrance: setup.obstacle !== "" ? setup.obstacle : problem
    signal backWanted
    signal matchWanted(string id)
    signal tableWanted(var plan)

    function chanceWords(): string {
        if (page.isHosting)
            return qsTr("People take seats in the lobby, bots can fill what stays free. All laptops draw the chance of the match together.");
        const hasBots = page.setup.seats.persons < page.setup.seats.count;
        if (page.setup.isTogether && page.setup.seats.count === 1)
            return qsTr("You play alone against the game. Seats that you add are people at this laptop.");
        if (page.setup.isTogether && hasBots)
            return qsTr("All play together against the game. Bots play at the pace of a person and never look at what is hidden.");
        if (page.setup.isTogether)
            return qsTr("All play together against the game: everybody wins, or nobody does.");
        if (!hasBots)
            return qsTr("Chance says who begins.");
        return qsTr("Chance says who begins. Bots play at the pace of a person and never look at what is hidden.");
    }

    function peopleWords(): string {
        const seats = page.setup.seats;
        if (page.isHosting)
            return qsTr("%n seat(s) to take", "", seats.count);
        if (seats.persons === 0)
            return qsTr("Only bots play, you watch");
        if (seats.count === 1)
            return qsTr("You play alone");
        if (seats.persons === 1)
            return qsTr("You and %n bot(s)", "", seats.count - 1);
        return qsTr("%1 at one laptop").arg(page.numbers[seats.persons - 1] ?? seats.persons);
    }

    function start() {
        if (!startButton.enabled)
            return;
        startButton.forceActiveFocus();
        if (page.isHosting) {
            page.tableWanted(page.setup.hostPlan());
            return;
        }
        const id = page.setup.start();
        if (id !== "")
            page.matchWanted(id);
    }

    Component.onCompleted: setup.lookAtWins()
    Keys.onEscapePressed: {
        if (options.isOpen)
            options.isOpen = false;
        else
            page.backWanted();
    }
    Keys.forwardTo: [scroller]
    Keys.onReturnPressed: page.start()
    Keys.onEnterPressed: page.start()

    // Its shelf is where the boxes stand.
    ArtImage {
        readonly property real shelf: 0.4425
        readonly property real above: page.isStacked ? 0 : Math.max(0, (shelf * page.height - page.shelfY) / (1 - shelf))

        y: -above
        width: page.width
        height: page.height + above
        art: "scenery/shelf?theme=" + Theme.name
    }

    PageHeader {
        id: header

        x: 24
        y: 16
        maximumWidth: corner.x - x - 16
        title: page.isHosting ? qsTr("Host") : qsTr("Play at this table")
        line: page.isHosting ? qsTr("Every laptop in the room can join. Choose a box, open the table.") : qsTr("One laptop for all. Choose a box, say who sits down, start.")
        onBackWanted: page.backWanted()
    }

    CornerButtons {
        id: corner

        anchors.right: parent.right
        anchors.rightMargin: 24
        y: 18
    }

    Row {
        id: boxes

        visible: !page.isStacked && !page.isRaised
        /// The middle of the box that is chosen.
        readonly property real chosen: {
            const before = [...Shelf.boxes].findIndex(box => box.id === page.setup.game);
            return Math.max(0, before) * (208 * page.unit + spacing) + 126 * page.unit;
        }

        // Of more boxes than there is room for those round the chosen one are seen.
        x: width <= page.width ? (page.width - width) / 2 : Math.max(page.width - width - 24, Math.min(24, page.width / 2 - chosen))
        height: page.shelfY
        spacing: 28 * page.unit

        Each {
            model: Shelf.boxes

            GameBox {
                required property boxEntry modelData

                entry: modelData
                unit: page.boxUnit
                isChosen: page.setup.game === modelData.id
                y: boxes.height - height
                width: (isChosen ? 252 : 208) * page.unit
                height: (isChosen ? 268 : 236) * page.boxUnit
                onClicked: page.setup.game = modelData.id
            }
        }
    }

    // Where words are too large for the shelf.
    Stepper {
        id: games

        readonly property var here: [...Shelf.boxes].filter(box => box.isHere)

        visible: page.isStacked && here.length > 1
        x: 24
        y: header.y + header.height + 12
        width: Math.min(parent.width - 48, Theme.px(420))
        name: qsTr("Game")
        choices: here.map(box => box.name)
        current: here.findIndex(box => box.id === page.setup.game)
        onChosen: index => page.setup.game = here[index].id
    }

    Panel {
        id: panel

        readonly property real columnWidth: page.isStacked ? width - 40 : (width - 56) / 2
        /// Its height apart from the choices.
        readonly property real besides: foot.height + 36
        readonly property real rightWidth: page.isStacked ? width - 40 : width / 2 - 48

        function stackedY(): real {
            return (games.visible ? games.y + games.height : header.y + header.height) + 16;
        }

        x: 24
        y: page.isStacked ? stackedY() : page.isRaised ? page.boxesY : page.shelfY + 24 * page.unit
        width: parent.width - 48
        height: parent.height - y - 16
        level: 3
        border.color: Theme.isDark ? "#99E9B44C" : Theme.panelEdge

        ScrollArea {
            id: scroller

            anchors.fill: parent
            anchors.topMargin: 8
            anchors.bottomMargin: foot.height + 28
            contentHeight: page.isStacked ? choices.y + choices.height + 12 : height

            SeatChoice {
                id: who

                x: 16
                width: panel.columnWidth
                height: page.isStacked ? wholeHeight : scroller.height
                page: page
                setup: page.setup
                isHosting: page.isHosting
                isStacked: page.isStacked
                canExplain: page.canExplain
                chance: page.chance
            }

            Item {
                id: choices

                x: panel.width - panel.rightWidth - 20
                y: page.isStacked ? who.height + 12 : 0
                width: panel.rightWidth
                height: page.isStacked ? scenarios.height + options.height + remarks.height + 40 : scroller.height

                ScenarioChoice {
                    id: scenarios

                    width: parent.width
                    // The open options lie over them.
                    enabled: page.isStacked || !options.isOpen
                    mostHeight: page.isStacked ? Infinity : choices.height - 16 - options.foldedHeight
                    setup: page.setup
                }

                OptionsPanel {
                    id: options

                    y: placedY()
                    readonly property real restingY: scenarios.height + 12
                    /// The foot that it keeps when it opens.
                    readonly property real openFoot: Math.min(restingY + foldedHeight, choices.height - 4)
                    /// It grows upwards, unless there is enough room below. It covers the heading of the scenarios, and their boards, as a
                    /// whole or not at all.
                    readonly property real openY: {
                        const grown = openFoot - wantedHeight;
                        if (grown >= scenarios.cardsY && grown < restingY)
                            return restingY + wantedHeight <= choices.height - 4 ? restingY : scenarios.cardsY;
                        return grown >= restingY ? grown : scenarios.cardsY + wantedHeight <= choices.height - 4 ? scenarios.cardsY : 0;
                    }

                    function placedY(): real {
                        if (page.isStacked)
                            return scenarios.height + 14;
                        return options.isOpen ? options.openY : Math.min(options.restingY, choices.height - options.foldedHeight);
                    }

                    width: parent.width
                    visible: page.setup.options.count > 0
                    mostHeight: page.isStacked ? Infinity : choices.height - 4
                    leastHeight: page.isStacked || openY >= restingY ? 0 : openFoot - openY
                    hasRemarks: !page.isStacked
                    setup: page.setup
                }

                SetupRemarks {
                    id: remarks

                    y: options.y + options.height + 14
                    width: parent.width
                    height: page.isStacked ? contentHeight : Math.max(0, Math.min(contentHeight, choices.height - y))
                    visible: page.isStacked || !options.isOpen
                    offers: !page.isHosting
                    setup: page.setup
                }
            }
        }

        Rectangle {
            visible: !page.isStacked
            x: parent.width / 2 + 8
            y: 18
            width: 1
            height: parent.height - 36
            color: Theme.divider
        }

        Item {
            id: foot

            anchors.bottom: parent.bottom
            anchors.bottomMargin: 14
            x: 20
            width: parent.width - 40
            height: Math.max(64, startButton.implicitHeight, promise.height)

            // In sight however many sit down.
            Only {
                when: page.canExplain && !page.isStacked

                ExplainRow {
                    x: -4
                    width: panel.columnWidth
                    height: foot.height
                    setup: page.setup
                }
            }

            ChanceLine {
                visible: !page.canExplain && !page.isStacked
                anchors.verticalCenter: parent.verticalCenter
                width: panel.columnWidth
                text: page.chance
            }

            Column {
                id: promise

                x: page.isStacked ? 0 : parent.width - panel.rightWidth
                anchors.verticalCenter: parent.verticalCenter
                width: startButton.x - x - 12
                spacing: 3

                BodyText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: page.hindrance !== "" ? page.hindrance : page.peopleWords()
                    size: 14
                    font.weight: Font.DemiBold
                    color: page.hindrance !== "" ? Theme.dangerText : Theme.text
                }

                BodyText {
                    visible: page.hindrance === ""
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: qsTr("about %1 minutes, kept as you play").arg(page.setup.minutes)
                    color: Theme.textSoft
                }
            }

            WoodButton {
                id: startButton

                anchors.right: parent.right
                width: Math.max(implicitWidth, Math.min(300, parent.width * 0.5))
                height: Math.max(64, implicitHeight)
                anchors.verticalCenter: parent.verticalCenter
                kind: "gold"
                icon.name: page.isHosting ? "host" : "playF"
                text: page.isHosting ? qsTr("Open the table") : qsTr("Start")
                textSize: 22
                isDefault: true
                focus: true
                enabled: page.setup.game !== "" && page.setup.obstacle === ""
                onClicked: page.start()
            }
        }
    }
}
