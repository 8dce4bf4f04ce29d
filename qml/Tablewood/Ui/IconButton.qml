import QtQuick
import Tablewood.App

/// A button that is only an icon; `text` is what it is called, shown as a tip and read aloud.
WoodButton {
    id: button

    property string tip: text
    /// KeyMap's name for its key, which the tip names too.
    property string keyAction: ""
    readonly property string keyName: KeyMap.names[keyAction] ?? ""
    /// Whoever has pressed it knows it: the tip goes until the pointer comes anew.
    property bool isKnown: false

    text: ""
    implicitWidth: implicitHeight
    iconSize: 20
    Accessible.name: tip
    Accessible.description: Spoken.of(keyName, enabled)
    onPressed: isKnown = true
    onHoveredChanged: isKnown = false
    onVisualFocusChanged: isKnown = false

    Tooltip {
        text: button.keyName === "" ? button.tip : qsTr("%1 (%2)").arg(button.tip).arg(button.keyName)
        isShown: !button.isKnown && (button.hovered || button.visualFocus)
    }
}
