import QtQuick
import Tablewood.Ui

/// Says where one looks whose turn it is that the table waits for somebody who reads what is explained.
BodyText {
    /// It waits.
    required property bool isHeldUp
    /// There is room for one line only.
    property bool isOneLine: false

    visible: isHeldUp
    text: isOneLine ? qsTr("The table waits") : qsTr("The table waits while you read")
    size: 12
    fontSizeMode: isOneLine ? Text.HorizontalFit : Text.FixedSize
    minimumPixelSize: Theme.px(size * 0.85)
    wrapMode: Text.WordWrap
    maximumLineCount: isOneLine ? 1 : 2
    elide: Text.ElideRight
    font.weight: Font.DemiBold
}
