pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The night while it runs: dark, with the number, the role and the words large enough for a room. Nothing on it tells who holds a role.
FocusScope {
    id: page

    readonly property bool isStacked: Theme.hasLargeText || width < 1160
    readonly property real unit: Math.max(0.62, Math.min(height / 800, width / 1280, 2))
    /// Words are read from farther away on a large screen.
    readonly property real type: Math.max(1, unit)
    /// Where the rest scrolls, what is needed in haste stays in sight; the largest words leave no room for that.
    readonly property list<string> allDeeds: ["nightBack", "nightRepeat", "nightPause", "nightLonger", "nightSkip", "nightUndo"]
    readonly property list<string> hastyDeeds: Theme.hasLargeText ? ["nightPause", "nightSkip"] : allDeeds
    readonly property list<string> otherDeeds: Theme.hasLargeText ? ["nightBack", "nightRepeat", "nightLonger", "nightUndo"] : []
    readonly property bool hasFoot: isStacked && foot.count > 0 && (foot.itemAt(0) as Item).height <= height * 0.42
    /// The step behind this one; empty for none.
    readonly property string coming: {
        const next = Night.isOver ? null : Night.steps[Night.step + 1];
        return !next ? "" : next.task === "" ? qsTr("Next: %1").arg(next.heading) : qsTr("Next: %1, %2").arg(next.heading).arg(next.task);
    }
    readonly property string notice: noticeNow()
    readonly property string toDawn: Math.floor(Night.secondsToDawn / 60) + ":" + String(Night.secondsToDawn % 60).padStart(2, "0")

    function noticeNow(): string {
        if (Night.notice !== "")
            return Night.notice;
        return Night.sound.notice !== "" ? qsTr("%1 The night goes on by what stands here.").arg(Night.sound.notice) : Night.speaker.notice;
    }

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

    /// Does what a key means where nothing else took it; false for other keys.
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
    Keys.forwardTo: [page.isStacked ? column : middle]

    Rectangle {
        anchors.fill: parent
        color: "#070C0B"
    }

    ArtImage {
        anchors.fill: parent
        art: "scenery/dark?theme=night"
    }

    // Has the keys while no part is marked.
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
            size: 26 * page.type
            color: "#E6D9B8"
        }

        BodyText {
            id: dawn

            anchors.verticalCenter: parent.verticalCenter
            x: end.x - width - 18
            text: Night.isOver ? "" : page.isStacked ? page.toDawn : qsTr("%1 to dawn").arg(page.toDawn)
            size: 16 * page.type
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
            textSize: 16 * page.type
            isDefault: Night.isOver
            onClicked: page.askToEnd()
        }
    }

    component Scroller: ScrollArea {
        y: top.y + top.height + 12
        ground: "#080E0C"
        groundAbove: "#080E0C"
    }

    // One job each: the script, the moment, sound and roles.
    Scroller {
        id: left

        x: 20
        width: page.isStacked ? 0 : 312 * page.unit
        height: parent.height - y - 12
        contentHeight: script.count === 0 ? 0 : (script.itemAt(0) as Item).height
        barMargin: 8

        Only {
            id: script

            when: !page.isStacked

            NightSteps {
                width: left.width
                type: page.type
                onStepWanted: (step, heading) => goQuestion.ask(step, heading)
            }
        }
    }

    Scroller {
        id: middle

        x: left.x + left.width + 28
        width: right.x - 28 - x
        height: bar.y - y - 8
        contentHeight: moment.count === 0 ? 0 : (moment.itemAt(0) as Item).height
        barMargin: 8

        Only {
            id: moment

            when: !page.isStacked

            NightMoment {
                width: middle.width
                // A notice and long words below leave it less room; then it is smaller, and whole.
                unit: Math.min(page.unit * 0.88, middle.height / heightOfUnit)
            }
        }
    }

    // Always in sight and in reach, whatever scrolls.
    Item {
        id: bar

        x: middle.x
        y: parent.height - height - 14
        width: middle.width
        height: wide.count === 0 ? 0 : (wide.itemAt(0) as Item).height

        Only {
            id: wide

            when: !page.isStacked

            Column {
                width: middle.width
                spacing: 10 * page.unit

                NightAlert {
                    width: parent.width
                    text: page.notice
                }

                NightCaption {
                    width: parent.width
                    textSize: 21 * page.unit
                }

                NightControls {
                    anchors.horizontalCenter: parent.horizontalCenter
                    type: page.unit
                    width: Math.min(wholeWidth, parent.width)
                    deeds: page.allDeeds
                }

                BodyText {
                    visible: text !== ""
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.WordWrap
                    text: page.coming
                    size: 15 * page.type
                    color: "#A9B2AC"
                }
            }
        }
    }

    Scroller {
        id: right

        x: parent.width - width - 24
        width: page.isStacked ? 0 : 312 * page.unit
        height: parent.height - y - 12
        contentHeight: sound.count === 0 ? 0 : (sound.itemAt(0) as Item).height
        barMargin: 8

        Only {
            id: sound

            when: !page.isStacked

            NightBeside {
                width: right.width
                type: page.type
            }
        }
    }

    Item {
        id: haste

        x: 24
        y: parent.height - height - 12
        width: parent.width - 48
        height: page.hasFoot ? (foot.itemAt(0) as Item).height : 0
        visible: page.hasFoot

        Only {
            id: foot

            when: page.isStacked

            NightControls {
                anchors.horizontalCenter: parent?.horizontalCenter
                width: Math.min(wholeWidth, haste.width)
                deeds: page.hastyDeeds
            }
        }
    }

    Scroller {
        id: column

        x: 24
        width: parent.width - 48
        height: (page.hasFoot ? haste.y : parent.height) - y - 16
        contentHeight: all.count === 0 ? 0 : (all.itemAt(0) as Item).height + 12
        barMargin: 16

        Only {
            id: all

            when: page.isStacked

            Column {
                width: column.width
                spacing: 12

                NightAlert {
                    width: parent.width
                    text: page.notice
                }

                // Where nothing is heard, what has to be read comes first.
                NightCaption {
                    visible: page.notice !== ""
                    width: parent.width
                    textSize: 20
                }

                NightMoment {
                    width: parent.width
                    unit: Math.max(0.8, page.unit)
                }

                NightCaption {
                    visible: page.notice === ""
                    width: parent.width
                    textSize: 20
                }

                NightControls {
                    visible: deeds.length > 0
                    width: parent.width
                    deeds: page.hasFoot ? page.otherDeeds : page.allDeeds
                }

                NightBeside {
                    width: parent.width
                }

                NightSteps {
                    width: parent.width
                    onStepWanted: (step, heading) => goQuestion.ask(step, heading)
                }
            }
        }
    }
}
