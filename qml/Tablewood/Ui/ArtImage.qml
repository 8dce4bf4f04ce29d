import QtQuick

/// A picture drawn by the program, by its name in the art, such as "woodcut/root?palette=forest". Sharp at its size.
Image {
    id: image

    property string art: ""

    source: image.art === "" || image.width <= 0 || image.height <= 0 ? "" : "image://art/" + image.art
    sourceSize.width: Math.ceil(image.width * Screen.devicePixelRatio)
    sourceSize.height: Math.ceil(image.height * Screen.devicePixelRatio)
}
