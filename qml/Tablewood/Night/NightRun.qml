pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The night while it runs: dark, with the number, the role and the words large enough for a room. Nothing on it tells who holds a role.
FocusScope {
    id: page

    readonly property bool isStacked: Theme.hasLargeText || width < 1160
    readonly property real unit: Math.max(0.62, Math.min(height / 800, width / 1280, 2))
    readonly property string notice: [Night.notice, Night.sound.notice, Night.speaker.notice].find(notice => notice !== "") ?? ""
    readonly property string toDawn: Math.floor(Night.secondsToDawn / 60) + ":" + String(Night.secondsToDawn % 60).padStart(2, "0")

    function askToEnd(): void {
        if (Night.isOver)
            Night.close();
        else
            question.open();
    }

    /// The night stands where it is.
    function stand(): void {
        Night.pause();
    }

    /// Back to the choices; the night is forgotten.
    function leave(): void {
        Night.stop();
    }

    /// What the keys do wherever nothing else has them; false for the others.
    function takeKey(event: var): bool {
        const deeds = {
            "nightPause": () => Night.isPaused ? Night.resume() : Night.pause(),
            "nightRepeat": () => Night.repeatLine(),
            "nightLonger": () => Night.addTime(),
            "nightSkip": () => Night.skip(),
            "nightBack": () => Night.goBack(),
            "nightUndo": () => Night.undoSkip()
        };
        for (const action in deeds) {
            if (KeyMap.fits(action, event.key, event.modifiers)) {
                deeds[action]();
                return true;
            }
        }
        return false;
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The night runs")
    Keys.onEscapePressed: page.askToEnd()
    Keys.onPressed: event => event.accepted = page.takeKey(event)
    Keys.onReturnPressed: if (Night.isOver)
        Night.close()
    Keys.forwardTo: [scroller]

    Rectangle {
        anchors.fill: parent
        color: "#0A100E"
    }

    // What has the keys while no part is marked.
    Item {
        id: quiet

        focus: true
    }

    NightEndQuestion {
        id: question
    }

    NightGoQuestion {
        id: goQuestion
    }

    Item {
        id: top

        x: 24
        y: 16
        width: parent.width - 48
        height: Math.max(title.height, end.height)

        Heading {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            width: dawn.x - 16
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 16
            text: Night.title
            size: 26
            color: "#E6D9B8"
        }

        BodyText {
            id: dawn

            anchors.verticalCenter: parent.verticalCenter
            x: end.x - width - 18
            text: Night.isOver ? "" : page.isStacked ? page.toDawn : qsTr("%1 to dawn").arg(page.toDawn)
            size: 16
            color: Theme.textSoft
            Accessible.name: qsTr("%1 to dawn").arg(page.toDawn)
        }

        WoodButton {
            id: end

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            kind: Night.isOver ? "gold" : "quiet"
            icon.name: Night.isOver ? "check" : "cross"
            text: Night.isOver ? qsTr("Done") : qsTr("End")
            textSize: 16
            isDefault: Night.isOver
            onClicked: page.askToEnd()
        }
    }

    ScrollArea {
        id: scroller

        x: 24
        y: top.y + top.height + 12
        width: parent.width - 48
        height: (page.isStacked ? parent.height - 4 : bar.y) - y - 12
        contentHeight: page.isStacked ? below.y + below.height + 12 : Math.max(moment.height, below.height, script.height)
        barMargin: 16
        ground: "#0A100E"
        groundAbove: "#0A100E"

        Item {
            id: script

            width: page.isStacked ? 0 : 300 * Math.max(1, page.unit)
            height: beside.count === 0 ? 0 : (beside.itemAt(0) as Item).height

            Only {
                id: beside

                when: !page.isStacked

                NightSteps {
                    width: script.width
                    onStepWanted: (step, heading) => goQuestion.ask(step, heading)
                }
            }
        }

        Column {
            id: moment

            x: page.isStacked ? 0 : script.width + 36
            width: page.isStacked ? parent.width : parent.width - x - below.width - 36
            spacing: 12 * page.unit

            NightAlert {
                width: parent.width
                text: page.isStacked ? page.notice : ""
            }

            NightRing {
                anchors.horizontalCenter: parent.horizontalCenter
                unit: page.isStacked ? Math.max(0.8, page.unit) : page.unit * 1.05
            }

            Heading {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                font.pixelSize: Math.max(Theme.px(30), 56 * page.unit)
                text: Night.isOver ? qsTr("The night is over") : Night.isPaused ? qsTr("%1 (paused)").arg(Night.heading) : Night.heading
                color: "#FFE9B8"
            }

            BodyText {
                visible: text !== "" && !Night.isOver
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                font.pixelSize: Math.max(Theme.px(18), 22 * page.unit)
                text: Night.task
                color: Theme.textSoft
            }

            Only {
                when: page.isStacked

                NightCaption {
                    width: moment.width
                    textSize: 20
                }
            }

            Only {
                when: page.isStacked

                NightControls {
                    width: moment.width
                }
            }
        }

        Column {
            id: below

            x: page.isStacked ? 0 : parent.width - width
            y: page.isStacked ? moment.height + 24 : 0
            width: page.isStacked ? parent.width : 300
            spacing: 12

            NightPicture {
                width: parent.width
            }

            Heading {
                width: parent.width
                wrapMode: Text.WordWrap
                text: Night.sound.isHeard ? qsTr("How loud") : qsTr("How loud (nothing is heard)")
                size: 19
                color: "#E6D9B8"
            }

            NightVolumes {
                width: parent.width
            }

            NightAlert {
                width: parent.width
                text: page.isStacked ? "" : page.notice
            }

            Only {
                when: page.isStacked

                NightSteps {
                    width: below.width
                    onStepWanted: (step, heading) => goQuestion.ask(step, heading)
                }
            }
        }
    }

    // Always in sight and in reach, whatever scrolls.
    Item {
        id: bar

        x: 24
        width: parent.width - 48
        height: wide.count === 0 ? 0 : (wide.itemAt(0) as Item).height + 28
        y: parent.height - height

        Only {
            id: wide

            when: !page.isStacked

            Column {
                y: 10
                width: bar.width
                spacing: 14

                NightCaption {
                    width: parent.width
                    textSize: 25 * Math.max(0.75, page.unit)
                }

                NightControls {
                    anchors.horizontalCenter: parent.horizontalCenter
                    room: parent.width
                    width: Math.min(wholeWidth, parent.width)
                }
            }
        }
    }
}
