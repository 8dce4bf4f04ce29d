import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What is said, for everybody who does not hear it.
Rectangle {
    id: caption

    property real textSize: 24

    radius: 12
    color: "#121A18"
    border.width: 1
    border.color: Night.isSpeaking ? Theme.chosenEdge : "#26302C"
    implicitHeight: words.height + 32

    BodyText {
        id: words

        x: 22
        y: 16
        width: parent.width - 44
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        lineHeight: 1.15
        text: Night.caption
        size: caption.textSize
        color: Night.isSpeaking ? "#FFF3D6" : Theme.textSoft
    }
}
