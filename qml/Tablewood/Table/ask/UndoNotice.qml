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
        const sentences = [undoing.request, qsTr("Still to agree: %1.").arg(undoing.awaited)];
        return Spoken.sentences(undoing.maker.seat >= 0 ? sentences : [...sentences, undoing.extent]);
    }
}
