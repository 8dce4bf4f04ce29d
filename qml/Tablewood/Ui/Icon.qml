import QtQuick

/// A line icon by its name in the art. `size` is the size at 100 percent.
Image {
    id: icon

    property string name: ""
    property real size: 18
    property color color: Theme.text

    width: Theme.px(size)
    height: Theme.px(size)
    source: name === "" ? "" : "image://art/icon/" + name + "?color=" + String(color).slice(1)
    sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
    sourceSize.height: Math.ceil(height * Screen.devicePixelRatio)
}
