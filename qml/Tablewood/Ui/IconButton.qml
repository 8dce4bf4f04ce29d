import QtQuick

/// A button that is only an icon; `text` is what it is called, shown as a tip and read aloud.
WoodButton {
    id: button

    property string tip: text

    text: ""
    implicitWidth: implicitHeight
    iconSize: 20
    Accessible.name: tip

    Tooltip {
        text: button.tip
        isShown: button.hovered || button.visualFocus
    }
}
