import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Ends the night, or leaves it for later. It goes on meanwhile, unless it is paused.
Question {
    id: question

    name: qsTr("End the night?")
    text: Night.isPaused ? qsTr("It is paused and waits.") : qsTr("It goes on while you read this.")

    Answer {
        question: question
        icon.name: "check"
        text: Night.isPaused ? qsTr("Stay here") : qsTr("Let it go on")
        isFirst: true
    }

    Answer {
        question: question
        icon.name: "hour"
        text: qsTr("Leave it here, to go on later")
        onClicked: Night.close()
    }

    Answer {
        question: question
        icon.name: "cross"
        text: qsTr("End it")
        onClicked: Night.stop()
    }
}
