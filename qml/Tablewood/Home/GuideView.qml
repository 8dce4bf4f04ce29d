pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Table
import Tablewood.Ui

/// A page of a guide: words at the left, the board or the faces they speak of at the right.
Item {
    id: view

    property guideEntry entry
    readonly property bool isStacked: width < 760 || Theme.textScale > 1.3
    readonly property bool hasPictures: !entry.scene.isEmpty || entry.faces.length > 0
    readonly property real wordsWidth: isStacked ? width : hasPictures ? width * 0.46 : Math.min(width, Theme.px(640))

    implicitHeight: isStacked ? words.height + picture.height + 24 : Math.max(words.height, picture.height)

    Column {
        id: words

        width: view.wordsWidth
        spacing: 14

        BodyText {
            text: view.entry.gameName
            size: 13
            font.weight: Font.DemiBold
            color: Theme.accentText
        }

        Heading {
            width: parent.width
            wrapMode: Text.WordWrap
            text: view.entry.title
            size: 28
            color: Theme.textBright
        }

        Each {
            model: view.entry.paragraphs

            BodyText {
                required property string modelData

                width: words.width
                wrapMode: Text.WordWrap
                lineHeight: 1.25
                text: modelData
                size: 16
            }
        }
    }

    Column {
        id: picture

        x: view.isStacked ? 0 : view.wordsWidth + 32
        y: view.isStacked ? words.height + 24 : 0
        width: view.width - x
        spacing: 16

        BoardThumbnail {
            visible: !view.entry.scene.isEmpty
            width: parent.width
            height: width * 0.72
            scene: view.entry.scene
        }

        Flow {
            width: parent.width
            spacing: 14

            Each {
                model: view.entry.faces

                GuideFaceCard {
                    required property faceEntry modelData

                    face: modelData
                    width: Math.max(Theme.px(150), (picture.width - 28) / 3)
                }
            }
        }
    }
}
