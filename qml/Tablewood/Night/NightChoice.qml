pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Which night, which roles are in play, whose voice and how loud. Everything has a good default, so Start works at once.
FocusScope {
    id: page

    /// Three columns, one job each: what is called, how it goes, what is heard. Two or one where there is less room.
    readonly property int columns: Theme.hasLargeText || width < 860 ? 1 : width < 1160 ? 2 : 3
    /// Lines are not longer than they can be followed, whatever the window has.
    readonly property real contentWidth: Math.min(scroller.width, 1520)
    readonly property real margin: (scroller.width - contentWidth) / 2
    /// As on a clock.
    readonly property string length: Math.floor(Night.setup.seconds / 60) + ":" + String(Night.setup.seconds % 60).padStart(2, "0")
    /// Why a script cannot be written; empty if it can.
    property string writingFault: ""
    /// A script is to be written: a shipped one's id, or a file.
    signal writingWanted(string script)
    signal newScriptWanted
    signal recordingsWanted
    signal backWanted

    function scriptWidth(): real {
        if (page.columns === 1)
            return page.contentWidth;
        return page.columns === 2 ? (page.contentWidth - 14) * 0.48 : (page.contentWidth - 28) * 0.335;
    }

    function courseWidth(): real {
        if (page.columns === 1)
            return page.contentWidth;
        return page.columns === 2 ? page.contentWidth - script.width - 14 : (page.contentWidth - 28) * 0.35;
    }

    function start(): void {
        if (startButton.enabled)
            Night.start();
    }

    function dialogs(): Item {
        files.come();
        return files.item as Item;
    }

    Keys.onPressed: event => event.accepted = nights.takeKey(event)
    Keys.onEscapePressed: {
        if (Night.isChecking)
            Night.checkSound();
        page.backWanted();
    }
    Keys.onReturnPressed: page.start()
    Keys.onEnterPressed: page.start()
    Keys.forwardTo: [scroller]

    ArtImage {
        anchors.fill: parent
        art: "scenery/shelf?theme=" + Theme.name
    }

    Later {
        id: files

        file: Qt.resolvedUrl("NightFiles.qml")
    }

    PageHeader {
        id: header

        x: 24
        y: 16
        maximumWidth: corner.x - x - 16
        title: qsTr("Moderate a night")
        line: qsTr("It calls the roles, counts, and hides what hands do.")
        onBackWanted: page.backWanted()
    }

    CornerButtons {
        id: corner

        anchors.right: parent.right
        anchors.rightMargin: 24
        y: 18
    }

    component Titled: Panel {
        id: titled

        property alias title: heading.text
        default property alias content: inside.data

        width: parent.width
        implicitHeight: inside.y + inside.height + 14
        level: 3

        Heading {
            id: heading

            x: 16
            y: 12
            width: parent.width - 32
            wrapMode: Text.WordWrap
            size: 19
        }

        Item {
            id: inside

            x: 16
            y: heading.y + heading.height + 9
            width: parent.width - 32
            height: childrenRect.height
        }
    }

    ScrollArea {
        id: scroller

        x: 24
        y: header.y + header.height + 16
        width: parent.width - 48
        height: foot.y - y - 12
        contentHeight: Math.max(script.y + script.height, course.y + course.height, sound.y + sound.height) + 12
        barMargin: 16
        ground: Theme.window
        groundAbove: Theme.window

        Column {
            id: script

            objectName: "script"

            x: page.margin
            width: page.scriptWidth()
            spacing: 14

            NightKept {
                width: parent.width
            }

            Titled {
                title: qsTr("Which night")

                NightList {
                    id: nights

                    width: parent.width
                    writingFault: page.writingFault
                    onWritingWanted: script => page.writingWanted(script)
                    onNewScriptWanted: page.newScriptWanted()
                    onFileWanted: (page.dialogs() as NightFiles).askScript()
                }
            }

            Titled {
                title: qsTr("The voice")

                NightVoice {
                    width: parent.width
                    onRecordingsWanted: page.recordingsWanted()
                }
            }
        }

        Column {
            id: course

            objectName: "course"

            x: page.columns === 1 ? page.margin : script.x + script.width + 14
            y: page.columns === 1 ? script.height + 14 : 0
            width: page.courseWidth()
            spacing: 14

            Titled {
                visible: Night.setup.asksForRoles
                title: qsTr("Who is called")

                NightCast {
                    width: parent.width
                }
            }

            Titled {
                visible: Night.setup.fault === ""
                title: qsTr("How it goes")

                NightCourse {
                    width: parent.width
                }
            }
        }

        Column {
            id: sound

            objectName: "sound"

            x: page.columns === 3 ? course.x + course.width + 14 : page.margin
            y: page.columns === 1 ? course.y + course.height + 14 : page.columns === 2 ? script.height + 14 : 0
            width: page.columns === 3 ? page.contentWidth - script.width - course.width - 28 : script.width
            spacing: 14

            Titled {
                title: qsTr("How loud")

                Column {
                    width: parent.width
                    spacing: 8

                    NightVolumes {
                        width: parent.width
                    }

                    NightPicture {
                        width: parent.width
                        height: width * 0.28
                        showsLevels: true
                    }

                    NightForest {
                        width: parent.width
                        onTrackWanted: (page.dialogs() as NightFiles).askTrack()
                    }
                }
            }
        }
    }

    Panel {
        id: foot

        x: scroller.x + page.margin
        width: page.contentWidth
        height: Math.max(startButton.height, summary.visible ? summary.height : 0) + 24
        y: parent.height - height - 14
        level: 3

        BodyText {
            id: summary

            visible: page.columns > 1
            x: 20
            anchors.verticalCenter: parent.verticalCenter
            width: startButton.x - 36
            wrapMode: Text.WordWrap
            text: Night.setup.fault !== "" ? "" : qsTr("%n step(s), %1 long. The time is this laptop's, whatever becomes of the sound.", "", Night.setup.steps.length).arg(page.length)
            size: 14
            color: Theme.textSoft
        }

        WoodButton {
            id: startButton

            x: parent.width - width - 12
            y: 12
            width: Math.max(implicitWidth, Math.min(300, parent.width * 0.5))
            height: Math.max(60, implicitHeight)
            kind: "gold"
            icon.name: "playF"
            text: qsTr("Start")
            textSize: 22
            isDefault: true
            focus: true
            enabled: Night.setup.fault === ""
            onClicked: page.start()
        }
    }
}
