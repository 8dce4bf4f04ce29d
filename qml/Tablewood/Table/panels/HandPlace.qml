import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Lies below all that a panel has, where its person sits at this screen and may act, but another one plays: pressed anywhere free, the
/// hand becomes theirs.
Item {
    id: place

    required property panelEntry entry
    required property TableModel table

    anchors.fill: parent
    visible: entry.canTakeHand
    activeFocusOnTab: visible
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Play for %1").arg(entry.owner)
    Accessible.focusable: true
    Accessible.onPressAction: place.press()
    Keys.onReturnPressed: place.press()
    Keys.onEnterPressed: place.press()
    Keys.onSpacePressed: place.press()

    function press(): void {
        place.table.takeHand(place.entry.seat);
    }

    Rectangle {
        visible: hands.containsMouse
        anchors.fill: parent
        radius: 12
        color: Theme.rowHover
    }

    MouseArea {
        id: hands

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: place.press()
    }

    FocusRing {
        visible: place.activeFocus
    }
}
