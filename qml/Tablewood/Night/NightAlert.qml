import QtQuick
import Tablewood.Ui

/// Something a person should know, such as that nothing is heard. Not there without words.
Rectangle {
    id: alert

    property string text: ""

    visible: text !== ""
    implicitHeight: visible ? words.height + 20 : 0
    radius: 10
    color: Theme.inset
    border.width: 1
    border.color: Theme.dangerText

    Icon {
        id: sign

        x: 12
        y: (parent.height - height) / 2
        name: "warn"
        size: 18
        color: Theme.dangerText
    }

    BodyText {
        id: words

        x: sign.x + sign.width + 10
        y: 10
        width: parent.width - x - 12
        wrapMode: Text.WordWrap
        text: alert.text
        size: 14
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
