pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What happened, the newest first. Pointing at a line points at its spaces. Opens to its whole length.
Panel {
    id: log

    required property TableModel table
    property bool isOpen: false
    /// Without its heading where what holds it has one.
    property bool hasHead: true
    /// A line points at these spaces of that board; an empty name for none.
    signal pointed(string board, var cells)

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Log")

    Item {
        id: head

        visible: log.hasHead
        x: 14
        y: 6
        width: parent.width - 28
        height: Theme.px(24)

        Row {
            spacing: 6
            height: parent.height

            Icon {
                name: "scroll"
                size: 17
                color: Theme.textSoft
                anchors.verticalCenter: parent.verticalCenter
            }

            Heading {
                text: qsTr("Log")
                size: 16
                anchors.verticalCenter: parent.verticalCenter
            }
        }

        Row {
            anchors.right: parent.right
            height: parent.height
            spacing: 5

            BodyText {
                text: qsTr("%n line(s)", "", log.table.log.count)
                size: 12
                color: Theme.textFaint
                anchors.verticalCenter: parent.verticalCenter
            }

            Icon {
                name: log.isOpen ? "chevD" : "chevU"
                size: 14
                color: Theme.textFaint
                anchors.verticalCenter: parent.verticalCenter
            }
        }

        activeFocusOnTab: true
        Accessible.role: Accessible.Button
        Accessible.name: log.isOpen ? qsTr("Fold the log") : qsTr("Open the log")
        Accessible.onPressAction: toggle()
        Keys.onReturnPressed: toggle()
        Keys.onEnterPressed: toggle()
        Keys.onSpacePressed: toggle()

        function toggle(): void {
            log.isOpen = !log.isOpen;
        }

        FocusRing {
            visible: head.activeFocus
        }

        MouseArea {
            anchors.fill: parent
            cursorShape: Qt.PointingHandCursor
            onClicked: head.toggle()
        }
    }

    ListView {
        id: list

        x: 14
        y: log.hasHead ? head.y + head.height + 3 : 12
        width: parent.width - 22
        height: parent.height - y - 2
        clip: true
        spacing: 2
        model: log.table.log
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        keyNavigationEnabled: true
        /// The line under the mouse.
        property Item hoveredLine: null
        onHoveredLineChanged: point()
        onActiveFocusChanged: point()
        onCurrentItemChanged: point()

        /// The line under the mouse, or else the one that has the keyboard, points at what it speaks of.
        function point(): void {
            const entry = hoveredLine?.entry ?? (activeFocus ? currentItem?.entry : null);
            log.pointed(entry?.board ?? "", entry?.cells ?? []);
        }

        delegate: Item {
            id: line

            required property logLine entry
            required property int index

            width: ListView.view.width
            height: Math.max(token.height, words.implicitHeight)
            // A line is there whole or not at all.
            readonly property bool isWhole: y >= list.contentY - 1 && y + height <= list.contentY + list.height + 1
            visible: isWhole || height > list.height || list.moving
            opacity: index === 0 || pointer.hovered ? 1 : index === 1 ? 0.92 : 0.82
            Accessible.role: Accessible.ListItem
            Accessible.name: entry.plain

            Rectangle {
                visible: pointer.hovered || (line.ListView.isCurrentItem && list.activeFocus)
                anchors.fill: parent
                anchors.margins: -2
                radius: 5
                color: Theme.rowHover
            }

            SeatToken {
                id: token

                visible: line.entry.seat >= 0
                seat: Math.max(0, line.entry.seat)
                emblem: line.entry.emblem
                size: Theme.px(17)
            }

            BodyText {
                id: words

                x: Theme.px(24)
                width: parent.width - x
                text: line.entry.text
                textFormat: Text.StyledText
                wrapMode: Text.WordWrap
                lineHeight: 1.05
            }

            HoverHandler {
                id: pointer

                onHoveredChanged: {
                    if (hovered)
                        list.hoveredLine = line;
                    else if (list.hoveredLine === line)
                        list.hoveredLine = null;
                }
            }
        }
    }
}
