import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Whether the game is explained at the table, in this match: as long as it was not, that is so by itself.
Item {
    id: row

    required property MatchSetup setup

    implicitHeight: Math.max(words.height, explain.height) + 8

    Column {
        id: words

        x: 14
        anchors.verticalCenter: parent.verticalCenter
        width: explain.x - x - 12

        BodyText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: qsTr("Explain as we play")
            font.weight: Font.DemiBold
        }

        BodyText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: row.setup.explains ? qsTr("each thing when it comes, you can stop it at any time") : qsTr("you know this game")
            size: 12
            color: Theme.textSoft
        }
    }

    WoodSwitch {
        id: explain

        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Explain as we play")
        checked: row.setup.explains
        onToggled: row.setup.explains = checked
    }
}
