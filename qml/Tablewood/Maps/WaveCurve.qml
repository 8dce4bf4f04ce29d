pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// How hard each round is: the squares of enemies that come, as a line, over what bots cover about.
Item {
    id: curve

    readonly property MapWaves waves: MapDesk.editor.waves
    /// Where the rounds stand above it: the middle of the first, and from one to the next.
    property real first: 0
    property real step: 60
    readonly property int most: Math.max(10, ...curve.waves.comes, ...curve.waves.covered)
    readonly property real floor: height - 8
    readonly property real ceiling: 20

    function heightOf(value: real): real {
        return curve.floor - (curve.floor - curve.ceiling) * value / curve.most;
    }

    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Squares of enemies by round")
    Accessible.description: [...curve.waves.comes].map((value, i) => qsTr("round %1: %2 come, bots cover about %3").arg(i + 1).arg(value).arg(curve.waves.covered[i] ?? 0)).join("; ")

    Canvas {
        id: lines

        anchors.fill: parent
        onPaint: {
            const pen = getContext("2d");
            pen.reset();
            const along = (values, close) => {
                pen.beginPath();
                for (let i = 0; i < values.length; ++i)
                    pen.lineTo(curve.first + i * curve.step, curve.heightOf(values[i]));
                if (close && values.length > 0) {
                    pen.lineTo(curve.first + (values.length - 1) * curve.step, curve.floor);
                    pen.lineTo(curve.first, curve.floor);
                    pen.closePath();
                }
            };
            pen.strokeStyle = String(Theme.divider);
            pen.lineWidth = 1;
            for (const value of [0, curve.most / 2, curve.most]) {
                pen.beginPath();
                pen.moveTo(curve.first - 20, curve.heightOf(value));
                pen.lineTo(curve.width, curve.heightOf(value));
                pen.stroke();
            }
            along(curve.waves.covered, true);
            pen.fillStyle = Theme.isDark ? "rgba(143,180,90,0.22)" : "rgba(76,110,40,0.18)";
            pen.fill();
            along(curve.waves.covered, false);
            pen.strokeStyle = String(Theme.goodText);
            pen.setLineDash([4, 3]);
            pen.lineWidth = 1.5;
            pen.stroke();
            pen.setLineDash([]);
            along(curve.waves.comes, false);
            pen.strokeStyle = String(Theme.isDark ? Theme.lantern : Theme.accentText);
            pen.lineWidth = 2.5;
            pen.stroke();
        }

        Connections {
            target: curve.waves

            function onChanged(): void {
                lines.requestPaint();
            }
        }

        Connections {
            target: curve

            function onStepChanged(): void {
                lines.requestPaint();
            }
            function onFirstChanged(): void {
                lines.requestPaint();
            }
        }

        Connections {
            target: Theme

            function onNameChanged(): void {
                lines.requestPaint();
            }
        }
    }

    Column {
        y: curve.ceiling - 8
        width: Math.max(0, curve.first - 26)

        BodyText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: qsTr("enemy squares")
            size: 11
            color: Theme.accentText
        }

        BodyText {
            width: parent.width
            wrapMode: Text.WordWrap
            topPadding: 8
            text: qsTr("bots cover")
            size: 11
            color: Theme.goodText
        }
    }

    Each {
        model: curve.waves.comes.length

        Item {
            required property int index
            readonly property int value: curve.waves.comes[index] ?? 0
            readonly property bool isWall: value > (curve.waves.covered[index] ?? 0)

            x: curve.first + index * curve.step
            y: curve.heightOf(value)

            Rectangle {
                x: -4
                y: -4
                width: 8
                height: 8
                radius: 4
                color: parent.isWall ? Theme.ember : Theme.window
                border.width: 2
                border.color: Theme.isDark ? Theme.lantern : Theme.accentText
            }

            NumberText {
                x: -width / 2
                y: -height - 4
                text: parent.value
                size: 12
                color: parent.isWall ? Theme.dangerText : Theme.text
            }
        }
    }
}
