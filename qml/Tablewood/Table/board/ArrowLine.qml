import QtQuick
import QtQuick.Shapes
import Tablewood.App

/// An arrow from one place to another. What it is for is told by its form too: an attack is broad, a block ends in a bar, a shot flies in
/// a curve, a way is pale with a wide head, a link is a line of dots.
Item {
    id: arrow

    required property arrowEntry entry
    /// Where it begins and ends, in the coordinates of what it lies on, and how far it stays away from there.
    required property point from
    required property point to
    property real fromGap: 0
    property real toGap: 0
    /// How large a space is.
    property real unit: 56

    readonly property var look: looks[entry.style] ?? looks.way
    readonly property var looks: ({
            "attack": {
                "rim": "#B3381204",
                "core": "#F08A4E",
                "breadth": 0.12,
                "bend": 0.06,
                "head": 0.26
            },
            "block": {
                "rim": "#B3101C22",
                "core": "#B9D3DC",
                "breadth": 0.08,
                "bend": 0,
                "head": 0
            },
            "shot": {
                "rim": "#B3402A00",
                "core": "#FFF3CF",
                "breadth": 0.055,
                "bend": 0.24,
                "head": 0.2
            },
            "way": {
                "rim": "#B31B2A30",
                "core": "#DCE9EE",
                "breadth": 0.09,
                "bend": 0,
                "head": 0.24
            },
            "link": {
                "rim": "#B3201C14",
                "core": "#D9C8A5",
                "breadth": 0.06,
                "bend": 0.1,
                "head": 0
            }
        })
    readonly property bool isDotted: entry.style === "link"
    readonly property real breadth: Math.max(2, look.breadth * unit)
    readonly property real length: Math.max(1, Math.hypot(to.x - from.x, to.y - from.y))
    readonly property point along: Qt.point((to.x - from.x) / length, (to.y - from.y) / length)
    readonly property point start: Qt.point(from.x + along.x * fromGap, from.y + along.y * fromGap)
    readonly property point end: Qt.point(to.x - along.x * toGap, to.y - along.y * toGap)
    readonly property point bend: {
        const reach = look.bend * Math.max(0, length - fromGap - toGap);
        return Qt.point((start.x + end.x) / 2 + along.y * reach, (start.y + end.y) / 2 - along.x * reach);
    }
    /// The direction at its end.
    readonly property point heading: {
        const x = end.x - bend.x;
        const y = end.y - bend.y;
        const far = Math.max(1, Math.hypot(x, y));
        return Qt.point(x / far, y / far);
    }
    readonly property real head: Math.max(look.head > 0 ? 7 : 0, look.head * unit)
    readonly property point neck: Qt.point(end.x - heading.x * head * 0.8, end.y - heading.y * head * 0.8)
    readonly property string shaft: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${neck.x} ${neck.y}`
    readonly property string tip: {
        const side = Qt.point(-heading.y, heading.x);
        if (look.head === 0) {
            const reach = entry.style === "block" ? unit * 0.16 : 0;
            return `M${end.x + side.x * reach} ${end.y + side.y * reach}L${end.x - side.x * reach} ${end.y - side.y * reach}`;
        }
        const back = Qt.point(end.x - heading.x * head, end.y - heading.y * head);
        const reach = head * 0.62;
        return `M${end.x} ${end.y}L${back.x + side.x * reach} ${back.y + side.y * reach}L${neck.x} ${neck.y}L${back.x - side.x * reach} ${back.y - side.y * reach}Z`;
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: entry.meaning
    Accessible.ignored: entry.meaning === ""

    Shape {
        ShapePath {
            strokeWidth: arrow.breadth + 3
            strokeColor: arrow.isDotted ? "transparent" : arrow.look.rim
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap

            PathSvg {
                path: arrow.shaft
            }
        }

        ShapePath {
            strokeWidth: arrow.look.head > 0 ? 3 : arrow.breadth + 3
            strokeColor: arrow.look.rim
            fillColor: arrow.look.rim
            joinStyle: ShapePath.RoundJoin
            capStyle: ShapePath.RoundCap

            PathSvg {
                path: arrow.tip
            }
        }

        ShapePath {
            strokeWidth: arrow.breadth
            strokeColor: arrow.look.core
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            strokeStyle: arrow.isDotted ? ShapePath.DashLine : ShapePath.SolidLine
            dashPattern: [0.1, 2]

            PathSvg {
                path: arrow.shaft
            }
        }

        ShapePath {
            strokeWidth: arrow.look.head > 0 ? 0.5 : arrow.breadth
            strokeColor: arrow.look.core
            fillColor: arrow.look.core
            joinStyle: ShapePath.RoundJoin
            capStyle: ShapePath.RoundCap

            PathSvg {
                path: arrow.tip
            }
        }
    }
}
