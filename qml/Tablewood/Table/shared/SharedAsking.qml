pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A question to all the persons who share a screen. A person says aloud that they want to answer, is pressed, and goes behind
/// the gate; an answer that all may see is given here.
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

    function questionText(): string {
        const title = asking.scene.promptTitle;
        if (asking.isOpen)
            return Spoken.sentences([title, qsTr("Show your answers. Somebody enters them.")]);
        return Spoken.sentences([title, asking.scene.promptBody, qsTr("Whoever wants to says so aloud.")]);
    }

    ScrollArea {
        id: scroll

        x: 18
        y: 16
        width: parent.width - 36
        height: parent.height - 32
        contentHeight: content.implicitHeight
        barMargin: 12

        Column {
            id: content

            width: scroll.width
            spacing: 12

            Item {
                width: parent.width
                height: Math.max(question.height, seconds.height, nobody.visible ? nobody.height : 0)

                Heading {
                    id: question

                    anchors.verticalCenter: parent.verticalCenter
                    width: (nobody.visible ? nobody.x : seconds.x) - 12
                    wrapMode: Text.WordWrap
                    text: asking.questionText()
                    size: 19
                }

                NumberText {
                    id: seconds

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    visible: asking.table.secondsLeft > 0
                    text: qsTr("%n s", "seconds that are left", asking.table.secondsLeft)
                    size: 24
                    color: Theme.accentText
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%n second(s) left", "", asking.table.secondsLeft)
                }

                WoodButton {
                    id: nobody

                    visible: !asking.isOpen
                    anchors.right: seconds.left
                    anchors.rightMargin: 16
                    anchors.verticalCenter: parent.verticalCenter
                    kind: "gold"
                    icon.name: "check"
                    text: qsTr("Nobody")
                    textSize: 15
                    onClicked: asking.table.letPass()
                }
            }

            Flow {
                id: people

                /// All have the same room, so that nothing moves while answers come.
                readonly property int columns: Math.max(1, Math.floor((width + spacing) / (Theme.px(asking.isOpen ? 206 : 170) + spacing)))
                readonly property real cellWidth: (width - (columns - 1) * spacing) / columns

                width: parent.width
                spacing: 14

                Each {
                    model: asking.table.asked

                    Rectangle {
                        id: person

                        required property askedEntry entry
                        readonly property real pad: entry.isOpen ? 6 : 0
                        readonly property real answerHeight: speak.visible ? speak.height : answers.height
                        readonly property real nameHeight: name.visible ? name.height : 0

                        width: people.cellWidth
                        height: Math.max(token.height, answerHeight, nameHeight) + 2 * pad
                        radius: 10
                        color: entry.isOpen ? Theme.row : "transparent"

                        SeatToken {
                            id: token

                            x: person.pad
                            anchors.verticalCenter: parent.verticalCenter
                            seat: person.entry.who.seat
                            emblem: person.entry.who.emblem
                            size: Theme.px(34)
                        }

                        WoodButton {
                            id: speak

                            visible: !person.entry.isOpen
                            x: token.width + 6
                            width: parent.width - x
                            text: person.entry.who.name
                            icon.name: "hand"
                            textSize: 15
                            Accessible.name: qsTr("%1 answers").arg(person.entry.who.name)
                            onClicked: asking.table.speakUp(person.entry.who.seat)
                        }

                        BodyText {
                            id: name

                            visible: person.entry.isOpen
                            anchors.verticalCenter: parent.verticalCenter
                            x: token.x + token.width + 8
                            width: (person.entry.answers.length > 0 ? answers.x : parent.width) - x - 6
                            text: person.entry.isEntered ? qsTr("%1: entered").arg(person.entry.who.name) : person.entry.who.name
                            size: 15
                            font.weight: Font.DemiBold
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Theme.px(11)
                            wrapMode: Text.WordWrap
                        }

                        Row {
                            id: answers

                            anchors.right: parent.right
                            anchors.rightMargin: person.pad
                            anchors.verticalCenter: parent.verticalCenter
                            spacing: 6

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
                }
            }
        }
    }
}
