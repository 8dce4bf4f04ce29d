pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App

/// Says what was removed last, for as long as it can be brought back. Not there without a name.
Panel {
    id: panel

    property string name: ""
    /// KeyMap's name for its key.
    readonly property string keyAction: "restoreMatch"
    signal wantedBack

    visible: name !== ""
    implicitHeight: visible ? Math.max(words.height, undo.height) + 20 : 0
    level: 3
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    BodyText {
        id: words

        x: 18
        anchors.verticalCenter: parent.verticalCenter
        width: undo.x - x - 12
        wrapMode: Text.Wrap
        text: qsTr("“%1” was removed.").arg(panel.name)
        size: 15
    }

    WoodButton {
        id: undo

        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, panel.width * 0.5)
        icon.name: "undo"
        keyHint: KeyMap.names[panel.keyAction] ?? ""
        text: qsTr("Bring it back")
        onClicked: panel.wantedBack()
    }
}
