import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Somebody asks to trade places, and is told yes or no.
Panel {
    id: card

    required property LobbyModel lobby
    required property lobbySeat entry

    implicitHeight: body.height + 30
    level: 2
    border.color: Theme.chosenEdge

    Column {
        id: body

        x: 16
        y: 14
        width: parent.width - 32
        spacing: 12

        Heading {
            width: parent.width
            wrapMode: Text.WordWrap
            text: qsTr("%1 asks to trade places").arg(card.entry.name)
            size: 19
            Accessible.role: Accessible.AlertMessage
        }

        BodyText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: qsTr("You would have seat %1, and they seat %2.").arg(card.entry.seat + 1).arg(card.lobby.mySeat + 1)
            color: Theme.textSoft
        }

        Flow {
            width: parent.width
            spacing: 10

            WoodButton {
                icon.name: "check"
                text: qsTr("Trade places")
                onClicked: card.lobby.trade(card.entry.seat, true)
            }

            WoodButton {
                kind: "quiet"
                icon.name: "cross"
                text: qsTr("No")
                Accessible.name: qsTr("No, stay here")
                onClicked: card.lobby.trade(card.entry.seat, false)
            }
        }
    }
}
