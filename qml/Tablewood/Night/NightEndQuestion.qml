import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Ends the night, or leaves it for later. It goes on meanwhile.
Layer {
    id: question

    name: qsTr("End the night?")
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
                    text: qsTr("It goes on while you read this.")
                    size: 14
                }

                WoodButton {
                    width: parent.width
                    icon.name: "check"
                    text: qsTr("Let it go on")
                    focus: true
                    onClicked: question.close()
                }

                WoodButton {
                    width: parent.width
                    kind: "quiet"
                    icon.name: "hour"
                    text: qsTr("Leave it here, to go on later")
                    onClicked: {
                        question.close();
                        Night.close();
                    }
                }

                WoodButton {
                    width: parent.width
                    kind: "quiet"
                    icon.name: "cross"
                    text: qsTr("End it")
                    onClicked: {
                        question.close();
                        Night.stop();
                    }
                }
            }
        }
    }
}
