pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What lies beside the board for everybody: cards to read, or piles.
Panel {
    id: side

    required property TableModel table
    required property TableTouch touch
    property real unit: 1
    readonly property var strip: [...side.table.scene.otherPanels.entries].find(panel => panel.seat < 0) ?? null

    readonly property var zones: [...(strip?.items.entries ?? [])].filter(item => item.kind === "zone").map(item => item.zone)
    readonly property var piles: zones.filter(zone => zone.kind === "pile")
    /// What lies there to be read comes before the piles.
    readonly property bool hasCards: zones.some(zone => zone.kind !== "pile" && zone.count > 0)

    readonly property bool showsPiles: piles.length > 1 && !hasCards

    visible: strip !== null
    radius: 18 * side.unit

    Column {
        id: stripTitle

        visible: !side.showsPiles
        readonly property string deck: side.piles.length === 1 ? side.piles[0].count + " " + side.piles[0].name : ""

        x: 22 * side.unit
        anchors.verticalCenter: parent.verticalCenter
        width: 170 * side.unit

        SharedWords {
            kind: "title"
            unit: side.unit
            width: parent.width
            text: side.strip ? side.strip.title : ""
            size: 30
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            lineHeight: 0.95
        }

        SharedWords {
            unit: side.unit
            width: parent.width
            text: stripTitle.deck
            size: 24
            color: Theme.textSoft
        }
    }

    Row {
        anchors.centerIn: parent
        spacing: 26 * side.unit

        Each {
            model: side.showsPiles ? side.piles : []

            PileCard {
                required property zoneEntry modelData

                zone: modelData
                hasName: false
                textUnit: 1.9 * side.unit / Theme.wordScale
                width: Math.min(62 * side.unit, (side.width - 44 * side.unit) / side.piles.length - 26 * side.unit)
                table: side.table
                touch: side.touch
            }
        }
    }

    Row {
        x: stripTitle.x + stripTitle.width + 8 * side.unit
        y: 8 * side.unit
        spacing: 0

        Each {
            model: side.strip ? side.strip.items : null

            Row {
                id: display

                required property itemEntry entry

                visible: entry.kind === "zone" && entry.zone.kind !== "pile"
                spacing: 8 * side.unit

                Each {
                    model: display.visible ? display.entry.zone.pieces : null

                    Column {
                        id: card

                        required property pieceEntry entry

                        CardChip {
                            anchors.horizontalCenter: parent.horizontalCenter
                            entry: card.entry
                            unit: 0.51 * side.unit
                        }

                        SharedWords {
                            unit: side.unit
                            width: 88 * side.unit
                            horizontalAlignment: Text.AlignHCenter
                            text: card.entry.name
                            size: 24
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Math.max(1, 17 * side.unit)
                        }
                    }
                }
            }
        }
    }
}
