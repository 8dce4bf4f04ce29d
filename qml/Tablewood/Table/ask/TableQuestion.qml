pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A question in the middle of the table that waits for a yes or a no. The keyboard is on the answer that `asksYes` tells; Esc is no.
Panel {
    id: question

    property seatEntry seat
    property string title: ""
    property string body: ""
    property string noText: ""
    property string yesText: ""
    /// Yes is what most want.
    property bool asksYes: false
    signal answered(bool isYes)

    level: 3
    border.color: Theme.chosenEdge
    width: Math.min(Theme.px(440), (parent?.width ?? 0) - 32)
    height: column.implicitHeight + 36
    Accessible.role: Accessible.Dialog
    Accessible.name: title
    Accessible.description: body
    Keys.onEscapePressed: answered(false)
    onVisibleChanged: if (visible)
        (asksYes ? yes : no).forceActiveFocus(Qt.TabFocusReason)

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
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
                id: token

                seat: Math.max(0, question.seat.seat)
                emblem: question.seat.emblem
                size: Theme.px(44)
            }

            Column {
                width: column.width - token.width - 12
                spacing: 4

                Heading {
                    width: parent.width
                    text: question.title
                    size: 19
                    wrapMode: Text.WordWrap
                }

                BodyText {
                    width: parent.width
                    text: question.body
                    wrapMode: Text.WordWrap
                    color: Theme.textSoft
                }
            }
        }

        Flow {
            width: parent.width
            spacing: 10

            WoodButton {
                id: no

                text: question.noText
                onClicked: question.answered(false)
            }

            WoodButton {
                id: yes

                text: question.yesText
                onClicked: question.answered(true)
            }
        }
    }
}
