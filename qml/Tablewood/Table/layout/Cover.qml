pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The gate between two people at one laptop. Only public things are said on it. Enter and Space open, and not too soon: the key
/// that ended the turn must not open it.
FocusScope {
    id: cover

    required property TableModel table
    readonly property bool isClosed: table.isGateClosed
    /// How far the leaves have parted, 0 to 1.
    property real parted: 0
    // The gate names these seats; they stay the same while it opens.
    property seatEntry shown
    property seatEntry previous
    readonly property real unit: height / 800
    readonly property color tint: Theme.seatTint(shown.seat)
    required property TableWays ways
    /// The table behind the gate has the keyboard again.
    signal opened

    visible: isClosed || parting.running
    onIsClosedChanged: if (isClosed)
        close()
    Component.onCompleted: if (isClosed)
        close()

    function close(): void {
        parting.stop();
        parted = 0;
        opacity = 1;
        look();
        calm.restart();
        focus = true;
        quiet.focus = true;
    }

    /// Takes whom it speaks of from the table.
    function look(): void {
        shown = table.awaited;
        previous = table.previous;
    }

    function open(): void {
        if (calm.running || !isClosed)
            return;
        parting.start();
        table.openGate();
        opened();
    }

    Connections {
        target: cover.table

        function onChanged(): void {
            if (cover.isClosed)
                cover.look();
        }
    }

    // Has the keys while no button of the gate is marked.
    Item {
        id: quiet

        focus: true
    }

    Timer {
        id: calm

        interval: 400
    }

    ParallelAnimation {
        id: parting

        NumberAnimation {
            target: cover
            property: "parted"
            from: 0
            to: Theme.hasReducedMotion ? 0 : 1
            duration: Theme.hasReducedMotion ? 80 : 260
            easing.type: Easing.InCubic
        }
        NumberAnimation {
            target: cover
            property: "opacity"
            from: 1
            to: Theme.hasReducedMotion ? 0 : 1
            duration: Theme.hasReducedMotion ? 80 : 260
        }
    }

    Accessible.role: Accessible.Dialog
    Accessible.name: invitation.text
    Keys.onPressed: event => {
        if (!cover.isClosed)
            return;
        if ([Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter].includes(event.key))
            cover.open();
        event.accepted = ![Qt.Key_Tab, Qt.Key_Backtab].includes(event.key);
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }

    Each {
        model: ["left", "right"]

        ArtImage {
            required property string modelData
            required property int index

            x: (index === 0 ? 0 : cover.width / 2) + (index === 0 ? -1 : 1) * cover.parted * cover.width / 2
            width: cover.width / 2
            height: cover.height
            art: "gate/" + Math.max(0, cover.shown.seat) + "?half=" + modelData + "&palette=" + Theme.seatPalette
        }
    }

    Item {
        anchors.fill: parent
        opacity: 1 - Math.min(1, cover.parted * 2)

        SeatToken {
            seat: Math.max(0, cover.shown.seat)
            emblem: cover.shown.emblem
            size: 188 * cover.unit
            x: cover.width / 2 - width / 2
            y: 272 * cover.unit - size / 2
        }

        Rectangle {
            visible: cover.previous.seat >= 0
            anchors.horizontalCenter: parent.horizontalCenter
            y: 22
            width: news.implicitWidth + 40
            height: Math.max(44, news.implicitHeight + 14)
            radius: height / 2
            color: "#E6141C17"
            border.width: 1
            border.color: "#5C8A6B4A"

            Shadow {
                level: 1
            }

            Row {
                id: news

                anchors.centerIn: parent
                spacing: 9

                SeatToken {
                    seat: Math.max(0, cover.previous.seat)
                    emblem: cover.previous.emblem
                    size: Theme.px(26)
                    anchors.verticalCenter: parent.verticalCenter
                }

                BodyText {
                    text: qsTr("%1 is done for now").arg(cover.previous.name)
                    size: 14
                    color: "#EFE4CC"
                    anchors.verticalCenter: parent.verticalCenter
                }

                Rectangle {
                    visible: [...cover.table.scene.seats.entries].some(seat => seat.hasScore)
                    width: 1
                    height: 20
                    color: "#33EFE4CC"
                    anchors.verticalCenter: parent.verticalCenter
                }

                Each {
                    id: scores

                    model: cover.table.scene.seats

                    Row {
                        id: standing

                        required property seatEntry entry

                        visible: entry.hasScore
                        spacing: 6
                        anchors.verticalCenter: parent.verticalCenter

                        NumberText {
                            text: standing.entry.score
                            size: 18
                            color: Theme.lit
                            anchors.verticalCenter: parent.verticalCenter
                        }

                        SeatToken {
                            seat: standing.entry.seat
                            emblem: standing.entry.emblem
                            size: Theme.px(22)
                            anchors.verticalCenter: parent.verticalCenter
                        }
                    }
                }
            }
        }

        Rectangle {
            id: plate

            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.min(440 * cover.unit, parent.height - height - doors.height - 80)
            width: Math.min(parent.width - 48, Math.max(660, invitation.implicitWidth + 100))
            height: words.implicitHeight + 44
            radius: 20
            border.width: 1
            border.color: Qt.rgba(cover.tint.r, cover.tint.g, cover.tint.b, 0.6)
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: "#F0243029"
                }
                GradientStop {
                    position: 1
                    color: "#F8131C17"
                }
            }

            Shadow {
                level: 3
            }

            Column {
                id: words

                x: 24
                y: 18
                width: parent.width - 48
                spacing: 14

                Heading {
                    id: invitation

                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: qsTr("Pass the laptop to %1").arg(cover.shown.name)
                    size: 46
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 24
                    color: "#FFF1D6"
                }

                BodyText {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.WordWrap
                    text: qsTr("The gate hides what each of you holds. Open it when only %1 can see.").arg(cover.shown.name)
                    size: 16
                    color: "#D9D2BC"
                }

                WoodButton {
                    anchors.horizontalCenter: parent.horizontalCenter
                    implicitHeight: Theme.px(68)
                    width: Math.min(parent.width, Math.max(400, implicitWidth))
                    kind: "gold"
                    icon.name: "eye"
                    text: qsTr("%1, press to look").arg(cover.shown.name)
                    isDefault: true
                    textSize: 21
                    focusPolicy: Qt.TabFocus
                    onClicked: cover.open()
                }

                BodyText {
                    visible: cover.table.secondsLeft > 0
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.WordWrap
                    text: qsTr("The clock stands still until you open the gate")
                    size: 12
                    color: "#B9B49F"
                }
            }
        }

        Row {
            id: doors

            readonly property real widest: (cover.width - 24 - spacing) / 2
            readonly property real buttonHeight: Math.max(Theme.px(44), toAll.implicitHeight, pause.implicitHeight)

            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.min(parent.height - height - 16, plate.y + plate.height + 30)
            spacing: 12

            WoodButton {
                id: toAll

                width: Math.min(implicitWidth, doors.widest)
                height: doors.buttonHeight
                icon.name: "people"
                text: qsTr("Show the table to all")
                focusPolicy: Qt.TabFocus
                onClicked: cover.table.showToAll()
            }

            WoodButton {
                id: pause

                width: Math.min(implicitWidth, doors.widest)
                height: doors.buttonHeight
                icon.name: "hour"
                text: qsTr("Pause and keep")
                focusPolicy: Qt.TabFocus
                onClicked: cover.ways.home()
            }
        }
    }
}
