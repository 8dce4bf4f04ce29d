import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The seat to play and the phase of its turn, for the whole room.
Panel {
    id: turn

    required property SceneModel scene
    property real unit: 1
    readonly property var activeSeats: [...scene.seats.entries].filter(seat => seat.isActive)
    /// The one whose turn it is; null where it is nobody's, or several act at once.
    readonly property var activeSeat: activeSeats.length === 1 ? activeSeats[0] : null

    height: 138 * turn.unit
    radius: 24 * turn.unit
    level: 3

    Rectangle {
        id: turnLight

        readonly property color tint: Theme.seatTint(turn.activeSeat?.seat ?? 0)

        visible: turn.activeSeat !== null
        anchors.fill: parent
        anchors.margins: 1
        radius: parent.radius
        gradient: Gradient {
            orientation: Gradient.Horizontal

            GradientStop {
                position: 0
                color: Qt.rgba(turnLight.tint.r, turnLight.tint.g, turnLight.tint.b, 0.53)
            }
            GradientStop {
                position: 0.6
                color: Qt.rgba(turnLight.tint.r, turnLight.tint.g, turnLight.tint.b, 0)
            }
        }
    }

    SeatToken {
        id: turnToken

        visible: turn.activeSeat !== null
        x: 22 * turn.unit
        y: 32 * turn.unit
        size: 92 * turn.unit
        seat: turn.activeSeat?.seat ?? 0
        emblem: turn.activeSeat ? turn.activeSeat.emblem : ""
    }

    SharedWords {
        kind: "title"
        unit: turn.unit
        x: (turn.activeSeat !== null ? 130 : 36) * turn.unit
        y: turnToken.y
        width: (phases.visible ? phases.x : parent.width) - x - 16 * turn.unit
        height: turnToken.height
        verticalAlignment: Text.AlignVCenter
        text: turn.scene.turn
        size: 60
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        lineHeight: 0.85
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(1, 34 * turn.unit)
        color: Theme.isDark ? "#FFF1CC" : Theme.text
    }

    PhaseRow {
        id: phases

        visible: turn.scene.phases.count > 0
        scene: turn.scene
        namesNowOnly: turn.scene.phases.count > 5
        unit: 1.8 * turn.unit / Theme.wordScale
        anchors.right: parent.right
        anchors.rightMargin: 22 * turn.unit
        y: 52 * turn.unit
    }
}
