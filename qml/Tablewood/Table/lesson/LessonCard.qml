pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Tablewood.App
import Tablewood.Ui

/// A leaf of parchment that explains what is marked, beside it and over nothing that is needed now. Enter reads on, Esc as well while
/// it has the keyboard; the arrows lead back to the board.
FocusScope {
    id: place

    required property TableModel table
    /// The layout of the table, or the sheet that lies over it; null for none.
    required property OpenTable layout
    required property TableSheet sheet
    /// These lie over the table and over the card.
    property var overParts: []
    /// Above this something else is said.
    property real topEdge: 0
    readonly property LessonModel lesson: table.lesson
    /// Where a vote lies over the table, what is explained of the table waits until what the vote brought has been seen. So it does
    /// until what was seen in secret has been read.
    readonly property bool isOpen: lesson.isShown && table.peek.count === 0 && hasGround()
    /// It is only to be read: Enter says that it was, wherever at the table the keyboard is, but not on the way out of all that is
    /// explained.
    readonly property bool isReading: isOpen && lesson.isForReading
    readonly property bool takesEnter: isReading && !stop.activeFocus && hasKeys()
    /// The step that is open.
    property string openStep: ""
    /// The places of all things when the card found its own.
    property string ground: ""
    /// The step and its spots then.
    property string about: ""
    /// From the card to what it is about; the same point where that is not to be seen, or something else stands between.
    property point from
    property point to
    readonly property real distance: Math.hypot(to.x - from.x, to.y - from.y)

    visible: isOpen

    /// A vote that is on, or a table that is laid.
    function hasGround(): bool {
        return place.sheet !== null ? place.sheet.canExplain : place.layout !== null;
    }

    function hasKeys(): bool {
        return place.activeFocus || (place.layout?.activeFocus ?? false) || (place.sheet?.activeFocus ?? false);
    }

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
        if (place.sheet)
            place.sheet.forceActiveFocus();
        else
            place.layout?.boardPart.takeKeys();
    }

    /// Reads on. Who has read it all gives Enter back to the button that bears it.
    function readOn(): void {
        const hadKeys = place.activeFocus;
        lesson.next();
        if (!hadKeys || lesson.isShown)
            return;
        EnterHolder.isWalking = false;
        goBack();
    }

    function common(a: rect, b: rect): rect {
        const x = Math.max(a.x, b.x);
        const y = Math.max(a.y, b.y);
        const right = Math.min(a.x + a.width, b.x + b.width);
        const foot = Math.min(a.y + a.height, b.y + b.height);
        return Qt.rect(x, y, Math.max(0, right - x), Math.max(0, foot - y));
    }

    /// As much of each item as is seen.
    function seen(items: var): var {
        const parts = [];
        for (const item of items) {
            let part = item === null ? Qt.rect(0, 0, 0, 0) : place.mapFromItem(item, 0, 0, item.width, item.height);
            for (let at = item; at !== null && at !== place.parent && part.width > 0 && part.height > 0; at = at.parent) {
                if (!at.visible || at.opacity === 0)
                    part = Qt.rect(0, 0, 0, 0);
                else if (at.clip)
                    part = common(part, place.mapFromItem(at, 0, 0, at.width, at.height));
            }
            if (part.width > 0 && part.height > 0)
                parts.push(part);
        }
        return parts;
    }

    /// Each thing to press in these.
    function buttonsIn(items: var): var {
        const buttons = [];
        for (let i = 0; i < items.length; ++i) {
            const item = items[i];
            if (!item?.visible)
                continue;
            if (item instanceof T.AbstractButton)
                buttons.push(item);
            buttons.push(...buttonsIn(item.children));
        }
        return buttons;
    }

    /// The places of all things that matter to the card.
    function things(): var {
        const isSheet = layout === null;
        const busy = [...(isSheet ? sheet.busyParts : layout.busyParts), ...overParts];
        return {
            "spots": seen(LessonSpots.items),
            "lit": isSheet ? seen([sheet.answers]) : layout.boardPart.litPlaces(place),
            "busy": seen(busy),
            "buttons": seen(buttonsIn(isSheet ? [sheet.answers, ...busy] : [...busy, ...layout.seenParts])),
            "seen": isSheet ? [] : seen([...layout.seenParts, ...(layout.seatPlates?.parts() ?? [])]),
            "boards": isSheet ? [] : seen([layout.boardPart]),
            "quiet": isSheet ? [] : seen(layout.quietParts)
        };
    }

    function lay(): void {
        if (!isOpen || width <= 0 || height <= topEdge)
            return;
        const found = things();
        const size = Qt.size(card.width, card.height);
        const room = Qt.rect(0, topEdge, width, height - topEdge);
        const now = [lesson.step, size, room, ...Object.values(found).map(parts => parts.join("; "))].join(" | ");
        if (now === ground)
            return;
        // The same words about the same stay where they are as long as that is as good.
        const what = [lesson.step, ...found.spots].join("; ");
        const at = lesson.placeFor(size, room, found, what === about ? Qt.point(card.x, card.y) : undefined);
        ground = now;
        about = what;
        card.x = at.x;
        card.y = at.y;
        const way = lesson.wayFrom(Qt.rect(at.x, at.y, size.width, size.height), found);
        from = way.length > 0 ? way[0] : at;
        to = way.length > 0 ? way[1] : at;
    }

    /// Finds its place. Where nothing is explained nothing happens.
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
        }
    }

    // Whatever moves meanwhile, the card stays beside what it is about and points there.
    Timer {
        interval: 250
        repeat: true
        running: place.isOpen
        onTriggered: place.lay()
    }

    Shortcut {
        sequences: ["Return", "Enter"]
        autoRepeat: false
        enabled: place.takesEnter
        onActivated: place.readOn()
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

        /// A sheet leaves less room at its sides, and with large words above and below.
        function wantedWidth(): real {
            if (place.sheet === null)
                return Math.min(Theme.px(308), place.width * 0.5);
            return Math.min(Theme.px(Theme.hasLargeText ? 460 : 244), place.width * 0.7);
        }

        width: wantedWidth()
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

        Keys.onEscapePressed: place.readOn()
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
                isDefault: true
                isFirst: place.takesEnter
                Accessible.description: qsTr("Reads on in what is explained")
                onClicked: place.readOn()
            }
        }
    }
}
