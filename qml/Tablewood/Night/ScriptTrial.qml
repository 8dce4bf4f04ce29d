import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Lets the step that is written be heard, with its words.
Column {
    id: part

    readonly property ScriptEditor editor: Night.editor
    readonly property bool isSilent: editor.form.say.text === "" && editor.form.closing.text === ""

    spacing: 10

    Heading {
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("Try the step")
        size: 19
    }

    WoodButton {
        width: Math.min(implicitWidth, part.width)
        icon.name: part.editor.trial.isOn ? "cross" : "playF"
        text: part.editor.trial.isOn ? qsTr("Enough") : qsTr("Speak this step")
        enabled: part.editor.step >= 0 && !part.isSilent
        onClicked: part.editor.tryStep()
    }

    BodyText {
        visible: part.editor.step >= 0 && part.isSilent
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("Nothing is said in this step yet.")
        size: 14
        color: Theme.textSoft
    }

    Rectangle {
        visible: part.editor.trial.isOn
        width: parent.width
        height: words.height + 24
        radius: 10
        color: Theme.inset
        border.width: 1
        border.color: part.editor.trial.caption === "" ? Theme.insetEdge : Theme.chosenEdge

        BodyText {
            id: words

            x: 12
            y: 12
            width: parent.width - 24
            wrapMode: Text.WordWrap
            text: part.editor.trial.isPreparing ? qsTr("The voice is asked…") : part.editor.trial.caption === "" ? "…" : part.editor.trial.caption
            size: 15
        }
    }

    NightAlert {
        width: parent.width
        text: part.editor.trial.isOn ? Night.sound.notice : ""
    }

    BodyText {
        visible: text !== ""
        width: parent.width
        wrapMode: Text.WordWrap
        text: part.editor.trial.notice
        color: Theme.dangerText
    }
}
