import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The table is no more, or not for whoever sits before this screen: why, and the way home.
Rectangle {
    id: gone

    required property LanTable table
    signal homeWanted

    color: Theme.veil
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title.text + " " + why.text
    Keys.onEscapePressed: gone.homeWanted()
    Component.onCompleted: home.forceActiveFocus(Qt.TabFocusReason)

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }

    Panel {
        anchors.centerIn: parent
        width: Math.min(parent.width - 48, Math.max(480, Theme.px(420)))
        height: body.height + 48
        level: 3

        Column {
            id: body

            x: 24
            y: 24
            width: parent.width - 48
            spacing: 14

            Heading {
                id: title

                width: parent.width
                wrapMode: Text.WordWrap
                text: qsTr("You are no longer at this table")
                size: 26
                color: Theme.textBright
            }

            BodyText {
                id: why

                width: parent.width
                wrapMode: Text.WordWrap
                text: gone.table.why
                size: 15
            }

            WoodButton {
                id: home

                anchors.right: parent.right
                width: Math.min(implicitWidth, parent.width)
                kind: "gold"
                icon.name: "home"
                text: qsTr("Go home")
                isDefault: true
                onClicked: gone.homeWanted()
            }
        }
    }
}
