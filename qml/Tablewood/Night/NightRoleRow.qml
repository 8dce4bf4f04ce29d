import QtQuick
import Tablewood.Ui

/// A role that is in play or not.
Item {
    id: row

    property string name: ""
    property bool isInPlay: true
    signal turned(bool isInPlay)

    implicitHeight: Math.max(44, words.height + 8)

    BodyText {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - control.width - 10
        wrapMode: Text.WordWrap
        text: row.name
        size: 15
        font.weight: Font.DemiBold
        color: row.isInPlay ? Theme.text : Theme.textSoft
    }

    WoodSwitch {
        id: control

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: row.name
        checked: row.isInPlay
        onToggled: row.turned(checked)
    }
}
