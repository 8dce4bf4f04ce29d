pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Tablewood.App
import Tablewood.Ui

/// Leads through a match that is watched again: the timeline, where we are in it, the buttons, the speed and whose view it is.
Panel {
    id: bar

    required property ReplayModel replay
    readonly property SceneModel scene: replay.table?.scene ?? null
    readonly property list<real> speeds: [0.5, 1, 2, 4]
    readonly property real side: Math.min(64, Math.max(44, Theme.px(40)))
    /// The place, read aloud and shown in the middle.
    readonly property string move: qsTr("Move %1 of %2").arg(replay.position).arg(replay.last)
    readonly property string time: scene === null ? "" : scene.moment === "" ? scene.turn : scene.turn + " · " + scene.moment
    /// The choices stand below the steps where they have no room beside them; the words above, where they have none between.
    readonly property bool isStacked: steps.width + choices.width + 48 > width
    readonly property bool isTight: !isStacked && width - steps.width - choices.width - 76 < words.wholeWidth
    readonly property real wordsY: timeline.y + timeline.height + 4
    readonly property real stepsY: isTight ? wordsY + words.height + 6 : wordsY + 2
    signal closeWanted

    level: 3
    implicitHeight: (isStacked ? choices.y + choices.height : steps.y + steps.height) + 12
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Replay")

    function togglePlay(): void {
        replay.isPlaying = !replay.isPlaying;
    }

    function chooseSpeed(index: int): void {
        replay.speed = speeds[Math.max(0, Math.min(speeds.length - 1, index))];
    }

    /// Does what a key means where nothing else took it; false for other keys.
    function takeKey(event: var): bool {
        const deeds = {
            "replayPlay": () => togglePlay(),
            "replayBack": () => replay.step(-1),
            "replayOn": () => replay.step(1),
            "replayTurnBack": () => replay.turn(-1),
            "replayTurnOn": () => replay.turn(1),
            "replayStart": () => replay.position = 0,
            "replayEnd": () => replay.position = replay.last,
            "replayFaster": () => chooseSpeed(speeds.indexOf(replay.speed) + 1),
            "replaySlower": () => chooseSpeed(speeds.indexOf(replay.speed) - 1)
        };
        for (const action in deeds) {
            if (KeyMap.fits(action, event.key, event.modifiers)) {
                deeds[action]();
                return true;
            }
        }
        const isSpeed = event.key >= Qt.Key_1 && event.key <= Qt.Key_4;
        if (isSpeed)
            chooseSpeed(event.key - Qt.Key_1);
        return isSpeed;
    }

    // Nothing behind it is touched through it.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }

    ReplayTimeline {
        id: timeline

        x: 10
        y: 6
        width: parent.width - 20
        replay: bar.replay
        name: bar.move + ", " + bar.time
        Keys.priority: Keys.BeforeItem
        Keys.onPressed: event => event.accepted = bar.takeKey(event)
    }

    Item {
        id: words

        readonly property real wholeWidth: Math.max(when.implicitWidth, count.implicitWidth)
        readonly property bool isLine: bar.isTight && when.implicitWidth + 16 + count.implicitWidth <= width

        x: bar.isTight ? 16 : steps.x + steps.width + 16
        y: bar.isTight ? bar.wordsY : steps.y + (steps.height - height) / 2
        width: (bar.isTight || bar.isStacked ? bar.width - 16 : choices.x - 16) - x
        height: isLine ? when.height : count.y + count.height

        Heading {
            id: when

            visible: text !== ""
            width: Math.min(implicitWidth, parent.width)
            text: bar.time
            size: 17
            elide: Text.ElideRight
            color: Theme.isDark ? "#FFE9B8" : Theme.accentText
        }

        BodyText {
            id: count

            x: words.isLine ? parent.width - width : 0
            y: words.isLine ? (when.height - height) / 2 : when.visible ? when.height : 0
            width: Math.min(implicitWidth, parent.width)
            text: bar.move
            size: 13
            elide: Text.ElideRight
            color: Theme.textSoft
        }
    }

    Row {
        id: steps

        x: 14
        y: bar.stepsY
        spacing: 6

        Step {
            icon.name: "toStart"
            keyAction: "replayStart"
            tip: qsTr("To the beginning")
            enabled: bar.replay.position > 0
            onClicked: bar.replay.position = 0
        }

        Step {
            icon.name: "turnBack"
            keyAction: "replayTurnBack"
            tip: qsTr("A turn back")
            enabled: bar.replay.position > 0
            autoRepeat: true
            onClicked: bar.replay.turn(-1)
        }

        Step {
            icon.name: "chevL"
            keyAction: "replayBack"
            tip: qsTr("A move back")
            enabled: bar.replay.position > 0
            autoRepeat: true
            onClicked: bar.replay.step(-1)
        }

        Step {
            width: bar.side * 1.3
            kind: "gold"
            icon.name: bar.replay.isPlaying ? "pause" : "playF"
            keyAction: "replayPlay"
            tip: bar.replay.isPlaying ? qsTr("Pause") : qsTr("Play")
            enabled: bar.replay.last > 0
            onClicked: bar.togglePlay()
        }

        Step {
            icon.name: "chevR"
            keyAction: "replayOn"
            tip: qsTr("A move on")
            enabled: bar.replay.position < bar.replay.last
            autoRepeat: true
            onClicked: bar.replay.step(1)
        }

        Step {
            icon.name: "turnOn"
            keyAction: "replayTurnOn"
            tip: qsTr("A turn on")
            enabled: bar.replay.position < bar.replay.last
            autoRepeat: true
            onClicked: bar.replay.turn(1)
        }

        Step {
            icon.name: "toEnd"
            keyAction: "replayEnd"
            tip: qsTr("To the end")
            enabled: bar.replay.position < bar.replay.last
            onClicked: bar.replay.position = bar.replay.last
        }
    }

    component Step: IconButton {
        width: bar.side
        height: bar.side
        focusPolicy: Qt.TabFocus
    }

    Row {
        id: choices

        x: bar.width - width - 14
        y: bar.isStacked ? steps.y + steps.height + 10 : steps.y
        height: bar.side
        spacing: 12

        // The eyes to see with: everybody's, then each seat's that may be chosen.
        Row {
            anchors.verticalCenter: parent.verticalCenter
            visible: eyes.count > 1
            spacing: 4
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("Seen by")

            Each {
                id: eyes

                model: bar.replay.viewers

                T.AbstractButton {
                    id: eye

                    required property seatEntry modelData
                    readonly property bool isChosen: modelData.seat === (bar.replay.table?.viewerSeat ?? -1)
                    readonly property string label: modelData.seat < 0 ? qsTr("As everybody saw it") : qsTr("As %1 saw it").arg(modelData.name)

                    width: bar.side
                    height: bar.side
                    focusPolicy: Qt.TabFocus
                    hoverEnabled: true
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: label
                    Accessible.checkable: true
                    Accessible.checked: isChosen
                    Accessible.onPressAction: clicked()
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()
                    onClicked: bar.replay.lookAs(modelData.seat)

                    Tooltip {
                        text: eye.label
                        isShown: eye.hovered || eye.visualFocus
                    }

                    background: Rectangle {
                        radius: 10
                        color: eye.isChosen ? Theme.rowLit : eye.hovered ? Theme.rowHover : "transparent"
                        border.width: eye.isChosen ? 2 : 0
                        border.color: Theme.chosenEdge

                        FocusRing {
                            visible: eye.visualFocus
                        }
                    }

                    contentItem: Item {
                        Icon {
                            visible: eye.modelData.seat < 0
                            anchors.centerIn: parent
                            name: "people"
                            width: bar.side * 0.55
                            height: width
                        }

                        SeatToken {
                            visible: eye.modelData.seat >= 0
                            anchors.centerIn: parent
                            seat: Math.max(0, eye.modelData.seat)
                            emblem: eye.modelData.emblem
                            size: bar.side * 0.7
                        }
                    }
                }
            }
        }

        Segmented {
            anchors.verticalCenter: parent.verticalCenter
            name: qsTr("Speed")
            choices: [...bar.speeds].map(speed => qsTr("%1×").arg(Number(speed).toLocaleString(Qt.locale(Program.language), "f", speed < 1 ? 1 : 0)))
            current: [...bar.speeds].indexOf(bar.replay.speed)
            onChosen: index => bar.chooseSpeed(index)
        }

        IconButton {
            width: bar.side
            height: bar.side
            focusPolicy: Qt.TabFocus
            icon.name: "cross"
            tip: qsTr("Close the replay (Esc)")
            onClicked: bar.closeWanted()
        }
    }
}
