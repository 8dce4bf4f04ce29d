import QtQuick
import Tablewood.App

/// Taking back would take more with it than one's own last move, or others have to agree: says so before it is done.
TableQuestion {
    id: question

    required property TableModel table
    readonly property UndoModel undoing: table.undoing

    visible: undoing.warning !== ""
    seat: table.viewer
    title: undoing.needsConsent ? qsTr("Ask to take back?") : qsTr("Take back your last move?")
    body: undoing.warning
    noText: qsTr("Leave it")
    yesText: undoing.needsConsent ? qsTr("Ask the others") : qsTr("Take back")
    asksYes: true
    onAnswered: isYes => isYes ? question.table.undo() : question.table.keepMoves()
}
