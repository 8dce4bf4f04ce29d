import QtQuick
import Tablewood.App

/// Taking back would take more with it than one's own last move, or others have to agree: says so before it is done.
TableQuestion {
    id: question

    required property TableModel table
    readonly property UndoModel undoing: table.undoing

    visible: undoing.warning !== ""
    seat: table.viewer
    title: undoing.needsConsent ? qsTr("Ask to take back?") : undoing.maker.seat >= 0 ? qsTr("Take back %1's move?").arg(undoing.maker.name) : qsTr("Take back your last move?")
    body: undoing.warning
    noText: qsTr("Leave it")
    yesText: undoing.needsConsent ? undoing.awaited !== "" ? qsTr("Ask %1").arg(undoing.awaited) : qsTr("Ask the others") : qsTr("Take back")
    asksYes: true
    onAnswered: isYes => isYes ? question.table.undo() : question.table.keepMoves()
}
