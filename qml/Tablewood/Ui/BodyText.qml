import QtQuick

/// Running text and labels. `size` is the size at 100 percent.
Text {
    id: body

    property real size: 13

    font.family: Theme.bodyFamily
    font.pixelSize: Theme.px(size)
    color: Theme.text
    textFormat: Text.PlainText
}
