pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The common things of the table, where they lie beside the board: piles in a row, and below them the open cards and all else.
Item {
    id: supply

    required property TableModel table
    required property TableTouch touch
    /// The items of the table's own panels.
    required property var items
    /// Zones that stand on no panel lie here too.
    property bool hasLooseZones: true
    readonly property var zones: items.filter(item => item.kind === "zone").map(item => item.zone)
    readonly property var piles: zones.filter(zone => zone.kind === "pile")
    readonly property var rows: zones.filter(zone => zone.kind !== "pile").concat(hasLooseZones ? [...table.scene.looseZones.entries] : [])
    readonly property var others: items.filter(item => item.kind !== "zone")
    /// As much of it as there is.
    readonly property var drawn: [pileRow, lying]
    /// Piles are so much larger in a large window.
    property real pileWidth: 66
    readonly property real pileRoom: (width - 8 - (piles.length - 1) * pileRow.spacing) / Math.max(1, piles.length)

    Row {
        id: pileRow

        x: 2
        spacing: 10

        Each {
            model: supply.piles

            PileCard {
                required property zoneEntry modelData

                zone: modelData
                width: Math.min(supply.pileWidth, supply.pileRoom)
                table: supply.table
                touch: supply.touch
            }
        }
    }

    ScrollArea {
        y: pileRow.height + 8
        width: supply.width
        height: Math.max(0, supply.height - y)
        visible: height >= 40
        contentHeight: lying.implicitHeight
        barMargin: 10
        ground: Theme.window
        groundAbove: Theme.window

        Column {
            id: lying

            width: parent.width
            spacing: 6

            Each {
                model: supply.rows

                Column {
                    id: row

                    required property zoneEntry modelData

                    width: lying.width
                    spacing: 3

                    BodyText {
                        width: parent.width
                        text: row.modelData.name
                        size: 12
                        font.weight: Font.DemiBold
                        elide: Text.ElideRight
                        color: Theme.text
                    }

                    Item {
                        width: parent.width
                        height: 1

                        Nest {
                            nests: supply.touch?.nests ?? null
                            place: row.modelData.id

                            function spotOf(piece: int): Item {
                                return null;
                            }
                        }
                    }

                    Each {
                        model: row.modelData.pieces

                        LyingCard {
                            width: row.width
                            table: supply.table
                            touch: supply.touch
                        }
                    }
                }
            }

            Each {
                model: supply.others

                PanelItem {
                    required property itemEntry modelData

                    width: lying.width
                    entry: modelData
                    table: supply.table
                    touch: supply.touch
                }
            }
        }
    }
}
