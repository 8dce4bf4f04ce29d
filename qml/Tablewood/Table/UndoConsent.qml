import QtQuick
import Tablewood.App

/// Somebody asks to take back what others have to agree to. Over a network who asks may think better of it.
TableQuestion {
    id: consent

    required property TableModel table
    readonly property seatEntry asker: table.undoAsker
    readonly property seatEntry answerer: table.undoAnswerer
    readonly property bool isOurs: table.isUndoOurs

    visible: asker.seat >= 0
    seat: asker
    title: isOurs ? qsTr("You ask to take a move back") : qsTr("%1 asks to take a move back").arg(asker.name)
    body: answerer.seat < 0 ? qsTr("Still to agree: %1.").arg(table.undoAwaited) : table.isLocal ? qsTr("Something came to light or others have moved since, so %1 has to agree.").arg(answerer.name) : qsTr("Something came to light or others have moved since, so you have to agree.")
    hasAnswers: answerer.seat >= 0 || isOurs
    noText: isOurs ? qsTr("Ask no longer") : qsTr("No, it stands")
    yesText: isOurs ? "" : table.isLocal ? qsTr("%1 agrees").arg(answerer.name) : qsTr("I agree")
    onAnswered: isYes => consent.table.answerUndo(isYes)
}
