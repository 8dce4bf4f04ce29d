import Tablewood.App
import Tablewood.Ui

/// Says that somebody has asked to take back, and that others have still to agree.
HeadNotice {
    required property TableModel table
    readonly property UndoModel undoing: table.undoing

    text: told()
    seat: undoing.asker.seat
    emblem: undoing.asker.emblem
    action: undoing.isOurs ? qsTr("Withdraw") : ""
    onActed: table.answerUndo(false)

    function told(): string {
        if (undoing.asker.seat < 0 || undoing.answerer.seat >= 0)
            return "";
        const maker = undoing.maker;
        if (maker.seat >= 0)
            return Spoken.sentences([undoing.isOurs ? qsTr("You ask to take back %1's move").arg(maker.name) : qsTr("%1 asks to take back %2's move").arg(undoing.asker.name).arg(maker.name), qsTr("Still to agree: %1.").arg(undoing.awaited)]);
        const asking = undoing.isOurs ? qsTr("You ask to take back") : qsTr("%1 asks to take back").arg(undoing.asker.name);
        return Spoken.sentences([asking, qsTr("Still to agree: %1.").arg(undoing.awaited), undoing.extent]);
    }
}
