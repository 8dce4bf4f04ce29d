pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Says whose turn it is, and shows the turns of the cycle in their order: those that are over with the sign of what was done,
/// the one that is on in the light, those to come faint.
Rectangle {
    id: pill

    required property SceneModel scene
    /// Explains the table; null where nothing is ever explained.
    property LessonModel lesson: null
    /// The table waits for who reads it.
    property bool isHeldUp: false
    /// Its words are so much larger than at a laptop.
    property real textUnit: 1
    readonly property var turns: [...scene.cycle.entries]
    readonly property int now: turns.findIndex(turn => turn.state === "now")
    readonly property string phase: [...scene.phases.entries].find(phase => phase.state === "now")?.name ?? ""
    /// The last place of the cycle, when it is the table's, is no turn of a seat.
    readonly property int seatTurns: turns.filter(turn => turn.seat >= 0).length
    readonly property real token: Math.round(height * 0.58)
    readonly property real step: Math.min(token * 1.42, (width * 0.64 - token) / Math.max(1, turns.length - 1))

    radius: height / 2
    border.width: 1
    border.color: Theme.isDark ? "#5A4632" : "#A5835A"
    gradient: Gradient {
        GradientStop {
            position: 0
            color: Theme.isDark ? "#2B2620" : "#FDF8EE"
        }
        GradientStop {
            position: 1
            color: Theme.isDark ? "#1A1713" : "#F3E9D2"
        }
    }
    Accessible.role: Accessible.Pane
    Accessible.name: scene.turn

    Shadow {
        level: 2
    }

    LessonLight {
        isShown: pill.lesson?.thing === "phases"
    }

    Column {
        id: words

        x: pill.height * 0.4
        anchors.verticalCenter: parent.verticalCenter
        width: places.x - x - pill.token * 0.55
        spacing: 0

        Heading {
            width: parent.width
            text: pill.scene.turn
            size: 21 * pill.textUnit
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 13
            elide: Text.ElideRight
            color: Theme.accentText
        }

        LessonNote {
            id: note

            width: parent.width
            isHeldUp: pill.isHeldUp
            size: 12 * pill.textUnit
        }

        BodyText {
            visible: text !== "" && !note.visible
            width: parent.width
            text: {
                const parts = [];
                if (pill.now >= 0 && pill.now < pill.seatTurns)
                    parts.push(qsTr("%1 of %2", "a turn and how many there are").arg(pill.now + 1).arg(pill.seatTurns));
                if (pill.phase !== "")
                    parts.push(pill.phase);
                return parts.join("  ·  ");
            }
            size: 12 * pill.textUnit
            elide: Text.ElideRight
            color: Theme.textSoft
        }
    }

    Rectangle {
        x: places.x
        y: (parent.height - height) / 2
        width: places.width
        height: 3
        color: Theme.isDark ? "#4A3E2C" : "#C9B388"

        Rectangle {
            width: Math.max(0, pill.now) * pill.step
            height: parent.height
            color: Theme.isDark ? "#C58F3A" : "#A8740E"
        }
    }

    Item {
        id: places

        x: pill.width - width - pill.height * 0.5
        width: pill.step * Math.max(0, pill.turns.length - 1)
        height: parent.height
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Turns")

        Each {
            model: pill.scene.cycle

            Item {
                id: place

                required property cycleEntry entry
                required property int index
                readonly property bool isNow: entry.state === "now"
                readonly property bool isSeat: entry.seat >= 0

                x: index * pill.step - width / 2
                width: pill.token
                height: pill.height
                Accessible.role: Accessible.ListItem
                Accessible.name: isNow ? qsTr("%1, now").arg(entry.name) : entry.name

                Glow {
                    visible: place.isNow
                    anchors.fill: disc
                    anchors.margins: -30
                }

                Item {
                    id: disc

                    anchors.centerIn: parent
                    width: place.isNow || !place.isSeat ? pill.token * 1.44 : pill.token
                    height: width

                    Rectangle {
                        visible: place.isNow || !place.isSeat
                        anchors.fill: parent
                        radius: width / 2
                        color: place.isSeat ? "transparent" : Theme.isDark ? "#101A14" : "#E4EBD2"
                        border.width: 2.4
                        border.color: place.isNow ? (Theme.isDark ? "#FFD98A" : "#A8740E") : "#587A4A"
                    }

                    SeatToken {
                        visible: place.isSeat
                        anchors.centerIn: parent
                        seat: Math.max(0, place.entry.seat)
                        emblem: place.entry.emblem
                        size: place.isNow ? pill.token * 1.22 : pill.token
                        opacity: place.entry.state === "next" ? 0.45 : 1
                    }

                    Icon {
                        visible: !place.isSeat
                        anchors.centerIn: parent
                        name: place.entry.icon
                        width: parent.width * 0.6
                        height: width
                        color: Theme.isDark ? "#9CC47A" : "#3F6320"
                    }
                }

                Rectangle {
                    visible: place.entry.mark !== ""
                    x: parent.width / 2 + pill.token * 0.16
                    y: parent.height / 2 + pill.token * 0.1
                    width: pill.token * 0.56
                    height: width
                    radius: width / 2
                    color: "#EFE4CC"
                    border.width: 1.5
                    border.color: "#2A2218"

                    Icon {
                        anchors.centerIn: parent
                        name: place.entry.mark
                        width: parent.width * 0.66
                        height: width
                        color: "#2A2218"
                    }
                }

                HoverHandler {
                    id: pointer
                }

                Tooltip {
                    text: place.entry.name
                    isShown: pointer.hovered
                }
            }
        }
    }
}
