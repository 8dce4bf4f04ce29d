import QtQuick
import Tablewood.App
import Tablewood.Ui

/// One thing the LAN doctor found, with what to do about it.
Rectangle {
    id: advice

    required property checkEntry entry
    readonly property bool isBad: entry.state === "bad"

    implicitHeight: words.height + 20
    radius: 10
    color: Theme.rowLit
    border.width: 1
    border.color: advice.isBad ? Theme.dangerText : Theme.chosenEdge
    Accessible.role: Accessible.StaticText
    Accessible.name: entry.line
    Accessible.description: entry.advice

    Icon {
        x: 12
        y: 11
        name: "warn"
        size: 18
        color: advice.isBad ? Theme.dangerText : Theme.accentText
    }

    Column {
        id: words

        x: 12 + Theme.px(18) + 10
        y: 10
        width: parent.width - x - 12
        spacing: 2

        BodyText {
            width: parent.width
            wrapMode: Text.Wrap
            text: advice.entry.line
            font.weight: Font.DemiBold
        }

        BodyText {
            visible: text !== ""
            width: parent.width
            wrapMode: Text.Wrap
            text: advice.entry.advice
        }
    }
}
