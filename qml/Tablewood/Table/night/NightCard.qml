import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The card in the middle of the dark: its back shows the moon, and so does its face for whom there is nothing to see, in the
/// same dim light on the same area.
Rectangle {
    id: card

    property faceEntry face
    property bool isShown: false
    readonly property bool hasFace: isShown && face.key !== ""

    radius: width * 0.09
    border.width: 1.5
    border.color: "#34464B"
    gradient: Gradient {
        GradientStop {
            position: 0
            color: "#1D2A2E"
        }
        GradientStop {
            position: 1
            color: "#131C1F"
        }
    }
    Accessible.role: Accessible.Graphic
    Accessible.name: hasFace ? face.name : qsTr("A card with the moon")

    function pictureArt(): string {
        const hasPicture = card.hasFace && card.face.emblem !== "";
        return hasPicture ? `woodcut/${card.face.picture}?palette=night&seed=${card.face.key}&size=.92&foliage=0` : "";
    }

    Icon {
        visible: !card.hasFace
        anchors.centerIn: parent
        name: "moon"
        size: card.width * 0.46
        color: "#8FA0A5"
    }

    ArtImage {
        visible: card.hasFace
        anchors.horizontalCenter: parent.horizontalCenter
        y: card.height * 0.12
        width: card.width * 0.66
        height: width
        opacity: 0.55
        art: card.pictureArt()
    }

    Heading {
        visible: card.hasFace
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: card.height * 0.06
        width: parent.width * 0.92
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: card.face.name
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 6
        font.pixelSize: Math.max(10, card.width * 0.13)
        color: "#B9C7CC"
    }
}
