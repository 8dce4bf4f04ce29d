import QtQuick

/// The way back, the page's name, and one line that says what it is for.
Item {
    id: header

    property string title: ""
    property string line: ""
    /// Leaves room for other things in its line.
    property real maximumWidth: 10000
    signal backWanted

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    // Words never stand on leaves.
    Rectangle {
        visible: !Theme.isDark
        x: words.x - 10
        y: words.y - 4
        width: words.width + 20
        height: words.height + 8
        radius: 10
        color: "#E6FBF4E4"
        border.width: 1
        border.color: Theme.quietEdge
    }

    Row {
        id: row

        spacing: Theme.isDark ? 14 : 22

        IconButton {
            anchors.verticalCenter: parent.verticalCenter
            implicitHeight: 44
            tip: qsTr("Back")
            icon.name: "chevL"
            onClicked: header.backWanted()
        }

        Column {
            id: words

            anchors.verticalCenter: parent.verticalCenter

            Heading {
                width: Math.min(implicitWidth, header.maximumWidth - words.x)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 20
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
}
