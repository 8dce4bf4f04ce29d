pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The question of a ballot to the viewer, or how it came out.
Panel {
    id: ask

    required property TableModel table
    /// As much larger than in a small window its cards may be.
    property real unit: 1
    property bool isColumn: false
    readonly property SceneModel scene: table.scene
    readonly property ballotEntry ballot: scene.ballot
    /// The buttons for an answer.
    readonly property Item answers: choices
    readonly property var own: [...scene.slips.entries].find(slip => slip.isYou) ?? null
    signal closed

    // Persons around one screen are asked together, at the foot of the page.
    visible: !table.isAskingAll
    height: asked.implicitHeight + 32
    level: 3
    radius: 18
    border.color: Theme.isDark ? "#99E9B44C" : Theme.chosenEdge
    Accessible.role: Accessible.AlertMessage
    Accessible.name: question.text
    Accessible.description: more.text

    LessonLight {
        isShown: ask.table.lesson.thing === "prompt"
    }

    Column {
        id: asked

        x: 20
        y: 16
        width: parent.width - 40
        spacing: 14

        Row {
            width: parent.width
            spacing: 14

            SeatToken {
                id: me

                visible: ask.own !== null && !ask.ballot.isOver && !Theme.hasLargeText
                size: 46
                seat: Math.max(0, ask.own?.seat ?? 0)
                emblem: ask.own?.emblem ?? ""
            }

            Column {
                width: parent.width - (me.visible ? me.width + 14 : 0) - (mine.visible ? mine.width + 14 : 0)

                Heading {
                    id: question

                    width: parent.width
                    text: ask.ballot.isOver ? ask.ballot.standing : ask.scene.promptTitle
                    size: 23
                    wrapMode: Text.WordWrap
                    color: Theme.isDark ? "#FFF1D6" : Theme.text
                }

                BodyText {
                    id: more

                    visible: text !== ""
                    width: parent.width
                    text: ask.ballot.isOver ? "" : ask.table.refusal !== "" ? ask.table.refusal : ask.scene.promptBody
                    size: 14
                    wrapMode: Text.WordWrap
                    color: ask.table.refusal !== "" ? Theme.dangerText : Theme.isDark ? "#DDD5BE" : "#3A3022"
                }
            }

            // One's own slip lies face down too; held, it is seen.
            BallotSlip {
                id: mine

                visible: ask.own !== null && ask.own.isIn && !ask.ballot.isOver
                unit: 1.15
                isIn: true
                icon: holding.pressed || keyHold ? ask.own?.icon ?? "" : ""

                property bool keyHold: false

                activeFocusOnTab: visible
                Accessible.role: Accessible.Button
                Accessible.name: qsTr("My slip: face down, hold to look")
                Accessible.focusable: true
                Accessible.onPressAction: keyHold = !keyHold
                Keys.onPressed: event => {
                    if (event.key !== Qt.Key_Space)
                        return;
                    keyHold = true;
                    event.accepted = true;
                }
                Keys.onReleased: event => {
                    if (event.key !== Qt.Key_Space || event.isAutoRepeat)
                        return;
                    keyHold = false;
                    event.accepted = true;
                }
                onActiveFocusChanged: if (!activeFocus)
                    keyHold = false

                FocusRing {
                    visible: mine.activeFocus
                }

                MouseArea {
                    id: holding

                    anchors.fill: parent
                    anchors.margins: -6
                    cursorShape: Qt.PointingHandCursor
                }
            }
        }

        Grid {
            id: choices

            visible: !ask.ballot.isOver && ask.scene.promptButtons.count > 0
            width: parent.width
            readonly property int count: Math.max(1, ask.scene.promptButtons.count)

            columns: width / count - spacing >= Theme.px(170) ? count : 1
            spacing: 16

            Each {
                model: ask.scene.promptButtons

                BallotChoice {
                    width: (choices.width - (choices.columns - 1) * choices.spacing) / choices.columns
                    height: Math.max(implicitHeight, ask.isColumn ? 0 : Math.min(132, 132 * ask.unit))
                    onClicked: ask.table.pressButton(entry.id)
                }
            }
        }

        WoodButton {
            visible: !ask.ballot.isOver && ask.scene.hasNextButton
            width: Math.min(implicitWidth + 40, parent.width)
            anchors.horizontalCenter: parent.horizontalCenter
            kind: "gold"
            isDefault: true
            givesWay: ask.table.lesson.isShown
            enabled: ask.scene.nextButton.isEnabled
            text: ask.scene.nextButton.label
            icon.name: ask.scene.nextButton.icon
            textSize: 17
            onClicked: ask.table.pressButton(ask.scene.nextButton.id)
        }

        WoodButton {
            visible: ask.ballot.isOver
            width: Math.min(implicitWidth + 40, parent.width)
            anchors.horizontalCenter: parent.horizontalCenter
            kind: "gold"
            isDefault: true
            givesWay: ask.table.lesson.isShown
            text: qsTr("Go on")
            icon.name: "check"
            textSize: 17
            onClicked: ask.closed()
        }
    }
}
