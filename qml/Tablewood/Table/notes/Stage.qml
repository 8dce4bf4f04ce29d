pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The stage over the board: a weighty event that has just happened, large, with its card, whom it is about and what it means to whoever
/// looks. It rises from where it was played, and goes there again by itself, by a press on it and by Esc; beside it everything can be
/// done. A press that comes just as it rises was meant for what it covers, and goes there. With reduced motion it neither rises nor goes.
Item {
    id: stage

    required property TableModel table
    required property TableTouch touch
    /// The board, or what stands in its place, in the coordinates of what holds the stage.
    required property rect place
    /// Something lies over the table, so that nobody sees the stage.
    property bool isUnder: false
    /// For a screen that is read from afar.
    property real unit: 1
    /// Nobody aims at the stage before so many milliseconds.
    property int settleTime: 600
    readonly property stageEntry entry: table.stage.entry
    // A lesson is read first: the stage comes after it and covers nothing of it.
    readonly property bool isOpen: table.stage.isUp && !isUnder && !table.isWaitingForReader
    readonly property bool hasCard: entry.card.isCard && cardRoom >= 150
    readonly property real margin: 12 * unit
    /// How high a card can be: what is asked about leaves the board to be read.
    readonly property real cardRoom: Math.min(400 * unit, place.height * 0.8, (place.width - 3 * margin - leastWords) * 1.4) * (table.stage.isRaised ? 0.62 : 1)
    readonly property real cardUnit: cardRoom / 246
    readonly property real leastWords: Theme.px(210) * unit
    readonly property real mostWords: Theme.px(hasCard ? 330 : 520) * unit
    /// What it is about lies in the upper half of its board.
    readonly property bool isAboutTop: isAtTop()

    visible: isOpen
    width: content.width
    height: content.height
    x: Math.max(margin, Math.min(parent.width - width - margin, place.x + (place.width - width) / 2))
    y: table.stage.isRaised && isAboutTop ? place.y + place.height - height - margin : place.y + margin
    // With large words it gets smaller before its foot is lost.
    scale: Math.min(1, Math.max(0.3, (parent.height - place.y - 2 * margin) / Math.max(1, height)))
    transformOrigin: Item.Top
    Accessible.role: Accessible.AlertMessage
    Accessible.name: entry.words
    Accessible.onPressAction: table.stage.dismiss()

    function isAtTop(): bool {
        const rows = table.scene.board(entry.board).rows;
        return entry.cells.length > 0 && entry.cells.every(cell => cell.y < rows / 2);
    }

    /// Where what is on the stage lies at the table; an empty one where that is not to be seen.
    function homeOf(entry: stageEntry): rect {
        const spot = touch.spotOf(table.scene.placeOf(entry.piece, entry.seat), entry.piece);
        return spot === null ? Qt.rect(0, 0, 0, 0) : stage.parent.mapFromItem(spot, 0, 0, spot.width, spot.height);
    }

    /// A card flies from one place to another, and is gone.
    function fly(card: pieceEntry, from: rect, to: rect): void {
        if (!Theme.hasReducedMotion && card.isCard && from.width > 0 && to.width > 0)
            bird.createObject(stage.parent, {
                    "entry": card,
                    "from": from,
                    "to": to,
                    "z": stage.z
                });
    }

    /// What was on the stage last, and where its card stood: it goes home when the next one comes, or none does.
    property stageEntry last
    property rect lastRect
    property bool wasOpen: false
    onEntryChanged: changeOver()
    onIsOpenChanged: changeOver()

    function changeOver(): void {
        const isOther = entry.number !== last.number;
        if (wasOpen && (!isOpen || isOther))
            fly(last.card, lastRect, homeOf(last));
        if (isOpen && (!wasOpen || isOther)) {
            settling.restart();
            rising.restart();
            laid.restart();
        }
        wasOpen = isOpen;
        last = entry;
    }

    // What is on the stage has its place one frame later.
    Timer {
        id: laid

        interval: 16
        onTriggered: {
            stage.lastRect = stage.hasCard ? stage.parent.mapFromItem(large, 0, 0, large.width, large.height) : Qt.rect(0, 0, 0, 0);
            stage.fly(stage.entry.card, stage.homeOf(stage.entry), stage.lastRect);
        }
    }

    Binding {
        target: stage.table.stage
        property: "isHeld"
        value: stage.isUnder || stage.table.isCovered || stage.table.isWaitingForReader
    }

    Timer {
        id: settling

        interval: stage.settleTime
    }

    NumberAnimation {
        id: rising

        target: content
        property: "opacity"
        from: Theme.hasReducedMotion ? 1 : 0
        to: 1
        duration: Theme.banner
        easing.type: Easing.InCubic
    }

    TapHandler {
        enabled: stage.isOpen && !settling.running
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: stage.table.stage.dismiss()
    }

    HoverHandler {
        enabled: !settling.running
        cursorShape: Qt.PointingHandCursor
    }

    Row {
        id: content

        spacing: stage.margin

        CardLarge {
            id: large

            visible: stage.hasCard
            entry: stage.entry.card
            unit: stage.cardUnit
        }

        Panel {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(stage.leastWords, Math.min(stage.mostWords, stage.place.width - 3 * stage.margin - (stage.hasCard ? large.width : 0)))
            height: words.height + 30 * stage.unit
            level: 3
            isOpaque: true
            radius: 16 * stage.unit
            border.width: 2
            border.color: Theme.chosenEdge

            Column {
                id: words

                x: 18 * stage.unit
                y: 15 * stage.unit
                width: parent.width - 2 * x
                spacing: 8 * stage.unit

                Row {
                    spacing: 10 * stage.unit

                    SeatToken {
                        visible: stage.entry.seat >= 0
                        anchors.verticalCenter: parent.verticalCenter
                        size: Theme.px(40) * stage.unit
                        seat: Math.max(0, stage.entry.seat)
                        emblem: stage.entry.emblem
                    }

                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        name: stage.entry.sign
                        size: 34 * stage.unit
                        color: Theme.accentText
                    }

                    BodyText {
                        visible: stage.table.stage.waiting > 0
                        anchors.verticalCenter: parent.verticalCenter
                        text: qsTr("%n more", "", stage.table.stage.waiting)
                        size: 12 * stage.unit
                        color: Theme.textFaint
                    }
                }

                Heading {
                    width: parent.width
                    text: stage.entry.title
                    textFormat: Text.PlainText
                    size: 23 * stage.unit
                    wrapMode: Text.WordWrap
                    lineHeight: 0.95
                }

                BodyText {
                    width: parent.width
                    text: stage.entry.meaning
                    textFormat: Text.PlainText
                    size: 15 * stage.unit
                    wrapMode: Text.WordWrap
                    color: Theme.textSoft
                }
            }
        }
    }

    Component {
        id: bird

        CardChip {
            id: flown

            required property rect from
            required property rect to
            property real way
            readonly property real startHeight: Math.max(24, Math.min(from.height, 246))

            isLit: false
            unit: 1
            x: from.x + from.width / 2 + (to.x + to.width / 2 - from.x - from.width / 2) * way - width / 2
            y: from.y + from.height / 2 + (to.y + to.height / 2 - from.y - from.height / 2) * way - height / 2
            scale: (startHeight + (Math.max(24, Math.min(to.height, 400)) - startHeight) * way) / height

            NumberAnimation on way  {
                from: 0
                to: 1
                duration: Theme.banner
                easing.type: Easing.OutCubic
                onFinished: flown.destroy()
            }
        }
    }
}
