pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What is shown over the map: what the hand holds, what is selected, the cursor of the keys, and where something is to be put right.
Item {
    id: marks

    required property MapCanvas canvas
    readonly property MapEditor editor: MapDesk.editor
    readonly property real cell: marks.canvas.cell
    readonly property bool isLaying: marks.editor.tool === MapEditor.Stamp || marks.editor.tool === MapEditor.Fill
    /// Where the hand is.
    readonly property point hand: marks.canvas.isHovered ? Qt.point(marks.canvas.hover.x, marks.canvas.hover.y) : Qt.point(marks.editor.cursor.x, marks.editor.cursor.y)
    readonly property bool isHandSeen: marks.canvas.isHovered || (marks.canvas.activeFocus && marks.canvas.isKeyed)
    readonly property var covered: {
        marks.editor.turns;
        marks.editor.isFlipped;
        return marks.isHandSeen ? marks.editor.covered(marks.hand) : [];
    }

    component Spaces: Rectangle {
        property rect spaces

        x: marks.canvas.origin.x + spaces.x * marks.cell
        y: marks.canvas.origin.y + spaces.y * marks.cell
        width: spaces.width * marks.cell
        height: spaces.height * marks.cell
        color: "transparent"
    }

    Each {
        model: marks.isLaying || marks.editor.tool === MapEditor.Eraser || marks.editor.tool === MapEditor.Way ? marks.covered.length : 0

        Spaces {
            required property int index
            readonly property point at: marks.covered[index] ?? Qt.point(0, 0)

            spaces: Qt.rect(at.x, at.y, 1, 1)
            color: marks.editor.tool === MapEditor.Eraser ? "#40D9622B" : "#38FFE3A0"
            border.width: 1.5
            border.color: marks.editor.tool === MapEditor.Eraser ? Theme.ember : "#FFE3A0"
        }
    }

    // The selection, and where it would go.
    Only {
        when: marks.editor.selection.width > 0

        Spaces {
            spaces: Qt.rect(marks.editor.selection.x + marks.editor.movedBy.x, marks.editor.selection.y + marks.editor.movedBy.y, marks.editor.selection.width, marks.editor.selection.height)
            color: "#14FFE3A0"
            border.width: 2
            border.color: "#FFE3A0"

            Each {
                model: 4

                Rectangle {
                    required property int index

                    x: index % 2 === 0 ? -4 : parent.width - 4
                    y: index < 2 ? -4 : parent.height - 4
                    width: 8
                    height: 8
                    color: "#FFF6E0"
                    border.width: 1
                    border.color: "#7A5518"
                }
            }
        }
    }

    Spaces {
        visible: marks.canvas.activeFocus && marks.canvas.isKeyed
        spaces: Qt.rect(marks.editor.cursor.x, marks.editor.cursor.y, 1, 1)
        radius: 4
        border.width: 3
        border.color: marks.canvas.isKeyStroke ? Theme.ember : "#FFE3A0"

        Rectangle {
            anchors.fill: parent
            anchors.margins: 3
            radius: 2
            color: "transparent"
            border.width: 1.5
            border.color: "#1E1A14"
        }
    }

    Each {
        model: marks.editor.faults

        Item {
            id: sign

            required property mapFaultEntry entry
            readonly property bool isGrave: entry.gravity === "fault"

            visible: entry.hasPlace && entry.gravity !== "note" && marks.cell > 16
            x: marks.canvas.origin.x + (entry.place.x + 1) * marks.cell - width * 0.7
            y: marks.canvas.origin.y + entry.place.y * marks.cell - height * 0.3
            width: Math.min(26, marks.cell * 0.42)
            height: width

            Rectangle {
                anchors.fill: parent
                radius: width / 2
                color: sign.isGrave ? "#B3382E" : "#F2C14E"
                border.width: 1.5
                border.color: "#FFF6E0"
            }

            Icon {
                anchors.centerIn: parent
                width: parent.width * 0.62
                height: width
                name: "warn"
                color: sign.isGrave ? "#FFF6E0" : "#1E1A14"
            }
        }
    }
}
