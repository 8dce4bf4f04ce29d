import QtQuick
import Tablewood.Ui

/// The next seat that could be taken.
Rectangle {
    id: row

    property int number: 3
    readonly property list<string> names: [qsTr("A first seat"), qsTr("A second seat"), qsTr("A third seat"), qsTr("A fourth seat"), qsTr("A fifth seat"), qsTr("A sixth seat")]
    signal added(bool isPerson)

    implicitHeight: Math.max(60, buttons.height + 20)
    radius: 12
    color: "transparent"
    border.width: 1
    border.color: Theme.isDark ? "#338A6B4A" : "#66A5835A"

    Rectangle {
        x: 14
        anchors.verticalCenter: parent.verticalCenter
        width: 43
        height: 43
        radius: 22
        color: Theme.isDark ? "#14EFE4CC" : "#E9DDC2"
        border.width: 1.5
        border.color: Theme.isDark ? "#668A6B4A" : "#B99B6E"

        Icon {
            anchors.centerIn: parent
            name: "plus"
            width: 18
            height: 18
            color: Theme.textSoft
        }
    }

    Heading {
        x: 70
        anchors.verticalCenter: parent.verticalCenter
        width: buttons.x - x - 8
        elide: Text.ElideRight
        text: row.names[row.number - 1] ?? qsTr("Another seat")
        size: 17
        color: Theme.textSoft
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        spacing: 6

        WoodButton {
            kind: "quiet"
            icon.name: "person"
            text: qsTr("Person")
            textSize: 12
            onClicked: row.added(true)
        }

        WoodButton {
            kind: "quiet"
            icon.name: "bot"
            text: qsTr("Bot")
            textSize: 12
            onClicked: row.added(false)
        }
    }
}
