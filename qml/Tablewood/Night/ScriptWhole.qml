pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The name, the languages and the roles of a whole script.
Column {
    id: whole

    readonly property ScriptEditor editor: Night.editor
    property Item keyTaker: null

    spacing: 10

    Heading {
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("The night")
        size: 19
    }

    NightAlert {
        width: parent.width
        text: [...whole.editor.faults].join("\n")
    }

    WordsField {
        width: parent.width
        keyTaker: whole.keyTaker
        isTranslatable: false
        name: qsTr("Name of the night")
        words: whole.editor.title
        onEdited: text => whole.editor.setWords("title", text)
    }

    WordsField {
        width: parent.width
        keyTaker: whole.keyTaker
        isTranslatable: false
        name: qsTr("Game")
        hint: qsTr("None in particular")
        words: whole.editor.game
        onEdited: text => whole.editor.setWords("game", text)
    }

    Stepper {
        visible: whole.editor.languages.length > 1
        width: parent.width
        name: qsTr("Language that is written")
        choices: whole.editor.languageNames
        current: [...whole.editor.languages].indexOf(whole.editor.language)
        onChosen: index => whole.editor.language = whole.editor.languages[index]
    }

    Flow {
        width: parent.width
        spacing: 8

        TextBox {
            id: codeBox

            width: Theme.px(90)
            name: qsTr("Code of a further language, such as fr")
            placeholderText: qsTr("such as fr")
            maximumLength: 12
            Keys.forwardTo: whole.keyTaker ? [whole.keyTaker] : []
            onTextEdited: noLanguage.text = ""
        }

        WoodButton {
            width: Math.min(implicitWidth, whole.width)
            kind: "quiet"
            icon.name: "plus"
            text: qsTr("Language")
            enabled: codeBox.text.length > 1
            onClicked: {
                if (whole.editor.addLanguage(codeBox.text))
                    codeBox.text = "";
                else
                    noLanguage.text = qsTr("%1 is no code of a language. One has two or three letters, such as fr or pt-br.").arg(codeBox.text);
            }
        }

        WoodButton {
            visible: whole.editor.languages.length > 1
            width: Math.min(implicitWidth, whole.width)
            kind: "quiet"
            icon.name: "trash"
            text: qsTr("Remove %1").arg(whole.editor.languageNames[[...whole.editor.languages].indexOf(whole.editor.language)] ?? "")
            onClicked: whole.editor.removeLanguage(whole.editor.language)
        }
    }

    NightAlert {
        id: noLanguage

        width: parent.width
    }

    Heading {
        width: parent.width
        topPadding: 6
        wrapMode: Text.WordWrap
        text: qsTr("Roles")
        size: 19
    }

    Each {
        model: whole.editor.roles.length

        Item {
            id: role

            required property int index
            readonly property string named: whole.editor.roles[index]?.name ?? ""

            width: whole.width
            height: nameBox.height

            TextBox {
                id: nameBox

                width: parent.width - removal.width - 8
                name: qsTr("Name of role %1").arg(role.index + 1)
                text: role.named
                Keys.forwardTo: whole.keyTaker ? [whole.keyTaker] : []
                onTextEdited: whole.editor.setRoleName(role.index, text)
            }

            IconButton {
                id: removal

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                kind: "quiet"
                tip: qsTr("Remove the role %1").arg(role.named === "" ? role.index + 1 : role.named)
                icon.name: "trash"
                onClicked: whole.editor.removeRole(role.index)
            }
        }
    }

    Flow {
        width: parent.width
        spacing: 8

        TextBox {
            id: newRole

            function take(): void {
                whole.editor.addRole(text);
                text = "";
            }

            width: Math.max(Theme.px(120), parent.width - addRole.width - 8)
            name: qsTr("Name of a new role")
            placeholderText: qsTr("A new role")
            maximumLength: 80
            Keys.forwardTo: whole.keyTaker ? [whole.keyTaker] : []
            Keys.onReturnPressed: take()
            Keys.onEnterPressed: take()
        }

        IconButton {
            id: addRole

            kind: "quiet"
            implicitHeight: newRole.height
            tip: qsTr("Add the role")
            icon.name: "plus"
            enabled: newRole.text !== ""
            onClicked: newRole.take()
        }
    }
}
