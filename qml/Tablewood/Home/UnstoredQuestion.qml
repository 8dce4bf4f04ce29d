import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Closing the window loses what could not be stored: says so, before it is done.
Question {
    id: question

    signal saveWanted
    /// The window closes, whatever is lost.
    signal closeWanted

    name: qsTr("Close and lose what is not stored?")
    text: qsTr("%n match(es) went on without being stored. What was played there since then is lost with this window.", "", KeptMatches.unstored)

    Answer {
        question: question
        text: qsTr("Stay")
        icon.name: "check"
        isFirst: true
    }

    Answer {
        question: question
        text: qsTr("Save it as a file elsewhere")
        icon.name: "save"
        onClicked: question.saveWanted()
    }

    Answer {
        question: question
        text: qsTr("Close all the same")
        icon.name: "cross"
        onClicked: question.closeWanted()
    }
}
