pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A ballot where words are large for the window: one thing below the other.
BallotFrame {
    id: page

    busyParts: [ask]
    answers: ask.answers

    ScrollArea {
        id: column

        anchors.fill: parent
        anchors.margins: 20
        anchors.topMargin: page.cornerRoom
        anchors.bottomMargin: Math.max(20, page.footRoom)
        contentHeight: parts.implicitHeight + 20
        barMargin: 14
        ground: "#0E120D"
        groundAbove: "#0E120D"

        Column {
            id: parts

            width: column.width
            spacing: 14

            Panel {
                width: parent.width
                height: Math.max(heads.height, small.height) + 28

                BallotRing {
                    id: small

                    hasNumber: false
                    table: page.table

                    x: 16
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(150, parent.width * 0.2)
                    height: width
                }

                NumberText {
                    id: seconds

                    x: parent.width - width - 20
                    anchors.verticalCenter: parent.verticalCenter
                    text: small.isRunning && !small.isCountdown ? page.table.secondsLeft : ""
                    size: 30
                    color: Theme.accentText
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%n second(s) left", "", page.table.secondsLeft)
                }

                Column {
                    id: heads

                    x: small.x + small.width + 24
                    anchors.verticalCenter: parent.verticalCenter
                    width: seconds.x - x - 16

                    Heading {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: page.ballot.title
                        size: 26
                        color: Theme.accentText
                    }

                    BodyText {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: page.ballot.isOver ? "" : page.ballot.standing
                        size: 14
                    }

                    LessonNote {
                        width: parent.width
                        isHeldUp: page.table.isWaitingForReader
                    }
                }
            }

            BallotAsk {
                id: ask

                table: page.table
                isColumn: true
                onClosed: page.closed()
                width: parent.width
            }

            Flow {
                id: people

                readonly property int columns: Math.max(1, Math.floor((width + spacing) / (Math.max(168, Theme.px(150)) + spacing)))

                width: parent.width
                spacing: 10

                Each {
                    // Who is voted about stands above, and here if they vote too.
                    model: page.slips.filter(slip => slip.seat !== page.ballot.subject || slip.mayVote)

                    BallotVoter {
                        required property slipEntry modelData

                        entry: modelData
                        isTurned: page.ballot.isOver
                        width: (people.width - (people.columns - 1) * people.spacing) / people.columns
                    }
                }
            }

            BallotFacts {
                scene: page.scene
                visible: page.scene.ballotFacts.count > 0
                width: parent.width
            }
        }
    }
}
