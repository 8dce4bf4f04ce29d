import QtQuick
import Tablewood.Ui

/// One switch with what it does under its name.
Item {
    id: setting

    property string title: ""
    property string line: ""
    property bool checked: false
    property bool hasDivider: true
    signal changed(bool checked)

    implicitHeight: Math.max(56, words.height + 14)

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - control.width - 16
        spacing: 1

        BodyText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: setting.title
            size: 14
            font.weight: Font.DemiBold
        }

        BodyText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: setting.line
            size: 12
            color: Theme.textSoft
        }
    }

    WoodSwitch {
        id: control

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: setting.title
        checked: setting.checked
        enabled: setting.enabled
        opacity: enabled ? 1 : 0.5
        onToggled: setting.changed(checked)
    }

    Rectangle {
        visible: setting.hasDivider
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.divider
    }
}
