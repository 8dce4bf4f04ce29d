import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The file of the map was changed by another program: asks which of the two is to stay. The other one stays among the versions, or
/// is written over with the next saving.
Question {
    id: question

    name: qsTr("Another program has changed the file")
    text: qsTr("%1 has another map than the one that was opened from it or saved to it.").arg(MapDesk.changedFile)

    Answer {
        question: question
        text: qsTr("Keep what is drawn here")
        icon.name: "check"
        isFirst: true
        onClicked: MapDesk.keepOwn()
    }

    Answer {
        question: question
        text: qsTr("Take what is in the file; what is here stays among the versions")
        icon.name: "folder"
        onClicked: MapDesk.takeChangedFile()
    }
}
