import QtQuick

/// A picture drawn by the program, by its name in the art, such as "woodcut/root?palette=forest". Sharp at its size.
Image {
    id: image

    property string art: ""
    property real pictureWidth: width
    property real pictureHeight: height

    source: image.art === "" || image.pictureWidth <= 0 || image.pictureHeight <= 0 ? "" : "image://art/" + image.art
    sourceSize.width: image.pictureWidth
    sourceSize.height: image.pictureHeight
}
