import QtQuick
import Tablewood.Ui

/// A match is to be saved where a file lies already: asks whether that goes.
Question {
    id: question

    property string matchId: ""
    property url file
    /// Another name is to be asked for.
    signal otherWanted(string id)
    signal replaceWanted(string id, url file)

    function ask(id: string, file: url): void {
        question.matchId = id;
        question.file = file;
        question.open();
    }

    name: qsTr("There is such a file already. Replace it?")
    text: decodeURIComponent(String(question.file).split("/").pop())

    Answer {
        question: question
        text: qsTr("Choose another name")
        icon.name: "check"
        isFirst: true
        onClicked: question.otherWanted(question.matchId)
    }

    Answer {
        question: question
        text: qsTr("Replace it")
        icon.name: "save"
        onClicked: question.replaceWanted(question.matchId, question.file)
    }
}
