import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Says where one looks whose turn it is that the table waits for somebody who reads what is explained.
BodyText {
    /// What is explained at the table, null where nothing ever is.
    required property LessonModel lesson

    visible: lesson?.isShown ?? false
    text: qsTr("The table waits while you read")
    size: 12
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: 10
    elide: Text.ElideRight
    font.weight: Font.DemiBold
}
