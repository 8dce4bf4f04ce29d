import QtQuick
import Tablewood.Ui

/// The place of the tables nearby. They come with playing on several laptops; until then it says so.
Panel {
    id: panel

    property real unit: 1

    level: 3
    implicitHeight: words.y + words.height + 18
    opacity: 0.9

    Icon {
        x: 18
        anchors.verticalCenter: heading.verticalCenter
        name: "wifi"
        size: 20 * panel.unit
        color: Theme.textFaint
    }

    Heading {
        id: heading

        x: 48 * panel.unit
        y: 12
        text: qsTr("Tables nearby")
        size: 20 * panel.unit
        color: Theme.textSoft
    }

    BodyText {
        id: words

        x: 18
        y: heading.y + heading.height + 6
        width: parent.width - 36
        wrapMode: Text.WordWrap
        lineHeight: 1.12
        text: qsTr("Playing on several laptops comes later. Today everyone sits at this one.")
        size: 13 * panel.unit
        color: Theme.textSoft
    }
}
