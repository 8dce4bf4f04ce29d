import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Says that settings were set back, and takes it back at a press. It goes when something else is set.
Panel {
    id: strip

    visible: Preferences.canUndoReset
    width: Math.min((parent?.width ?? 0) - 48, words.implicitWidth + undo.width + 60)
    height: Math.max(words.height, undo.height) + 20
    level: 3
    border.color: Theme.chosenEdge
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    BodyText {
        id: words

        x: 18
        anchors.verticalCenter: parent.verticalCenter
        width: strip.width - undo.width - 50
        wrapMode: Text.WordWrap
        size: 14
        text: qsTr("The settings are as they came.")
    }

    WoodButton {
        id: undo

        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        icon.name: "undo"
        text: qsTr("Back to what I had")
        onClicked: {
            // The strip goes; the keyboard stays with the buttons before it.
            nextItemInFocusChain(false).forceActiveFocus(Qt.TabFocusReason);
            Preferences.undoReset();
        }
    }
}
