pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What persons who share a screen are asked all at once. Who wants to answer says so aloud, is pressed, and goes behind the
/// gate; an answer that all may see is given here.
Panel {
    id: asking

    required property TableModel table
    /// It is at most so high; what is longer scrolls.
    required property real room
    readonly property SceneModel scene: table.scene
    readonly property bool isOpen: table.asked.count > 0 && table.asked.entries[0].isOpen

    level: 3
    border.color: Theme.chosenEdge
    implicitHeight: Math.min(room, Math.max(Theme.px(124), content.implicitHeight + 32))
    Accessible.role: Accessible.Grouping
    Accessible.name: question.text

    ScrollArea {
        x: 18
        y: 16
        width: parent.width - 36
        height: parent.height - 32
        contentHeight: content.implicitHeight
        barMargin: 12

        Column {
            id: content

            width: parent.width
            spacing: 12

            Item {
                width: parent.width
                height: Math.max(question.height, seconds.height)

                Heading {
                    id: question

                    width: parent.width - seconds.width - 12
                    wrapMode: Text.WordWrap
                    text: asking.scene.promptTitle + ". " + (asking.isOpen ? qsTr("Show your thumbs. Somebody enters them.") : qsTr("Who answers? Say it aloud."))
                    size: 19
                }

                NumberText {
                    id: seconds

                    anchors.right: parent.right
                    visible: asking.table.secondsLeft > 0
                    text: asking.table.secondsLeft
                    size: 24
                    color: Theme.accentText
                }
            }

            Flow {
                width: parent.width
                spacing: 14

                Each {
                    model: asking.table.asked

                    Row {
                        id: person

                        required property askedEntry entry

                        spacing: 6

                        SeatToken {
                            anchors.verticalCenter: parent.verticalCenter
                            seat: person.entry.who.seat
                            emblem: person.entry.who.emblem
                            size: Theme.px(34)
                        }

                        WoodButton {
                            visible: !person.entry.isOpen
                            text: person.entry.who.name
                            icon.name: "hand"
                            textSize: 15
                            Accessible.name: qsTr("%1 answers").arg(person.entry.who.name)
                            onClicked: asking.table.speakUp(person.entry.who.seat)
                        }

                        BodyText {
                            visible: person.entry.isOpen
                            anchors.verticalCenter: parent.verticalCenter
                            text: person.entry.isEntered ? qsTr("%1: entered").arg(person.entry.who.name) : person.entry.who.name
                            size: 15
                            font.weight: Font.DemiBold
                        }

                        Each {
                            model: person.entry.answers

                            IconButton {
                                required property buttonEntry modelData

                                icon.name: modelData.icon
                                tip: qsTr("%1: %2").arg(person.entry.who.name).arg(modelData.label)
                                onClicked: asking.table.answer(person.entry.who.seat, modelData.id)
                            }
                        }
                    }
                }

                WoodButton {
                    visible: !asking.isOpen
                    kind: "gold"
                    icon.name: "check"
                    text: qsTr("Nobody")
                    textSize: 15
                    onClicked: asking.table.letPass()
                }
            }
        }
    }
}
