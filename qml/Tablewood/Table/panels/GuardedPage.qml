pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A page of a notebook that is read only while it is held: by the mouse, a finger, or Space. Closed it is the same for everybody.
/// Where more is written than fits, it is drawn up and down while it is held, or turned by the wheel and the arrow keys.
FocusScope {
    id: page

    required property panelEntry entry
    /// Held, it may grow upwards to this height.
    property real openHeight: height
    property bool isOpen: false
    readonly property color ink: Theme.ink
    readonly property string readAloud: {
        const lines = [];
        for (const item of entry.items.entries)
            lines.push(item.text);
        return Spoken.sentences(lines);
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: isOpen ? page.entry.title + ": " + page.readAloud : qsTr("%1, hold to read").arg(page.entry.title)
    Accessible.focusable: true
    Accessible.onPressAction: page.isOpen = !page.isOpen
    Keys.onPressed: event => {
        const ways = new Map([[Qt.Key_Up, -0.25], [Qt.Key_Down, 0.25], [Qt.Key_PageUp, -0.8], [Qt.Key_PageDown, 0.8], [Qt.Key_Home, -1000], [Qt.Key_End, 1000]]);
        if (event.key === Qt.Key_Space)
            page.isOpen = true;
        else if (page.isOpen && ways.has(event.key))
            page.draw(ways.get(event.key) * notes.height);
        else
            return;
        event.accepted = true;
    }
    Keys.onReleased: event => {
        if (event.key !== Qt.Key_Space || event.isAutoRepeat)
            return;
        page.isOpen = false;
        event.accepted = true;
    }
    onActiveFocusChanged: if (!activeFocus)
        page.isOpen = false
    onVisibleChanged: page.isOpen = false
    onIsOpenChanged: notes.contentY = 0

    /// Goes on by so much of what is written.
    function draw(by: real): void {
        notes.contentY = Math.max(0, Math.min(notes.contentY + by, notes.contentHeight - notes.height));
    }

    Rectangle {
        id: paper

        y: page.isOpen ? page.height - height : 0
        width: parent.width
        height: page.isOpen ? Math.max(page.height, page.openHeight) : page.height
        radius: 4
        rotation: page.isOpen ? 0 : -1.2
        antialiasing: true
        gradient: Gradient {
            GradientStop {
                position: 0
                color: page.isOpen ? Theme.parchmentTop : "#7A5A3C"
            }
            GradientStop {
                position: 1
                color: page.isOpen ? Theme.parchmentFoot : "#4A3423"
            }
        }
        border.width: page.isOpen ? 0 : 1.5
        border.color: "#A98759"

        Shadow {
            level: 2
        }

        // The pages below it.
        Rectangle {
            z: -1
            anchors.fill: parent
            anchors.leftMargin: 5
            anchors.topMargin: 4
            anchors.rightMargin: -5
            anchors.bottomMargin: -4
            radius: 4
            color: "#C9B68E"
        }

        Each {
            model: Math.max(2, Math.floor(paper.height / 46))

            Rectangle {
                required property int index

                x: 9
                y: (index + 0.5) * paper.height / Math.max(2, Math.floor(paper.height / 46)) - 5
                width: 10
                height: 10
                radius: 5
                color: page.isOpen ? "#2A2318" : "#1E150C"
            }
        }

        Rectangle {
            visible: page.isOpen
            x: 28
            width: 1
            height: parent.height
            color: "#66A23E48"
        }

        Column {
            id: head

            x: 40
            y: page.isOpen ? 10 : (paper.height - height) / 2
            width: parent.width - 52
            spacing: 3

            Heading {
                width: parent.width
                text: page.entry.title
                size: 18
                elide: Text.ElideRight
                color: page.isOpen ? page.ink : "#F5E6C4"
            }

            Row {
                width: parent.width
                spacing: 5

                Icon {
                    id: lock

                    name: "lock"
                    size: 13
                    color: hold.color
                    anchors.verticalCenter: parent.verticalCenter
                }

                BodyText {
                    id: hold

                    width: parent.width - lock.width - 5
                    text: page.isOpen ? qsTr("only you see this page") : qsTr("press and hold to read")
                    size: 12
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 11
                    elide: Text.ElideRight
                    color: page.isOpen ? "#5B4E3C" : "#E9D9B4"
                }
            }
        }

        ScrollArea {
            id: notes

            visible: page.isOpen
            x: 40
            y: head.y + head.height + 8
            width: paper.width - 54
            height: paper.height - y - 8
            contentHeight: lines.height
            barMargin: 8
            ground: Theme.parchmentFoot
            groundAbove: Theme.parchmentTop

            Column {
                id: lines

                width: parent.width
                spacing: 6

                BodyText {
                    visible: page.entry.items.count === 0
                    width: parent.width
                    text: qsTr("Nothing is written here yet.")
                    font.italic: true
                    wrapMode: Text.WordWrap
                    color: page.ink
                }

                Each {
                    model: page.entry.items

                    Row {
                        id: line

                        required property itemEntry entry

                        spacing: 8

                        Icon {
                            id: mark

                            name: line.entry.icon
                            size: 15
                            color: "#6B5636"
                        }

                        BodyText {
                            width: lines.width - mark.width - 8
                            text: line.entry.text
                            size: 13
                            font.italic: true
                            font.weight: Font.Medium
                            wrapMode: Text.WordWrap
                            color: page.ink
                        }
                    }
                }
            }
        }
    }

    FocusRing {
        visible: page.activeFocus
    }

    MouseArea {
        property real held

        anchors.fill: parent
        hoverEnabled: true
        preventStealing: true
        cursorShape: Qt.PointingHandCursor
        onPressed: mouse => {
            held = mouse.y;
            page.isOpen = true;
        }
        onPositionChanged: mouse => {
            if (!pressed)
                return;
            // Over the height of the page all of it.
            page.draw((held - mouse.y) * Math.max(1, notes.contentHeight / notes.height));
            held = mouse.y;
        }
        onWheel: wheel => {
            if (page.isOpen)
                page.draw(-wheel.angleDelta.y / 2);
            else
                wheel.accepted = false;
        }
        onReleased: page.isOpen = false
        onCanceled: page.isOpen = false
    }
}
