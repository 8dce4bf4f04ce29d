import QtQuick
import Tablewood.App
import Tablewood.Lan

/// The questions before something is lost: a place at a table in the network, or a match that is stored nowhere.
Item {
    id: questions

    required property Main window
    required property LanTable table

    Connections {
        target: questions.window

        function onLeavingAsked(then: string): void {
            leaving.then = then;
            leaving.open();
        }

        function onLosingAsked(): void {
            unstored.open();
        }
    }

    LeaveQuestion {
        id: leaving

        /// Follows then: "close" the window, or the match of this id; empty for nothing.
        property string then: ""

        table: questions.table
        // The keyboard goes back to the page.
        onClosed: questions.window.takeKeys()
        onLeft: {
            if (then === "close")
                questions.window.close();
            else if (then !== "")
                questions.window.openMatch(then);
        }
    }

    UnstoredQuestion {
        id: unstored

        onClosed: questions.window.takeKeys()
        onSaveWanted: questions.window.saveMatch(KeptMatches.firstUnstored())
        onCloseWanted: {
            questions.window.mayLose = true;
            questions.window.close();
        }
    }
}
