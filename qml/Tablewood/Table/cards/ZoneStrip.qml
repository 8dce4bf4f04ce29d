pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A zone on a panel: a pile with its count, its cards in a row, or the loose pieces of a tray. A row parts where something can be put
/// between its cards.
Item {
    id: strip

    required property TableModel table
    required property TableTouch touch
    required property zoneEntry zone
    /// Size of a card in a row, 1 is 116 x 162.
    property real unit: 0.5
    property bool hasNames: true
    /// On a panel other lines say what the hint says.
    property bool hasHint: false
    property bool isTiny: false
    readonly property bool isPile: zone.kind === "pile"
    readonly property bool isHidden: zone.kind === "hand"
    readonly property bool isTray: zone.kind === "tray"
    readonly property real cardUnit: isPile || isHidden ? Math.min(unit, isTiny ? 0.17 : 0.27) : unit
    readonly property real cardWidth: 116 * cardUnit
    readonly property int shownCount: zone.pieces ? Math.max(zone.pieces.count, isPile ? Math.min(zone.count, 3) : zone.count) : 0

    implicitHeight: isPile ? pile.height : isTray ? (tray.count > 0 ? tray.itemAt(0).height : 0) : row.height
    Accessible.role: Accessible.List
    Accessible.name: zone.name + ", " + zone.count

    function press(): void {
        strip.table.pressZone(strip.zone.id);
    }

    /// The places between its cards that can be pressed.
    function openGaps(): var {
        const items = [];
        for (let i = 0; i < gaps.count; ++i)
            if (gaps.itemAt(i))
                items.push(gaps.itemAt(i));
        return items;
    }

    /// Goes to what lies beside what has the keyboard, while something can be put here; false where there is nothing.
    function walk(across: int): bool {
        const stops = openGaps();
        for (let i = 0; stops.length > 0 && i < chips.count; ++i)
            if (chips.itemAt(i)?.picture.activeFocusOnTab)
                stops.push(chips.itemAt(i).picture);
        const middle = stop => strip.mapFromItem(stop, (stop as GapMark)?.spot ?? stop.width / 2, 0).x;
        stops.sort((one, other) => middle(one) - middle(other));
        const next = stops[stops.findIndex(stop => stop.activeFocus) + across];
        next?.forceActiveFocus(Qt.TabFocusReason);
        return next !== undefined;
    }

    Keys.onLeftPressed: event => event.accepted = walk(-1)
    Keys.onRightPressed: event => event.accepted = walk(1)

    // A card that was taken up goes here alone: the keys go there, and come back.
    Only {
        when: strip.zone.isParted

        KeyLoan {
            isOpen: strip.visible && strip.zone.gaps.length > 0 && !strip.table.scene.isChoosingField
            onTaken: if (EnterHolder.isWalking)
                strip.openGaps()[0]?.forceActiveFocus(Qt.TabFocusReason)
        }
    }

    LessonLight {
        isShown: strip.table.lesson.thing === "zone" && strip.table.lesson.name === strip.zone.id
    }

    Nest {
        nests: strip.touch?.nests ?? null
        place: strip.zone.id

        function spotOf(piece: int): Item {
            for (let i = 0; i < chips.count; ++i) {
                const chip = chips.itemAt(i);
                if (chip?.entry.id === piece)
                    return chip.picture;
            }
            if (strip.isTray)
                return (tray.itemAt(0) as TrayStrip)?.spotOf(piece) ?? null;
            return strip.isPile ? top.parent : null;
        }
    }

    DropPlace {
        places: strip.touch?.places ?? null
        onDropped: strip.press()
    }

    Glow {
        visible: strip.zone.isLit
        reach: 30
    }

    Row {
        id: pile

        visible: strip.isPile
        height: Math.max(44, label.implicitHeight)
        spacing: 8

        Item {
            width: strip.cardWidth + 4
            height: 162 * strip.cardUnit
            anchors.verticalCenter: parent.verticalCenter

            Each {
                model: strip.isPile && !top.visible ? Math.min(3, Math.max(1, strip.zone.count)) : 0

                CardBack {
                    required property int index

                    x: index * 1.5
                    y: -index * 1.5
                    unit: strip.cardUnit
                    back: strip.zone.back
                    opacity: strip.zone.count === 0 ? 0.25 : 1
                }
            }

            CardChip {
                id: top

                visible: strip.isPile && strip.zone.pieces !== null && strip.zone.pieces.count > 0
                entry: visible ? strip.zone.pieces.entries[strip.zone.pieces.count - 1] : strip.table.scene.piece(0)
                unit: strip.cardUnit
                isLit: false
            }
        }

        Column {
            id: label

            anchors.verticalCenter: parent.verticalCenter

            NumberText {
                text: strip.zone.count
                size: 16
            }

            BodyText {
                width: Math.min(implicitWidth, strip.width - strip.cardWidth - 12)
                text: strip.zone.name
                size: 11
                wrapMode: Text.WordWrap
                color: Theme.textFaint
            }
        }
    }

    Column {
        id: row

        visible: !strip.isPile && !strip.isTray
        width: parent.width
        spacing: 4

        Row {
            id: cards

            readonly property real wideStep: strip.zone.isParted ? 26 : 9
            readonly property real freeRoom: strip.width - 2 * leftPadding - strip.shownCount * strip.cardWidth
            readonly property real step: strip.shownCount > 1 ? Math.min(wideStep, freeRoom / (strip.shownCount - 1)) : wideStep
            readonly property real stride: strip.cardWidth + spacing

            /// Where a card begins; one past the last, where it would.
            function leftOf(card: int): real {
                const entries = strip.zone.pieces?.entries ?? [];
                if (card < entries.length)
                    return leftPadding + Math.max(card, entries[card].column) * stride;
                return card === 0 ? leftPadding : leftOf(card - 1) + stride;
            }

            spacing: strip.isHidden ? Math.min(6, step) : step
            leftPadding: strip.zone.isParted ? 24 : 0

            Each {
                id: chips

                model: strip.isPile || strip.isTray ? null : strip.zone.pieces

                Column {
                    id: place

                    required property pieceEntry entry
                    required property int index
                    readonly property Item picture: chip
                    readonly property int before: index > 0 ? strip.zone.pieces.entries[index - 1].column : -1

                    /// Where a card has been taken from a row, its place stays empty.
                    function emptyBefore(): int {
                        const isLater = strip.zone.kind === "row" && place.entry.column > place.index;
                        return isLater ? place.entry.column - Math.max(place.index, place.before + 1) : 0;
                    }

                    spacing: 4
                    leftPadding: emptyBefore() * (strip.cardWidth + cards.spacing)

                    SmallCard {
                        id: chip

                        table: strip.table
                        touch: strip.touch
                        entry: place.entry
                        unit: strip.cardUnit
                        isGuarded: strip.zone.isGuarded
                        isAlwaysPressed: !strip.isHidden
                        hiddenName: qsTr("%1: face down, hold to look").arg(strip.zone.name)
                        opacity: strip.touch?.flying.includes(place.entry.id) ? 0 : strip.touch?.draggedPiece === place.entry.id ? 0.25 : 1
                        activeFocusOnTab: place.entry.isLit || activeFocus || isGuarded
                        Accessible.role: place.entry.isLit || isGuarded ? Accessible.Button : Accessible.Graphic
                        Accessible.focusable: activeFocusOnTab
                    }

                    // Under cards that lie one on another the names would as well: they are read on the cards.
                    BodyText {
                        visible: strip.hasNames && !strip.isHidden && place.entry.name !== "" && (cards.spacing >= 0 || place.index === strip.shownCount - 1)
                        width: strip.cardWidth
                        horizontalAlignment: Text.AlignHCenter
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 11
                        elide: Text.ElideRight
                        text: chip.isHidden ? qsTr("hold to look") : place.entry.name
                        size: 12
                        color: Theme.textSoft
                    }
                }
            }

            // So that the first has a place.
            Rectangle {
                visible: strip.zone.isParted && strip.shownCount === 0
                width: strip.cardWidth
                height: 162 * strip.cardUnit
                radius: 9 * strip.cardUnit
                color: Theme.isDark ? "#22000000" : "#44E3D3B2"
                border.width: 1.4
                border.color: Theme.isDark ? "#448A6B4A" : "#B99B6E"
            }

            Each {
                model: strip.isPile || strip.zone.pieces === null ? 0 : Math.max(0, strip.zone.count - strip.zone.pieces.count)

                CardBack {
                    unit: strip.cardUnit
                    back: strip.zone.back
                }
            }

            Item {
                visible: strip.isHidden
                width: 2
                height: 1
            }

            BodyText {
                visible: strip.isHidden && width > 64
                anchors.verticalCenter: parent.verticalCenter
                width: strip.width - x
                text: qsTr("%1: %2", "a name and a number").arg(strip.zone.name).arg(strip.zone.count)
                size: 14
                wrapMode: Text.WordWrap
            }
        }

        BodyText {
            visible: text !== ""
            width: parent.width
            text: strip.hasHint ? strip.zone.hint : ""
            size: 12
            wrapMode: Text.WordWrap
            color: Theme.textFaint
        }
    }

    Only {
        id: tray

        when: strip.isTray

        TrayStrip {
            width: strip.width
            table: strip.table
            touch: strip.touch
            zone: strip.zone
        }
    }

    MouseArea {
        anchors.fill: parent
        enabled: strip.zone.isLit
        visible: enabled
        cursorShape: Qt.PointingHandCursor
        onClicked: strip.press()
    }

    Each {
        id: gaps

        model: strip.zone.gaps

        GapMark {
            required property int modelData
            readonly property real middle: strip.shownCount > 0 ? cards.leftOf(modelData) - cards.spacing / 2 : cards.leftPadding + strip.cardWidth / 2
            readonly property real from: modelData > 0 ? cards.leftOf(modelData - 1) + strip.cardWidth / 2 : 0
            readonly property real to: modelData < strip.shownCount ? cards.leftOf(modelData) + strip.cardWidth / 2 : strip.width

            table: strip.table
            touch: strip.touch
            zone: strip.zone
            before: modelData
            x: from
            width: to - from
            spot: Math.max(12, Math.min(strip.width - 12, middle)) - x
            // Where cards lie over each other half of what is seen of each is still theirs.
            grip: Math.max(12, Math.min(32, cards.stride / 2))
            gripFrom: modelData > 0 ? spot - grip / 2 : 0
            gripTo: modelData < strip.shownCount ? spot + grip / 2 : width
            height: 162 * strip.cardUnit
        }
    }
}
