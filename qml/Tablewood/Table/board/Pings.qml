pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Where people at other laptops point on a board: a ring in the seat's colour and who it is, for a moment.
Each {
    id: pings

    required property TableModel table
    required property string boardId
    required property BoardGeometry geometry

    model: table.pings

    Item {
        id: ping

        required property pingEntry entry
        readonly property point middle: pings.geometry.middleOf(entry.cell.x, entry.cell.y)
        readonly property color tint: entry.seat < 0 ? Theme.lantern : Theme.seatTint(entry.seat)

        visible: entry.board === pings.boardId
        x: middle.x
        y: middle.y
        z: 6000
        Accessible.role: Accessible.AlertMessage
        Accessible.name: qsTr("%1 points at %2").arg(entry.name).arg(pings.geometry.nameOf(entry.cell.x, entry.cell.y))

        Rectangle {
            id: ring

            property real grown

            anchors.centerIn: parent
            width: pings.geometry.cell * 1.25 * grown
            height: width
            radius: width / 2
            color: Qt.rgba(ping.tint.r, ping.tint.g, ping.tint.b, 0.25)
            border.width: Math.max(3, pings.geometry.cell * 0.08)
            border.color: ping.tint

            Rectangle {
                anchors.fill: parent
                anchors.margins: parent.border.width
                radius: width / 2
                color: "transparent"
                border.width: 1.5
                border.color: "#1E1A14"
            }

            NumberAnimation on grown  {
                from: Theme.hasReducedMotion ? 1 : 2.4
                to: 1
                duration: Theme.banner
                easing.type: Easing.OutCubic
            }
        }

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            y: -ring.height / 2 - height - 4
            width: who.implicitWidth + 18
            height: who.implicitHeight + 8
            radius: height / 2
            color: "#E6150F09"
            border.width: 1
            border.color: ping.tint

            BodyText {
                id: who

                anchors.centerIn: parent
                text: ping.entry.name
                font.weight: Font.DemiBold
                color: "#EFE4CC"
            }
        }
    }
}
