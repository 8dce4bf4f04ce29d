import QtQuick

/// Names and headings. `size` is the size at 100 percent.
Text {
    id: heading

    property real size: 19

    font.family: Theme.headingFamily
    font.weight: Font.DemiBold
    font.pixelSize: Theme.px(size)
    color: Theme.text
    textFormat: Text.PlainText
}
