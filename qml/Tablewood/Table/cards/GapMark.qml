import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A place between the cards of a row, where what is held can be put. It reaches to the middles of the cards beside it.
Item {
    id: gap

    required property TableModel table
    required property TableTouch touch
    required property zoneEntry zone
    /// So many cards of the row lie before it.
    required property int before
    /// Where in it the cards part.
    property real spot: width / 2
    /// How wide the mark is pressed, and where that begins and ends: beside it the cards are.
    property real grip: 32
    property real gripFrom: spot - grip / 2
    property real gripTo: spot + grip / 2
    readonly property bool isAimed: touch.draggedPiece > 0 && gap.contains(gap.mapFromItem(touch.ground, touch.at.x, touch.at.y))
    readonly property pieceEntry cardBefore: before > 0 && zone.pieces && before <= zone.pieces.count ? zone.pieces.entries[before - 1] : table.scene.piece(0)

    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.focusable: true
    Accessible.name: before === 0 ? qsTr("Put it first in the row") : qsTr("Put it to the right of %1").arg(cardBefore.name)
    Accessible.onPressAction: press()
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()

    onIsAimedChanged: {
        if (isAimed)
            touch.aimedGap = gap;
        else if (touch.aimedGap === gap)
            touch.aimedGap = null;
    }

    function press(): void {
        touch.follow(gap, width / 2, 0);
        table.pressGap(zone.id, before);
    }

    DropPlace {
        places: gap.touch.places
        onDropped: gap.table.pressGap(gap.zone.id, gap.before)
    }

    MouseArea {
        id: pointer

        x: gap.gripFrom
        width: gap.gripTo - gap.gripFrom
        height: parent.height
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: gap.table.pressGap(gap.zone.id, gap.before)
    }

    Rectangle {
        id: bar

        readonly property bool isMeant: pointer.containsMouse || gap.activeFocus || gap.isAimed

        anchors.verticalCenter: parent.verticalCenter
        x: gap.spot - width / 2
        width: isMeant ? 8 : 4
        height: parent.height - 20
        radius: width / 2
        color: "#E9B44C"
        border.width: 1
        border.color: "#3A2614"

        Rectangle {
            anchors.centerIn: parent
            width: Math.round(gap.grip * (bar.isMeant ? 0.88 : 0.69))
            height: width
            radius: width / 2
            color: bar.isMeant ? "#F6D58A" : "#E9B44C"
            border.width: 1
            border.color: "#3A2614"

            Icon {
                anchors.centerIn: parent
                width: Math.min(14, parent.width - 4)
                height: width
                name: "plus"
                color: "#2A1B0E"
            }
        }

        // Round the plus too.
        Item {
            anchors.centerIn: parent
            width: gap.grip
            height: parent.height + 8

            HintLight {
                isShown: gap.table.hint.zone === gap.zone.id && gap.table.hint.gap === gap.before
            }
        }
    }

    FocusRing {
        anchors.fill: bar
        visible: gap.activeFocus
    }
}
