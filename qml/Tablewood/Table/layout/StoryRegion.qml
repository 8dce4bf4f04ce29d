pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The log: its last lines where there is room for some, and opened all of them with the table's record, over its column and never
/// over the board.
Item {
    id: story

    required property TableModel table
    property ReplayModel replay: null
    /// The lines of the table's own panels, read above the open log.
    property var record: []
    property bool isOpen: false
    /// Where the last lines stand, from here to the foot.
    property real closedY: 0
    property real closedFoot: height
    readonly property bool hasRecord: isOpen && record.length > 0
    readonly property real leastHeight: Theme.px(84)
    readonly property Item lastLines: isOpen ? null : log
    readonly property Item all: isOpen ? log : null
    /// A line points at these spaces of that board; an empty name for none.
    signal pointed(string board, var cells, var pieces)

    Panel {
        visible: story.hasRecord
        anchors.fill: parent
        color: Theme.window
        level: 3
    }

    ScrollArea {
        id: past

        visible: story.hasRecord
        x: 14
        y: 10
        width: parent.width - 28
        height: visible ? Math.min(parent.height * 0.45, pastLines.implicitHeight) : 0
        contentHeight: pastLines.implicitHeight
        barMargin: 10

        Column {
            id: pastLines

            width: parent.width
            spacing: 4

            Each {
                model: story.hasRecord ? story.record : []

                Row {
                    id: pastLine

                    required property itemEntry modelData

                    spacing: 6

                    Icon {
                        id: pastSign

                        name: pastLine.modelData.icon
                        size: 15
                        color: Theme.textFaint
                    }

                    BodyText {
                        width: pastLines.width - pastSign.width - 6
                        text: pastLine.modelData.text
                        size: 12
                        wrapMode: Text.WordWrap
                        color: Theme.textSoft
                    }
                }
            }
        }
    }

    LogPanel {
        id: log

        readonly property real foot: story.isOpen ? story.height : story.closedFoot

        function wantedHeight(): real {
            if (story.hasRecord)
                return story.height - past.y - past.height - 8;
            return story.isOpen ? story.height : Math.max(0, story.closedFoot - story.closedY);
        }

        visible: story.isOpen || story.closedFoot - story.closedY >= story.leastHeight - 0.5
        y: foot - height
        width: story.width
        height: wantedHeight()
        level: story.hasRecord ? 1 : 2
        isOpen: story.isOpen
        table: story.table
        replay: story.replay
        onIsOpenChanged: {
            story.isOpen = isOpen;
            isOpen = Qt.binding(() => story.isOpen);
        }
        onPointed: (board, cells, pieces) => story.pointed(board, cells, pieces)

        Behavior on height  {
            enabled: story.record.length === 0

            NumberAnimation {
                duration: Theme.settle
                easing.type: Easing.OutCubic
            }
        }
    }
}
