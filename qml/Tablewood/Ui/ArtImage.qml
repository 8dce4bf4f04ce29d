import QtQuick

/// A picture drawn by the program, by its name in the art, such as "woodcut/root?palette=forest". Sharp at its size.
Image {
    id: image

    property string art: ""

    /// Asks for the picture once for all that has changed: to draw it for each size on the way to the last is dear.
    function ask(): void {
        if (!image.visible)
            return;
        const isDrawn = image.art !== "" && image.width > 0 && image.height > 0;
        if (isDrawn)
            image.sourceSize = Qt.size(Math.ceil(image.width * image.Screen.devicePixelRatio), Math.ceil(image.height * image.Screen.devicePixelRatio));
        image.source = isDrawn ? "image://art/" + image.art : "";
    }

    onArtChanged: Qt.callLater(image.ask)
    onWidthChanged: Qt.callLater(image.ask)
    onHeightChanged: Qt.callLater(image.ask)
    onVisibleChanged: Qt.callLater(image.ask)
    Screen.onDevicePixelRatioChanged: Qt.callLater(image.ask)
}
