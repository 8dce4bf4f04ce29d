import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Asks whether the night is to go to another step. It goes on meanwhile.
Layer {
    id: question

    property int step: 0
    property string heading: ""

    function ask(step: int, heading: string): void {
        question.step = step;
        question.heading = heading;
        question.open();
    }

    name: qsTr("Go to step %1, %2?").arg(question.step + 1).arg(question.heading)
    width: Math.min(parent.width - 48, Math.max(460, Theme.px(400)))
    height: Math.min(parent.height - 48, body.height + 48)

    contentItem: FocusScope {
        focus: true

        ScrollArea {
            anchors.fill: parent
            contentHeight: body.height

            Column {
                id: body

                width: parent.width
                spacing: 14

                Heading {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: question.name
                    size: 24
                }

                BodyText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: qsTr("The step begins anew with its line. The night goes on while you read this.")
                    size: 14
                }

                WoodButton {
                    width: parent.width
                    icon.name: "chevR"
                    text: qsTr("Go there")
                    focus: true
                    onClicked: {
                        question.close();
                        Night.goTo(question.step);
                    }
                }

                WoodButton {
                    width: parent.width
                    kind: "quiet"
                    icon.name: "cross"
                    text: qsTr("Stay here")
                    onClicked: question.close()
                }
            }
        }
    }
}
