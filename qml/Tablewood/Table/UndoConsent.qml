import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Somebody asks to take back what others have to agree to.
Panel {
    id: consent

    required property TableModel table
    readonly property seatEntry asker: table.undoAsker
    readonly property seatEntry answerer: table.undoAnswerer

    visible: asker.seat >= 0
    level: 3
    border.color: Theme.chosenEdge
    width: Theme.px(420)
    height: column.implicitHeight + 36
    Accessible.role: Accessible.Dialog
    Accessible.name: question.text
    onVisibleChanged: if (visible)
        no.forceActiveFocus()

    MouseArea {
        anchors.fill: parent
    }

    Column {
        id: column

        x: 20
        y: 18
        width: parent.width - 40
        spacing: 12

        Row {
            spacing: 12

            SeatToken {
                seat: Math.max(0, consent.asker.seat)
                emblem: consent.asker.emblem
                size: Theme.px(44)
            }

            Column {
                width: column.width - Theme.px(56)

                Heading {
                    id: question

                    width: parent.width
                    text: qsTr("%1 asks to take a move back").arg(consent.asker.name)
                    size: 19
                    wrapMode: Text.WordWrap
                }

                BodyText {
                    width: parent.width
                    text: consent.answerer.seat >= 0 ? qsTr("Something was revealed since, so %1 has to agree.").arg(consent.answerer.name) : qsTr("The others at the table are asked.")
                    wrapMode: Text.WordWrap
                    color: Theme.textSoft
                }
            }
        }

        Row {
            visible: consent.answerer.seat >= 0
            spacing: 10

            WoodButton {
                id: no

                text: qsTr("No, it stands")
                onClicked: consent.table.answerUndo(false)
            }

            WoodButton {
                text: qsTr("%1 agrees").arg(consent.answerer.name)
                onClicked: consent.table.answerUndo(true)
            }
        }
    }
}
