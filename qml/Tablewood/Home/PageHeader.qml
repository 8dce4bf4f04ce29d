import QtQuick
import Tablewood.Ui

/// The way back, the page's name, and one line that says what it is for.
Row {
    id: header

    property string title: ""
    property string line: ""
    signal backWanted

    spacing: 14

    IconButton {
        tip: qsTr("Back")
        icon.name: "chevL"
        implicitHeight: 44
        anchors.verticalCenter: parent.verticalCenter
        onClicked: header.backWanted()
    }

    Column {
        anchors.verticalCenter: parent.verticalCenter

        Heading {
            text: header.title
            size: 26
            color: Theme.textBright
        }

        BodyText {
            visible: !Theme.hasLargeText
            text: header.line
            color: Theme.isDark ? "#D9D2BC" : Theme.textSoft
        }
    }
}
