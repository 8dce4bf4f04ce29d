pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// One calm screen for everybody while the table sits in the dark: spots in a circle, a card and a ring of seconds in the middle,
/// two lines. Only the lines, and in the last seconds what is on the card, differ from laptop to laptop.
FocusScope {
    id: page

    required property TableModel table
    required property TableTouch touch
    readonly property nightEntry night: table.scene.night
    readonly property real unit: Math.min(width / 1280, height / 800)
    readonly property point middle: Qt.point(width / 2, 345 * unit)
    /// The last second is dark for all.
    readonly property bool isSeen: night.isTurned && table.secondsLeft > 1
    signal homeWanted
    signal helpWanted
    signal settingsWanted

    Accessible.role: Accessible.Pane
    Accessible.name: night.title

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

    // Nothing reaches the table below.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }

    Heading {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 24 * page.unit
        text: page.night.title
        size: 24
        color: "#A9B2AC"
        Accessible.role: Accessible.Heading
    }

    Rectangle {
        x: page.middle.x - width / 2
        y: page.middle.y - height / 2
        width: 600 * page.unit
        height: width
        radius: width / 2
        color: "transparent"
        border.color: "#14201E"
        transform: Scale {
            origin.y: 300 * page.unit
            yScale: 0.79
        }
    }

    // One tick for each second that is left.
    Each {
        model: 60

        Rectangle {
            id: tick

            required property int index

            x: page.middle.x - width / 2
            y: page.middle.y - 118 * page.unit
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
        x: page.middle.x - width / 2
        y: page.middle.y - height / 2
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

            x: page.middle.x + 300 * page.unit * Math.cos(angle) - width / 2
            y: page.middle.y + 226 * page.unit * Math.sin(angle) - 44 * page.unit
            unit: page.unit
            focus: index === 0
            KeyNavigation.right: spots.itemAt((index + 1) % spots.count)
            KeyNavigation.left: spots.itemAt((index + spots.count - 1) % spots.count)
            onClicked: {
                page.touch.follow(spot, spot.width / 2, 0);
                page.table.pressButton(entry.button);
            }
        }
    }

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 668 * page.unit
        width: parent.width - 160 * page.unit
        spacing: 8 * page.unit
        Accessible.role: Accessible.StaticText
        Accessible.name: line.text + " " + detail.text

        BodyText {
            id: line

            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: page.table.scene.promptTitle
            size: 28
            color: "#C6CFC9"
        }

        BodyText {
            id: detail

            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: page.table.scene.promptBody
            size: 18
            color: "#8B9690"
        }
    }

    IconButton {
        x: 16
        y: 16
        width: 40
        height: 40
        opacity: 0.45
        icon.name: "chevL"
        tip: qsTr("Home; the match goes on later")
        onClicked: page.homeWanted()
    }

    CornerButtons {
        anchors.right: parent.right
        anchors.rightMargin: 16
        y: 16
        opacity: 0.45
        onHelpWanted: page.helpWanted()
        onSettingsWanted: page.settingsWanted()
    }
}
