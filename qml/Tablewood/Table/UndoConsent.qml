import QtQuick
import Tablewood.App

/// Somebody asks to take back what others have to agree to.
TableQuestion {
    id: consent

    required property TableModel table
    readonly property seatEntry asker: table.undoAsker
    readonly property seatEntry answerer: table.undoAnswerer

    visible: asker.seat >= 0
    seat: asker
    title: qsTr("%1 asks to take a move back").arg(asker.name)
    body: hasAnswers ? qsTr("Something came to light or others have moved since, so %1 has to agree.").arg(answerer.name) : qsTr("The others at the table are asked.")
    hasAnswers: answerer.seat >= 0
    noText: qsTr("No, it stands")
    yesText: qsTr("%1 agrees").arg(answerer.name)
    onAnswered: isYes => consent.table.answerUndo(isYes)
}
