pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The question to the viewer, why the last touch was refused, and the buttons that belong to it.
Panel {
    id: prompt

    required property TableModel table
    readonly property SceneModel scene: table.scene
    readonly property bool isRefused: table.refusal !== ""
    readonly property bool isPicking: table.pickedName !== ""
    /// Others go on when what is explained has been read.
    readonly property bool isHeldUp: table.isWaitingForReader && !isMine && !scene.isOver
    readonly property string title: isPicking ? table.pickedName : scene.promptTitle
    /// Says it in a few words.
    property bool isBrief: false
    readonly property string line: lineNow()
    /// How high it is when it says all.
    readonly property real wholeHeight: heading.implicitHeight + content.spacing + wholeLine.implicitHeight + buttonRoom + unhurriedRoom + handRoom + waitingRoom + standingRoom + 26
    readonly property real buttonRoom: buttons.visible ? content.spacing + buttons.implicitHeight : 0
    /// In a column of its own it has what may stand.
    readonly property bool hasStanding: hasRing && standing.isWanted
    readonly property real standingRoom: hasStanding ? content.spacing + standing.implicitHeight : 0
    readonly property real unhurriedRoom: unhurried.visible ? content.spacing + unhurried.implicitHeight : 0
    readonly property real handRoom: hand.visible ? content.spacing + hand.implicitHeight : 0
    readonly property real waitingRoom: waiting.visible ? content.spacing + waiting.implicitHeight : 0
    /// Seconds stand in a ring before the words, and whoever is asked with the viewer below them.
    property bool hasRing: false
    readonly property bool showsRing: hasRing && table.secondsLeft > 0
    readonly property var asked: hasRing && table.isTimed ? [...scene.seats.entries].filter(seat => seat.isActive) : []
    /// There is something to say. Persons around one screen are asked together, at its foot.
    readonly property bool isWanted: !table.isReplay && !table.isAskingAll && (scene.promptTitle !== "" || isRefused || table.canFinish || table.held.canTurn || hasStanding)
    readonly property bool isMine: scene.isMyTurn || scene.promptButtons.count > 0

    border.color: isRefused ? Theme.ember : isMine ? Theme.chosenEdge : Theme.panelEdge
    implicitHeight: Math.max(content.implicitHeight, showsRing ? icon.width : 0) + 26
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title
    Accessible.description: Spoken.sentences([line, hand.visible ? qsTr("You play for %1").arg(table.viewer.name) : "", table.botsWait])

    function lineNow(): string {
        if (prompt.isRefused)
            return prompt.table.refusal;
        if (prompt.table.hint.isThinking)
            return qsTr("A bot thinks about it …");
        if (prompt.table.hint.words !== "")
            return prompt.table.hint.words;
        if (prompt.isPicking)
            return prompt.table.pickedHint;
        if (prompt.isHeldUp)
            return qsTr("It goes on when you have read what is explained.");
        return prompt.withLifted(prompt.isBrief ? prompt.scene.promptBrief : prompt.scene.promptBody);
    }

    /// What is asked, after what is no longer answered for the person.
    function withLifted(asked: string): string {
        const lifted = prompt.table.liftedAnswer;
        return lifted === "" ? asked : Spoken.sentences([qsTr("No longer given for you: “%1”.").arg(lifted), asked]);
    }

    component HeldButton: WoodButton {
        required property string keyAction

        keyHint: KeyMap.names[keyAction] ?? ""
        focusPolicy: Qt.TabFocus
        textSize: 13
        height: Math.max(Theme.px(32), implicitHeight - 8)
    }

    LessonLight {
        isShown: prompt.table.lesson.thing === "prompt"
    }

    BodyText {
        id: wholeLine

        visible: false
        width: content.width
        wrapMode: Text.WordWrap
        lineHeight: words.lineHeight
        text: prompt.withLifted(prompt.scene.promptBody)
    }

    SecondsRing {
        visible: prompt.showsRing
        x: 14
        y: 14
        width: icon.width
        height: width
        secondsLeft: prompt.table.secondsLeft
        inAll: prompt.table.secondsInAll
    }

    Icon {
        id: icon

        visible: !prompt.showsRing && name !== ""
        x: 16
        y: 15
        name: prompt.isRefused ? "cross" : prompt.scene.promptIcon
        width: prompt.showsRing ? Math.min(84, prompt.width * 0.26) : Math.min(Theme.px(26), 34)
        height: width
        color: prompt.isRefused ? Theme.dangerText : Theme.accentText
    }

    NumberText {
        id: seconds

        visible: prompt.table.secondsLeft > 0 && !prompt.hasRing
        anchors.right: parent.right
        anchors.rightMargin: 14
        y: 8
        text: prompt.table.secondsLeft
        size: 24
        color: prompt.table.secondsLeft <= 5 ? Theme.dangerText : Theme.accentText
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%n second(s) left", "", prompt.table.secondsLeft)
    }

    IconButton {
        id: hintButton

        visible: prompt.table.canAskHint && !seconds.visible
        anchors.right: parent.right
        anchors.rightMargin: 8
        y: 8
        width: Math.max(34, Theme.px(30))
        height: width
        kind: "bare"
        focusPolicy: Qt.TabFocus
        icon.name: "wand"
        keyAction: "hint"
        tip: qsTr("What would a bot do?")
        onClicked: prompt.table.askHint()
    }

    ScrollArea {
        x: icon.visible || prompt.showsRing ? icon.x + icon.width + 10 : 18
        y: 5
        width: prompt.width - x - (hintButton.visible ? hintButton.width + 10 : 14)
        height: prompt.height - 10
        contentHeight: content.implicitHeight + 12
        barMargin: 10

        Column {
            id: content

            y: 6
            width: parent.width
            spacing: 4

            Heading {
                id: heading

                width: parent.width - (seconds.visible ? seconds.width + 8 : 0)
                text: prompt.title
                size: 18
                wrapMode: Text.WordWrap
                lineHeight: 0.95
                color: Theme.isDark ? "#FFE9B8" : Theme.accentText
            }

            BodyText {
                id: words

                width: parent.width
                text: prompt.line
                visible: text !== ""
                wrapMode: Text.WordWrap
                lineHeight: 1.12
                color: prompt.isRefused ? Theme.dangerText : Theme.isDark ? "#DDD5BE" : "#3A3022"
            }

            BodyText {
                id: unhurried

                visible: prompt.table.isUnhurried
                width: parent.width
                text: prompt.table.passesAlone ? qsTr("You hold nothing that answers, so it goes on by itself.") : qsTr("Take your time: no seconds run while you are asked.")
                size: 12
                wrapMode: Text.WordWrap
                color: Theme.textSoft
            }

            BodyText {
                id: waiting

                visible: text !== "" && !prompt.isRefused
                width: parent.width
                text: prompt.table.botsWait
                size: 12
                wrapMode: Text.WordWrap
                color: Theme.textSoft
            }

            // Others at this screen may act as well.
            Flow {
                id: hand

                width: parent.width
                topPadding: 3
                spacing: 8
                visible: prompt.table.nextHand.seat >= 0 && prompt.table.viewerSeat >= 0

                SeatToken {
                    seat: Math.max(0, prompt.table.viewerSeat)
                    emblem: prompt.table.viewer.emblem
                    size: nextHand.height
                }

                BodyText {
                    height: nextHand.height
                    verticalAlignment: Text.AlignVCenter
                    text: qsTr("You play for %1").arg(prompt.table.viewer.name)
                    font.weight: Font.DemiBold
                }

                HeldButton {
                    id: nextHand

                    width: Math.min(implicitWidth, hand.width)
                    text: qsTr("Play for %1").arg(prompt.table.nextHand.name)
                    icon.name: "hand"
                    keyAction: "nextHand"
                    onClicked: prompt.table.takeNextHand()
                }
            }

            StandingBar {
                id: standing

                visible: prompt.hasStanding
                width: parent.width
                table: prompt.table
            }

            Flow {
                width: parent.width
                visible: prompt.asked.length > 1 && !prompt.isRefused
                topPadding: 4
                spacing: 5

                Each {
                    model: prompt.asked

                    SeatToken {
                        required property seatEntry modelData

                        seat: modelData.seat
                        emblem: modelData.emblem
                        size: prompt.asked.length > 6 ? 22 : 28
                        Accessible.role: Accessible.Graphic
                        Accessible.name: qsTr("%1 is asked").arg(modelData.name)
                    }
                }
            }

            Flow {
                id: buttons

                width: parent.width
                topPadding: 3
                spacing: 8
                visible: prompt.scene.promptButtons.count > 0 || prompt.table.canFinish || prompt.table.held.canTurn

                HoverHandler {
                    id: buttonPointer
                }

                WoodButton {
                    visible: prompt.table.canFinish
                    text: qsTr("Done")
                    kind: "gold"
                    isDefault: true
                    givesWay: prompt.table.lesson.isShown
                    focusPolicy: Qt.TabFocus
                    textSize: 13
                    height: Math.max(Theme.px(32), implicitHeight - 8)
                    onClicked: prompt.table.finish()
                }

                HeldButton {
                    visible: prompt.table.held.canTurn
                    text: qsTr("Turn")
                    icon.name: "turn"
                    keyAction: "turn"
                    onClicked: prompt.table.held.turn(1)
                }

                HeldButton {
                    visible: prompt.table.held.canFlip
                    text: qsTr("Flip")
                    icon.name: "flip"
                    keyAction: "flip"
                    onClicked: prompt.table.held.flip()
                }

                Each {
                    model: prompt.scene.promptButtons

                    WoodButton {
                        required property buttonEntry entry

                        width: Math.min(implicitWidth, buttons.width)
                        text: entry.label
                        icon.name: entry.icon
                        kind: entry.isGold ? "gold" : "quiet"
                        isDefault: entry.isGold
                        givesWay: prompt.table.lesson.isShown
                        focusPolicy: Qt.TabFocus
                        enabled: entry.isEnabled
                        keyHint: entry.digit > 0 ? entry.digit : ""
                        cost: entry.cost
                        costIcon: entry.costIcon === "" ? "drop" : entry.costIcon
                        textSize: 13
                        height: Math.max(Theme.px(32), implicitHeight - 8)
                        Accessible.description: Spoken.of(entry.hint, enabled)
                        onClicked: prompt.table.pressButton(entry.id)

                        HintTip {
                            text: parent.entry.hint
                            pointer: buttonPointer
                            isBeside: true
                            side: prompt
                        }

                        HintLight {
                            isShown: prompt.table.hint.button === parent.entry.id
                        }

                        LessonLight {
                            isShown: prompt.table.lesson.thing === "button" && prompt.table.lesson.name === parent.entry.id
                        }
                    }
                }
            }
        }
    }
}
