pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A leaf of parchment that explains what is marked, beside it and over nothing that is needed now. Enter reads on while it has the
/// keyboard, Esc as well; the arrows lead back to the board.
FocusScope {
    id: place

    required property TableModel table
    /// What the table is laid out with, or the vote that lies over it; null for none.
    required property TableLayout layout
    required property BallotFrame ballot
    /// Above this something else is said.
    property real topEdge: 0
    readonly property LessonModel lesson: table.lesson
    /// Where a vote lies over the table, what is explained of the table waits until what the vote brought has been seen.
    readonly property bool isOpen: lesson.isShown && (ballot !== null ? !table.scene.ballot.isOver : layout !== null)
    /// The step that is open.
    property string openStep: ""
    /// Longer than this a line would run across what is to be read: from there on it says no more than where to look.
    readonly property real longestWay: 20
    /// From the card towards what it is about.
    property point from
    property point to
    readonly property real distance: Math.hypot(to.x - from.x, to.y - from.y)

    visible: isOpen

    /// With a new step: what is to be done is done at the board. Nothing that somebody does with the keyboard is interrupted.
    function takeKeys(): void {
        const step = isOpen ? lesson.step : "";
        if (step === openStep)
            return;
        openStep = step;
        if (step !== "" && !lesson.isForReading && place.activeFocus)
            goBack();
        else if (step !== "" && lesson.isForReading && (parent as FocusScope)?.activeFocus && EnterHolder.taker === null)
            next.forceActiveFocus(Qt.TabFocusReason);
    }

    function goBack(): void {
        (place.ballot ?? place.layout?.boardPart)?.forceActiveFocus();
    }

    function seen(item: Item): rect {
        return place.mapFromItem(item, 0, 0, item.width, item.height);
    }

    /// The point of a place that is nearest to another one.
    function nearest(area: rect, x: real, y: real): point {
        return Qt.point(Math.max(area.x, Math.min(area.x + area.width, x)), Math.max(area.y, Math.min(area.y + area.height, y)));
    }

    function lay(): void {
        if (!isOpen || width <= 0 || height <= topEdge)
            return;
        const spots = [...LessonSpots.items].map(item => seen(item));
        const boards = layout !== null ? [layout.boardPart] : [];
        const lit = layout !== null ? layout.boardPart.litPlaces(place) : [ballot.answers].filter(item => item.visible).map(item => seen(item));
        const busy = [...(layout ?? ballot).busyParts, ...(layout?.seatPlates?.parts() ?? [])].filter(item => item.visible).map(item => seen(item));
        const at = lesson.placeFor(Qt.size(card.width, card.height), Qt.rect(0, topEdge, width, height - topEdge), spots, lit, busy, boards.map(item => seen(item)));
        card.x = at.x;
        card.y = at.y;
        lead(Qt.rect(at.x, at.y, card.width, card.height), spots);
    }

    /// Leads from the card towards the nearest of what it is about.
    function lead(area: rect, spots: var): void {
        let least = Infinity;
        for (const spot of spots) {
            const start = nearest(area, spot.x + spot.width / 2, spot.y + spot.height / 2);
            const end = nearest(spot, start.x, start.y);
            const way = Math.hypot(end.x - start.x, end.y - start.y);
            if (way < least) {
                least = way;
                place.from = start;
                place.to = end;
            }
        }
        if (least === Infinity)
            place.to = place.from;
        else if (least > longestWay)
            place.to = Qt.point(from.x + (to.x - from.x) * longestWay / least, from.y + (to.y - from.y) * longestWay / least);
    }

    /// Finds its place at once, and when all has come to rest. Where nothing is explained nothing happens.
    function layAnew(): void {
        if (isOpen || openStep !== "")
            again.restart();
    }

    onIsOpenChanged: place.layAnew()
    onWidthChanged: place.layAnew()
    onHeightChanged: place.layAnew()
    onTopEdgeChanged: place.layAnew()

    Timer {
        id: again

        interval: 0
        onTriggered: {
            place.lay();
            place.takeKeys();
            rest.restart();
        }
    }

    Timer {
        id: rest

        interval: 350
        onTriggered: place.lay()
    }

    Connections {
        target: LessonSpots

        function onItemsChanged(): void {
            place.layAnew();
        }
    }

    Connections {
        target: place.table

        function onGestureChanged(): void {
            place.layAnew();
        }
    }

    Connections {
        target: place.lesson

        function onChanged(): void {
            place.layAnew();
        }
    }

    // Under the card, so that it seems to come out of it.
    Rectangle {
        visible: place.distance > 6
        x: place.from.x
        y: place.from.y - height / 2
        width: place.distance
        height: 4
        radius: 2
        color: "#F7EFDB"
        border.width: 1
        border.color: "#8C1E1A14"
        transformOrigin: Item.Left
        rotation: Math.atan2(place.to.y - place.from.y, place.to.x - place.from.x) * 180 / Math.PI

        Rectangle {
            anchors.horizontalCenter: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: 14
            height: 14
            radius: 7
            color: "#F7EFDB"
            border.width: 2
            border.color: "#5C3A00"
        }
    }

    Rectangle {
        id: card

        readonly property real most: (place.height - place.topEdge) * 0.72

        // A vote leaves less room at its sides, and with large words above and below.
        width: Math.min(Theme.px(place.ballot === null ? 308 : Theme.hasLargeText ? 460 : 244), place.width * (place.ballot === null ? 0.5 : 0.7))
        height: Math.min(most, words.implicitHeight + foot.height + 34)
        radius: 12
        border.width: 3
        border.color: "#6A4A2A"
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.parchmentTop
            }
            GradientStop {
                position: 1
                color: Theme.parchmentFoot
            }
        }
        onWidthChanged: place.layAnew()
        onHeightChanged: place.layAnew()
        Accessible.role: Accessible.AlertMessage
        Accessible.name: place.lesson.title
        Accessible.description: place.lesson.text

        Shadow {
            level: 3
        }

        // Nothing below is pressed through the card.
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.AllButtons
            onWheel: wheel => wheel.accepted = true
        }

        Keys.onEscapePressed: place.lesson.next()
        Keys.onLeftPressed: place.goBack()
        Keys.onRightPressed: place.goBack()
        Keys.onUpPressed: place.goBack()
        Keys.onDownPressed: place.goBack()

        ScrollArea {
            id: reading

            x: 14
            y: 10
            width: parent.width - 24
            height: foot.y - y - 6
            contentHeight: words.implicitHeight
            ground: Theme.parchmentFoot
            groundAbove: Theme.parchmentTop

            Column {
                id: words

                width: reading.width - 6
                spacing: 4

                Row {
                    width: parent.width
                    spacing: 8

                    Icon {
                        id: leaf

                        name: "leaf"
                        width: Math.min(Theme.px(20), 34)
                        height: width
                        color: "#4C6E28"
                        anchors.verticalCenter: parent.verticalCenter
                    }

                    Heading {
                        width: parent.width - leaf.width - 8
                        text: place.lesson.title
                        size: 17
                        wrapMode: Text.WordWrap
                        lineHeight: 0.95
                        color: Theme.ink
                    }
                }

                BodyText {
                    width: parent.width
                    text: place.lesson.text
                    size: 13.5
                    wrapMode: Text.WordWrap
                    lineHeight: 1.12
                    color: "#2E261A"
                }
            }
        }

        Item {
            id: foot

            x: 12
            y: parent.height - height - 12
            width: parent.width - 24
            height: Math.max(next.height, stop.height)

            LessonStop {
                id: stop

                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, parent.width - next.width - 10 - (number.visible ? number.width + 8 : 0))
                onClicked: place.lesson.stop()
            }

            BodyText {
                id: number

                visible: !Theme.hasLargeText
                anchors.right: next.left
                anchors.rightMargin: 10
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%1 of %2", "so many things were explained").arg(place.lesson.number).arg(place.lesson.count)
                size: 11
                color: Theme.inkSoft
            }

            WoodButton {
                id: next

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Got it")
                textSize: 13
                height: Math.max(Theme.px(32), implicitHeight - 8)
                focus: true
                Accessible.description: qsTr("Reads on in what is explained")
                onClicked: place.lesson.next()
            }
        }
    }
}
