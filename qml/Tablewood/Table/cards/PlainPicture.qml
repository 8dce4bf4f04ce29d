import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Stands where a card of a game without pictures has none: its name, as large as the place allows.
Text {
    id: plain

    required property pieceEntry entry
    property real unit: 1

    visible: entry.face.emblem === "" && entry.face.diagram === ""
    text: entry.name
    textFormat: Text.PlainText
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    padding: 6 * unit
    font.family: Theme.headingFamily
    font.weight: Font.DemiBold
    font.pixelSize: Math.max(1, 30 * unit)
    fontSizeMode: Text.Fit
    minimumPixelSize: Math.max(1, 8 * unit)
    wrapMode: Text.WordWrap
    elide: Text.ElideRight
    color: ArtColours.high(entry.face.palette)
}
