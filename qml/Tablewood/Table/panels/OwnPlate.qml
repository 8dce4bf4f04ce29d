pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The viewer's own seat: token, name, how it stands, and the cards that lie before it, which nobody who looks over a shoulder sees.
Item {
    id: plate

    required property panelEntry entry
    required property TableModel table
    required property TableTouch touch
    readonly property bool isTurn: table.scene.turnSeat >= 0 && table.scene.turnSeat === entry.seat
    readonly property var rows: [...entry.items.entries].filter(item => item.kind === "zone" && item.zone.kind === "row")

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("%1, you").arg(entry.owner)
    Accessible.description: entry.hasHand ? qsTr("You play for %1").arg(entry.owner) : ""

    LessonLight {
        isShown: plate.table.lesson.thing === "panel" && plate.table.lesson.panel === plate.entry.id
    }

    Glow {
        visible: plate.isTurn || plate.entry.mood === "danger" || plate.entry.isTarget
        tint: plate.entry.mood === "danger" ? "ember" : "lantern"
        opacity: 0.7
    }

    Panel {
        anchors.fill: parent
        border.width: plate.isTurn || plate.entry.hasHand || plate.entry.mood === "danger" ? 2 : 1
        border.color: plate.entry.mood === "danger" ? Theme.ember : plate.isTurn || plate.entry.hasHand ? Theme.chosenEdge : Theme.panelEdge
    }

    SeatToken {
        id: token

        x: 14
        anchors.verticalCenter: parent.verticalCenter
        seat: Math.max(0, plate.entry.seat)
        emblem: plate.entry.emblem
        size: Math.min(64, plate.height * 0.54)
        opacity: plate.entry.mood === "gone" ? 0.45 : 1
    }

    Column {
        x: token.x + token.width + 12
        anchors.verticalCenter: parent.verticalCenter
        width: cards.x - x - 8
        spacing: 2

        Heading {
            width: parent.width
            text: plate.entry.owner
            size: 23
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 13
            elide: Text.ElideRight
            font.italic: plate.entry.mood === "gone"
        }

        BodyText {
            width: parent.width
            text: plate.entry.subtitle === "" ? qsTr("you") : qsTr("you, %1", "how your seat stands").arg(plate.entry.subtitle)
            size: 13
            wrapMode: Text.WordWrap
            maximumLineCount: 4
            elide: Text.ElideRight
            lineHeight: 0.98
            color: plate.entry.mood === "danger" ? Theme.dangerText : Theme.textSoft
        }

        HandSign {
            entry: plate.entry
            room: parent.width
        }
    }

    Row {
        id: cards

        anchors.right: parent.right
        anchors.rightMargin: 16
        anchors.top: parent.top
        anchors.topMargin: -16
        spacing: 6

        Each {
            model: plate.rows

            Row {
                id: row

                required property itemEntry modelData

                spacing: 4

                Each {
                    model: row.modelData.zone.pieces

                    Column {
                        id: place

                        required property pieceEntry entry

                        spacing: 8

                        SmallCard {
                            entry: place.entry
                            table: plate.table
                            touch: plate.touch
                            unit: 0.53
                            rotation: row.modelData.zone.isGuarded ? 4 : 0
                            isGuarded: row.modelData.zone.isGuarded
                            hiddenName: qsTr("%1: face down, hold to look").arg(row.modelData.zone.name)
                        }

                        BodyText {
                            width: Theme.px(118)
                            anchors.horizontalCenter: parent.horizontalCenter
                            horizontalAlignment: Text.AlignHCenter
                            text: row.modelData.zone.isGuarded ? qsTr("%1,\nhold to look").arg(row.modelData.zone.name) : place.entry.name
                            size: 11
                            wrapMode: Text.WordWrap
                            maximumLineCount: 2
                            elide: Text.ElideRight
                            lineHeight: 0.95
                            color: Theme.textFaint
                        }
                    }
                }
            }
        }
    }

    PanelTarget {
        entry: plate.entry
        table: plate.table
        touch: plate.touch
    }
}
