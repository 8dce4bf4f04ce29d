import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Whose hand is at this screen, where it could be another's: says on a panel that one plays for its person, or that a press makes one do so.
Rectangle {
    id: sign

    required property panelEntry entry
    /// Asks in a word, as on a plate, which has the name.
    property bool isShort: false
    /// No wider than that.
    property real room: 1000

    visible: entry.hasHand || entry.canTakeHand
    width: Math.min(room, words.x + words.implicitWidth + 10)
    height: Math.max(Theme.px(20), words.implicitHeight + 4)
    radius: height / 2
    color: entry.hasHand ? Theme.rowLit : "transparent"
    border.width: entry.hasHand ? 2 : 1
    border.color: entry.hasHand ? Theme.chosenEdge : Theme.panelEdge

    Icon {
        id: icon

        x: 7
        anchors.verticalCenter: parent.verticalCenter
        name: sign.entry.hasHand ? "check" : "hand"
        size: 13
        color: Theme.accentText
    }

    BodyText {
        id: words

        x: icon.x + icon.width + 5
        width: sign.width - x - 8
        anchors.verticalCenter: parent.verticalCenter
        text: sign.entry.hasHand ? qsTr("You play for %1").arg(sign.entry.owner) : sign.isShort ? qsTr("Play") : qsTr("Play for %1").arg(sign.entry.owner)
        size: 12
        elide: Text.ElideRight
        font.weight: sign.entry.hasHand ? Font.DemiBold : Font.Normal
        color: Theme.text
    }
}
