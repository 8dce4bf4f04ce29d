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
    title: undoing.maker.seat < 0 ? qsTr("%1 asks to take back").arg(seat.name) : qsTr("%1 asks to take back %2's move").arg(seat.name).arg(undoing.maker.name)
    body: undoing.extent + "\n" + undoing.reason
    noText: qsTr("No, it stands")
    yesText: table.isLocal ? qsTr("%1 agrees").arg(answerer.name) : qsTr("I agree")
    onAnswered: isYes => consent.table.answerUndo(isYes)
}
