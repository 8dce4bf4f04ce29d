import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The small board of a card, as large as fits.
ArtImage {
    required property faceEntry face
    /// The room that it has.
    property real roomWidth: 100
    property real roomHeight: 100

    visible: face.diagram !== ""
    height: Math.min(roomHeight, roomWidth / face.diagramShape)
    width: height * face.diagramShape
    art: face.diagram
    Accessible.role: Accessible.Graphic
    Accessible.name: face.diagramMeaning
}
