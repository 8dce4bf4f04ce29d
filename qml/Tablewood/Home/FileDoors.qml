pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The ways by which matches come in from files and go out to them: dialogs, files that are dropped on the window, and what a start
/// of the program asks for.
Item {
    id: doors

    required property Window window
    /// A match was taken in and is to be shown.
    signal matchWanted(string id)
    signal joinWanted(string target)
    signal hostWanted
    /// The map designer is to be shown, with the map of this file if there is one.
    signal mapWanted(url file)
    /// A dialog is gone.
    signal closed
    signal openingAsked
    signal savingAsked(string id)

    /// Asks for a file to open.
    function open(): void {
        questions.come();
        doors.openingAsked();
    }

    /// Asks where a match is to be saved as a file.
    function save(id: string): void {
        if (!KeptMatches.maySave(id))
            return;
        questions.come();
        doors.savingAsked(id);
    }

    /// Does what a start asks for.
    function start(file: string, join: string, isHosting: bool, isEditing: bool): void {
        if (isEditing) {
            doors.mapWanted(file === "" ? "" : "file://" + encodeURI(file));
            return;
        }
        if (isHosting)
            doors.hostWanted();
        if (join !== "")
            doors.joinWanted(join);
        const id = file === "" ? "" : KeptMatches.takeIn(file);
        if (id !== "")
            doors.matchWanted(id);
    }

    // The program was started once more: it is this window that is wanted.
    Connections {
        target: Program

        function onCalledAgain(file: string, join: string, isHosting: bool, isEditing: bool): void {
            if (doors.window.visibility === Window.Minimized || doors.window.visibility === Window.Hidden)
                doors.window.show();
            doors.window.requestActivate();
            doors.window.alert(0);
            doors.start(file, join, isHosting, isEditing);
        }
    }

    function takeIn(file: url): void {
        if (String(file).endsWith(".twmap")) {
            doors.mapWanted(file);
            return;
        }
        const id = KeptMatches.open(file);
        if (id !== "")
            doors.matchWanted(id);
    }

    // Under all pages: it takes what none of them does, such as a sound that is dropped on a line. It takes no presses.
    DropArea {
        id: drop

        parent: doors.window.contentItem
        anchors.fill: parent
        z: -1
        onEntered: drag => drag.accepted = drag.hasUrls
        onDropped: drag => {
            const file = drag.urls.find(url => url.toString().startsWith("file:"));
            if (file)
                doors.takeIn(file);
        }
    }

    Only {
        when: drop.containsDrag

        Panel {
            anchors.centerIn: parent
            width: dropWords.width + 60
            height: dropWords.height + 48
            level: 3
            border.width: 2
            border.color: Theme.chosenEdge
            Accessible.role: Accessible.AlertMessage
            Accessible.name: dropWords.text

            BodyText {
                id: dropWords

                anchors.centerIn: parent
                text: qsTr("Let go to open this file")
                size: 20
                font.weight: Font.DemiBold
            }
        }
    }

    Later {
        id: questions

        file: Qt.resolvedUrl("FileQuestions.qml")
        given: ({
                "doors": doors
            })
    }
}
