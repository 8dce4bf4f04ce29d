pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The pictures that people on both sides of a knock compare, each with its name to be read aloud. Of comparedPicture.
Row {
    id: row

    property var pictures: []
    readonly property real cardWidth: Math.min(Theme.px(150), (width - 2 * spacing) / 3)

    spacing: 12

    Each {
        model: row.pictures

        Item {
            id: card

            required property comparedPicture modelData

            width: row.cardWidth
            height: picture.height + name.height + 16
            Accessible.role: Accessible.Graphic
            Accessible.name: modelData.name

            Rectangle {
                anchors.fill: parent
                anchors.topMargin: 3
                anchors.bottomMargin: -3
                radius: 12
                color: Theme.parchmentUnder
            }

            Rectangle {
                anchors.fill: parent
                radius: 12
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

                Shadow {
                }
            }

            ArtImage {
                id: picture

                x: 5
                y: 5
                width: parent.width - 10
                height: Math.round(width * 0.82)
                art: "woodcut/" + card.modelData.emblem + "?palette=" + card.modelData.palette + "&size=0.84&cy=0.5&trees=0&foliage=0"
            }

            Heading {
                id: name

                anchors.top: picture.bottom
                anchors.topMargin: 3
                x: 4
                width: parent.width - 8
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 11
                text: card.modelData.name
                size: 17
                color: Theme.ink
            }
        }
    }
}
