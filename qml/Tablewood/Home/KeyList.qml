pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.Ui

/// The keys of the program and what they do.
Column {
    id: list

    readonly property var keys: [[qsTr("F1"), qsTr("Help")], [qsTr("Tab, arrows"), qsTr("Reach every piece, space and button")], [qsTr("Enter"), qsTr("Press what is marked, or else the button that says Enter")], [qsTr("1 to 9"), qsTr("Press the buttons of the question")], [qsTr("Space"), qsTr("Show a card or piece large; open the gate")], [qsTr("Wheel, + and −"), qsTr("Zoom the board")], [qsTr("Space and drag"), qsTr("Move the zoomed board")], [qsTr("F"), qsTr("Show the whole board")], [qsTr("P, full stop"), qsTr("Point at something, for those at other laptops; so does a long press on a space, or Alt and press")], [qsTr("H"), qsTr("Show what a bot would do")], [qsTr("L"), qsTr("Hold the board still, or let it be moved again")], [qsTr("Esc"), qsTr("Put down what you hold, or close the top layer")], [qsTr("Ctrl+Z"), qsTr("Take back")], [qsTr("Ctrl+Shift+Z"), qsTr("Bring back")], [qsTr("Ctrl+S"), qsTr("Save the match as a file of its own; it is kept anyway")], [qsTr("Ctrl+O"), qsTr("Open a match from a file")], [qsTr("Ctrl+L"), qsTr("All matches; there F2 names one, Delete removes it, Ctrl+Z brings it back")], [qsTr("Ctrl+M"), qsTr("Sound off and on")], [qsTr("In a replay"), qsTr("Left and Right go a move, with Shift a turn, Home and End to its ends; Space plays, 1 to 4 choose the speed")], [qsTr("F10"), qsTr("The shared screen: large, without hands")], [qsTr("F11"), qsTr("Fill the screen")], [qsTr("Ctrl+Q"), qsTr("Close; the match is kept")]]

    /// What the widest key needs.
    readonly property real keyWidth: metrics.font.pixelSize > 0 ? Math.max(...keys.map(key => metrics.advanceWidth(key[0]))) + 18 : 0
    readonly property bool isStacked: Theme.textScale > 1.6 || width < keyWidth + Theme.px(200)

    spacing: 2

    FontMetrics {
        id: metrics

        font.family: Theme.bodyFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.px(12)
    }

    Each {
        model: list.keys.length

        Item {
            id: row

            required property int index

            width: list.width
            height: (list.isStacked ? cap.height + words.height + 4 : Math.max(cap.height, words.height)) + 14

            Rectangle {
                id: cap

                y: 7
                width: Math.max(cap.height, keyName.implicitWidth + 18)
                height: keyName.implicitHeight + 10
                radius: 6
                color: Theme.inset
                border.width: 1
                border.color: Theme.insetEdge

                BodyText {
                    id: keyName

                    anchors.centerIn: parent
                    text: list.keys[row.index][0]
                    size: 12
                    font.weight: Font.DemiBold
                }
            }

            BodyText {
                id: words

                x: list.isStacked ? 0 : Math.max(Theme.px(150), list.keyWidth + Theme.px(14))
                y: list.isStacked ? cap.y + cap.height + 4 : 7 + (cap.height - height) / 2
                width: list.width - x
                wrapMode: Text.WordWrap
                text: list.keys[row.index][1]
                size: 14
            }

            Rectangle {
                visible: row.index < list.keys.length - 1
                anchors.bottom: parent.bottom
                width: parent.width
                height: 1
                color: Theme.divider
            }
        }
    }
}
