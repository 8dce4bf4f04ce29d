import QtQuick

/// Numbers: scores, counts, costs. `size` is the size at 100 percent.
Text {
    id: number

    property real size: 20

    font.family: Theme.numberFamily
    font.weight: Font.Bold
    font.pixelSize: Theme.px(size)
    color: Theme.text
    textFormat: Text.PlainText
}
