pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The cards or piles that lie beside the board, for everybody.
Panel {
    id: side

    required property TableModel table
    required property TableTouch touch
    property real unit: 1
    readonly property SceneModel scene: table.scene
    readonly property var commons: [...scene.panelsAtHand.entries, ...scene.otherPanels.entries].filter(panel => panel.seat < 0 && !panel.isLight)
    readonly property var items: commons.reduce((all, panel) => all.concat([...panel.items.entries]), [])
    readonly property var zones: items.filter(item => item.kind === "zone").map(item => item.zone).concat([...scene.looseZones.entries])
    readonly property string title: commons.length > 0 ? commons[0].title : rows.length > 0 ? rows[0].name : ""
    /// What decides the match is read before the cards.
    readonly property var medals: items.filter(item => item.kind === "medal")
    readonly property bool hasMedals: medals.length > 0 && piles.length === 0
    readonly property var rows: hasMedals ? [] : zones.filter(zone => zone.kind !== "pile")
    readonly property var piles: zones.filter(zone => zone.kind === "pile")
    /// Cards to read come before the piles.
    readonly property bool hasCards: rows.some(zone => zone.count > 0)
    readonly property bool showsPiles: piles.length > 1 && !hasCards

    // The steps of a run are paced there instead.
    visible: (zones.length > 0 || hasMedals) && !table.run.isOn
    radius: 18 * side.unit

    Column {
        id: stripTitle

        visible: !side.showsPiles && !side.hasMedals
        readonly property string deck: side.piles.length === 1 ? side.piles[0].count + " " + side.piles[0].name : ""

        x: 22 * side.unit
        anchors.verticalCenter: parent.verticalCenter
        width: side.hasCards ? 170 * side.unit : side.width - 44 * side.unit

        SharedWords {
            kind: "title"
            unit: side.unit
            visible: text !== ""
            width: parent.width
            text: side.title
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
        spacing: 34 * side.unit

        Each {
            model: side.hasMedals ? side.medals : []

            Row {
                id: medal

                required property itemEntry modelData

                spacing: 12 * side.unit
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.value + " " + modelData.label

                Icon {
                    name: medal.modelData.icon
                    width: 52 * side.unit
                    height: width
                    color: Theme.iconTint(medal.modelData.icon)
                    anchors.verticalCenter: parent.verticalCenter
                }

                Column {
                    SharedWords {
                        kind: "number"
                        unit: side.unit
                        text: medal.modelData.value
                        Accessible.ignored: true
                        size: 56
                    }

                    SharedWords {
                        unit: side.unit
                        text: medal.modelData.label
                        Accessible.ignored: true
                        size: 24
                        color: Theme.textSoft
                    }
                }
            }
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
        // More than fit are smaller.
        scale: Math.min(1, (side.width - x - 12 * side.unit) / Math.max(1, implicitWidth))
        transformOrigin: Item.TopLeft

        Each {
            model: side.rows

            Row {
                id: display

                required property zoneEntry modelData

                spacing: 8 * side.unit

                Each {
                    model: display.modelData.pieces

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
