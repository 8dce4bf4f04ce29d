pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A vote of all about one seat: they stand in the middle under the lantern in a ring of seconds, the voters around with their slips,
/// at the left what all know, below what the viewer is asked. When it is over all slips lie turned.
BallotFrame {
    id: page

    readonly property real u: Math.min(width / 1280, stageHeight / 800)
    /// The voters are never smaller than in a small window.
    readonly property real unit: Math.max(1, u)
    readonly property int leftCount: Math.ceil(voters.length / 2)
    readonly property point heart: Qt.point(width / 2, 318 * stageHeight / 800)
    /// The voters stand above it, whether or not the viewer is asked.
    readonly property real floor: Math.min((ask.visible ? ask.y : stageHeight - footRoom) - 16, 512 * stageHeight / 800)
    readonly property var subject: [...scene.slips.entries].find(slip => slip.seat === ballot.subject) ?? null
    readonly property var guarded: [...scene.myPanels.entries].filter(panel => panel.isGuarded)

    busyParts: [head, ask, ring, facts, leftSide, rightSide]
    answers: ask.answers

    Column {
        id: head

        anchors.horizontalCenter: parent.horizontalCenter
        y: 14
        width: parent.width - 620
        spacing: 4

        Heading {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: page.ballot.title
            size: 29
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 18
            color: "#FFE9B8"
        }

        BodyText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: page.ballot.isOver ? "" : page.ballot.standing
            size: 14
            color: "#E4DCC6"
        }

        LessonNote {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            isHeldUp: page.table.isWaitingForReader
            color: "#FFE9B8"
        }
    }

    BallotFacts {
        id: facts

        scene: page.scene
        visible: page.scene.ballotFacts.count > 0
        x: 22
        y: 96
        width: Math.max(250, Math.min(330, parent.width * 0.195))
        maximum: (ask.visible ? ask.y : page.stageHeight - page.footRoom) - y - 18
    }

    BallotRing {
        id: ring

        table: page.table
        x: page.heart.x - width / 2
        y: page.heart.y - height / 2
        width: 224 * page.stageHeight / 800
        height: width
    }

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: page.heart.y + 112 * page.stageHeight / 800 + 6
        width: Math.max(176, about.width + 36)
        height: about.height + 12
        radius: 14
        color: "#F0182119"
        border.width: 1
        border.color: Theme.seatTint(Math.max(0, page.ballot.subject))

        Row {
            id: about

            anchors.centerIn: parent
            spacing: 16

            Column {
                anchors.verticalCenter: parent.verticalCenter

                Heading {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: page.ballot.subjectName
                    size: 19
                    color: "#EFE4CC"
                }

                BodyText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: page.subject?.standing ?? ""
                    size: 12
                    color: "#C9C3AE"
                }
            }

            // Who is voted about may vote too. The viewer has their own at the foot.
            BallotSlip {
                visible: (page.subject?.mayVote ?? false) && (!page.subject.isYou || page.ballot.isOver)
                anchors.verticalCenter: parent.verticalCenter
                unit: page.unit
                isIn: page.subject?.isIn ?? false
                icon: page.ballot.isOver ? page.subject?.icon ?? "" : ""
            }
        }
    }

    // Where the voters stand.
    Item {
        id: leftSide

        x: page.heart.x - 275 * page.u - 87 * page.unit
        y: 96
        width: page.heart.x - 112 * page.u - x
        height: page.floor - y
    }

    Item {
        id: rightSide

        x: page.heart.x + 112 * page.u
        y: 96
        width: leftSide.width
        height: leftSide.height
    }

    Each {
        model: page.voters

        BallotVoter {
            id: voter

            required property slipEntry modelData
            required property int index
            readonly property bool isLeft: index < page.leftCount
            readonly property int rows: isLeft ? page.leftCount : page.voters.length - page.leftCount
            readonly property int row: isLeft ? index : index - page.leftCount
            readonly property real pitch: Math.min(112 * page.stageHeight / 800, (page.floor - 112) / Math.max(1, rows))
            /// Those in the middle of a side stand farther out, as in a circle.
            readonly property real aside: 235 * page.u + (rows > 1 ? 40 * page.u * (1 - Math.abs(2 * row / (rows - 1) - 1)) : 20)

            entry: modelData
            unit: page.unit
            isTurned: page.ballot.isOver
            x: page.heart.x + (isLeft ? -aside : aside) - width / 2
            y: (96 + page.floor) / 2 - rows * pitch / 2 + (row + 0.5) * pitch - height / 2
        }
    }

    BallotAsk {
        id: ask

        table: page.table
        unit: page.u
        onClosed: page.closed()

        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 48, 780 * Math.max(1, page.u))
        y: parent.height - height - 14
    }

    Each {
        model: page.guarded

        GuardedPage {
            required property panelEntry modelData

            x: page.width - width - 24
            y: Math.min(ask.visible ? ask.y : page.stageHeight - page.footRoom, 480 * page.stageHeight / 800) - height - 24
            width: 232 * Theme.roomScale
            height: Theme.px(62)
            entry: modelData
            openHeight: Math.min(388, y + height - 84)
        }
    }
}
