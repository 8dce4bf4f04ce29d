pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A line of the form: what it asks for, and the control for its kind.
Column {
    id: line

    required property mapFieldEntry field
    property Item keyTaker: null
    readonly property MapEditor editor: MapDesk.editor
    readonly property bool isLong: line.choices.length > 8
    /// Copies: what stands in a list of a value cannot be held.
    readonly property var choices: [...line.field.choices]

    /// Gives the keyboard to its control.
    function takeKeys(): void {
        nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason);
    }

    function set(value: string): void {
        if (value !== line.field.value)
            line.editor.setField(line.field.key, value);
    }

    /// The values chosen with this one turned, in the order of the choices.
    function turned(index: int): string {
        const isPlayers = line.field.kind === "players";
        return line.choices.filter((choice, i) => choice.isChosen !== (i === index)).map(choice => choice.value).join(isPlayers ? "" : " ");
    }

    /// A choice is pressed: it alone is chosen, or it is turned.
    function choose(index: int): void {
        const choice = line.choices[index];
        if (!choice || choice.whyNot !== "")
            return;
        line.editor.rest();
        line.set(line.field.kind === "choice" ? choice.value : line.turned(index));
    }

    spacing: 4

    Heading {
        visible: line.field.kind === "heading"
        width: parent.width
        topPadding: 6
        wrapMode: Text.WordWrap
        text: line.field.name
        size: 15
    }

    BodyText {
        visible: line.field.kind !== "heading"
        width: parent.width
        wrapMode: Text.WordWrap
        text: line.field.name
        size: 12
        font.weight: Font.DemiBold
        color: Theme.textSoft
    }

    BodyText {
        visible: line.field.kind === "fact"
        width: parent.width
        wrapMode: Text.WordWrap
        text: line.field.value
        size: 14
    }

    Only {
        when: line.field.kind === "words"

        TextSheet {
            id: words

            width: line.width
            name: line.field.name
            textSize: 13
            Keys.forwardTo: line.keyTaker ? [line.keyTaker] : []
            onTextChanged: if (activeFocus)
                line.set(text)
            onActiveFocusChanged: line.editor.rest()
            Component.onCompleted: text = line.field.value

            Connections {
                target: line

                function onFieldChanged(): void {
                    if (words.text !== line.field.value)
                        words.text = line.field.value;
                }
            }
        }
    }

    Only {
        when: line.field.kind === "number"

        Row {
            id: number

            function choose(value: int): void {
                line.editor.rest();
                line.set(String(Math.max(line.field.least, Math.min(line.field.most, value))));
            }

            readonly property int value: parseInt(line.field.value) || 0

            spacing: 6

            IconButton {
                kind: "quiet"
                // The arrow keys of the number do the same.
                focusPolicy: Qt.NoFocus
                Accessible.ignored: true
                implicitHeight: box.height
                tip: qsTr("Less: %1").arg(line.field.name)
                icon.name: "minus"
                iconSize: 15
                enabled: number.value > line.field.least
                onClicked: number.choose(number.value - 1)
            }

            TextBox {
                id: box

                width: Theme.px(64)
                implicitHeight: Theme.px(34)
                name: line.field.name
                textSize: 13
                horizontalAlignment: TextInput.AlignHCenter
                inputMethodHints: Qt.ImhDigitsOnly
                validator: IntValidator {
                    bottom: line.field.least
                    top: line.field.most
                }
                Keys.forwardTo: line.keyTaker ? [line.keyTaker] : []
                Keys.onUpPressed: number.choose(number.value + 1)
                Keys.onDownPressed: number.choose(number.value - 1)
                onTextEdited: if (acceptableInput)
                    line.set(String(parseInt(text)))
                onActiveFocusChanged: if (!activeFocus)
                    text = line.field.value
                Component.onCompleted: text = line.field.value

                Connections {
                    target: line

                    function onFieldChanged(): void {
                        if (parseInt(box.text) !== number.value)
                            box.text = line.field.value;
                    }
                }
            }

            IconButton {
                kind: "quiet"
                // The arrow keys of the number do the same.
                focusPolicy: Qt.NoFocus
                Accessible.ignored: true
                implicitHeight: box.height
                tip: qsTr("More: %1").arg(line.field.name)
                icon.name: "plus"
                iconSize: 15
                enabled: number.value < line.field.most
                onClicked: number.choose(number.value + 1)
            }
        }
    }

    Only {
        when: line.field.kind === "choice" && line.isLong

        Stepper {
            width: line.width
            name: line.field.name
            choices: line.choices.map(choice => choice.name)
            current: line.choices.findIndex(choice => choice.isChosen)
            onChosen: index => line.set(line.choices[index].value)
        }
    }

    Only {
        when: line.field.kind === "choices" || line.field.kind === "players" || (line.field.kind === "choice" && !line.isLong)

        TileGrid {
            id: chips

            width: line.width
            name: line.field.name
            // By their places, so that a press leaves them where they are, with the keyboard.
            model: line.choices.length
            onActivated: index => line.choose(index)
            delegate: WoodButton {
                required property int index
                readonly property var choice: line.choices[index] ?? null
                readonly property bool isChosen: choice?.isChosen ?? false

                width: Math.min(implicitWidth, line.width)
                implicitHeight: detail === "" ? Theme.px(32) : Theme.px(46)
                focusPolicy: Qt.NoFocus
                textSize: 12
                kind: isChosen ? "wood" : "quiet"
                icon.name: isChosen && line.field.kind !== "players" ? "check" : ""
                text: choice?.name ?? ""
                detail: choice?.whyNot ?? ""
                enabled: (choice?.whyNot ?? "") === ""
                Accessible.role: line.field.kind === "choice" ? Accessible.RadioButton : Accessible.CheckBox
                Accessible.name: isChosen ? qsTr("%1, chosen").arg(text) : text
                Accessible.checkable: true
                Accessible.checked: isChosen
                onClicked: {
                    chips.current = index;
                    line.choose(index);
                }
            }
        }
    }

    BodyText {
        visible: line.field.hint !== ""
        width: parent.width
        wrapMode: Text.WordWrap
        text: line.field.hint
        size: 11
        color: Theme.textSoft
    }
}
