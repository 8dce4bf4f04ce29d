import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The back of a card. `back` is the palette it shows; a neutral one for piles.
Item {
    id: card

    property string back: "deck"
    property real unit: 1

    width: 116 * unit
    height: 162 * unit

    Shadow {
        level: 1
    }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: 1.5
        anchors.bottomMargin: -2.5 * card.unit
        radius: 9 * card.unit
        color: Qt.darker(ArtColours.low(card.back), 1.5)
    }

    Rectangle {
        anchors.fill: parent
        radius: 9 * card.unit
        color: ArtColours.low(card.back)
    }

    ArtImage {
        anchors.fill: parent
        art: "cardback/" + (card.back === "" ? "deck" : card.back)
    }
}
