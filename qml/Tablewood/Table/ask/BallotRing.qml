pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The seat that is voted about, in a ring of one tick a second.
Item {
    id: ring

    required property TableModel table
    /// Beside it the seconds stand as a number.
    property bool hasNumber: true
    readonly property ballotEntry ballot: table.scene.ballot

    readonly property bool isRunning: table.secondsLeft > 0 && !ballot.isOver
    /// So short that it is only a countdown.
    readonly property bool isCountdown: isRunning && table.secondsInAll <= 5
    readonly property int inAll: Math.min(60, Math.max(1, ring.table.secondsInAll))
    readonly property int lit: Math.ceil(ring.table.secondsLeft * ring.inAll / Math.max(1, ring.table.secondsInAll))

    Rectangle {
        anchors.centerIn: parent
        width: parent.width
        height: width
        radius: width / 2
        color: "#8C0C0C08"
    }

    Each {
        model: ring.isRunning ? ring.inAll : 0

        Item {
            id: tick

            required property int index
            readonly property bool isLeft: index < ring.lit
            readonly property bool isRunning: index === ring.lit - 1

            anchors.fill: parent
            rotation: 360 * (index + 0.5) / ring.inAll

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                y: tick.isRunning ? 1 : parent.width * 0.022
                width: Math.min(parent.width * 0.024, 200 / ring.inAll)
                height: parent.width * (tick.isRunning ? 0.075 : 0.057)
                radius: width / 2
                color: tick.isRunning ? "#FFF1CC" : tick.isLeft ? "#E9B44C" : "#33EFE4CC"
            }
        }
    }

    SeatToken {
        anchors.centerIn: parent
        size: parent.width * 0.66
        seat: Math.max(0, ring.ballot.subject)
        emblem: ring.ballot.subjectEmblem
    }

    // Three, two, one: all look at it.
    Rectangle {
        visible: ring.isCountdown
        anchors.centerIn: parent
        width: parent.width * 0.62
        height: width
        radius: width / 2
        color: "#D90E120D"

        NumberText {
            anchors.centerIn: parent
            text: ring.table.secondsLeft
            font.pixelSize: Math.max(1, parent.width * 0.62)
            color: "#FFE3A0"
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%n second(s) left", "", ring.table.secondsLeft)
        }
    }

    Rectangle {
        visible: ring.hasNumber && ring.isRunning && !ring.isCountdown
        x: parent.width * 0.83
        y: -parent.width * 0.05
        width: seconds.implicitWidth + 26
        height: seconds.implicitHeight + 12
        radius: height / 2
        color: "#F0182119"
        border.width: 1.5
        border.color: Theme.lantern
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%n second(s) left", "", ring.table.secondsLeft)

        Row {
            id: seconds

            anchors.centerIn: parent
            spacing: 3

            NumberText {
                id: number

                text: ring.table.secondsLeft
                size: 22
                color: "#FFE3A0"
            }

            BodyText {
                anchors.baseline: number.baseline
                text: qsTr("s", "seconds")
                size: 13
                color: "#E9C873"
            }
        }
    }
}
