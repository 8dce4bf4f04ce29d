import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Whether somebody is really to leave the table.
Question {
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
    text: qsTr("Their seat becomes free. To come back they have to knock and be let in again.")

    Answer {
        question: question
        text: qsTr("No, %1 stays").arg(question.person)
        icon.name: "check"
        isFirst: true
    }

    Answer {
        question: question
        text: qsTr("Send %1 away").arg(question.person)
        icon.name: "door"
        onClicked: question.lobby.kick(question.guest)
    }
}
