import QtQuick
import Tablewood.Ui

/// A die and a line on who begins and how bots play.
Item {
    id: line

    property alias text: words.text

    implicitHeight: Math.max(dice.height, words.height)

    Icon {
        id: dice

        anchors.verticalCenter: parent.verticalCenter
        name: "dice"
        size: 20
        color: Theme.textSoft
    }

    BodyText {
        id: words

        x: dice.width + 10
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x
        wrapMode: Text.WordWrap
        lineHeight: 1.15
        color: Theme.textSoft
    }
}
