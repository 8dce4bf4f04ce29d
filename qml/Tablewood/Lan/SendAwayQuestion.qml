import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Whether somebody is really to leave the table.
Layer {
    id: question

    required property LobbyModel lobby
    property int guest: 0
    property string person: ""

    function ask(who: int, called: string): void {
        question.guest = who;
        question.person = called;
        question.open();
    }

    name: qsTr("Send %1 away?").arg(person)
    width: Math.min(parent.width - 48, Math.max(420, Theme.px(340)))
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
                    size: 22
                }

                BodyText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: qsTr("Their seat becomes free. To come back they have to knock and be let in again.")
                    size: 14
                }

                WoodButton {
                    width: parent.width
                    text: qsTr("No, %1 stays").arg(question.person)
                    icon.name: "check"
                    focus: true
                    onClicked: question.close()
                }

                WoodButton {
                    width: parent.width
                    kind: "quiet"
                    text: qsTr("Send %1 away").arg(question.person)
                    icon.name: "door"
                    onClicked: {
                        question.close();
                        question.lobby.kick(question.guest);
                    }
                }
            }
        }
    }
}
