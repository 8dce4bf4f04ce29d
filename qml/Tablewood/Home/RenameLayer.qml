pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Gives a match a name of its own.
Layer {
    id: question

    property keptEntry match

    function ask(match: keptEntry): void {
        question.match = match;
        nameBox.text = match.name;
        question.open();
        nameBox.selectAll();
    }

    function accept(): void {
        KeptMatches.rename(question.match.id, nameBox.text);
        question.close();
    }

    name: qsTr("Name of the match")
    width: Math.min(parent.width - 48, Math.max(460, Theme.px(420)))
    height: Math.min(parent.height - 48, body.height + 48)

    contentItem: FocusScope {
        focus: true

        Column {
            id: body

            width: parent.width
            spacing: 14

            Heading {
                width: parent.width
                wrapMode: Text.WordWrap
                text: question.name
                size: 22
            }

            TextBox {
                id: nameBox

                width: parent.width
                name: question.name
                focus: true
                textSize: 16
                maximumLength: KeptMatches.nameLength
                placeholderText: question.match.game
                Keys.onReturnPressed: question.accept()
                Keys.onEnterPressed: question.accept()
            }

            Flow {
                width: parent.width
                layoutDirection: Qt.RightToLeft
                spacing: 10

                WoodButton {
                    text: qsTr("Keep this name")
                    icon.name: "check"
                    onClicked: question.accept()
                }

                WoodButton {
                    kind: "quiet"
                    text: qsTr("Cancel")
                    onClicked: question.close()
                }
            }
        }
    }
}
