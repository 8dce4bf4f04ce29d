pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Tablewood.App
import Tablewood.Ui

/// Steps that follow one another by themselves: one of them, wait and go on, all at once, three speeds. Anybody at the table may press.
Panel {
    id: bar

    required property RunModel run
    /// Where a decision can be taken back whose run goes on; null where nobody takes anything back.
    property TableModel table: null
    /// Words and buttons are so much larger, on a screen that is read from afar.
    property real unit: 1
    readonly property real side: Math.max(44, Theme.px(46)) * unit
    readonly property real margin: 14 * unit
    /// The speeds stand beside the steps, a little narrower where they must.
    readonly property bool hasRoomBeside: 0.86 * speeds.implicitWidth + steps.width + 3 * margin <= width
    readonly property string news: run.waitsFor !== "" ? qsTr("%1 lets it wait").arg(run.waitsFor) : run.coming.count > 0 ? qsTr("%n step(s) to come", "", run.coming.count) : ""
    readonly property real stepsY: Math.max(title.height, status.height) + 20 * unit
    readonly property real speedsY: hasRoomBeside ? stepsY + (steps.height - speeds.height) / 2 : stepsY + steps.height + 10 * unit

    readonly property bool hasStrip: run.coming.count > 0 && !Theme.hasLargeText
    readonly property real stepsEnd: Math.max(stepsY + steps.height, speedsY + speeds.height)

    implicitHeight: stepsEnd + (hasStrip ? strip.height + 9 * unit : 0) + 12 * unit
    Accessible.role: Accessible.Grouping
    Accessible.name: news === "" ? title.text : title.text + ", " + news

    Heading {
        id: title

        x: bar.margin
        y: 10 * bar.unit
        text: qsTr("The run")
        size: 17 * bar.unit
    }

    BodyText {
        id: status

        x: title.x + title.width + 10 * bar.unit
        anchors.baseline: title.baseline
        width: bar.width - x - bar.margin
        text: bar.news
        size: 13 * bar.unit
        elide: Text.ElideRight
        color: bar.run.isWaiting ? Theme.text : Theme.textSoft
    }

    Row {
        id: steps

        x: bar.margin
        y: bar.stepsY
        spacing: 10 * bar.unit

        Each {
            model: bar.table === null ? [] : [bar.table]

            UndoButton {
                required property TableModel modelData

                table: modelData
                visible: enabled || activeFocus
                width: bar.side
                height: bar.side
                cornerRadius: bar.side / 2
                iconSize: 20 * bar.unit
            }
        }

        Step {
            icon.name: "chevR"
            keyAction: "runStep"
            tip: qsTr("One step")
            onClicked: bar.run.goOneStep()
        }

        Step {
            kind: bar.run.isWaiting ? "gold" : "wood"
            icon.name: bar.run.isWaiting ? "playF" : "pause"
            keyAction: "runPause"
            tip: bar.run.isWaiting ? qsTr("Go on") : qsTr("Wait")
            onClicked: bar.run.pause()

            // The time until the next step runs out around it.
            Shape {
                id: ring

                property real rest: 1

                visible: !bar.run.isWaiting
                anchors.fill: parent
                anchors.margins: -5 * bar.unit

                ShapePath {
                    strokeWidth: 3 * bar.unit
                    strokeColor: Theme.isDark ? Theme.lantern : "#A8740E"
                    fillColor: "transparent"
                    capStyle: ShapePath.RoundCap

                    PathAngleArc {
                        centerX: ring.width / 2
                        centerY: ring.height / 2
                        radiusX: ring.width / 2 - 2
                        radiusY: radiusX
                        startAngle: -90 + 360 * (1 - ring.rest)
                        sweepAngle: 359.9 * ring.rest
                    }
                }

                NumberAnimation {
                    id: time

                    target: ring
                    property: "rest"
                    from: 1
                    to: 0
                    duration: bar.run.stepTime
                }

                /// The step that it runs for.
                property int step: -1

                // A still ring says the same: it goes on by itself. What is left of a step that waited, or goes on faster, is not known.
                function begin(): void {
                    const isNew = bar.run.step !== step;
                    step = bar.run.step;
                    time.stop();
                    ring.rest = 1;
                    if (isNew && !bar.run.isWaiting && bar.run.isOn && !Theme.hasReducedMotion)
                        time.start();
                }

                Component.onCompleted: begin()

                Connections {
                    target: bar

                    function onPaceChanged(): void {
                        ring.begin();
                    }
                }
            }
        }

        Step {
            icon.name: "turnOn"
            keyAction: "runEnd"
            tip: qsTr("To the end")
            onClicked: bar.run.goToEnd()
        }
    }

    /// Changes with how it goes on.
    readonly property string pace: `${run.step} ${run.isWaiting} ${run.speed}`

    Segmented {
        id: speeds

        x: bar.hasRoomBeside ? bar.width - width - bar.margin : bar.margin
        y: bar.speedsY
        width: Math.min(implicitWidth, bar.width - 2 * bar.margin - (bar.hasRoomBeside ? steps.width + bar.margin : 0))
        textSize: 13 * bar.unit
        name: qsTr("How fast")
        choices: [qsTr("Calm"), qsTr("Brisk"), qsTr("Fast")]
        current: bar.run.speed
        enabled: bar.run.canPace
        onChosen: index => bar.run.setSpeed(index)
    }

    // What comes, as far as there is room: the next one first.
    Item {
        id: strip

        visible: bar.hasStrip
        x: bar.margin
        y: bar.stepsEnd + 9 * bar.unit
        width: bar.width - 2 * bar.margin
        height: names.height
        clip: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What comes")

        Row {
            id: names

            spacing: 5 * bar.unit

            Each {
                model: bar.run.coming

                Row {
                    id: step

                    required property phaseEntry entry
                    required property int index

                    spacing: 4 * bar.unit

                    Icon {
                        visible: step.index > 0
                        name: "chevR"
                        size: 9 * bar.unit
                        color: Theme.textFaint
                        anchors.verticalCenter: parent.verticalCenter
                    }

                    Icon {
                        name: step.entry.icon
                        size: 13 * bar.unit
                        color: step.index === 0 ? Theme.accentText : Theme.textSoft
                        anchors.verticalCenter: parent.verticalCenter
                    }

                    BodyText {
                        text: step.entry.name
                        size: 12.5 * bar.unit
                        font.weight: step.index === 0 ? Font.DemiBold : Font.Normal
                        color: step.index === 0 ? Theme.text : Theme.textSoft
                    }
                }
            }
        }
    }

    component Step: IconButton {
        width: bar.side
        height: bar.side
        cornerRadius: bar.side / 2
        iconSize: 20 * bar.unit
        focusPolicy: Qt.TabFocus
        enabled: bar.run.canPace
    }
}
