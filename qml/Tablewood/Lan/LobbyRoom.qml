pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The lobby of a table: a round table with its seats, who knocks, how others join, who watches, and the start.
FocusScope {
    id: room

    required property LanTable table
    readonly property LobbyModel lobby: table.lobby
    readonly property bool isStacked: Theme.hasLargeText || width < 1080 || lobby.seats.count > 10
    readonly property bool isHost: table.isHost
    readonly property bool isWaiting: lobby.stage === "gathering" && lobby.mySeat >= 0 && !lobby.isReady
    signal homeWanted
    signal storyWanted(var pages)

    Keys.onEscapePressed: room.homeWanted()
    Keys.onReturnPressed: room.goOn()
    Keys.onEnterPressed: room.goOn()
    Keys.forwardTo: [scroller]

    /// The one next step: says ready for who is not, and lets start who hosts.
    function goOn(): void {
        if (room.isHost && room.lobby.canStart)
            room.lobby.start();
        else if (room.isWaiting)
            room.lobby.ready(true);
    }

    function floorArt(): string {
        const middle = room.isStacked ? "0.5" : (round.middleX / Math.max(1, room.width)).toFixed(3);
        return "scenery/floor?theme=" + Theme.name + "&x=" + middle;
    }

    ArtImage {
        anchors.fill: parent
        art: room.floorArt()
    }

    LanCheck {
        id: check

        readonly property bool isAsked: room.isHost && !Program.isTakingPictures

        isHosting: room.isHost
        onIsAskedChanged: if (isAsked)
            run()
    }

    PageHeader {
        id: header

        x: 24
        y: 16
        maximumWidth: corner.x - x - 16
        title: room.lobby.title
        line: room.isHost ? qsTr("%1, you are hosting").arg(room.lobby.gameName) : qsTr("%1, you are a guest").arg(room.lobby.gameName)
        onBackWanted: room.homeWanted()
    }

    CornerButtons {
        id: corner

        x: room.isStacked ? parent.width - width - 24 : side.x - width - 24
        y: 18
    }

    // The round table, where words leave room for it.
    Item {
        id: round

        readonly property real middleX: x + width / 2
        readonly property real seatWidth: Theme.px(172)
        readonly property real radiusX: (width - seatWidth) / 2

        visible: !room.isStacked
        x: 16
        y: 96
        width: side.x - 32
        height: foot.y - y - 16

        ArtImage {
            id: wood

            // As the seats leave room: their middles lie outside of its edge.
            width: Math.min(548 * round.height / 560, (round.width - 2 * round.seatWidth + 8) / 0.86)
            height: width * 0.84
            x: (round.width - width) / 2
            y: (round.height - height) / 2 + 12
            art: "wood/round?theme=" + Theme.name
        }

        Each {
            model: room.isStacked ? null : room.lobby.seats

            ArtImage {
                required property lobbySeat entry
                required property int index
                readonly property real turn: 2 * Math.PI * index / room.lobby.seats.count - Math.PI / 2

                visible: !entry.isFree
                width: 44
                height: 44
                x: wood.x + wood.width / 2 + Math.cos(turn) * wood.width * 0.335 - width / 2
                y: wood.y + wood.height * 0.415 + Math.sin(turn) * wood.height * 0.33 - height / 2
                opacity: entry.isHere ? 1 : 0.45
                art: "token/" + entry.seat + "?palette=" + Theme.seatPalette + (entry.emblem === "" ? "" : "&emblem=" + entry.emblem)
            }
        }

        ArtImage {
            id: box

            readonly property var entry: [...Shelf.boxes].find(one => one.id === room.lobby.game)

            anchors.horizontalCenter: wood.horizontalCenter
            y: wood.y + wood.height * 0.415 - height + 26
            width: 92
            height: 128
            art: "cardback/" + (entry?.palette ?? "forest") + "?emblem=" + (entry?.emblem ?? "root")
        }

        Rectangle {
            id: plate

            anchors.horizontalCenter: wood.horizontalCenter
            anchors.top: box.bottom
            anchors.topMargin: 8
            width: Math.min(Math.max(gameName.implicitWidth, summary.implicitWidth, options.implicitWidth) + 44, wood.width * 0.6)
            height: plateWords.implicitHeight + 16
            radius: 12
            color: "#D9150F09"

            Column {
                id: plateWords

                anchors.centerIn: parent
                width: parent.width - 20
                spacing: 2

                Heading {
                    id: gameName

                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: room.lobby.gameName
                    size: 22
                    color: "#EFE4CC"
                }

                BodyText {
                    id: summary

                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.WordWrap
                    text: room.lobby.summary
                    size: 14
                    font.weight: Font.DemiBold
                    color: "#E9C873"
                }

                BodyText {
                    id: options

                    visible: text !== ""
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.WordWrap
                    text: room.lobby.optionsLine
                    size: 12
                    color: "#D0CAB4"
                }
            }
        }

        Each {
            model: room.isStacked ? null : room.lobby.seats

            SeatPlace {
                required property int index
                readonly property real turn: 2 * Math.PI * index / room.lobby.seats.count - Math.PI / 2

                width: round.seatWidth
                x: round.radiusX + Math.cos(turn) * round.radiusX
                y: (round.height - height) / 2 + Math.sin(turn) * (round.height - height) / 2
                onClicked: menu.openSeat(entry)
            }
        }
    }

    ScrollArea {
        id: scroller

        x: room.isStacked ? 24 : side.x
        y: room.isStacked ? header.y + header.height + 12 : 20
        width: room.isStacked ? parent.width - 60 : side.width
        height: (room.isStacked ? foot.y - 12 : parent.height - 20) - y
        contentHeight: column.height
        barMargin: room.isStacked ? 16 : 12
        ground: Theme.isDark ? Theme.window : "#D9DFB2"
        groundAbove: Theme.isDark ? Theme.window : "#E2E5C0"

        Column {
            id: column

            width: parent.width
            spacing: 14

            LanNotes {
                width: parent.width
                lan: room.table
            }

            Each {
                model: room.lobby.knocks

                KnockCard {
                    lobby: room.lobby
                    width: column.width
                }
            }

            Each {
                model: room.lobby.seats

                TradeCard {
                    visible: entry.asksForMine
                    lobby: room.lobby
                    width: column.width
                }
            }

            // The seats as a list, where words are large.
            Flow {
                visible: room.isStacked
                width: parent.width
                spacing: 10

                Each {
                    model: room.isStacked ? room.lobby.seats : null

                    SeatPlace {
                        width: Math.min(column.width, Math.max(implicitWidth, (column.width - 10) / 2))
                        onClicked: menu.openSeat(entry)
                    }
                }
            }

            BodyText {
                visible: room.isStacked
                width: parent.width
                wrapMode: Text.WordWrap
                text: room.lobby.summary + (room.lobby.optionsLine === "" ? "" : "\n" + room.lobby.optionsLine)
                size: 14
            }

            // What all are about to play.
            Panel {
                visible: room.lobby.story.length > 0
                width: parent.width
                implicitHeight: tale.height + 30

                Column {
                    id: tale

                    x: 16
                    y: 14
                    width: parent.width - 32
                    spacing: 8

                    Heading {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: room.lobby.scenario
                        size: 19
                    }

                    BodyText {
                        visible: text !== ""
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: room.lobby.goal
                        size: 14
                    }

                    Flow {
                        width: parent.width
                        spacing: 8

                        WoodButton {
                            width: Math.min(implicitWidth, parent.width)
                            kind: "quiet"
                            icon.name: "book"
                            text: qsTr("Read the story")
                            textSize: 12
                            onClicked: room.storyWanted(room.lobby.story)
                        }

                        WoodButton {
                            visible: room.isHost && room.lobby.tableChoices.count > 0
                            width: Math.min(implicitWidth, parent.width)
                            kind: "quiet"
                            icon.name: "map"
                            text: qsTr("Play another one")
                            textSize: 12
                            onClicked: rules.open()
                        }
                    }
                }
            }

            Panel {
                visible: own.hasAny
                width: parent.width
                implicitHeight: choosing.height + 30

                Column {
                    id: choosing

                    x: 16
                    y: 14
                    width: parent.width - 32
                    spacing: 10

                    Heading {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: qsTr("You choose for your seat")
                        size: 19
                    }

                    SeatChoices {
                        id: own

                        width: parent.width
                        options: room.lobby.choices
                        chooser: qsTr("Seat %1").arg(room.lobby.mySeat + 1)
                        onChosen: (key, value) => room.lobby.choose(key, value)
                    }
                }
            }

            Panel {
                visible: !room.isHost
                width: parent.width
                implicitHeight: you.height + 30

                Column {
                    id: you

                    x: 16
                    y: 14
                    width: parent.width - 32
                    spacing: 10

                    Heading {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: qsTr("You are here as")
                        size: 19
                    }

                    PersonaCard {
                        width: parent.width
                        page: room
                        seat: Math.max(0, room.lobby.mySeat)
                    }
                }
            }

            InviteCard {
                visible: room.isHost
                width: parent.width
                link: room.table.link
            }

            DoctorStrip {
                visible: room.isHost
                width: parent.width
                check: check
            }

            Panel {
                visible: room.lobby.awayLine !== ""
                width: parent.width
                implicitHeight: away.height + 28
                border.color: Theme.chosenEdge
                Accessible.role: Accessible.StaticText
                Accessible.name: away.text

                BodyText {
                    id: away

                    x: 16
                    y: 14
                    width: parent.width - 32
                    wrapMode: Text.WordWrap
                    text: room.lobby.awayLine
                }
            }

            WatchingCard {
                width: parent.width
                lobby: room.lobby
                onGuestPressed: guest => menu.openGuest(guest)
            }
        }
    }

    Item {
        id: side

        // A guest has less to do with it, so that the table stands nearer to the middle.
        width: room.isHost ? Math.max(416, Math.min(520, room.width * 0.27)) : 336
        x: room.isStacked ? parent.width : parent.width - width - 24
    }

    Item {
        id: foot

        x: 24
        width: (room.isStacked ? parent.width : side.x) - 48
        height: Math.max(62, ruling.implicitHeight, start.implicitHeight)
        y: parent.height - height - 22

        WoodButton {
            id: ruling

            visible: room.isHost
            width: Math.min(implicitWidth, parent.width * 0.4)
            anchors.verticalCenter: parent.verticalCenter
            implicitHeight: 52
            icon.name: "hour"
            text: qsTr("Rules of this table")
            onClicked: rules.open()
        }

        WoodButton {
            id: stand

            visible: !room.isHost && (room.lobby.mySeat >= 0 || room.lobby.takesSpectators)
            width: Math.min(implicitWidth, parent.width * 0.4)
            anchors.verticalCenter: parent.verticalCenter
            implicitHeight: 52
            icon.name: room.lobby.mySeat >= 0 ? "arrowU" : "eye"
            text: room.lobby.mySeat >= 0 ? qsTr("Stand up") : room.lobby.isWatching ? qsTr("Do not watch") : qsTr("Only watch")
            onClicked: room.lobby.mySeat >= 0 ? room.lobby.stand() : room.lobby.watch(!room.lobby.isWatching)
        }

        WoodButton {
            id: start

            readonly property bool isStart: room.isHost && room.lobby.canStart

            visible: text !== ""
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Math.max(implicitWidth, 288), parent.width * 0.58)
            height: parent.height
            kind: (isStart || room.isWaiting) && room.lobby.knocks.count === 0 ? "gold" : "wood"
            icon.name: isStart ? "playF" : room.isWaiting ? "check" : "hour"
            text: room.isWaiting ? qsTr("I am ready") : room.lobby.startHint
            textSize: 18
            isDefault: kind === "gold"
            focus: true
            Accessible.description: Spoken.of(room.isWaiting ? room.lobby.startHint : "", enabled)
            onClicked: {
                if (room.isWaiting)
                    room.lobby.ready(true);
                else if (room.isHost)
                    room.lobby.start();
                else if (room.lobby.mySeat >= 0)
                    room.lobby.ready(false);
            }
        }
    }

    Panel {
        visible: room.lobby.denied !== ""
        z: 10
        anchors.horizontalCenter: foot.horizontalCenter
        y: foot.y - height - 12
        width: Math.min(foot.width, Theme.px(520))
        height: denial.height + 28
        level: 3
        border.color: Theme.ember
        Accessible.role: Accessible.AlertMessage
        Accessible.name: room.lobby.denied

        BodyText {
            id: denial

            x: 18
            y: 14
            width: parent.width - 36
            wrapMode: Text.WordWrap
            text: room.lobby.denied
            size: 14
            color: Theme.dangerText
        }
    }

    Connections {
        target: room.lobby

        function onKnocked(): void {
            Sounds.play("your-turn");
            room.Window.window?.alert(0);
        }
    }

    SeatMenu {
        id: menu

        lobby: room.lobby
    }

    TableRules {
        id: rules

        lobby: room.lobby
    }
}
