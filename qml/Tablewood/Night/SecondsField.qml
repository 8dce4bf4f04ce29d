import QtQuick
import Tablewood.Ui

/// A number of seconds: typed, or made more and less. Arrow keys up and down too, with Shift by ten.
Row {
    id: field

    property string name: ""
    property int value: 0
    property int most: 600
    signal chosen(int value)

    function choose(value: int): void {
        field.chosen(Math.max(0, Math.min(field.most, value)));
    }

    spacing: 6

    IconButton {
        kind: "quiet"
        implicitHeight: box.height
        tip: qsTr("Less: %1").arg(field.name)
        icon.name: "minus"
        enabled: field.value > 0
        onClicked: field.choose(field.value - 5)
    }

    TextBox {
        id: box

        width: Theme.px(70)
        name: field.name
        text: field.value
        horizontalAlignment: TextInput.AlignHCenter
        inputMethodHints: Qt.ImhDigitsOnly
        maximumLength: 3
        validator: IntValidator {
            bottom: 0
            top: field.most
        }
        onTextEdited: if (acceptableInput)
            field.choose(parseInt(text))
        onActiveFocusChanged: if (!activeFocus)
            text = Qt.binding(() => field.value)
        Keys.onUpPressed: event => field.choose(field.value + (event.modifiers & Qt.ShiftModifier ? 10 : 1))
        Keys.onDownPressed: event => field.choose(field.value - (event.modifiers & Qt.ShiftModifier ? 10 : 1))
    }

    IconButton {
        kind: "quiet"
        implicitHeight: box.height
        tip: qsTr("More: %1").arg(field.name)
        icon.name: "plus"
        enabled: field.value < field.most
        onClicked: field.choose(field.value + 5)
    }
}
