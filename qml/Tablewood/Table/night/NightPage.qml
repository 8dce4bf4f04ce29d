pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// One calm screen for everybody while the table sits in the dark: spots in a circle, a card and a ring of seconds in the middle,
/// two lines, and what is said. Only the two lines, and in the last seconds what is on the card, differ from laptop to laptop. A
/// screen that all share has larger words and tells everybody the same.
TableSheet {
    id: page

    required property TableTouch touch
    readonly property nightEntry night: table.scene.night
    /// Words are read from farther away where people share the screen.
    readonly property real type: table.isSharedNight ? Math.max(1, Math.min(width / 1280, height / 800)) : 1
    /// The same on every laptop, whatever it is told: nothing here follows from the words.
    readonly property real wordsRoom: Math.min(Theme.px(148) * type, height * 0.42)
    readonly property real circleTop: head.y + head.height + 8
    readonly property real circleBottom: height - wordsRoom - spotNames.height - 12
    readonly property real unit: Math.max(0.2, Math.min(width / 1280, (circleBottom - circleTop) / 568))
    readonly property point middle: Qt.point(width / 2, circleTop + 270 * unit + Math.max(0, circleBottom - circleTop - 568 * unit) / 2)
    /// Where the card is: below the name of the spot over it, above the spot under it.
    readonly property point heart: Qt.point(middle.x, middle.y + Math.max(0, Math.min(spotNames.height - 56 * unit, 62 * unit)))
    readonly property real nameSize: type > 1 ? 17 * type : 15
    readonly property real spotRoom: Math.max(112 * unit, Math.min(Theme.px(120) * type, width * 0.2))
    readonly property real radiusX: Math.min(Math.max(300 * unit, Theme.px(200)), width / 2 - spotRoom / 2 - 8)
    readonly property string haltedLine: isControlled ? qsTr("The night waits until you let it go on.") : qsTr("The night waits until the host lets it go on.")
    /// The last second is dark for all.
    readonly property bool isLastSecond: table.secondsLeft <= 1
    readonly property bool isSeen: night.isTurned && !isLastSecond && !table.isHalted
    /// The part of the night for which the pointer was put back.
    property string restedAt: ""
    /// The night waits and goes on from this screen.
    property bool isControlled: false
    readonly property string goOnAction: "goOnAtNight"

    title: night.title
    homeTip: qsTr("Home; the match goes on later")
    ground: "#0B1311"
    isCalm: true
    buttons: [
        IconButton {
            visible: page.isControlled
            keyAction: "haltNight"
            tip: page.table.isHalted ? qsTr("Let the night go on") : qsTr("Let the night wait")
            icon.name: page.table.isHalted ? "playF" : "pause"
            onClicked: page.turnHalt()
        },
        IconButton {
            visible: page.isControlled && Night.speaksAtTable
            keyAction: "repeatNight"
            tip: qsTr("Say it again")
            icon.name: "refresh"
            onClicked: Night.repeatAtTable()
        }
    ]
    Keys.forwardTo: [words]

    /// Neither the pointer nor the keys stay where something was chosen.
    function rest(): void {
        if (!page.table.isSharedNight)
            return;
        Program.restPointer(page.Window.window);
        const first = spots.itemAt(0) as Item;
        if (first && page.activeFocus)
            first.forceActiveFocus(Qt.OtherFocusReason);
    }

    function press(spot: NightSpot): void {
        touch.follow(spot, spot.width / 2, 0);
        table.pressButton(spot.entry.button);
    }

    /// A dragged card goes to the spot where it is let go, or back to its own.
    function drop(spot: NightSpot, at: point): void {
        if (!spot.entry.isChosen)
            return;
        const isTooLate = table.isHalted || isLastSecond;
        for (let i = 0; i < spots.count && !isTooLate; ++i) {
            const other = spots.itemAt(i) as NightSpot;
            if (other !== spot && other.enabled && other.contains(other.mapFromItem(spot, at.x, at.y))) {
                page.press(other);
                return;
            }
        }
        table.putBack();
    }

    function turnHalt(): void {
        page.ways.halt(!page.table.isHalted);
    }

    KeyShortcut {
        action: "haltNight"
        enabled: page.isControlled && !page.table.isCovered
        onActivated: page.turnHalt()
    }

    KeyShortcut {
        action: "repeatNight"
        enabled: page.isControlled && Night.speaksAtTable && !page.table.isHalted && !page.table.isCovered
        onActivated: Night.repeatAtTable()
    }

    KeyShortcut {
        action: page.goOnAction
        enabled: page.table.canGoOn && !page.table.isCovered
        onActivated: page.table.goOn()
    }

    Component.onCompleted: rest()
    onNightChanged: if (night.place !== restedAt) {
        restedAt = night.place;
        rest();
    }
    onIsLastSecondChanged: if (isLastSecond)
        rest()

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop {
                position: 0
                color: "#060A0A"
            }
            GradientStop {
                position: 1
                color: "#0B1311"
            }
        }
    }

    FontMetrics {
        id: spotNames

        font.family: Theme.bodyFamily
        font.pixelSize: Theme.px(page.nameSize)
    }

    Heading {
        id: head

        anchors.horizontalCenter: parent.horizontalCenter
        y: 20 + page.headRoom
        width: parent.width - 2 * (page.cornerWidth + 32)
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 16
        text: page.night.title
        size: 24 * page.type
        color: "#A9B2AC"
        Accessible.role: Accessible.Heading
    }

    Rectangle {
        x: page.middle.x - width / 2
        y: page.middle.y - height / 2
        width: 2 * page.radiusX
        height: width
        radius: width / 2
        color: "transparent"
        border.color: "#14201E"
        transform: Scale {
            origin.y: page.radiusX
            yScale: 226 * page.unit / page.radiusX
        }
    }

    // One tick for each second that is left.
    Each {
        model: 60

        Rectangle {
            id: tick

            required property int index

            x: page.heart.x - width / 2
            y: page.heart.y - 118 * page.unit
            width: 2.5 * page.unit
            height: 12 * page.unit
            radius: width / 2
            color: tick.index < page.table.secondsLeft ? "#8FA0A5" : "#1B2624"
            transform: Rotation {
                angle: tick.index * 6
                origin.x: 1.25 * page.unit
                origin.y: 118 * page.unit
            }
        }
    }

    NightCard {
        x: page.heart.x - width / 2
        y: page.heart.y - height / 2
        width: 108 * page.unit
        height: 150 * page.unit
        face: page.night.card
        isShown: page.isSeen
        // The same turn on every screen, also where the moon is on both sides.
        transform: Rotation {
            id: turn

            axis.x: 0
            axis.y: 1
            axis.z: 0
            origin.x: 54 * page.unit
            angle: 0
        }

        SequentialAnimation {
            id: turning

            NumberAnimation {
                target: turn
                property: "angle"
                from: 80
                to: 0
                duration: Theme.motion(320)
                easing.type: Easing.OutCubic
            }
        }
    }

    onIsSeenChanged: turning.restart()

    Each {
        id: spots

        model: page.table.scene.nightSpots

        NightSpot {
            id: spot

            required property int index
            readonly property real angle: 2 * Math.PI * index / Math.max(1, spots.count) - Math.PI * 0.75

            x: page.middle.x + page.radiusX * Math.cos(angle) - width / 2
            y: page.middle.y + 226 * page.unit * Math.sin(angle) - 44 * page.unit
            unit: page.unit
            room: page.spotRoom
            nameSize: page.nameSize
            isWiped: page.table.isHalted || page.isLastSecond
            focus: index === 0
            KeyNavigation.right: spots.itemAt((index + 1) % spots.count)
            KeyNavigation.left: spots.itemAt((index + spots.count - 1) % spots.count)
            onClicked: if (!page.table.isHalted)
                page.press(spot)
            // A card picked up before stays where it lies.
            onTaken: if (!entry.isChosen) {
                page.table.back();
                page.press(spot);
            }
            onDropped: at => page.drop(spot, at)
        }
    }

    ScrollArea {
        id: words

        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - page.wordsRoom
        width: parent.width - Math.max(160 * page.unit, goOn.visible ? 2 * (goOn.width + 32) : 0)
        height: page.wordsRoom - 8
        contentHeight: said.height
        barMargin: 16
        ground: "#0B1311"
        groundAbove: "#0B1311"

        Column {
            id: said

            width: parent.width
            spacing: 8 * page.unit
            Accessible.role: Accessible.StaticText
            Accessible.name: line.text + " " + detail.text + " " + caption.text

            BodyText {
                id: line

                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: page.table.isHalted ? page.haltedLine : page.table.scene.promptTitle
                size: 28 * page.type
                color: page.table.isHalted ? "#E8C77A" : "#C6CFC9"
            }

            BodyText {
                id: detail

                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: page.table.isHalted ? "" : page.table.scene.promptBody
                size: 18 * page.type
                color: "#8B9690"
            }

            // The words of the voice, for people who do not hear it.
            BodyText {
                id: caption

                visible: text !== ""
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: page.table.isHalted ? "" : page.night.caption
                size: page.type > 1 ? 18 * page.type : 15
                font.italic: true
                color: page.night.isSaid ? "#C3B48E" : "#8B9690"
            }
        }
    }

    WoodButton {
        id: goOn

        visible: page.table.canGoOn
        // The words beside it keep their room: in large type it is as narrow as its own words.
        width: Math.min(implicitWidth, Math.max(narrowestWidth, parent.width * 0.12))
        x: parent.width - width - 16
        y: parent.height - height - 16
        kind: "quiet"
        text: qsTr("Go on")
        icon.name: "toEnd"
        keyHint: KeyMap.names[page.goOnAction] ?? ""
        onClicked: page.table.goOn()
    }
}
