pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The viewer's cards: press one, or drag it to the table.
FocusScope {
    id: hand

    required property TableModel table
    required property TableTouch touch
    readonly property zoneEntry zone: table.scene.hand
    property real unit: 1
    property bool isPlain: false
    property bool isShown: false
    /// Held like a fan, what can be played raised out of it and larger, the rest dimmed.
    property bool isFanned: false
    /// The cards as they lie, some of them raised.
    readonly property Item drawn: reach
    readonly property bool hasLit: [...(zone.pieces?.entries ?? [])].some(card => card.isLit || card.isChosen)
    readonly property real cardWidth: (isPlain ? 200 : 116) * unit
    readonly property real cardHeight: (isPlain ? 180 : 142) * unit
    readonly property bool hasRoom: zone.capacity > zone.count
    readonly property int places: zone.count + (hasRoom ? 1 : 0)
    /// From card to card, where there is room.
    readonly property real wideStep: isFanned ? cardWidth * (hasLit ? 1.14 : 1) + 4 : cardWidth + 10
    readonly property real lastWidth: hasRoom ? restWidth : cardWidth
    readonly property real step: places > 1 ? Math.min(wideStep, (width - lastWidth) / (places - 1)) : 0
    readonly property real restWidth: isPlain ? 54 : 102 * unit

    implicitWidth: places > 0 ? (places - 1) * (isFanned ? cardWidth * 1.14 + 4 : cardWidth + 10) + lastWidth : 0
    implicitHeight: cardHeight
    Accessible.role: Accessible.List
    Accessible.name: zone.name

    /// The card at a place of the hand for which what is held can be; null for none. A card lies over the one before it.
    function targetAt(x: real, y: real): Item {
        for (let i = cards.count - 1; i >= 0; --i) {
            const card = cards.itemAt(i);
            if (card?.entry.isTarget && card.contains(card.mapFromItem(hand, x, y)))
                return card;
        }
        return null;
    }

    Timer {
        interval: 1
        running: true
        onTriggered: hand.isShown = true
    }

    // As high as the cards that are raised.
    Item {
        id: reach

        readonly property bool isExplained: hand.table.lesson.thing === "zone" && hand.table.lesson.name === hand.zone.id
        readonly property real most: hand.table.lesson.isShown ? highest() : 0

        /// How far the highest card reaches above the hand.
        function highest(): real {
            let most = 0;
            for (let i = 0; i < cards.count; ++i) {
                const card = cards.itemAt(i);
                if (card)
                    most = Math.max(most, card.height - hand.cardHeight - card.y);
            }
            return most;
        }

        y: -most
        width: parent.width
        height: parent.height + most

        LessonLight {
            isShown: reach.isExplained
        }
    }

    Nest {
        nests: hand.touch?.nests ?? null
        place: hand.zone.id

        function spotOf(piece: int): Item {
            for (let i = 0; i < cards.count; ++i) {
                const card = cards.itemAt(i);
                if (card?.entry.id === piece)
                    return card;
            }
            return null;
        }
    }

    Each {
        id: cards

        model: hand.zone.pieces

        Item {
            id: slot

            required property pieceEntry entry
            required property int index
            readonly property bool isRaised: area.containsMouse || slot.activeFocus || entry.isChosen
            readonly property bool isOut: hand.isFanned && (entry.isLit || entry.isChosen)
            /// How far from the middle of the fan, -1 to 1.
            readonly property real aside: hand.zone.count > 1 ? 2 * index / (hand.zone.count - 1) - 1 : 0

            /// Larger where it stands out: drawn so, because what is scaled has seams in its round marks.
            readonly property real grown: isOut ? 1.14 : 1

            width: hand.cardWidth * grown
            height: hand.cardHeight * grown
            x: index * hand.step
            y: placedY()
            // Each card leaves the left edge of the one before it free, where its speed stands; only what is looked at is above all.
            z: area.containsMouse || slot.activeFocus ? 1 : 0
            rotation: hand.isFanned && !isOut && !isRaised ? aside * Math.min(4, hand.zone.count) : 0
            transformOrigin: Item.Bottom
            transform: Translate {
                x: (hand.cardWidth - slot.width) / 2
                y: hand.cardHeight - slot.height
            }
            opacity: hand.touch && hand.touch.flying.includes(entry.id) ? 0 : hand.touch.draggedPiece === entry.id ? 0.25 : 1
            activeFocusOnTab: true
            Accessible.role: Accessible.Button
            Accessible.name: entry.isLit ? qsTr("%1, can be played").arg(entry.told) : entry.told
            Accessible.description: String(entry.face.titles)
            Accessible.focusable: true
            Accessible.onPressAction: press()
            Keys.onReturnPressed: press()
            Keys.onEnterPressed: press()
            Keys.onSpacePressed: event => hand.touch.pressSpace(event, entry)
            Keys.onLeftPressed: if (index > 0)
                cards.itemAt(index - 1).forceActiveFocus()
            Keys.onRightPressed: if (index < cards.count - 1)
                cards.itemAt(index + 1).forceActiveFocus()

            function placedY(): real {
                if (!hand.isFanned)
                    return slot.isRaised ? -8 : 0;
                if (slot.isRaised)
                    return -hand.cardHeight * 0.2;
                return slot.isOut ? -hand.cardHeight * 0.06 : hand.cardHeight * 0.05 * Math.abs(slot.aside);
            }

            /// Without the pointer: what is said to it appears above the card.
            function press(): void {
                hand.touch.follow(slot, width / 2, 0);
                hand.table.pressPiece(entry.id);
            }

            // A card that comes while one looks rises into the hand.
            NumberAnimation {
                id: arrival

                target: face
                property: "y"
                from: 60
                to: 0
                duration: Theme.motion(220)
                easing.type: Easing.OutCubic
            }

            Component.onCompleted: if (hand.isShown && !hand.touch.flying.includes(entry.id))
                arrival.start()

            Behavior on x  {
                NumberAnimation {
                    duration: Theme.settle
                    easing.type: Easing.OutCubic
                }
            }
            Behavior on y  {
                NumberAnimation {
                    duration: Theme.lift
                }
            }

            CardFace {
                id: face

                entry: slot.entry
                isLit: slot.entry.isLit
                isChosen: slot.entry.isChosen
                isPlain: hand.isPlain
                unit: hand.unit * slot.grown
                width: slot.width
                height: slot.height
            }

            // At the left edge, which the next card leaves free.
            Each {
                model: slot.entry.marks

                Badge {
                    required property badgeEntry modelData
                    required property int index

                    entry: modelData
                    height: 24 * hand.unit
                    x: 4 * hand.unit
                    y: (30 + 26 * index) * hand.unit
                }
            }

            Rectangle {
                visible: hand.isFanned && hand.hasLit && !slot.isOut && !slot.isRaised
                anchors.fill: parent
                anchors.bottomMargin: -3
                radius: 9
                color: Theme.isDark ? "#0E1512" : "#3A2F1E"
                opacity: 0.22
            }

            HintLight {
                isShown: hand.table.hint.piece !== 0 && hand.table.hint.piece === slot.entry.id
            }

            FocusRing {
                visible: slot.activeFocus
            }

            MouseArea {
                id: area

                property point start
                property bool isDragging: false

                anchors.fill: parent
                hoverEnabled: true
                acceptedButtons: Qt.LeftButton | Qt.RightButton
                cursorShape: slot.entry.isLit ? Qt.PointingHandCursor : Qt.ArrowCursor
                onEntered: hand.touch.comeUnder(area, mouseX, mouseY)
                onExited: hand.touch.hover(hand.table.scene.piece(0))
                onPressed: mouse => {
                    if (isDragging)
                        return;
                    start = Qt.point(mouse.x, mouse.y);
                    hand.touch.follow(area, mouse.x, mouse.y);
                }
                onPressAndHold: mouse => {
                    if (!isDragging && mouse.button === Qt.LeftButton)
                        hand.touch.showDetail(slot.entry);
                }
                onPositionChanged: mouse => {
                    if (!pressed)
                        hand.touch.moveOver(area, mouse.x, mouse.y, slot.entry);
                    if (!(pressedButtons & Qt.LeftButton))
                        return;
                    if (isDragging)
                        hand.touch.follow(area, mouse.x, mouse.y);
                    else if (Math.hypot(mouse.x - start.x, mouse.y - start.y) > 8)
                        isDragging = hand.touch.begin(area, mouse.x, mouse.y, slot.entry.id, hand.cardHeight);
                }
                onReleased: mouse => {
                    if (mouse.button === Qt.RightButton) {
                        if (isDragging)
                            hand.table.held.flip();
                        else
                            hand.touch.showDetail(slot.entry);
                    } else if (isDragging) {
                        isDragging = false;
                        hand.touch.drop();
                    } else if (containsMouse && !mouse.wasHeld) {
                        hand.touch.closeDetail();
                        hand.table.pressPiece(slot.entry.id);
                    }
                }
                onCanceled: if (isDragging) {
                    isDragging = false;
                    hand.touch.draggedPiece = 0;
                    hand.table.putBack();
                }
            }
        }
    }

    // What is let go over a card is for it, where it can be.
    DropPlace {
        places: hand.touch.places
        containmentMask: QtObject {
            function contains(point: point): bool {
                return hand.targetAt(point.x, point.y) !== null;
            }
        }
        onDropped: (x, y) => hand.table.pressPiece(hand.targetAt(x, y).entry.id)
    }

    Rectangle {
        visible: hand.hasRoom
        x: hand.zone.count * hand.step
        width: hand.restWidth
        height: hand.cardHeight
        radius: 9
        color: Theme.isDark ? "#22000000" : "#44E3D3B2"
        border.width: 1.4
        border.color: Theme.isDark ? "#448A6B4A" : "#B99B6E"

        Column {
            anchors.centerIn: parent
            spacing: 6

            Icon {
                name: "star"
                size: 22
                color: Theme.textFaint
                anchors.horizontalCenter: parent.horizontalCenter
            }

            BodyText {
                visible: !hand.isPlain
                text: qsTr("Hand %1 of %2").arg(hand.zone.count).arg(hand.zone.capacity)
                size: 12
                color: Theme.textFaint
                anchors.horizontalCenter: parent.horizontalCenter
            }
        }
    }
}
