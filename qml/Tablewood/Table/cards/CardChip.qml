import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A card in a strip of cards: its picture alone, or its back.
Item {
    id: chip

    required property pieceEntry entry
    /// 1 is 116 x 162.
    property real unit: 0.5
    property bool isLit: entry.isLit
    /// Its back is shown, whatever its viewer knows.
    property bool isHidden: false

    width: 116 * unit
    height: 162 * unit
    Accessible.role: Accessible.Graphic
    Accessible.name: entry.told

    function pictureArt(): string {
        const face = chip.entry.face;
        return face.emblem === "" ? "" : `woodcut/${face.picture}?palette=${face.palette}&seed=${face.key}&size=.7&trees=1`;
    }

    Glow {
        visible: chip.isLit
        reach: 30
    }

    CardBack {
        visible: chip.entry.isFaceDown || chip.isHidden
        unit: chip.unit
        back: chip.entry.back
    }

    Item {
        visible: !chip.entry.isFaceDown && !chip.isHidden
        anchors.fill: parent

        Shadow {
            level: 1
        }

        Rectangle {
            anchors.fill: parent
            anchors.topMargin: 1.5
            anchors.bottomMargin: -2.5 * chip.unit
            radius: 9 * chip.unit
            color: Qt.darker(ArtColours.low(chip.entry.face.palette), 1.5)
        }

        Rectangle {
            readonly property color high: ArtColours.high(chip.entry.face.palette)

            anchors.fill: parent
            radius: 9 * chip.unit
            color: ArtColours.low(chip.entry.face.palette)
            border.width: chip.isLit ? 2 : 1.2
            border.color: chip.isLit ? Theme.lit : Qt.rgba(high.r, high.g, high.b, 0.55)
        }

        ArtImage {
            anchors.fill: parent
            anchors.margins: 4 * chip.unit
            art: chip.pictureArt()
        }

        PlainPicture {
            anchors.fill: parent
            entry: chip.entry
            unit: chip.unit
        }

        DiagramPicture {
            visible: chip.entry.face.emblem === "" && chip.entry.face.diagram !== ""
            anchors.centerIn: parent
            face: chip.entry.face
            roomWidth: chip.width * 0.86
            roomHeight: chip.height * 0.8
        }

        Rectangle {
            readonly property color high: ArtColours.high(chip.entry.face.palette)

            anchors.fill: parent
            anchors.margins: 8 * chip.unit
            radius: 4 * chip.unit
            color: "transparent"
            border.width: 1
            border.color: Qt.rgba(high.r, high.g, high.b, 0.45)
        }

        // Smaller ones could not be read.
        CardNumbers {
            visible: isShown && size >= 12
            corners: chip.entry.corners
            palette: chip.entry.face.palette
            size: 34 * chip.unit
            x: 7 * chip.unit
            y: parent.height - height - 7 * chip.unit
            width: parent.width - 14 * chip.unit
        }
    }
}
