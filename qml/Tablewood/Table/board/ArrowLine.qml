import QtQuick
import QtQuick.Shapes
import Tablewood.App
import Tablewood.Ui

/// An arrow from one place to another. What it is for is told by its form too: an attack is broad, a block ends in a bar, a shot flies in
/// a curve, a way is pale with a wide head, a link is a line of dots; what something reaches is a short broad head, in the colour of its damage.
/// A shot says on a plate beside its target what it did.
Item {
    id: arrow

    required property arrowEntry entry
    /// Where it begins and ends, in the coordinates of what it lies on, and how far it stays away from there.
    required property real fromX
    required property real fromY
    required property real toX
    required property real toY
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
            "physical": {
                "rim": "#FFF3E8",
                "core": "#D9453A",
                "breadth": 0.12,
                "bend": 0,
                "head": 0.27
            },
            "magical": {
                "rim": "#F0F6FF",
                "core": "#3F7FD0",
                "breadth": 0.12,
                "bend": 0,
                "head": 0.27
            },
            "true": {
                "rim": "#F8F0FF",
                "core": "#8A56C4",
                "breadth": 0.12,
                "bend": 0,
                "head": 0.27
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
    readonly property bool hasPlate: entry.style === "shot" && entry.meaning !== "" && room.width > 0
    /// What it lies on, where a plate has to stay within that.
    property rect room
    readonly property real breadth: Math.max(2, look.breadth * unit)
    /// Its shaft and its tip, as paths.
    readonly property var paths: {
        const length = Math.max(1, Math.hypot(toX - fromX, toY - fromY));
        const acrossX = (toX - fromX) / length;
        const acrossY = (toY - fromY) / length;
        const away = Math.min(Math.max(0, fromGap), length * 0.45);
        const ahead = Math.min(Math.max(0, toGap), length * 0.45);
        const startX = fromX + acrossX * away;
        const startY = fromY + acrossY * away;
        const endX = toX - acrossX * ahead;
        const endY = toY - acrossY * ahead;
        const reach = look.bend * (length - away - ahead);
        const bendX = (startX + endX) / 2 + acrossY * reach;
        const bendY = (startY + endY) / 2 - acrossX * reach;
        const last = Math.max(0.1, Math.hypot(endX - bendX, endY - bendY));
        const headX = (endX - bendX) / last;
        const headY = (endY - bendY) / last;
        const head = look.head > 0 ? Math.max(7, look.head * unit) : 0;
        const neckX = endX - headX * head * 0.8;
        const neckY = endY - headY * head * 0.8;
        const shaft = `M${startX} ${startY}Q${bendX} ${bendY} ${neckX} ${neckY}`;
        if (head === 0) {
            const bar = entry.style === "block" ? unit * 0.16 : 1;
            return [shaft, `M${endX - headY * bar} ${endY + headX * bar}L${endX + headY * bar} ${endY - headX * bar}`];
        }
        const backX = endX - headX * head;
        const backY = endY - headY * head;
        const side = head * 0.62;
        return [shaft, `M${endX} ${endY}L${backX - headY * side} ${backY + headX * side}L${neckX} ${neckY}L${backX + headY * side} ${backY - headX * side}Z`];
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: entry.meaning
    Accessible.ignored: entry.meaning === ""

    Shape {
        visible: arrow.fromX !== arrow.toX || arrow.fromY !== arrow.toY

        ShapePath {
            strokeWidth: arrow.breadth + 3
            strokeColor: arrow.isDotted ? "transparent" : arrow.look.rim
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap

            PathSvg {
                path: arrow.paths[0]
            }
        }

        ShapePath {
            strokeWidth: arrow.look.head > 0 ? 3 : arrow.breadth + 3
            strokeColor: arrow.look.rim
            fillColor: arrow.look.rim
            joinStyle: ShapePath.RoundJoin
            capStyle: ShapePath.RoundCap

            PathSvg {
                path: arrow.paths[1]
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
                path: arrow.paths[0]
            }
        }

        ShapePath {
            strokeWidth: arrow.look.head > 0 ? 0.5 : arrow.breadth
            strokeColor: arrow.look.core
            fillColor: arrow.look.core
            joinStyle: ShapePath.RoundJoin
            capStyle: ShapePath.RoundCap

            PathSvg {
                path: arrow.paths[1]
            }
        }
    }

    // Its number stands at the corner of what it begins at.
    Rectangle {
        visible: arrow.entry.number > 0
        x: arrow.fromX - arrow.unit * 0.44 - width / 2
        y: arrow.fromY - arrow.unit * 0.44 - height / 2
        width: Math.max(18, arrow.unit * 0.27)
        height: width
        radius: width / 2
        color: "#F0101A16"
        border.width: 1.5
        border.color: arrow.look.core

        NumberText {
            anchors.centerIn: parent
            text: arrow.entry.number
            font.pixelSize: Math.max(11, parent.width * 0.56)
            color: "#FFF3CF"
            Accessible.ignored: true
        }
    }

    Rectangle {
        id: plate

        readonly property real space: arrow.unit * 0.62
        /// On the side of the target that the shot does not come from.
        readonly property real wantedY: arrow.fromY < arrow.toY ? arrow.toY + space : arrow.toY - space - height
        readonly property bool isOut: wantedY < arrow.room.y || wantedY + height > arrow.room.y + arrow.room.height

        visible: arrow.hasPlate
        x: Math.max(arrow.room.x, Math.min(arrow.room.x + arrow.room.width - width, arrow.toX - width / 2))
        y: isOut ? (wantedY < arrow.room.y ? arrow.toY + space : arrow.toY - space - height) : wantedY
        width: words.width + Theme.px(20)
        height: words.height + Theme.px(12)
        radius: 9
        color: "#F0101A16"
        border.width: 1.5
        border.color: arrow.look.core

        BodyText {
            id: words

            anchors.centerIn: parent
            width: Math.min(implicitWidth, Theme.px(190))
            text: arrow.entry.meaning
            size: 13
            wrapMode: Text.WordWrap
            color: "#FFF3CF"
            Accessible.ignored: true
        }
    }
}
