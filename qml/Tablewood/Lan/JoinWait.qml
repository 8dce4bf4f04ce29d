import QtQuick
import Tablewood.App
import Tablewood.Ui

/// On the way to a table: what it waits for, and the pictures that both screens show.
Panel {
    id: wait

    required property LanTable table
    /// The table's name, where it is known.
    property string tableName: ""
    readonly property bool compares: table.comparison.length > 0 && !isOver
    readonly property bool isOver: table.state === "ended"
    readonly property string title: titleNow()
    readonly property string line: lineNow()
    property real maximumHeight: 10000
    signal backWanted

    function titleNow(): string {
        if (wait.isOver)
            return qsTr("No way to this table");
        if (wait.compares)
            return qsTr("You knock");
        if (wait.table.state === "lost")
            return qsTr("The table does not answer");
        return wait.tableName === "" ? qsTr("On the way to the table") : qsTr("On the way to %1").arg(wait.tableName);
    }

    function lineNow(): string {
        if (wait.isOver)
            return wait.table.why;
        if (wait.compares)
            return qsTr("The host is asked to let you in. Ask aloud: does the host see these three?");
        return wait.table.state === "lost" ? wait.table.why : qsTr("It takes a moment.");
    }

    level: 3
    implicitHeight: Math.min(maximumHeight, body.height + 48)
    Accessible.role: Accessible.Dialog
    Accessible.name: title

    ScrollArea {
        anchors.fill: parent
        anchors.margins: 24
        contentHeight: body.height

        Column {
            id: body

            width: parent.width
            spacing: 14

            Heading {
                width: parent.width
                wrapMode: Text.WordWrap
                text: wait.title
                size: 26
                color: Theme.textBright
            }

            BodyText {
                width: parent.width
                wrapMode: Text.WordWrap
                text: wait.line
                size: 15
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            ComparisonPictures {
                visible: wait.compares
                width: parent.width
                pictures: wait.table.comparison
            }

            BodyText {
                visible: wait.compares || wait.table.state === "lost"
                width: parent.width
                wrapMode: Text.WordWrap
                text: wait.compares ? qsTr("Other pictures there mean that somebody else is in between. Then go back and ask for the link.") : qsTr("It is tried again by itself.")
                color: Theme.textSoft
            }

            WoodButton {
                anchors.right: parent.right
                width: Math.min(implicitWidth, parent.width)
                icon.name: wait.isOver ? "chevL" : "cross"
                text: wait.isOver ? qsTr("Back to the tables") : qsTr("Do not join")
                focus: true
                onClicked: wait.backWanted()
            }
        }
    }
}
