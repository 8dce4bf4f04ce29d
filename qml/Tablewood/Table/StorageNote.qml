import QtQuick
import Tablewood.Ui

/// Says that a match cannot be stored, and why: before anything is lost it asks whether to go on without, then it stays, quietly,
/// until all is stored.
Panel {
    id: note

    /// Why, and what to do; empty while all is stored.
    property string problem: ""
    /// The match goes on in memory.
    property bool isUnstored: false
    /// Another window has changed the match.
    property bool isChangedElsewhere: false
    signal goOnWanted

    visible: problem !== ""
    level: 3
    implicitHeight: Math.max(words.height, doing.visible ? doing.height : 0) + 20
    border.width: isUnstored ? 1 : 2
    border.color: isUnstored ? Theme.panelEdge : Theme.ember
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    Icon {
        id: sign

        x: 14
        anchors.verticalCenter: parent.verticalCenter
        name: note.isUnstored ? "hour" : "warn"
        size: 18
        color: words.color
    }

    BodyText {
        id: words

        x: sign.x + sign.width + 10
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - (doing.visible ? doing.width + 20 : 14)
        wrapMode: Text.Wrap
        text: note.isUnstored ? qsTr("This match goes on without being stored. %1 It is stored as soon as that is possible.").arg(note.problem) : note.problem
        size: note.isUnstored ? 13 : 14
        font.weight: note.isUnstored ? Font.Normal : Font.Medium
        color: note.isUnstored ? Theme.textSoft : Theme.dangerText
    }

    WoodButton {
        id: doing

        visible: !note.isUnstored
        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, note.width * 0.45)
        text: note.isChangedElsewhere ? qsTr("Go on as a match of its own") : qsTr("Go on without storing")
        onClicked: note.goOnWanted()
    }
}
