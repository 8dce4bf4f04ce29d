pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Tablewood.App
import Tablewood.Ui

/// A line through spaces in their order: a lit vine with their numbers, or a route, pale, dashed and with a head.
Item {
    id: line

    required property BoardGeometry geometry
    required property trailEntry trail
    readonly property real cell: geometry.cell
    readonly property bool isRoute: trail.style === "route"
    readonly property int first: trail.hasStart ? 1 : 0
    readonly property var points: {
        const middles = [];
        for (const space of trail.cells)
            middles.push(geometry.middleOf(space.x, space.y));
        return middles;
    }
    /// Rounded corners: each bend is drawn from the middle of one stretch to the middle of the next.
    readonly property string path: {
        if (points.length < 2)
            return "M0 0";
        let text = "M" + points[0].x + " " + points[0].y;
        for (let i = 1; i < points.length - 1; ++i) {
            const next = Qt.point((points[i].x + points[i + 1].x) / 2, (points[i].y + points[i + 1].y) / 2);
            text += "Q" + points[i].x + " " + points[i].y + " " + next.x + " " + next.y;
        }
        const last = points[points.length - 1];
        return text + "L" + last.x + " " + last.y;
    }
    /// The head of a route, in its last space.
    readonly property string head: {
        if (!isRoute || points.length < 2)
            return "M0 0";
        const tip = points[points.length - 1];
        const before = points[points.length - 2];
        const length = Math.max(1, Math.hypot(tip.x - before.x, tip.y - before.y));
        const x = (tip.x - before.x) / length * cell;
        const y = (tip.y - before.y) / length * cell;
        return `M${tip.x + x * 0.3} ${tip.y + y * 0.3}L${tip.x - y * 0.2} ${tip.y + x * 0.2}L${tip.x + y * 0.2} ${tip.y - x * 0.2}Z`;
    }

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeWidth: line.cell * 0.15
            strokeColor: line.isRoute ? "#801B2A30" : "#A6321C00"
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin

            PathSvg {
                path: line.path
            }
        }
        ShapePath {
            strokeWidth: line.cell * 0.075
            strokeColor: line.isRoute ? "#DCE9EE" : "#FFE08A"
            strokeStyle: line.isRoute ? ShapePath.DashLine : ShapePath.SolidLine
            dashPattern: [2, 2.6]
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin

            PathSvg {
                path: line.path
            }
        }
        ShapePath {
            strokeWidth: 2
            strokeColor: line.isRoute ? "#B31B2A30" : "transparent"
            fillColor: line.isRoute ? "#DCE9EE" : "transparent"
            joinStyle: ShapePath.RoundJoin

            PathSvg {
                path: line.head
            }
        }
    }

    Each {
        model: line.trail.isNumbered ? line.points.length - line.first : 0

        Rectangle {
            required property int index

            x: line.points[index + line.first].x - width / 2
            y: line.points[index + line.first].y - height / 2
            width: line.cell * 0.37
            height: width
            radius: width / 2
            color: "#F2BE55"
            border.width: 1.2
            border.color: "#FFF0C4"

            Text {
                anchors.centerIn: parent
                text: parent.index + 1
                font.family: Theme.numberFamily
                font.weight: Font.Bold
                font.pixelSize: Math.max(8, line.cell * 0.24)
                color: Theme.ink
            }
        }
    }
}
