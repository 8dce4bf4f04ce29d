import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A sentence over the table that people should not miss; with `canShut` it stays until it was read.
Panel {
    id: note

    property string text: ""
    property string iconName: "info"
    property bool canShut: false
    property bool isUrgent: false
    signal shut

    visible: text !== ""
    level: 3
    isOpaque: true
    implicitHeight: Math.max(words.height, canShut ? closing.height : 0) + 20
    border.color: isUrgent ? Theme.ember : Theme.chosenEdge
    border.width: isUrgent ? 2 : 1
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Icon {
        id: sign

        x: 14
        anchors.verticalCenter: parent.verticalCenter
        name: note.iconName
        size: 18
        color: words.color
    }

    BodyText {
        id: words

        x: sign.x + sign.width + 10
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - (note.canShut ? closing.width + 16 : 14)
        wrapMode: Text.WordWrap
        text: note.text
        font.weight: Font.Medium
        color: note.isUrgent ? Theme.dangerText : Theme.text
    }

    IconButton {
        id: closing

        visible: note.canShut
        anchors.right: parent.right
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        kind: "quiet"
        icon.name: "check"
        tip: qsTr("I have read it")
        onClicked: note.shut()
    }
}
