pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A night is moderated: first the choices, then the night itself.
FocusScope {
    id: page

    /// "choice", "script" (one is written, or read before it is) or "voices" (lines are recorded).
    property string part: "choice"
    /// Where one comes from to "voices".
    property string before: "choice"
    /// Why a script cannot be written.
    property string fault: ""
    signal backWanted

    // A night that runs keeps its voice.
    Component.onCompleted: {
        if (!Night.isShown)
            Night.setup.open();
        Night.sound.readTracks();
    }

    function write(script: string): void {
        page.fault = Night.editor.open(script, Night.setup.language);
        if (page.fault === "")
            page.part = "script";
    }

    /// The lines of a script are recorded.
    function record(script: string): void {
        Night.setup.script = script;
        page.recordVoices();
    }

    function writeNew(): void {
        page.fault = Night.editor.create();
        if (page.fault === "")
            page.part = "script";
    }

    /// Back to the choices, with the script that was written chosen.
    function endWriting(): void {
        if (page.part === "script" || page.before === "script") {
            Night.editor.close();
            Night.setup.script = Night.editor.script;
            page.fault = Night.editor.keepFault;
        }
        page.before = "choice";
        page.part = "choice";
    }

    function recordVoices(): void {
        page.before = page.part;
        page.part = "voices";
    }

    Connections {
        target: Night.setup

        function onChanged(): void {
            page.fault = "";
        }
    }

    Only {
        when: !Night.isShown && page.part === "script"

        ScriptPage {
            anchors.fill: parent
            onBackWanted: page.endWriting()
            onWanted: page.endWriting()
            onVoicesWanted: page.recordVoices()
            Component.onCompleted: forceActiveFocus()
        }
    }

    Only {
        when: !Night.isShown && page.part === "choice"

        NightChoice {
            anchors.fill: parent
            onBackWanted: page.backWanted()
            onWritingWanted: script => page.write(script)
            onNewScriptWanted: page.writeNew()
            onRecordingsWanted: page.recordVoices()
            writingFault: page.fault
            Component.onCompleted: forceActiveFocus()
        }
    }

    Only {
        when: !Night.isShown && page.part === "voices"
        onItemRemoved: Night.recordings.leave()

        RecordingsPage {
            anchors.fill: parent
            title: page.before === "script" ? Night.editor.title.text : Night.setup.title
            onBackWanted: page.part = page.before
            Component.onCompleted: forceActiveFocus()
        }
    }

    Only {
        when: Night.isShown

        NightRun {
            anchors.fill: parent
            Component.onCompleted: forceActiveFocus()
        }
    }
}
