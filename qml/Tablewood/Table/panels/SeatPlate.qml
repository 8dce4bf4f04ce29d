pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Another seat in one line: its token, name and standing, the cards that lie before it and the backs of its hand. Framed in light
/// while it is its turn, in ember while it is in danger, grey when it is out of the game.
Item {
    id: plate

    required property panelEntry entry
    required property TableModel table
    required property TableTouch touch
    property bool isAway: false
    /// Who plays for its person besides.
    property string partner: ""
    /// Its words are so much larger than at a laptop.
    property real textUnit: 1
    /// On the screen for all.
    property bool isFromAfar: false
    readonly property bool isTurn: table.scene.turnSeat >= 0 && table.scene.turnSeat === entry.seat
    readonly property bool isInDanger: entry.mood === "danger"
    readonly property bool isGone: entry.mood === "gone"
    readonly property string helped: partner === "" ? "" : qsTr("%1 plays here too").arg(partner)
    readonly property string standing: joined([helped, entry.subtitle !== "" ? entry.subtitle : entry.news])
    readonly property var zones: [...entry.items.entries].filter(item => item.kind === "zone")
    readonly property var hand: zones.find(item => item.zone.kind === "hand") ?? null
    readonly property bool isLow: height < 60
    readonly property color dangerTop: Theme.isDark ? "#3A2016" : "#FBE6D6"
    readonly property color dangerFoot: Theme.isDark ? "#241410" : "#F2D3BC"
    readonly property color goneTop: Theme.isDark ? "#1A2224" : "#E4E3DA"
    readonly property color goneFoot: Theme.isDark ? "#121819" : "#D6D5CB"
    readonly property color goneEdge: Theme.isDark ? "#4A5A5C" : "#9AA39A"
    readonly property color edge: isInDanger ? Theme.ember : isTurn ? Theme.chosenEdge : isGone ? goneEdge : Theme.panelEdge
    /// Picks the seat.
    readonly property Item target: picking

    Accessible.role: Accessible.Pane
    Accessible.name: joined([entry.owner, entry.title, standing, isTurn ? qsTr("to play") : "", isAway ? qsTr("away") : ""])

    function joined(parts: var): string {
        return parts.filter(part => part !== "").join(", ");
    }

    LessonLight {
        isShown: plate.table.lesson.thing === "panel" && plate.table.lesson.panel === plate.entry.id
    }

    Glow {
        visible: plate.isTurn || plate.isInDanger || plate.entry.isTarget
        tint: plate.isInDanger ? "ember" : "lantern"
        opacity: 0.8
    }

    Shadow {
        level: 1
        opacity: plate.isGone ? 0.4 : 1
    }

    Rectangle {
        anchors.fill: parent
        radius: 12
        border.width: plate.isTurn || plate.isInDanger ? 2 : 1
        border.color: plate.edge
        gradient: Gradient {
            GradientStop {
                position: 0
                color: plate.isInDanger ? plate.dangerTop : plate.isGone ? plate.goneTop : Theme.panelTop
            }
            GradientStop {
                position: 1
                color: plate.isInDanger ? plate.dangerFoot : plate.isGone ? plate.goneFoot : Theme.panelFoot
            }
        }
    }

    HandPlace {
        entry: plate.entry
        table: plate.table
    }

    SeatToken {
        id: token

        visible: !plate.isGone
        x: 9
        anchors.verticalCenter: parent.verticalCenter
        seat: Math.max(0, plate.entry.seat)
        emblem: plate.entry.emblem
        size: plate.height * (plate.isLow ? 0.74 : 0.72)
        opacity: plate.isAway ? 0.45 : 1
    }

    Rectangle {
        visible: plate.isGone
        anchors.fill: token
        anchors.bottomMargin: token.height - token.width
        radius: width / 2
        color: "transparent"
        border.width: 2
        border.color: Theme.isDark ? "#66808A8C" : "#8C9A9C"

        Icon {
            anchors.centerIn: parent
            name: plate.entry.sign === "" ? "ghost" : plate.entry.sign
            width: parent.width * 0.56
            height: width
            color: Theme.isDark ? "#9DACAC" : "#5F6B6B"
        }
    }

    Column {
        x: token.x + token.width + 12
        anchors.verticalCenter: parent.verticalCenter
        width: cards.x - x - 8
        spacing: plate.isLow ? -2 : 1

        Heading {
            width: parent.width
            text: plate.entry.owner
            size: (plate.isLow ? 16 : 19) * plate.textUnit
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            elide: Text.ElideRight
            font.italic: plate.isGone
            color: plate.isGone ? Theme.textFaint : Theme.text
        }

        HandSign {
            entry: plate.entry
            isShort: true
            room: parent.width
        }

        // In the line where the hand can be taken the standing gives way; the tip has it.
        Row {
            visible: plate.standing !== "" && !plate.entry.canTakeHand
            width: parent.width
            spacing: 5

            Icon {
                id: sign

                visible: plate.entry.sign !== "" && plate.entry.subtitle !== ""
                name: plate.entry.sign
                size: 14 * plate.textUnit
                color: standing.color
                anchors.verticalCenter: parent.verticalCenter
            }

            BodyText {
                id: standing

                width: parent.width - (sign.visible ? sign.width + 5 : 0)
                text: plate.standing
                size: 12 * plate.textUnit
                elide: Text.ElideRight
                maximumLineCount: plate.isLow ? 1 : 2
                wrapMode: plate.isLow ? Text.NoWrap : Text.WordWrap
                lineHeight: 0.95
                font.weight: plate.isInDanger ? Font.DemiBold : Font.Normal
                color: plate.isInDanger ? Theme.dangerText : plate.isGone ? Theme.textFaint : Theme.textSoft
            }
        }
    }

    Row {
        id: cards

        anchors.right: parent.right
        anchors.rightMargin: plate.isFromAfar ? 10 : 14
        anchors.verticalCenter: parent.verticalCenter
        spacing: 8

        Each {
            model: plate.zones.filter(item => item.zone.kind === "row")

            Row {
                id: row

                required property itemEntry modelData

                spacing: 3

                Each {
                    model: row.modelData.zone.pieces

                    SmallCard {
                        required property int index

                        // A back that tells nothing needs no room.
                        visible: entry.face.key !== ""
                        width: visible ? 116 * unit : 0
                        table: plate.table
                        touch: plate.touch
                        unit: plate.isLow ? 0.2 : 0.25 * Math.max(1, plate.height / 90)
                        isGuarded: row.modelData.zone.isGuarded
                        hiddenName: qsTr("%1 of %2: face down, hold to look").arg(row.modelData.zone.name).arg(plate.entry.owner)
                    }
                }
            }
        }

        Each {
            model: plate.hand !== null && !plate.isGone ? [plate.hand] : []

            HandFan {
                required property itemEntry modelData

                y: (cards.height - height) / 2
                zone: modelData.zone
                touch: plate.touch
                unit: plate.isLow ? 0.2 : 0.24 * Math.max(1, plate.height / 90)
                // Seen from afar a name needs more room than the backs.
                room: plate.width * (plate.isFromAfar ? 0.17 : 0.3)
                textUnit: plate.textUnit
                hasNumber: plate.isFromAfar || zone.count > 2
            }
        }
    }

    PanelTarget {
        id: picking

        entry: plate.entry
        table: plate.table
        touch: plate.touch
    }

    HoverHandler {
        id: pointer
    }

    Tooltip {
        isBeside: true
        text: plate.joined([plate.entry.owner, plate.entry.title, plate.helped, plate.entry.subtitle, plate.entry.news])
        isShown: pointer.hovered && !plate.touch.isDetailOpen
    }
}
