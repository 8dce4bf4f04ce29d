pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Closing the window loses what could not be stored: says so, before it is done.
Layer {
    id: question

    signal saveWanted
    /// The window closes, whatever is lost.
    signal closeWanted

    name: qsTr("Close and lose what is not stored?")
    width: Math.min(parent.width - 48, Math.max(480, Theme.px(440)))
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
                    text: qsTr("%n match(es) went on without being stored. What was played there since then is lost with this window.", "", KeptMatches.unstored)
                    size: 14
                }

                WoodButton {
                    width: parent.width
                    text: qsTr("Stay")
                    icon.name: "check"
                    focus: true
                    onClicked: question.close()
                }

                WoodButton {
                    width: parent.width
                    kind: "quiet"
                    text: qsTr("Save it as a file elsewhere")
                    icon.name: "save"
                    onClicked: {
                        question.close();
                        question.saveWanted();
                    }
                }

                WoodButton {
                    width: parent.width
                    kind: "quiet"
                    text: qsTr("Close all the same")
                    icon.name: "cross"
                    onClicked: {
                        question.close();
                        question.closeWanted();
                    }
                }
            }
        }
    }
}
