pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Words of a script: what they are in the language that is written, whether they are another in each, and where else they are said.
Column {
    id: field

    property string name: ""
    /// Stands there while nothing is written.
    property string hint: ""
    property scriptWordsEntry words
    /// Hears of keys before what is written in.
    property Item keyTaker: null
    property bool isTranslatable: true
    signal edited(string text)
    signal translatedWanted(bool isTranslated)
    /// Another place is no longer to say the same line.
    signal apartWanted

    spacing: 4

    BodyText {
        width: parent.width
        wrapMode: Text.WordWrap
        text: field.name
        size: 13
        font.weight: Font.DemiBold
        color: Theme.textSoft
    }

    TextSheet {
        id: sheet

        width: parent.width
        name: field.name
        placeholderText: field.hint
        text: field.words.text
        Keys.forwardTo: field.keyTaker ? [field.keyTaker] : []
        onTextChanged: if (activeFocus && text !== field.words.text)
            field.edited(text)
    }

    Flow {
        visible: field.isTranslatable && (field.words.isTranslated || field.words.text !== "")
        width: parent.width
        spacing: 8

        // The tick marks the state, so that nobody takes it for what a press does.
        Each {
            model: [qsTr("The same in all languages"), qsTr("Another in each language")]

            WoodButton {
                required property int index
                required property string modelData
                readonly property bool isChosen: field.words.isTranslated === (index === 1)

                width: Math.min(implicitWidth, field.width)
                kind: isChosen ? "wood" : "quiet"
                icon.name: isChosen ? "check" : ""
                text: modelData
                textSize: 12
                Accessible.role: Accessible.RadioButton
                Accessible.name: field.name + ": " + text
                Accessible.checkable: true
                Accessible.checked: isChosen
                onClicked: if (!isChosen)
                    field.translatedWanted(index === 1)
            }
        }

        BodyText {
            visible: field.words.otherUses > 0
            width: Math.min(implicitWidth, field.width)
            height: Math.max(implicitHeight, apart.height)
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            text: qsTr("also in %n other place(s)", "", field.words.otherUses)
            size: 12
            color: Theme.textSoft
        }

        WoodButton {
            id: apart

            visible: field.words.otherUses > 0
            width: Math.min(implicitWidth, field.width)
            kind: "quiet"
            text: qsTr("Words of its own here")
            textSize: 12
            Accessible.name: field.name + ": " + text
            onClicked: field.apartWanted()
        }
    }
}
