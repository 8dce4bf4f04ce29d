import QtQuick
import Tablewood.App
import Tablewood.Table
import Tablewood.Ui

/// The real board with a real question, as theme, size and palette make them.
Panel {
    id: preview

    /// Percent.
    property int textSize: 100
    readonly property real scaleFactor: textSize / 100

    clip: true

    Heading {
        id: heading

        x: 18
        y: 12
        text: qsTr("A corner of your table")
        size: 19
    }

    BodyText {
        anchors.right: parent.right
        anchors.rightMargin: 18
        anchors.baseline: heading.baseline
        anchors.left: heading.right
        anchors.leftMargin: 12
        horizontalAlignment: Text.AlignRight
        // The setting beside it says it too.
        visible: implicitWidth <= width
        text: qsTr("as it looks at %1 percent").arg(preview.textSize)
        size: 12
        color: Theme.textSoft
    }

    Item {
        id: corner

        x: 14
        y: heading.y + heading.height + 12
        width: parent.width - 28
        height: (sight.visible ? sight.y : parent.height) - y - 14
        clip: true

        ArtImage {
            anchors.fill: parent
            art: "wood/tabletop?theme=" + Theme.name
        }

        // Spaces as large as at the table: only the upper middle of the board fits.
        BoardThumbnail {
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width * 1.6
            height: width * 0.75
            scene: GuideBook.sample.scene
        }

        Rectangle {
            anchors.fill: parent
            anchors.topMargin: parent.height * 0.45
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: "#000E1512"
                }

                GradientStop {
                    position: 1
                    color: "#BF0E1512"
                }
            }
        }

        Panel {
            x: 12
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 12
            width: parent.width - 24
            height: question.height + 32
            border.color: Theme.isDark ? "#99E9B44C" : Theme.panelEdge

            Column {
                id: question

                x: 20
                y: 16
                width: parent.width - 40
                spacing: 8

                Heading {
                    width: parent.width
                    elide: Text.ElideRight
                    text: GuideBook.sample.title
                    font.pixelSize: Theme.scaled(18, preview.scaleFactor)
                    color: Theme.isDark ? "#FFE9B8" : Theme.accentText
                }

                BodyText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    maximumLineCount: 5
                    elide: Text.ElideRight
                    lineHeight: 1.12
                    text: GuideBook.sample.paragraphs[0] ?? ""
                    font.pixelSize: Theme.scaled(14, preview.scaleFactor)
                }
            }
        }
    }

    SightComparison {
        id: sight

        // With large words the question needs the room.
        visible: preview.height > heading.height + 2 * height + 60
        x: 18
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 16
        width: parent.width - 36
    }
}
