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
    readonly property real pillarHeight: count > 2 ? (height - 176 * unit) / 2 : height - 160 * unit
    readonly property real middleX: pillarWidth + 48 * unit
    readonly property real middleWidth: width - 2 * middleX
    /// Turns in a cycle are shown as such, and everybody in a plate: so many would not fit as pillars.
    readonly property bool hasCycle: scene.cycle.count > 0
    readonly property real platesTop: 136 * unit
    readonly property real plateRoom: (height - platesTop - 24 * unit) / Math.max(1, leftCount)
    readonly property bool hasNews: table.log.count > 0
    readonly property var lastLine: table.log.entries[0]
    readonly property var activeSeat: scene.activeSeat >= 0 ? scene.seats.entries[scene.activeSeat] : null

    CyclePill {
        visible: page.hasCycle
        x: page.middleX
        y: 14 * page.unit
        width: page.middleWidth
        height: 104 * page.unit
        textUnit: 2.1 * page.unit / Theme.wordScale
        scene: page.scene
    }

    Panel {
        visible: !page.hasCycle
        x: page.middleX
        y: -20 * page.unit
        width: page.middleWidth
        height: 138 * page.unit
        radius: 24 * page.unit
        level: 3

        Rectangle {
            id: turnLight

            readonly property color tint: Theme.seatTint(Math.max(0, page.scene.activeSeat))

            visible: page.scene.activeSeat >= 0
            anchors.fill: parent
            anchors.margins: 1
            radius: parent.radius
            gradient: Gradient {
                orientation: Gradient.Horizontal

                GradientStop {
                    position: 0
                    color: Qt.rgba(turnLight.tint.r, turnLight.tint.g, turnLight.tint.b, 0.53)
                }
                GradientStop {
                    position: 0.6
                    color: Qt.rgba(turnLight.tint.r, turnLight.tint.g, turnLight.tint.b, 0)
                }
            }
        }

        SeatToken {
            id: turnToken

            visible: page.scene.activeSeat >= 0
            x: 22 * page.unit
            y: 32 * page.unit
            size: 92 * page.unit
            seat: Math.max(0, page.scene.activeSeat)
            emblem: page.activeSeat ? page.activeSeat.emblem : ""
        }

        SharedWords {
            kind: "title"
            unit: page.unit
            x: 130 * page.unit
            y: turnToken.y
            width: (phases.visible ? phases.x : parent.width) - x - 16 * page.unit
            height: turnToken.height
            verticalAlignment: Text.AlignVCenter
            text: page.scene.turn
            size: 60
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            lineHeight: 0.85
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.max(1, 34 * page.unit)
            color: Theme.isDark ? "#FFF1CC" : Theme.text
        }

        PhaseRow {
            id: phases

            visible: page.scene.phases.count > 0
            scene: page.scene
            unit: 1.8 * page.unit / Theme.wordScale
            anchors.right: parent.right
            anchors.rightMargin: 22 * page.unit
            y: 52 * page.unit
        }
    }

    // The leaves in the corners of a bright table are too dark for words.
    Each {
        model: Theme.isDark ? [] : [place, goal]

        Rectangle {
            required property Item modelData

            x: modelData.x - 12 * page.unit
            y: modelData.y - 6 * page.unit
            width: modelData.width + 24 * page.unit
            height: modelData.height + 12 * page.unit
            radius: 12 * page.unit
            color: Theme.window
            opacity: 0.8
        }
    }

    Column {
        id: place

        x: 28 * page.unit
        y: 24 * page.unit
        width: page.pillarWidth

        SharedWords {
            kind: "title"
            unit: page.unit
            text: page.table.gameName
            size: 40
        }

        SharedWords {
            unit: page.unit
            width: parent.width
            text: page.scene.moment === "" ? page.scene.place : page.scene.place === page.table.gameName ? page.scene.moment : page.scene.place + ", " + page.scene.moment
            color: Theme.textSoft
        }

        SharedWords {
            visible: page.unstored !== ""
            unit: page.unit
            width: parent.width
            text: qsTr("Not stored")
            color: Theme.dangerText
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
            Accessible.description: page.unstored
        }
    }

    Column {
        id: goal

        anchors.right: parent.right
        anchors.rightMargin: 28 * page.unit
        y: 22 * page.unit
        width: page.pillarWidth

        SharedWords {
            kind: "title"
            unit: page.unit
            width: parent.width
            horizontalAlignment: Text.AlignRight
            text: page.scene.goal
            size: 36
            color: Theme.accentText
        }

        SharedWords {
            unit: page.unit
            width: parent.width
            horizontalAlignment: Text.AlignRight
            text: page.scene.goalDetail
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.max(1, 20 * page.unit)
            color: Theme.textSoft
        }
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
                visible: !page.hasCycle && index < page.leftCount
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
                visible: !page.hasCycle && index >= page.leftCount
            }
        }
    }

    Only {
        when: page.hasCycle

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

    Row {
        id: boards

        readonly property real room: page.height - 136 * page.unit - 174 * page.unit

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
                width: boards.width / Math.max(1, page.scene.boards.count)
                height: boards.height

                BoardSurface {
                    id: surface

                    anchors.horizontalCenter: parent.horizontalCenter
                    scene: page.scene
                    board: spread.entry
                    cell: geometry.cellFor(spread.width, spread.height)
                    isLive: true

                    Pings {
                        surface: surface
                        table: page.table
                    }
                }
            }
        }
    }

    Panel {
        id: news

        visible: page.hasNews
        x: page.middleX
        y: page.height - height - 24 * page.unit
        width: side.visible ? 566 * page.unit : page.middleWidth
        height: 134 * page.unit
        radius: 18 * page.unit

        SeatToken {
            visible: page.hasNews && page.lastLine.seat >= 0
            x: 20 * page.unit
            anchors.verticalCenter: parent.verticalCenter
            size: 60 * page.unit
            seat: page.hasNews ? Math.max(0, page.lastLine.seat) : 0
            emblem: page.hasNews ? page.lastLine.emblem : ""
        }

        SharedWords {
            unit: page.unit
            x: 98 * page.unit
            width: parent.width - x - 20 * page.unit - (roll.visible ? roll.width + 16 * page.unit : 0)
            height: parent.height - 12 * page.unit
            anchors.verticalCenter: parent.verticalCenter
            verticalAlignment: Text.AlignVCenter
            text: page.hasNews ? page.lastLine.text : ""
            textFormat: Text.StyledText
            size: 34
            // With long names it gets smaller before its end is lost.
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.max(1, 24 * page.unit)
            wrapMode: Text.WordWrap
            lineHeight: 1.1
        }

        // What the seat to play has rolled.
        Column {
            id: roll

            readonly property var rolled: [...(page.activeSeat?.panel.items?.entries ?? [])].find(item => item.kind === "dice") ?? null

            visible: rolled !== null
            anchors.right: parent.right
            anchors.rightMargin: 20 * page.unit
            anchors.verticalCenter: parent.verticalCenter
            spacing: 4 * page.unit

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: 8 * page.unit

                Each {
                    model: roll.rolled?.dice ?? null

                    ArtImage {
                        required property string modelData

                        width: 60 * page.unit
                        height: width
                        art: "die/" + modelData
                    }
                }
            }

            SharedWords {
                unit: page.unit
                anchors.horizontalCenter: parent.horizontalCenter
                text: roll.rolled?.label ?? ""
                size: 24
                color: Theme.textSoft
            }
        }
    }

    Panel {
        id: side

        readonly property var strip: [...page.scene.otherPanels.entries].find(panel => panel.seat < 0) ?? null

        readonly property var zones: [...(strip?.items.entries ?? [])].filter(item => item.kind === "zone").map(item => item.zone)
        readonly property var piles: zones.filter(zone => zone.kind === "pile")
        /// What lies there to be read comes before the piles.
        readonly property bool hasCards: zones.some(zone => zone.kind !== "pile" && zone.count > 0)

        readonly property bool showsPiles: piles.length > 1 && !hasCards

        visible: strip !== null
        x: news.x + 566 * page.unit + 16 * page.unit
        y: news.y
        width: page.middleWidth - 566 * page.unit - 16 * page.unit
        height: 134 * page.unit
        radius: 18 * page.unit

        Column {
            id: stripTitle

            visible: !side.showsPiles
            readonly property string deck: side.piles.length === 1 ? side.piles[0].count + " " + side.piles[0].name : ""

            x: 22 * page.unit
            anchors.verticalCenter: parent.verticalCenter
            width: 170 * page.unit

            SharedWords {
                kind: "title"
                unit: page.unit
                width: parent.width
                text: side.strip ? side.strip.title : ""
                size: 30
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                lineHeight: 0.95
            }

            SharedWords {
                unit: page.unit
                width: parent.width
                text: stripTitle.deck
                size: 24
                color: Theme.textSoft
            }
        }

        Row {
            anchors.centerIn: parent
            spacing: 26 * page.unit

            Each {
                model: side.showsPiles ? side.piles : []

                PileCard {
                    required property zoneEntry modelData

                    zone: modelData
                    hasName: false
                    textUnit: 1.9 * page.unit / Theme.wordScale
                    width: Math.min(62 * page.unit, (side.width - 44 * page.unit) / side.piles.length - 26 * page.unit)
                    table: page.table
                    touch: page.touch
                }
            }
        }

        Row {
            x: stripTitle.x + stripTitle.width + 8 * page.unit
            y: 8 * page.unit
            spacing: 0

            Each {
                model: side.strip ? side.strip.items : null

                Row {
                    id: display

                    required property itemEntry entry

                    visible: entry.kind === "zone" && entry.zone.kind !== "pile"
                    spacing: 8 * page.unit

                    Each {
                        model: display.visible ? display.entry.zone.pieces : null

                        Column {
                            id: card

                            required property pieceEntry entry

                            CardChip {
                                anchors.horizontalCenter: parent.horizontalCenter
                                entry: card.entry
                                unit: 0.51 * page.unit
                            }

                            SharedWords {
                                unit: page.unit
                                width: 88 * page.unit
                                horizontalAlignment: Text.AlignHCenter
                                text: card.entry.name
                                size: 24
                                fontSizeMode: Text.HorizontalFit
                                minimumPixelSize: Math.max(1, 17 * page.unit)
                            }
                        }
                    }
                }
            }
        }
    }

    HoverHandler {
        // A mouse that only happens to lie there shows nothing.
        property point last: Qt.point(-1, -1)

        onPointChanged: {
            const place = point.position;
            if (last.x >= 0 && Math.hypot(place.x - last.x, place.y - last.y) > 2)
                out.show();
            last = place;
        }
    }

    TapHandler {
        onTapped: out.show()
    }

    // Over the moment and the goal, for as long as the mouse was moved.
    Row {
        id: out

        function show(): void {
            visible = true;
            resting.restart();
        }

        visible: false
        anchors.right: parent.right
        anchors.rightMargin: 16
        y: 16
        z: 7000
        spacing: 10

        Timer {
            id: resting

            interval: 4000
            onTriggered: out.visible = false
        }

        WoodButton {
            readonly property bool isFull: Window.window?.visibility === Window.FullScreen

            focusPolicy: Qt.TabFocus
            icon.name: "full"
            text: isFull ? qsTr("Leave full screen") : qsTr("Full screen")
            onClicked: Window.window.visibility = isFull ? Window.Windowed : Window.FullScreen
        }

        WoodButton {
            focusPolicy: Qt.TabFocus
            icon.name: "door"
            text: page.table.isLocal ? qsTr("Back to the table") : qsTr("Leave the table")
            onClicked: page.leaveWanted()
        }
    }
}
