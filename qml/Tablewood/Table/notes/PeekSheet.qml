pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Shows large over the table what the viewer has just seen in secret, until they have read it. From then on it stands in their
/// notebook alone.
FocusScope {
    id: sheet

    required property TableModel table

    function read(): void {
        sheet.table.peek.read();
    }

    // No key reaches the table below.
    Keys.onPressed: event => event.accepted = true
    Keys.onEscapePressed: read()
    Component.onCompleted: seen.forceActiveFocus(Qt.TabFocusReason)

    Rectangle {
        anchors.fill: parent
        color: "#B3080C0A"
    }

    // Nor does a hand.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }

    Panel {
        anchors.centerIn: parent
        level: 3
        border.width: 2
        border.color: Theme.chosenEdge
        width: Math.min(Theme.px(620), sheet.width - 32)
        height: Math.min(sheet.height - 32, head.height + lines.contentHeight + seen.height + 84)
        Accessible.role: Accessible.Dialog
        Accessible.name: head.text

        BodyText {
            id: head

            x: 24
            y: 20
            width: parent.width - 48
            wrapMode: Text.WordWrap
            text: qsTr("For your eyes only. From now on it stands in your notebook.")
            size: 15
            color: Theme.textSoft
        }

        ScrollArea {
            id: lines

            x: 24
            y: head.y + head.height + 16
            width: parent.width - 48
            height: seen.y - y - 18
            contentHeight: column.height
            barMargin: 10

            Column {
                id: column

                width: parent.width
                spacing: 14

                Each {
                    model: sheet.table.peek

                    Row {
                        id: line

                        required property peekLine entry

                        spacing: 14

                        Icon {
                            name: line.entry.icon
                            size: 32
                            color: Theme.accentText
                        }

                        Heading {
                            width: column.width - x
                            text: line.entry.text
                            textFormat: Text.PlainText
                            size: 26
                            wrapMode: Text.WordWrap
                            lineHeight: 0.98
                        }
                    }
                }
            }
        }

        WoodButton {
            id: seen

            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height - height - 20
            kind: "gold"
            isDefault: true
            icon.name: "check"
            text: qsTr("I have seen it")
            textSize: 16
            KeyNavigation.tab: seen
            KeyNavigation.backtab: seen
            onClicked: sheet.read()
        }
    }
}
