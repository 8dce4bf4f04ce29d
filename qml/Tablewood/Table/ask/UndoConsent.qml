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
    title: undoing.request
    body: undoing.extent + "\n" + undoing.reason
    noText: qsTr("No, it stands")
    yesText: table.isLocal ? qsTr("%1 agrees").arg(answerer.name) : qsTr("I agree")
    onAnswered: isYes => consent.table.answerUndo(isYes)
}
