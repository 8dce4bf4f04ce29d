pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Everybody else whose panel is light, in plates at both edges of the table, from the one who comes next, so that neighbours at the table are neighbours
/// here; the first half at the left.
Item {
    id: plates

    required property TableModel table
    required property TableTouch touch
    property real plateWidth: 250
    property real plateHeight: 66
    /// From one plate to the one below.
    property real pitch: plateHeight
    /// Their words are so much larger than at a laptop.
    property real textUnit: 1
    property bool isFromAfar: false
    /// Those at the right begin so much lower.
    property real rightDrop: 0
    readonly property SceneModel scene: table.scene
    readonly property int mine: [...scene.seats.entries].find(seat => seat.isYou)?.seat ?? -1
    readonly property int count: scene.seats.count - (mine >= 0 ? 1 : 0)
    readonly property int leftCount: Math.ceil(count / 2)
    readonly property real leftEnd: leftCount * pitch
    readonly property real rightEnd: rightDrop + (count - leftCount) * pitch

    /// How many come before that seat.
    function placeOf(seat: int): int {
        return (seat - plates.mine - 1 + plates.scene.seats.count) % Math.max(1, plates.scene.seats.count);
    }

    /// All that are shown.
    function parts(): var {
        const shown = [];
        for (let i = 0; i < spots.count; ++i) {
            const plate = spots.itemAt(i)?.plate ?? null;
            if (plate !== null)
                shown.push(plate);
        }
        return shown;
    }

    /// The first one that can be picked; null where none can.
    function firstTarget(): Item {
        let first = null;
        for (let i = 0; i < spots.count; ++i) {
            const plate = spots.itemAt(i)?.plate ?? null;
            if (plate?.entry.isTarget && (first === null || plates.placeOf(plate.entry.seat) < plates.placeOf(first.entry.seat)))
                first = plate;
        }
        return first?.target ?? null;
    }

    Each {
        id: spots

        model: plates.scene.otherPanels

        Item {
            id: spot

            required property panelEntry entry
            readonly property int place: plates.placeOf(entry.seat)
            readonly property bool isLeft: place < plates.leftCount
            readonly property var seat: plates?.scene.seats.entries[entry.seat]
            readonly property SeatPlate plate: only.count > 0 ? only.itemAt(0) as SeatPlate : null

            x: isLeft ? 0 : plates.width - width
            y: isLeft ? place * plates.pitch : plates.rightDrop + (place - plates.leftCount) * plates.pitch
            width: plates.plateWidth
            height: plates.plateHeight

            Only {
                id: only

                when: spot.entry.seat >= 0 && spot.entry.isLight

                SeatPlate {
                    anchors.fill: parent
                    entry: spot.entry
                    table: plates.table
                    touch: plates.touch
                    textUnit: plates.textUnit
                    isFromAfar: plates.isFromAfar
                    isAway: spot.seat?.isAway ?? false
                    partner: spot.seat?.partner ?? ""
                }
            }
        }
    }
}
