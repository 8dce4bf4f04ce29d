import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A card that lies open and holds for all: its emblem, name and words.
Panel {
    id: lying

    required property pieceEntry entry
    required property TableModel table
    required property TableTouch touch
    readonly property color high: ArtColours.high(entry.face.palette)
    readonly property color low: ArtColours.low(entry.face.palette)

    height: Math.max(52, words.height + 14)
    radius: 12
    level: 1
    border.color: Qt.rgba(high.r, high.g, high.b, 0.5)

    SmallCard {
        id: card

        x: 10
        anchors.verticalCenter: parent.verticalCenter
        entry: lying.entry
        table: lying.table
        touch: lying.touch
        unit: 0.25
    }

    Column {
        id: words

        x: card.x + card.width + 10
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - 10

        Heading {
            width: parent.width
            text: lying.entry.name
            size: 15
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            lineHeight: 0.95
            elide: Text.ElideRight
        }

        BodyText {
            width: parent.width
            text: lying.entry.face.body.length > 0 ? lying.entry.face.body[0] : ""
            size: 12
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
            lineHeight: 0.95
            color: Theme.textSoft
        }
    }

    HoverHandler {
        id: pointer
    }

    Tooltip {
        text: lying.entry.name + ": " + [...lying.entry.face.body].join(" ")
        isShown: pointer.hovered && !lying.touch.isDetailOpen
    }
}
