pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A player on the shared screen: portrait, name, score, one line of news, supply, and the backs of the hand.
Item {
    id: pillar

    required property seatEntry entry
    required property SceneModel scene
    property real unit: 1
    readonly property bool isShort: pillar.scene.seats.count > 2
    readonly property real cardUnit: (isShort ? 0.32 : 0.48) * pillar.unit
    readonly property panelEntry panel: entry.panel
    readonly property color tint: Theme.seatTint(entry.seat)
    readonly property bool hasPicture: panel.portrait.emblem !== ""
    readonly property real artHeight: (!hasPicture ? 62 : isShort ? 74 : 186) * pillar.unit
    /// Where several share a side, names stand below the picture.
    readonly property real nameY: artHeight + (isShort && hasPicture ? 2 : -46) * pillar.unit

    width: 372 * pillar.unit

    function pictureArt(): string {
        const face = pillar.panel.portrait;
        return `woodcut/${face.picture}?palette=${face.palette}&seed=${face.key}&size=.78&cy=.45&trees=1`;
    }

    Item {
        anchors.fill: parent
        visible: pillar.entry.isActive

        Glow {
            tint: Theme.seatGlow(pillar.entry.seat)
        }
    }

    Panel {
        anchors.fill: parent
        radius: 20 * pillar.unit
        level: 3
        border.width: pillar.entry.isActive ? 3 : 1
        border.color: pillar.entry.isActive ? pillar.tint : Theme.panelEdge
    }

    ArtImage {
        x: 2
        y: 2
        width: pillar.width - 4
        height: pillar.artHeight
        visible: pillar.hasPicture
        art: visible ? pillar.pictureArt() : ""
    }

    Rectangle {
        visible: pillar.hasPicture && !pillar.isShort
        y: pillar.artHeight * 0.55
        width: pillar.width
        height: pillar.artHeight * 0.46
        gradient: Gradient {
            GradientStop {
                position: 0
                color: "#001E2923"
            }
            GradientStop {
                position: 1
                color: Theme.panelTop
            }
        }
    }

    SeatToken {
        id: token

        x: 24 * pillar.unit
        y: pillar.nameY + (pillar.isShort ? 6 : 2) * pillar.unit
        size: (pillar.isShort ? 72 : 84) * pillar.unit
        seat: pillar.entry.seat
        emblem: pillar.entry.emblem
        opacity: pillar.entry.isAway ? 0.45 : 1
    }

    SharedWords {
        kind: "title"
        unit: pillar.unit
        x: 124 * pillar.unit
        y: pillar.nameY
        width: pillar.width - x - 16 * pillar.unit
        height: (pillar.isShort ? 48 : 61) * pillar.unit
        verticalAlignment: Text.AlignVCenter
        text: pillar.entry.name
        size: pillar.isShort ? 40 : 50
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(1, 26 * pillar.unit)
    }

    SharedWords {
        unit: pillar.unit
        x: 126 * pillar.unit
        y: pillar.nameY + (pillar.isShort ? 48 : 61) * pillar.unit
        width: pillar.width - x - 16 * pillar.unit
        text: pillar.entry.isAway ? qsTr("away") : pillar.entry.partner !== "" ? qsTr("%1 plays here too").arg(pillar.entry.partner) : pillar.entry.title
        size: 25
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(1, 18 * pillar.unit)
        color: pillar.entry.isAway ? Theme.dangerText : Theme.textSoft
    }

    SharedWords {
        id: score
        kind: "number"
        unit: pillar.unit

        visible: pillar.entry.hasScore
        x: 24 * pillar.unit
        y: pillar.nameY + (pillar.isShort ? 74 : 94) * pillar.unit
        text: pillar.entry.score
        size: pillar.isShort ? 76 : 148
        color: Theme.isDark ? "#FFF1CC" : Theme.text
    }

    Column {
        visible: pillar.entry.hasScore
        x: score.x + score.width + 16 * pillar.unit
        anchors.verticalCenter: score.verticalCenter

        SharedWords {
            unit: pillar.unit
            text: pillar.entry.scoreName
            size: 30
            font.weight: Font.DemiBold
            color: Theme.accentText
        }

        SharedWords {
            unit: pillar.unit
            visible: pillar.entry.target > 0
            text: qsTr("of %1").arg(pillar.entry.target)
            size: 30
            color: Theme.textSoft
        }
    }

    Column {
        x: 24 * pillar.unit
        y: score.y + (pillar.entry.hasScore ? score.height : 0) + 4 * pillar.unit
        width: pillar.width - 48 * pillar.unit
        spacing: (pillar.isShort ? 8 : 16) * pillar.unit

        ScoreLeaves {
            value: pillar.entry.score
            target: pillar.entry.target
            fresh: pillar.entry.fresh
            seat: pillar.entry.seat
            size: Math.min(17.8 * pillar.unit, parent.width / Math.max(1, pillar.entry.target) / 1.38)
        }

        Rectangle {
            visible: pillar.entry.news !== ""
            width: parent.width
            height: (pillar.isShort ? 40 : 48) * pillar.unit
            radius: height / 2
            color: "#22E9B44C"
            border.width: 1
            border.color: Theme.chosenEdge

            SharedWords {
                unit: pillar.unit
                anchors.centerIn: parent
                width: Math.min(implicitWidth, parent.width - 24 * pillar.unit)
                text: pillar.entry.news
                size: 25
                font.weight: Font.DemiBold
                color: pillar.entry.isActive ? Theme.accentText : Theme.informationText
            }
        }

        Each {
            model: pillar.isShort ? null : pillar.panel.items

            Column {
                id: supply

                required property itemEntry entry

                visible: entry.kind === "slots"
                width: pillar.width - 48 * pillar.unit
                spacing: 10 * pillar.unit

                Item {
                    width: parent.width
                    height: 44 * pillar.unit

                    SharedWords {
                        unit: pillar.unit
                        anchors.verticalCenter: parent.verticalCenter
                        text: supply.entry.label
                        size: 28
                        font.weight: Font.DemiBold
                    }

                    Row {
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: 8 * pillar.unit

                        SharedWords {
                            id: left
                            kind: "number"
                            unit: pillar.unit

                            text: supply.entry.value
                            size: 36
                            color: Theme.supplyText
                        }

                        SharedWords {
                            unit: pillar.unit
                            anchors.baseline: left.baseline
                            text: supply.entry.text
                            size: 26
                            color: Theme.textSoft
                        }
                    }
                }

                SlotTrack {
                    slotStates: supply.entry.slotStates
                    icon: supply.entry.icon
                    blockIcon: supply.entry.blockIcon
                    spacing: 12 * pillar.unit
                    size: 72 * pillar.unit
                }
            }
        }
    }

    Column {
        x: 24 * pillar.unit
        anchors.bottom: parent.bottom
        anchors.bottomMargin: (pillar.isShort ? 12 : 18) * pillar.unit
        width: pillar.width - 48 * pillar.unit
        spacing: (pillar.isShort ? 6 : 14) * pillar.unit

        Row {
            spacing: 26 * pillar.unit

            Each {
                model: pillar.panel.items

                Row {
                    id: stock

                    required property itemEntry entry

                    visible: entry.kind === "counter"
                    spacing: 8 * pillar.unit

                    Icon {
                        name: stock.entry.icon
                        width: 32 * pillar.unit
                        height: width
                        color: Theme.seatText(pillar.entry.seat)
                        anchors.verticalCenter: parent.verticalCenter
                    }

                    SharedWords {
                        kind: "number"
                        unit: pillar.unit
                        text: stock.entry.value
                        size: 32
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
            }
        }

        Each {
            model: pillar.panel.items

            Row {
                id: held

                required property itemEntry entry

                visible: entry.kind === "zone"
                spacing: 12 * pillar.unit

                Each {
                    model: held.visible ? held.entry.zone.pieces : null

                    CardChip {
                        unit: pillar.cardUnit
                    }
                }

                Each {
                    model: held.visible && held.entry.zone.pieces ? Math.max(0, held.entry.zone.count - held.entry.zone.pieces.count) : 0

                    CardBack {
                        unit: pillar.cardUnit
                        back: held.entry.zone.back
                    }
                }
            }
        }
    }
}
