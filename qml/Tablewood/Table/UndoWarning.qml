import QtQuick
import Tablewood.App

/// Taking back would take more with it than one's own last move: says so before it is done.
TableQuestion {
    id: warning

    required property TableModel table

    visible: table.undoWarning !== ""
    seat: table.viewer
    title: qsTr("Take back your last move?")
    body: table.undoWarning
    noText: qsTr("Leave it")
    yesText: qsTr("Take back")
    asksYes: true
    onAnswered: isYes => isYes ? warning.table.undo() : warning.table.keepMoves()
}
