pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The fields in the middle of the table, one below the other, with the arrows between their cards. The arrow keys walk over the cards.
FocusScope {
    id: fields

    required property TableModel table
    required property TableTouch touch
    readonly property real frame: Math.max(10, height * 0.02)
    readonly property int count: rows.count
    readonly property real rowHeight: count > 0 ? (height - 2 * frame) / count : 0

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The fields")

    /// All cards, from the top left to the bottom right.
    function cards(): var {
        let items = [];
        for (let i = 0; i < rows.count; ++i)
            items = items.concat((rows.itemAt(i) as FieldRow)?.all() ?? []);
        return items;
    }

    /// Where the cards that can be pressed are for another item.
    function litPlaces(seenBy: Item): var {
        return cards().filter(card => card.entry.isLit).map(card => seenBy.mapFromItem(card, 0, 0, card.width, card.height));
    }

    /// Goes to the nearest card in a direction; false where there is none.
    function walk(across: int, down: int): bool {
        const all = cards();
        const now = all.find(card => card.activeFocus);
        if (!now) {
            const first = all.find(card => card.entry.isLit) ?? all[all.length - 1];
            first?.forceActiveFocus(Qt.TabFocusReason);
            return first !== undefined;
        }
        const middle = card => fields.mapFromItem(card, card.width / 2, card.height / 2);
        const here = middle(now);
        let best = null;
        let least = Infinity;
        for (const card of all) {
            const there = middle(card);
            const ahead = (there.x - here.x) * across + (there.y - here.y) * down;
            const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * across);
            if (card === now || ahead < 8 || (across !== 0 && aside > fields.rowHeight / 2))
                continue;
            if (ahead + 2 * aside < least) {
                least = ahead + 2 * aside;
                best = card;
            }
        }
        best?.forceActiveFocus(Qt.TabFocusReason);
        return best !== null;
    }

    /// The place of an end of an arrow in here: a card, or a whole field.
    function spotOf(end: string): rect {
        for (let i = 0; i < rows.count; ++i) {
            const row = rows.itemAt(i) as FieldRow;
            if (!row)
                continue;
            if (row.zone.id === end)
                return Qt.rect(row.x, row.y, row.width, row.height);
            const card = end.startsWith("#") ? row.cardOf(Number(end.slice(1))) as FieldCard : null;
            if (card)
                return Qt.rect(row.x + card.x, row.y + card.y, card.face.width, card.face.height);
        }
        return Qt.rect(0, 0, 0, 0);
    }

    Keys.onLeftPressed: event => event.accepted = walk(-1, 0)
    Keys.onRightPressed: event => event.accepted = walk(1, 0)
    Keys.onUpPressed: event => event.accepted = walk(0, -1)
    Keys.onDownPressed: event => event.accepted = walk(0, 1)

    Rectangle {
        anchors.fill: parent
        radius: 14
        color: "#6B4A2C"
        border.width: 1
        border.color: "#3A2614"

        Shadow {
            level: 3
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: fields.frame * 0.7
            radius: 9
            border.width: 2
            border.color: "#2A1B0E"
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: "#3B2A1E"
                }
                GradientStop {
                    position: 0.48
                    color: "#42301F"
                }
                GradientStop {
                    position: 0.52
                    color: "#33402A"
                }
                GradientStop {
                    position: 1
                    color: "#2B3A26"
                }
            }
        }
    }

    Each {
        id: rows

        model: fields.table.scene.fields

        FieldRow {
            required property zoneEntry entry
            required property int index

            x: fields.frame
            y: fields.frame + index * fields.rowHeight
            width: fields.width - 2 * fields.frame
            height: fields.rowHeight
            table: fields.table
            touch: fields.touch
            zone: entry
        }
    }

    Each {
        model: fields.table.scene.fieldArrows

        ArrowLine {
            id: arrow

            required property arrowEntry modelData
            readonly property rect begin: fields.spotOf(modelData.from)
            readonly property rect goal: fields.spotOf(modelData.to)

            /// How far the edge of a place is from its middle on the way to another.
            function edge(place: rect, other: rect): real {
                const x = other.x + other.width / 2 - place.x - place.width / 2;
                const y = other.y + other.height / 2 - place.y - place.height / 2;
                const far = Math.max(1, Math.hypot(x, y));
                return Math.min(x === 0 ? Infinity : place.width / 2 / Math.abs(x / far), y === 0 ? Infinity : place.height / 2 / Math.abs(y / far));
            }

            visible: begin.width > 0 && goal.width > 0
            entry: modelData
            unit: Math.min(fields.rowHeight * 0.45, 90)
            from: Qt.point(begin.x + begin.width / 2, begin.y + begin.height / 2)
            to: Qt.point(goal.x + goal.width / 2, goal.y + goal.height / 2)
            fromGap: edge(begin, goal) - 10
            toGap: edge(goal, begin) - 12
        }
    }
}
