import QtQuick
import Tablewood.Ui

/// Says where one looks whose turn it is that the table waits for somebody who reads what is explained.
BodyText {
    required property bool isHeldUp

    visible: isHeldUp
    text: qsTr("The table waits while you read")
    size: 12
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: 10
    elide: Text.ElideRight
    font.weight: Font.DemiBold
}
