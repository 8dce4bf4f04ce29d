pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The step that is written: who is called, what is said, how long, what is chosen and what is seen.
Column {
    id: form

    readonly property ScriptEditor editor: Night.editor
    readonly property scriptStepForm step: form.editor.form
    /// Nothing is written in it yet, so nothing is wrong with it either.
    readonly property bool isFresh: !step.callsRoles && step.heading.text === "" && step.say.text === "" && step.faults.length > 0
    property Item keyTaker: null

    component Label: BodyText {
        width: form.width
        wrapMode: Text.WordWrap
        size: 13
        font.weight: Font.DemiBold
        color: Theme.textSoft
    }

    component StepWords: WordsField {
        required property string word

        width: form.width
        keyTaker: form.keyTaker
        onEdited: text => form.editor.setWords(word, text)
        onTranslatedWanted: isTranslated => form.editor.setTranslated(word, isTranslated)
        onApartWanted: form.editor.setKey(word)
    }

    component Choice: Flow {
        id: choice

        property string name: ""
        property list<string> choices
        property int current: 0
        signal chosen(int index)

        width: form.width
        spacing: 8

        Each {
            model: choice.choices

            WoodButton {
                required property int index
                required property string modelData
                readonly property bool isChosen: index === choice.current

                width: Math.min(implicitWidth, choice.width)
                kind: isChosen ? "wood" : "quiet"
                icon.name: isChosen ? "check" : ""
                text: modelData
                Accessible.role: Accessible.RadioButton
                Accessible.name: choice.name + ": " + modelData
                Accessible.checkable: true
                Accessible.checked: isChosen
                onClicked: choice.chosen(index)
            }
        }
    }

    spacing: 12

    Flow {
        width: parent.width
        spacing: 8

        Heading {
            width: Math.max(Theme.px(120), parent.width - deeds.width - 8)
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            text: form.step.name === "" ? qsTr("Nobody yet") : form.step.name
            size: 19
        }

        Row {
            id: deeds

            spacing: 6

            IconButton {
                kind: "quiet"
                keyAction: "stepUp"
                tip: qsTr("Move the step up")
                icon.name: "chevU"
                enabled: form.editor.step > 0
                onClicked: form.editor.moveStep(form.editor.step, form.editor.step - 1)
            }

            IconButton {
                kind: "quiet"
                keyAction: "stepDown"
                tip: qsTr("Move the step down")
                icon.name: "chevD"
                enabled: form.editor.step + 1 < form.editor.steps.count
                onClicked: form.editor.moveStep(form.editor.step, form.editor.step + 1)
            }

            IconButton {
                kind: "quiet"
                keyAction: "stepCopy"
                tip: qsTr("Copy the step")
                icon.name: "copy"
                onClicked: form.editor.duplicateStep()
            }

            IconButton {
                kind: "quiet"
                keyAction: "stepRemove"
                tip: qsTr("Remove the step")
                icon.name: "trash"
                onClicked: form.editor.removeStep()
            }
        }
    }

    NightAlert {
        width: parent.width
        text: form.isFresh ? "" : [...form.step.faults].join("\n")
    }

    BodyText {
        visible: form.isFresh
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("A new step: choose who is called, or write what stands on the screen; then write what is said.")
        size: 14
        color: Theme.textSoft
    }

    Label {
        text: form.step.callsRoles ? qsTr("Called") : qsTr("Called: everybody, or choose roles")
    }

    RoleChips {
        visible: form.step.roles.length > 0
        width: parent.width
        roles: form.step.roles
        meaning: qsTr("Called")
        onTurned: (role, isOn) => form.editor.setCalled(role, isOn)
    }

    BodyText {
        visible: form.step.roles.length === 0
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("This night has no roles yet. Add them under “Roles”, where the night has its name.")
        size: 14
        color: Theme.textSoft
    }

    Label {
        visible: form.step.callsRoles
        text: form.step.when === 2 ? qsTr("When (calling only who still holds it tells who is gone to all who listen)") : qsTr("When")
    }

    Choice {
        visible: form.step.callsRoles
        name: qsTr("When")
        choices: [qsTr("In every night"), qsTr("If in play, dead or alive"), qsTr("While somebody holds it")]
        current: form.step.when
        onChosen: index => form.editor.setWhen(index)
    }

    StepWords {
        word: "say"
        name: qsTr("Said")
        hint: qsTr("What is said when the step begins")
        words: form.step.say
    }

    Label {
        text: qsTr("Seconds that are counted then")
    }

    SecondsField {
        name: qsTr("Seconds that are counted then")
        value: form.step.seconds
        onChosen: value => form.editor.setSeconds(value)
    }

    StepWords {
        word: "closing"
        name: qsTr("Said at the end")
        hint: qsTr("Nothing is said at the end")
        words: form.step.closing
    }

    StepWords {
        word: "heading"
        name: qsTr("Heading")
        hint: form.step.callsRoles ? form.step.name : qsTr("Who is meant, such as: Everybody")
        words: form.step.heading
    }

    StepWords {
        word: "task"
        name: qsTr("What to do, in a few words")
        hint: qsTr("Nothing stands below the heading")
        words: form.step.task
    }

    Label {
        text: qsTr("They choose")
    }

    Choice {
        name: qsTr("They choose")
        choices: [qsTr("Nothing"), qsTr("A player"), qsTr("A card"), qsTr("A place")]
        current: form.step.choice
        onChosen: index => form.editor.setChoice(index)
    }

    Label {
        text: qsTr("Shown")
    }

    Each {
        model: form.step.shows.length

        Rectangle {
            id: sight

            required property int index
            readonly property var shown: form.step.shows[index]
            readonly property bool isHolders: shown?.isHolders ?? false

            width: form.width
            height: inside.height + 20
            radius: 10
            color: Theme.row
            border.width: 1
            border.color: Theme.rowEdge

            Column {
                id: inside

                x: 12
                y: 10
                width: parent.width - 24
                spacing: 8

                Item {
                    width: parent.width
                    height: Math.max(what.height, removal.height)

                    BodyText {
                        id: what

                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - removal.width - 8
                        wrapMode: Text.WordWrap
                        text: sight.isHolders ? qsTr("Who holds") : qsTr("What was chosen is seen by")
                        size: 14
                    }

                    IconButton {
                        id: removal

                        anchors.right: parent.right
                        kind: "quiet"
                        tip: qsTr("Show it no more")
                        icon.name: "trash"
                        onClicked: form.editor.removeShown(sight.index)
                    }
                }

                RoleChips {
                    visible: sight.isHolders
                    width: parent.width
                    roles: sight.shown?.of ?? []
                    meaning: qsTr("Shown are")
                    onTurned: (role, isOn) => form.editor.setShownOf(sight.index, role, isOn)
                }

                BodyText {
                    visible: sight.isHolders
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: qsTr("is seen by")
                    size: 14
                }

                RoleChips {
                    width: parent.width
                    roles: sight.shown?.to ?? []
                    meaning: qsTr("Seen by")
                    onTurned: (role, isOn) => form.editor.setShownTo(sight.index, role, isOn)
                }
            }
        }
    }

    Flow {
        width: parent.width
        spacing: 8

        WoodButton {
            width: Math.min(implicitWidth, form.width)
            kind: "quiet"
            icon.name: "plus"
            text: qsTr("Show who holds roles")
            onClicked: form.editor.addShown(true)
        }

        WoodButton {
            width: Math.min(implicitWidth, form.width)
            kind: "quiet"
            icon.name: "plus"
            text: qsTr("Show what was chosen")
            onClicked: form.editor.addShown(false)
        }
    }
}
