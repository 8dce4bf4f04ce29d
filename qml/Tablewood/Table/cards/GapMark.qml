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
    readonly property pieceEntry cardBefore: before > 0 && zone.pieces && before <= zone.pieces.count ? zone.pieces.entries[before - 1] : table.scene.piece(0)

    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.focusable: true
    Accessible.name: before === 0 ? qsTr("Put it first in the row") : qsTr("Put it to the right of %1").arg(cardBefore.name)
    Accessible.onPressAction: press()
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()

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

        // No wider than the mark: beside it the cards are pressed.
        x: gap.spot - width / 2
        width: 32
        height: parent.height
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: gap.table.pressGap(gap.zone.id, gap.before)
    }

    Rectangle {
        id: bar

        readonly property bool isMeant: pointer.containsMouse || gap.activeFocus || gap.touch.draggedPiece > 0 && gap.contains(gap.mapFromItem(gap.touch.ground, gap.touch.at.x, gap.touch.at.y))

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
            width: bar.isMeant ? 28 : 22
            height: width
            radius: width / 2
            color: bar.isMeant ? "#F6D58A" : "#E9B44C"
            border.width: 1
            border.color: "#3A2614"

            Icon {
                anchors.centerIn: parent
                width: 14
                height: 14
                name: "plus"
                color: "#2A1B0E"
            }
        }

        HintLight {
            isShown: gap.table.hint.zone === gap.zone.id && gap.table.hint.gap === gap.before
        }
    }

    FocusRing {
        anchors.fill: bar
        visible: gap.activeFocus
    }
}
