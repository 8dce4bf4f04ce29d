import QtQuick

/// A button that is only an icon; `text` is what it is called, shown as a tip and read aloud.
WoodButton {
    id: button

    property string tip: text
    /// Whoever has pressed it knows it: the tip goes until the pointer comes anew.
    property bool isKnown: false

    text: ""
    implicitWidth: implicitHeight
    iconSize: 20
    Accessible.name: tip
    onPressed: isKnown = true
    onHoveredChanged: isKnown = false
    onVisualFocusChanged: isKnown = false

    Tooltip {
        text: button.tip
        isShown: !button.isKnown && (button.hovered || button.visualFocus)
    }
}
