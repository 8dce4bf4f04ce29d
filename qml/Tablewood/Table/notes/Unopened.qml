import QtQuick
import Tablewood.Ui

/// Says why a match cannot be shown.
Panel {
    id: sorry

    required property string title
    required property string problem
    signal homeWanted

    height: words.implicitHeight + 48

    Column {
        id: words

        x: 24
        y: 24
        width: parent.width - 48
        spacing: 14

        Heading {
            width: parent.width
            wrapMode: Text.WordWrap
            text: sorry.title
            size: 24
        }

        BodyText {
            width: parent.width
            text: sorry.problem
            wrapMode: Text.WordWrap
            size: 14
        }

        WoodButton {
            text: qsTr("Back")
            icon.name: "chevL"
            onClicked: sorry.homeWanted()
        }
    }
}
