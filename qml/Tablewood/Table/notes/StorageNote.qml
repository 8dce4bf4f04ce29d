import QtQuick
import Tablewood.Ui

/// Says that a match cannot be stored, and why, and asks whether to go on without, before anything is lost.
Panel {
    id: note

    /// Why, and what to do; empty while there is nothing to ask.
    property string problem: ""
    /// Another window has changed the match.
    property bool isChangedElsewhere: false
    signal goOnWanted

    visible: problem !== ""
    // What stands below it keeps its light.
    level: 1
    isOpaque: true
    implicitHeight: Math.max(words.height, doing.height) + 20
    border.width: 2
    border.color: Theme.ember
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    Icon {
        id: sign

        x: 14
        anchors.verticalCenter: parent.verticalCenter
        name: "warn"
        size: 18
        color: words.color
    }

    BodyText {
        id: words

        x: sign.x + sign.width + 10
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - doing.width - 20
        wrapMode: Text.Wrap
        text: note.problem
        size: 14
        font.weight: Font.Medium
        color: Theme.dangerText
    }

    WoodButton {
        id: doing

        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, note.width * 0.45)
        text: note.isChangedElsewhere ? qsTr("Go on as a match of its own") : qsTr("Go on without storing")
        onClicked: note.goOnWanted()
    }
}
