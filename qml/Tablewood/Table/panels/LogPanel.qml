pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The log, the newest line first. Pointing at a line points at its spaces. Opens to its whole length. Where a match is watched
/// again, what comes later is there too, fainter, and a line that is pressed leads to its move.
Panel {
    id: log

    required property TableModel table
    property ReplayModel replay: null
    property bool isOpen: false
    /// Without its heading where what holds it has one.
    property bool hasHead: true
    /// A line points at these spaces of that board; an empty name for none.
    signal pointed(string board, var cells)

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Log")

    LessonLight {
        isShown: log.table.lesson.thing === "log"
    }

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
        model: log.replay?.log ?? log.table.log
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: count > 0
        keyNavigationEnabled: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What happened")
        Accessible.focusable: activeFocusOnTab
        /// The line under the mouse.
        property Item hoveredLine: null
        onHoveredLineChanged: point()
        onActiveFocusChanged: {
            // The line that has the keyboard is seen.
            if (activeFocus)
                positionViewAtIndex(currentIndex, ListView.Contain);
            point();
        }
        onCurrentItemChanged: point()

        /// The line under the mouse, or else the one that has the keyboard, points at what it speaks of.
        function point(): void {
            const entry = hoveredLine?.entry ?? (activeFocus ? currentItem?.entry : null);
            log.pointed(entry?.board ?? "", entry?.cells ?? []);
        }

        Keys.onReturnPressed: event => event.accepted = watch(currentItem)
        Keys.onEnterPressed: event => event.accepted = watch(currentItem)
        onHeightChanged: followReplay()

        /// Leads the replay to the move of a line; false where nothing is watched again.
        function watch(line: var): bool {
            if (log.replay === null || line === null)
                return false;
            log.replay.showLine(line.entry.number);
            return true;
        }

        /// Shows the line that was told last, the first of all where there is room for a few.
        function followReplay(): void {
            if (log.replay !== null)
                positionViewAtIndex(log.replay.toldRow, log.isOpen || !log.hasHead ? ListView.Center : ListView.Beginning);
        }

        Connections {
            target: log.replay

            function onToldRowChanged(): void {
                list.followReplay();
            }
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
            /// How many lines before the last that was told; less than 0 for what comes later.
            readonly property int age: index - (log.replay?.toldRow ?? 0)
            opacity: age === 0 || pointer.hovered ? 1 : age < 0 ? 0.62 : age === 1 ? 0.92 : 0.82
            Accessible.role: Accessible.ListItem
            Accessible.name: entry.plain
            Accessible.onPressAction: list.watch(line)

            TapHandler {
                enabled: log.replay !== null
                onTapped: list.watch(line)
            }

            Rectangle {
                visible: log.replay !== null && line.age === 0
                anchors.fill: parent
                anchors.margins: -2
                radius: 5
                color: Theme.rowLit
            }

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
