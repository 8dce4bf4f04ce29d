import QtQuick
import QtQuick.Templates as T
import Tablewood.App
import Tablewood.Ui

/// The whole of a replay in one line: how the scores went, a tick for each turn in its seat's colour, a number for each round, and
/// the needle that is dragged. `name` is read aloud.
T.Slider {
    id: line

    required property ReplayModel replay
    property string name: ""
    readonly property var turns: replay.turns
    readonly property var scores: replay.scores
    readonly property real leftEdge: handle.width / 2
    readonly property real rightEdge: width - leftEdge
    readonly property real labelHeight: Theme.px(15)
    readonly property int highest: Math.max(1, ...scores.map(mark => Math.max(...mark.scores)))

    function xOf(position: real): real {
        return leftEdge + (rightEdge - leftEdge) * position / Math.max(1, replay.last);
    }

    implicitHeight: Math.min(64, Theme.px(42)) + labelHeight
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    from: 0
    to: Math.max(1, replay.last)
    stepSize: 1
    value: replay.position
    onMoved: replay.position = value

    Accessible.role: Accessible.Slider
    Accessible.name: name
    onTurnsChanged: canvas.requestPaint()

    Connections {
        target: Theme

        function onIsDarkChanged(): void {
            canvas.requestPaint();
        }
        function onTextScaleChanged(): void {
            canvas.requestPaint();
        }
        function onSeatPaletteChanged(): void {
            canvas.requestPaint();
        }
    }

    background: Item {
        Rectangle {
            width: parent.width
            height: parent.height - line.labelHeight
            radius: 8
            color: Theme.inset
            border.width: 1
            border.color: Theme.insetEdge
        }

        // The part watched so far.
        Rectangle {
            x: line.leftEdge
            y: 1
            width: line.xOf(line.replay.position) - x
            height: parent.height - line.labelHeight - 2
            color: Theme.rowLit
        }

        Canvas {
            id: canvas

            anchors.fill: parent
            onPaint: {
                const c = getContext("2d");
                c.reset();
                const foot = height - line.labelHeight;
                c.font = "500 " + Theme.px(11) + "px " + Theme.bodyFamily;
                c.textBaseline = "middle";
                c.textAlign = "center";
                // Every number, every second, fifth and so on has room.
                const numbers = line.turns.filter(turn => turn.number !== "");
                const room = c.measureText("00").width + Theme.px(10);
                const stride = [1, 2, 5, 10, 20, 50, 100].find(every => every * (line.rightEdge - line.leftEdge) >= numbers.length * room) ?? 1000;
                for (const turn of line.turns) {
                    const x = Math.round(line.xOf(turn.position)) + 0.5;
                    c.lineWidth = 1.5;
                    c.strokeStyle = String(turn.seat < 0 ? Theme.textFaint : Theme.seatTint(turn.seat));
                    c.beginPath();
                    c.moveTo(x, foot - 8);
                    c.lineTo(x, foot - 1);
                    c.stroke();
                    if (!turn.isMoment)
                        continue;
                    c.lineWidth = 1;
                    c.strokeStyle = String(Theme.divider);
                    c.beginPath();
                    c.moveTo(x, 2);
                    c.lineTo(x, foot - 8);
                    c.stroke();
                    if (turn.number !== "" && Number(turn.number) % stride === 0) {
                        c.fillStyle = String(Theme.textFaint);
                        c.fillText(turn.number, Math.min(x, width - c.measureText(turn.number).width / 2), foot + line.labelHeight / 2 + 1);
                    }
                }
                const yOf = score => foot - 10 - (foot - 18) * Math.max(0, score) / line.highest;
                const seats = line.scores.length > 0 ? line.scores[0].scores.length : 0;
                for (let seat = seats - 1; seat >= 0; --seat) {
                    let y = yOf(line.scores[0].scores[seat]);
                    c.beginPath();
                    c.moveTo(line.xOf(0), y);
                    for (const mark of line.scores) {
                        // A score stays until it changes.
                        c.lineTo(line.xOf(mark.position), y);
                        y = yOf(mark.scores[seat]);
                        c.lineTo(line.xOf(mark.position), y);
                    }
                    c.lineTo(line.xOf(line.replay.last), y);
                    c.lineJoin = "round";
                    c.strokeStyle = String(Theme.isDark ? Qt.lighter(Theme.seatTint(seat), 1.1) : Theme.seatDark(seat));
                    c.lineWidth = 2;
                    c.setLineDash([[], [3, 2.4], [1, 2], [5, 2, 1, 2]][seat % 4]);
                    c.stroke();
                    c.setLineDash([]);
                }
            }
        }
    }

    handle: Item {
        x: line.visualPosition * (line.width - width)
        width: 20
        height: line.height - line.labelHeight

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: 3
            height: parent.height
            radius: 1.5
            color: Theme.isDark ? Theme.lantern : Theme.chosenEdge
        }

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            y: -4
            width: 16
            height: 16
            radius: 8
            color: Theme.isDark ? Theme.lit : Theme.goldTop
            border.width: 2
            border.color: Theme.goldUnder
        }

        FocusRing {
            takesEnter: false
            visible: line.visualFocus
        }
    }

    HoverHandler {
        id: pointer
    }

    Item {
        readonly property real share: (pointer.point.position.x - line.leftEdge) / Math.max(1, line.rightEdge - line.leftEdge)
        readonly property int position: Math.round(share * line.replay.last)

        x: line.xOf(position)
        width: 1
        height: line.height

        Tooltip {
            text: qsTr("Move %1").arg(Math.max(0, Math.min(line.replay.last, parent.position)))
            isShown: pointer.hovered
        }
    }
}
