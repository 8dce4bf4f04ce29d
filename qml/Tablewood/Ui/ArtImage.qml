import QtQuick

/// A picture drawn by the program, by its name in the art, such as "woodcut/root?palette=forest". Sharp at its size.
Image {
    id: image

    property string art: ""

    // The size is in the name: with a sourceSize beside it each picture would be drawn three times.
    source: image.art === "" || image.width <= 0 || image.height <= 0 ? "" : "image://art/" + Math.ceil(image.width * Screen.devicePixelRatio) + "x" + Math.ceil(image.height * Screen.devicePixelRatio) + "/" + image.art
}
