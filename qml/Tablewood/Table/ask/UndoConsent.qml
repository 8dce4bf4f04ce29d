import QtQuick
import Tablewood.App

/// Somebody asks to take back, and a person before this screen has to agree.
TableQuestion {
    id: consent

    required property TableModel table
    readonly property UndoModel undoing: table.undoing
    readonly property seatEntry answerer: undoing.answerer

    visible: answerer.seat >= 0
    seat: undoing.asker
    title: qsTr("%1 asks to take back").arg(seat.name)
    body: undoing.extent + "\n" + (table.isLocal ? qsTr("Something came to light or others have moved since, so %1 has to agree.").arg(answerer.name) : qsTr("Something came to light or others have moved since, so you have to agree."))
    noText: qsTr("No, it stands")
    yesText: table.isLocal ? qsTr("%1 agrees").arg(answerer.name) : qsTr("I agree")
    onAnswered: isYes => consent.table.answerUndo(isYes)
}
