import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Under which name and emblem the person at this laptop plays with others. `page` has room for the emblems.
Item {
    id: card

    required property Item page
    /// The emblem has its colours.
    property int seat: 0

    implicitHeight: Math.max(box.implicitHeight, token.implicitHeight)

    IconButton {
        id: token

        anchors.verticalCenter: parent.verticalCenter
        implicitHeight: 46
        kind: "bare"
        tip: qsTr("Your emblem")
        onClicked: {
            const place = token.mapToItem(card.page, 0, token.height + 4);
            picker.x = Math.max(8, Math.min(place.x, card.page.width - picker.implicitWidth - 8));
            picker.y = Math.min(place.y, card.page.height - picker.implicitHeight - 8);
            picker.open();
        }

        SeatToken {
            anchors.centerIn: parent
            seat: card.seat
            emblem: Preferences.playerEmblem
            size: 43
        }
    }

    TextBox {
        id: box

        x: token.width + 10
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x
        isHeading: true
        textSize: 18
        name: qsTr("Your name")
        placeholderText: qsTr("how others call you")
        iconName: "pencil"
        maximumLength: Preferences.nameLength
        text: Preferences.playerName
        onEditingFinished: Preferences.playerName = text
    }

    EmblemPicker {
        id: picker

        parent: card.page
        current: Preferences.playerEmblem
        onChosen: emblem => Preferences.playerEmblem = emblem
    }
}
