pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What happened since the viewer acted last, a line for each player, and the log, the newest line first. Pointing at a line points at its spaces and pieces. What is a detail is folded up with its line until that is
/// pressed. Opens to its whole length. Where a match is watched again, what comes later is there too, fainter, and a line that is pressed
/// leads to its move.
Panel {
    id: log

    required property TableModel table
    property ReplayModel replay: null
    property bool isOpen: false
    /// Without its heading where what holds it has one.
    property bool hasHead: true
    /// A line points at these spaces of that board, with an empty name for none, and at these pieces.
    signal pointed(string board, var cells, var pieces)

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
                text: recap.visible ? qsTr("Since your move") : qsTr("Log")
                size: 16
                anchors.verticalCenter: parent.verticalCenter
            }
        }

        Row {
            anchors.right: parent.right
            height: parent.height
            spacing: 5

            BodyText {
                visible: !recap.visible
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

    RecapLines {
        id: recap

        visible: log.replay === null && log.table.recap.count > 0
        x: 14
        y: log.hasHead ? head.y + head.height + 3 : 12
        width: parent.width - 28
        readonly property real rest: parent.height - y
        // Some of the log stays in sight below it where there is room for both.
        roomHeight: Math.max(rest * 0.6, Math.min(rest - 8, Theme.px(96)))
        table: log.table
    }

    ListView {
        id: list

        x: 14
        y: recap.visible ? recap.y + recap.height + 8 : log.hasHead ? head.y + head.height + 3 : 12
        width: parent.width - 22
        height: Math.max(0, parent.height - y - 2)
        clip: true
        spacing: 2
        model: log.replay?.log ?? log.table.log
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: count > 0
        keyNavigationEnabled: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What happened")
        Accessible.focusable: activeFocusOnTab
        /// The numbers of the lines whose details are read.
        property var unfolded: []
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
            log.pointed(entry?.board ?? "", entry?.cells ?? [], entry?.pieces ?? []);
        }

        Keys.onReturnPressed: event => event.accepted = press(currentItem)
        Keys.onEnterPressed: event => event.accepted = press(currentItem)
        onHeightChanged: followReplay()
        // After a taking back the same numbers are other lines.
        onCountChanged: {
            const last = [...model.entries].find(line => line.number > 0)?.number ?? 0;
            if (unfolded.some(number => number > last))
                unfolded = unfolded.filter(number => number <= last);
        }

        /// Leads a replay to the move of a line, and shows its details or folds them up; false where there is nothing to do.
        function press(line: var): bool {
            if (line === null || (log.replay === null && !line.isFoldable))
                return false;
            if (line.isFoldable)
                fold(line.entry.number, line.index);
            log.replay?.showLine(line.entry.number);
            return true;
        }

        function fold(number: int, index: int): void {
            list.unfolded = list.unfolded.includes(number) ? list.unfolded.filter(other => other !== number) : [...list.unfolded, number];
            list.forceLayout();
            list.positionViewAtIndex(index, ListView.Contain);
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
            height: Math.max(token.height, words.implicitHeight) + (isUnfolded ? details.implicitHeight + 3 : 0)
            readonly property bool isFoldable: entry.details.length > 0
            readonly property bool isUnfolded: isFoldable && list.unfolded.includes(entry.number)
            Component.onCompleted: ItemKeeper.keep(line)
            // A line is there whole or not at all.
            readonly property bool isWhole: y >= list.contentY - 1 && y + height <= list.contentY + list.height + 1
            visible: isWhole || height > list.height || list.moving
            /// How many lines before the last that was told; less than 0 for what comes later.
            readonly property int age: index - (log.replay?.toldRow ?? 0)
            opacity: age === 0 || pointer.hovered ? 1 : age < 0 ? 0.62 : age === 1 ? 0.92 : 0.82
            Accessible.role: Accessible.ListItem
            Accessible.name: line.isUnfolded ? Spoken.sentences([entry.plain, ...[...entry.details].map(detail => detail.plain)]) : entry.plain
            Accessible.description: !line.isFoldable ? "" : line.isUnfolded ? qsTr("Its details are shown; Enter folds them") : qsTr("%n detail(s) more; Enter shows them", "", entry.details.length)
            Accessible.onPressAction: list.press(line)

            TapHandler {
                enabled: log.replay !== null || line.isFoldable
                onTapped: list.press(line)
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
                width: parent.width - x - (line.isFoldable ? more.width + 6 : 0)
                text: line.entry.text
                textFormat: Text.StyledText
                wrapMode: Text.WordWrap
                lineHeight: 1.05
            }

            Row {
                id: more

                visible: line.isFoldable
                x: parent.width - width - 4
                height: token.height
                spacing: 3

                NumberText {
                    text: line.entry.details.length
                    size: 12
                    color: Theme.text
                    anchors.verticalCenter: parent.verticalCenter
                }

                Icon {
                    name: line.isUnfolded ? "chevU" : "chevD"
                    size: 12
                    color: Theme.textFaint
                    anchors.verticalCenter: parent.verticalCenter
                }
            }

            Column {
                id: details

                visible: line.isUnfolded
                x: words.x + 8
                y: Math.max(token.height, words.implicitHeight) + 2
                width: parent.width - x
                spacing: 1

                Each {
                    model: line.isUnfolded ? line.entry.details : []

                    BodyText {
                        id: detail

                        required property logLine modelData
                        readonly property logLine entry: modelData

                        width: details.width
                        text: entry.text
                        size: 12
                        textFormat: Text.StyledText
                        wrapMode: Text.WordWrap
                        color: Theme.textSoft

                        HoverHandler {
                            onHoveredChanged: {
                                if (hovered)
                                    list.hoveredLine = detail;
                                else if (list.hoveredLine === detail)
                                    list.hoveredLine = pointer.hovered ? line : null;
                            }
                        }
                    }
                }
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
