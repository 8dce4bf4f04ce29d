pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A field: a row of cards in the middle of the table, each as large as all of them can be.
Item {
    id: row

    required property TableModel table
    required property TableTouch touch
    required property zoneEntry zone
    /// The most that a card is scaled to.
    property real mostUnit: 1.6
    readonly property int count: cards.count
    /// Many lie closer together, and are larger so.
    readonly property real gap: count > 6 ? 10 : 26
    readonly property real unit: {
        const high = (height - 14) / (142 + 22 * zone.attached + 8);
        const wide = count > 0 ? (width - gap * (count + 1)) / (count * 122) : high;
        return Math.max(0.3, Math.min(mostUnit, high, wide));
    }

    /// From the middle of one card to that of the next: together in the middle of the row where there is room.
    readonly property real stride: Math.min(count > 0 ? width / count : 0, 116 * unit + gap * 2)

    /// Cards have come, gone, or lie elsewhere.
    signal laidOut

    onUnitChanged: laidOut()
    onWidthChanged: laidOut()
    onYChanged: laidOut()

    activeFocusOnTab: zone.isLit || activeFocus
    Keys.onReturnPressed: table.pressZone(zone.id)
    Keys.onEnterPressed: table.pressZone(zone.id)
    Accessible.role: zone.isLit ? Accessible.Button : Accessible.List
    Accessible.focusable: zone.isLit
    Accessible.onPressAction: table.pressZone(zone.id)
    Accessible.name: qsTr("%1: %2", "a name and a number").arg(zone.name).arg(zone.count)

    /// Where the keyboard goes in here, from left to right.
    function stops(): var {
        return all().reduce((items, card) => items.concat(card.stops()), []);
    }

    /// The places between its cards that can be pressed.
    function openGaps(): var {
        const items = [];
        for (let i = 0; i < gaps.count; ++i)
            if (gaps.itemAt(i))
                items.push(gaps.itemAt(i));
        return items;
    }

    /// The card of a piece, or of what it is attached to; null where it is not here.
    function cardOf(piece: int): Item {
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as FieldCard;
            if (card && (card.entry.id === piece || [...card.attached.entries].some(thing => thing.id === piece)))
                return card;
        }
        return null;
    }

    function all(): var {
        const items = [];
        for (let i = 0; i < cards.count; ++i)
            if (cards.itemAt(i))
                items.push(cards.itemAt(i));
        return items;
    }

    LessonLight {
        isShown: row.table.lesson.thing === "zone" && row.table.lesson.name === row.zone.id
    }

    Nest {
        nests: row.touch?.nests ?? null
        place: row.zone.id

        function holds(other: string): bool {
            return other === place || (other.startsWith("#") && row.cardOf(Number(other.slice(1))) !== null);
        }
        function spotOf(piece: int): Item {
            return (row.cardOf(piece) as FieldCard)?.face ?? null;
        }
    }

    DropPlace {
        places: row.touch?.places ?? null
        onDropped: row.table.pressZone(row.zone.id)
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: 3
        radius: 10
        color: row.zone.isLit ? "#24FFE3A0" : "#12000000"
        border.width: row.zone.isLit ? 2 : 0
        border.color: "#E9B44C"
    }

    HintLight {
        isShown: row.table.hint.zone !== "" && row.table.hint.zone === row.zone.id
    }

    FocusRing {
        visible: row.activeFocus
    }

    BodyText {
        visible: row.count === 0
        anchors.centerIn: parent
        text: row.zone.hint === "" ? row.zone.name : row.zone.hint
        size: 14
        color: "#CCE4D9C0"
    }

    MouseArea {
        anchors.fill: parent
        enabled: row.zone.isLit
        cursorShape: enabled ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: row.table.pressZone(row.zone.id)
    }

    Each {
        id: cards

        model: row.zone.pieces
        onItemAdded: row.laidOut()
        onItemRemoved: row.laidOut()

        FieldCard {
            required property int index
            table: row.table
            touch: row.touch
            unit: row.unit
            restX: row.width / 2 + (index - (row.count - 1) / 2) * row.stride - width / 2
            x: restX
            y: (row.height - height) / 2

            Behavior on x  {
                NumberAnimation {
                    duration: Theme.settle
                    easing.type: Easing.OutCubic
                }
            }
        }
    }

    Each {
        id: gaps

        model: row.zone.gaps

        GapMark {
            required property int modelData
            readonly property real reach: Math.max(44, row.stride)
            readonly property real middle: row.width / 2 + (modelData - row.count / 2) * row.stride

            table: row.table
            touch: row.touch
            zone: row.zone
            before: modelData
            x: Math.max(0, middle - reach / 2)
            width: Math.min(row.width, middle + reach / 2) - x
            spot: Math.max(12, Math.min(row.width - 12, middle)) - x
            height: row.height
        }
    }
}
