import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Whether the table is covered between the people at this laptop: theirs to say where nothing is hidden, always where something is.
Item {
    id: row

    /// The game hides something from those who sit beside each other.
    property bool isNeeded: false

    implicitHeight: Math.max(words.height, cover.height) + 8

    Column {
        id: words

        x: 14
        anchors.verticalCenter: parent.verticalCenter
        width: cover.x - x - 12

        BodyText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: qsTr("Cover the table between turns")
            font.weight: Font.DemiBold
        }

        BodyText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: row.isNeeded ? qsTr("always, because each of you holds something secret") : qsTr("nothing is secret in this game")
            size: 12
            color: Theme.textSoft
        }
    }

    WoodSwitch {
        id: cover

        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Cover the table between turns")
        enabled: !row.isNeeded
        opacity: enabled ? 1 : 0.5
        checked: row.isNeeded || Preferences.coversTable
        onToggled: Preferences.coversTable = checked
    }
}
