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
    /// The arrows with the places of their ends.
    property var aimed: []
    /// They in words, so that those that are as they were are not drawn anew.
    property string drawnArrows: ""
    readonly property real rowHeight: count > 0 ? (height - 2 * frame) / count : 0

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The fields")

    /// A match is played here, and whoever sees it may walk over it.
    readonly property bool isWalked: !table.isReplay && !table.isSharedScreen

    activeFocusOnTab: isWalked
    Keys.enabled: isWalked

    /// All cards and what is attached to them, from the top left to the bottom right.
    function stops(): var {
        return shownRows().reduce((items, row) => items.concat(row.stops()), []);
    }

    /// The places between cards that can be pressed.
    function openGaps(): var {
        return shownRows().reduce((items, row) => items.concat(row.openGaps()), []);
    }

    /// Where what can be pressed is for another item.
    function litPlaces(seenBy: Item): var {
        const lit = stops().filter(stop => stop.entry.isLit).concat(openGaps(), shownRows().filter(row => row.zone.isLit));
        return lit.map(item => seenBy.mapFromItem(item, 0, 0, item.width, item.height));
    }

    /// Goes to the nearest card in a direction; false where there is none.
    function walk(across: int, down: int): bool {
        const gaps = openGaps();
        const all = stops().concat(gaps);
        const now = all.find(card => card.activeFocus);
        if (!now) {
            const first = gaps[0] ?? all.find(card => card.entry.isLit) ?? all[all.length - 1];
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

    /// The middle of an end of an arrow in here, a card or a whole field, and how far its edges are; null where it is not.
    function spotOf(end: string): var {
        for (const row of shownRows()) {
            if (row.zone.id === end)
                return [row.x + row.width / 2, row.y + row.height / 2, row.width / 2, row.height / 2];
            const card = end.startsWith("#") ? row.cardOf(Number(end.slice(1))) as FieldCard : null;
            if (card)
                return [row.x + card.restX + card.face.width / 2, row.y + card.y + card.face.height / 2, card.face.width / 2, card.face.height / 2];
        }
        return null;
    }

    function shownRows(): var {
        const items = [];
        for (let i = 0; i < rows.count; ++i)
            if (rows.itemAt(i))
                items.push(rows.itemAt(i) as FieldRow);
        return items;
    }

    /// Looks where each arrow begins and ends, once all lies where it will. It is not bound: a binding that looks at all cards
    /// makes Qt 6.4 crash.
    function aim(): void {
        const found = [...table.scene.fieldArrows].map(entry => [entry, spotOf(entry.from), spotOf(entry.to)]).filter(one => one[1] !== null && one[2] !== null).map(one => {
                const begin = one[1];
                const goal = one[2];
                const across = Math.abs(goal[0] - begin[0]);
                const down = Math.abs(goal[1] - begin[1]);
                const far = Math.max(1, Math.hypot(across, down));
                const edge = spot => far * Math.min(spot[2] / Math.max(1, across), spot[3] / Math.max(1, down));
                return {
                    "entry": one[0],
                    "begin": begin,
                    "goal": goal,
                    "fromGap": edge(begin) - 10,
                    "toGap": edge(goal) - 12
                };
            });
        const drawn = found.map(one => [one.entry.style, one.entry.meaning, one.begin, one.goal].join()).join(";");
        if (drawn !== fields.drawnArrows)
            fields.aimed = found;
        fields.drawnArrows = drawn;
    }

    // A card that was taken up goes to a field: the keys go there, and come back.
    KeyLoan {
        isOpen: fields.isWalked && fields.table.scene.isChoosingField
        onTaken: if (EnterHolder.isWalking)
            (fields.openGaps()[0] ?? fields.shownRows().find(row => row.zone.isLit))?.forceActiveFocus(Qt.TabFocusReason)
    }

    onWidthChanged: aiming.restart()
    onHeightChanged: aiming.restart()

    Connections {
        target: fields.table.scene

        function onChanged(): void {
            aiming.restart();
        }
    }

    // The cards are where they will be once all that follows has followed.
    Timer {
        id: aiming

        interval: 1
        running: true
        onTriggered: fields.aim()
    }

    Keys.onLeftPressed: event => event.accepted = walk(-1, 0)
    Keys.onRightPressed: event => event.accepted = walk(1, 0)
    Keys.onUpPressed: event => event.accepted = walk(0, -1)
    Keys.onDownPressed: event => event.accepted = walk(0, 1)
    Keys.onPressed: event => {
        const card = stops().find(one => one.activeFocus);
        event.accepted = card !== undefined && KeyMap.fits("beside", event.key, event.modifiers);
        if (event.accepted)
            table.answers.sayBesideCard(card.entry.id);
    }

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
            onLaidOut: aiming.restart()
        }
    }

    FocusRing {
        takesEnter: false
        visible: EnterHolder.isWalking && fields.Window.activeFocusItem === fields
    }

    Each {
        model: fields.aimed

        ArrowLine {
            required property var modelData

            entry: modelData.entry
            unit: Math.min(fields.rowHeight * 0.45, 90)
            fromX: modelData.begin[0]
            fromY: modelData.begin[1]
            toX: modelData.goal[0]
            toY: modelData.goal[1]
            fromGap: modelData.fromGap
            toGap: modelData.toGap
        }
    }
}
