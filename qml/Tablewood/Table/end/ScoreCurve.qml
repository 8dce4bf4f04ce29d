pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The scores over the match: a line a seat, told apart by dashes and the token at its end; the goal as a dotted line.
Item {
    id: chart

    required property EntryModel seats
    property list<var> points
    property int target: 0
    readonly property real leftEdge: Theme.px(34)
    readonly property real topEdge: Theme.px(34)
    readonly property real bottomEdge: height - Theme.px(38)
    readonly property real rightEdge: width - Theme.px(34)
    readonly property int highest: {
        let most = Math.max(1, target);
        for (const point of points)
            for (const score of point.scores)
                most = Math.max(most, score);
        return most;
    }

    function xOf(index: int): real {
        return leftEdge + (rightEdge - leftEdge) * index / Math.max(1, points.length - 1);
    }

    function yOf(score: real): real {
        return bottomEdge - (bottomEdge - topEdge) * score / (highest + 0.6);
    }

    /// Where the line of a seat ends.
    function lastYOf(seat: int): real {
        return yOf(points[points.length - 1].scores[seat]);
    }

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Scores over the match")
    onPointsChanged: canvas.requestPaint()
    onTargetChanged: canvas.requestPaint()

    Connections {
        target: Theme

        function onIsDarkChanged(): void {
            canvas.requestPaint();
        }
    }

    Canvas {
        id: canvas

        anchors.fill: parent
        onPaint: {
            const c = getContext("2d");
            c.reset();
            const faint = String(Theme.textFaint);
            c.font = "500 " + Theme.px(12) + "px " + Theme.bodyFamily;
            c.textBaseline = "middle";
            const stride = Math.max(1, Math.ceil(chart.highest / 8));
            for (let value = 0; value <= chart.highest; value += stride) {
                c.strokeStyle = String(Theme.divider);
                c.lineWidth = 1;
                c.beginPath();
                c.moveTo(chart.leftEdge, chart.yOf(value));
                c.lineTo(chart.rightEdge, chart.yOf(value));
                c.stroke();
                c.fillStyle = faint;
                c.textAlign = "right";
                c.fillText(String(value), chart.leftEdge - 10, chart.yOf(value));
            }
            const every = Math.max(1, Math.ceil(chart.points.length / 14));
            c.textAlign = "center";
            // The first point is how it began.
            for (let i = chart.points.length - 1; i > 0; i -= every)
                c.fillText(chart.points[i].number, chart.xOf(i), chart.bottomEdge + Theme.px(25));
            if (chart.target > 0) {
                c.setLineDash([2, 5]);
                c.strokeStyle = String(Theme.lantern);
                c.lineWidth = 1.6;
                c.beginPath();
                c.moveTo(chart.leftEdge, chart.yOf(chart.target));
                c.lineTo(chart.rightEdge, chart.yOf(chart.target));
                c.stroke();
                c.setLineDash([]);
            }
            const line = seat => {
                c.beginPath();
                for (let i = 0; i < chart.points.length; ++i) {
                    const x = chart.xOf(i);
                    const y = chart.yOf(chart.points[i].scores[seat]);
                    if (i === 0) {
                        c.moveTo(x, y);
                    } else {
                        const before = chart.yOf(chart.points[i - 1].scores[seat]);
                        const middle = (chart.xOf(i - 1) + x) / 2;
                        c.bezierCurveTo(middle, before, middle, y, x, y);
                    }
                }
            };
            for (let seat = chart.seats.count - 1; seat >= 0 && chart.points.length > 1; --seat) {
                const tint = Theme.seatTint(seat);
                line(seat);
                c.lineTo(chart.rightEdge, chart.bottomEdge);
                c.lineTo(chart.leftEdge, chart.bottomEdge);
                c.closePath();
                const wash = c.createLinearGradient(0, chart.topEdge, 0, chart.bottomEdge);
                wash.addColorStop(0, Qt.rgba(tint.r, tint.g, tint.b, 0.28));
                wash.addColorStop(1, Qt.rgba(tint.r, tint.g, tint.b, 0.03));
                c.fillStyle = wash;
                c.fill();
            }
            c.strokeStyle = faint;
            c.lineWidth = 1.2;
            c.beginPath();
            c.moveTo(chart.leftEdge, chart.bottomEdge);
            c.lineTo(chart.rightEdge, chart.bottomEdge);
            c.stroke();
            for (let seat = chart.seats.count - 1; seat >= 0 && chart.points.length > 1; --seat) {
                c.lineCap = "round";
                c.lineJoin = "round";
                line(seat);
                c.strokeStyle = Theme.isDark ? "rgba(8,12,10,.85)" : "rgba(255,250,238,.9)";
                c.lineWidth = 8;
                c.stroke();
                line(seat);
                c.strokeStyle = String(Theme.isDark ? Qt.lighter(Theme.seatTint(seat), 1.1) : Theme.seatDark(seat));
                c.lineWidth = 4;
                c.setLineDash([[], [3, 2.4], [1, 2], [5, 2, 1, 2]][seat % 4]);
                c.stroke();
                c.setLineDash([]);
            }
        }
    }

    Each {
        model: chart.points.length > 1 ? chart.seats : null

        SeatToken {
            required property seatEntry entry
            required property int index
            readonly property real line: chart.lastYOf(entry.seat)
            /// How many tokens stand at this height already; those that have the same score stand side by side.
            readonly property int before: [...chart.seats.entries].filter((other, place) => place < index && Math.abs(chart.lastYOf(other.seat) - line) < size * 0.8).length

            seat: entry.seat
            emblem: entry.emblem
            size: Theme.px(32)
            x: chart.rightEdge - size / 2 - before * size * 0.9
            y: line - size / 2
        }
    }
}
