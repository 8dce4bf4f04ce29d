import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Asks whether the night is to go to another step. It goes on meanwhile, unless it is paused.
Question {
    id: question

    property int step: 0
    property string heading: ""

    function ask(step: int, heading: string): void {
        question.step = step;
        question.heading = heading;
        question.open();
    }

    name: qsTr("Go to step %1, %2?").arg(question.step + 1).arg(question.heading)
    text: Night.isPaused ? qsTr("The step begins anew with its line, when the paused night goes on.") : qsTr("The step begins anew with its line. The night goes on while you read this.")

    Answer {
        question: question
        icon.name: "chevR"
        text: qsTr("Go there")
        isFirst: true
        onClicked: Night.goTo(question.step)
    }

    Answer {
        question: question
        icon.name: "cross"
        text: qsTr("Stay here")
    }
}
