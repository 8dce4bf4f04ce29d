pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Table
import Tablewood.Ui

/// A card or character of the guide with its words.
Rectangle {
    id: card

    property faceEntry face
    readonly property bool isDiagramAlone: face.emblem === "" && face.diagram !== ""

    height: words.y + words.height + 12 + (numbers.isShown ? numbers.height + 6 : 0)
    radius: 11
    color: Qt.darker(ArtColours.low(face.palette), 1.1)
    border.width: 1
    border.color: Qt.alpha(ArtColours.high(face.palette), 0.5)

    Shadow {
        level: 2
    }

    ArtImage {
        id: art

        x: 5
        y: 5
        width: parent.width - 10
        height: width * 0.62
        art: card.face.emblem === "" ? "" : "woodcut/" + card.face.picture + "?palette=" + card.face.palette + "&seed=" + card.face.key + "&trees=1" + (card.face.diagram === "" ? "" : "&cx=.27")
    }

    DiagramPicture {
        face: card.face
        roomWidth: art.width * (card.isDiagramAlone ? 1 : 0.53) - 8
        roomHeight: art.height - 8
        x: card.isDiagramAlone ? (card.width - width) / 2 : art.x + art.width - width - 4
        y: art.y + (art.height - height) / 2
    }

    Rectangle {
        x: 5
        y: art.y + art.height
        width: parent.width - 10
        height: parent.height - y - 5
        radius: 6
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.parchmentTop
            }
            GradientStop {
                position: 1
                color: Theme.parchmentFoot
            }
        }
    }

    Column {
        id: words

        x: 14
        y: art.y + art.height + 8
        width: parent.width - 28
        spacing: 3

        Heading {
            width: parent.width
            wrapMode: Text.WordWrap
            text: card.face.name
            size: 16
            color: Theme.ink
        }

        BodyText {
            visible: text !== ""
            width: parent.width
            wrapMode: Text.WordWrap
            text: card.face.type
            size: 11
            font.weight: Font.DemiBold
            color: "#5B4E3C"
        }

        Each {
            model: card.face.body

            BodyText {
                required property string modelData

                width: words.width
                wrapMode: Text.WordWrap
                text: modelData
                size: 12
                color: Theme.inkSoft
            }
        }
    }

    CardNumbers {
        id: numbers

        x: 10
        y: parent.height - height - 10
        width: parent.width - 20
        size: Theme.px(22)
        corners: card.face.corners
        palette: card.face.palette
    }
}
