pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Leaving a table in the network takes something from others: says what, before it is done.
Question {
    id: question

    required property LanTable table
    readonly property bool isHost: table.isHost
    readonly property bool hasSeat: !isHost && table.lobby.mySeat >= 0
    /// The people who could hold the table, so that it goes on without this laptop.
    readonly property var heirs: [...table.lobby.seats.entries, ...table.lobby.watchers.entries].filter(entry => entry.mayHost)
    /// The person has left the table.
    signal left

    function lossWords(): string {
        if (question.isHost)
            return qsTr("It lives on this laptop: without it nobody can go on. A match that has begun is kept. Continue opens it again, and the others come back to their seats.");
        if (question.hasSeat)
            return qsTr("If you step out, your seat waits for you. If you go home, somebody else may take it.");
        return qsTr("You can come back as long as the table is open.");
    }

    function leave(isForGood: bool): void {
        if (isForGood)
            question.table.goHome();
        else
            question.table.stepOut();
        question.left();
    }

    name: isHost ? qsTr("Close this table?") : qsTr("Leave this table?")
    text: lossWords()

    Answer {
        question: question
        text: question.isHost ? qsTr("Leave it open") : qsTr("Stay")
        icon.name: "check"
        isFirst: true
    }

    Each {
        model: question.heirs

        Answer {
            required property var modelData

            question: question
            text: qsTr("Ask %1 to host it, and stay until then").arg(modelData.name)
            icon.name: "laptop"
            onClicked: question.table.lobby.askToHost(modelData.guest)
        }
    }

    Answer {
        question: question
        visible: question.hasSeat
        text: qsTr("Step out, keep my seat")
        icon.name: "hour"
        onClicked: question.leave(false)
    }

    Answer {
        question: question
        text: question.isHost ? qsTr("Close the table") : qsTr("Go home")
        icon.name: "home"
        onClicked: question.leave(true)
    }
}
