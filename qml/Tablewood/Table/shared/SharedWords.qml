import QtQuick
import Tablewood.Ui

/// Words on the shared screen, which has sizes of its own: 24 of 1080 is read from three metres. `kind` is "body", "title" or
/// "number".
Text {
    property real unit: 1
    property real size: 26
    property string kind: "body"

    font.family: kind === "title" ? Theme.headingFamily : kind === "number" ? Theme.numberFamily : Theme.bodyFamily
    font.weight: kind === "title" ? Font.DemiBold : kind === "number" ? Font.Bold : Font.Normal
    font.pixelSize: Math.max(1, size * unit)
    color: Theme.text
    textFormat: Text.PlainText
    elide: Text.ElideRight
}
