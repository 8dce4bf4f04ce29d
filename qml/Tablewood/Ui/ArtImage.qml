import QtQuick

/// A picture drawn by the program, by its name in the art, such as "woodcut/root?palette=forest". Sharp at its size.
Image {
    id: image

    property string art: ""
    /// The size it is painted for, where that is not its size on the screen.
    property real pictureWidth: width
    property real pictureHeight: height

    source: image.art === "" || image.pictureWidth <= 0 || image.pictureHeight <= 0 ? "" : "image://art/" + image.art
    sourceSize.width: Math.ceil(image.pictureWidth * Screen.devicePixelRatio)
    sourceSize.height: Math.ceil(image.pictureHeight * Screen.devicePixelRatio)
}
