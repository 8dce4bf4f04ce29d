import QtQuick
import Tablewood.Ui

/// A tool of the map designer: its icon, and the key that takes it.
IconButton {
    id: tool

    property bool isChosen: false
    property bool isChoice: false

    implicitWidth: Theme.px(42)
    implicitHeight: Theme.px(42)
    Accessible.role: isChoice ? Accessible.RadioButton : Accessible.Button
    Accessible.checkable: isChoice
    Accessible.checked: isChosen

    background: Rectangle {
        radius: 9
        opacity: tool.enabled ? 1 : 0.45
        color: tool.isChosen ? Theme.rowLit : tool.hovered ? Theme.rowHover : "transparent"
        border.width: tool.isChosen ? 1.5 : 0
        border.color: Theme.chosenEdge

        FocusRing {
            visible: tool.visualFocus
        }
    }

    contentItem: Item {
        opacity: tool.enabled ? 1 : 0.45

        Column {
            anchors.centerIn: parent
            spacing: 1

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                name: tool.icon.name
                size: 20
                color: tool.isChosen ? Theme.accentText : Theme.text
            }

            BodyText {
                visible: tool.keyName !== "" && tool.keyName.length < 3
                anchors.horizontalCenter: parent.horizontalCenter
                text: tool.keyName
                size: 11
                font.weight: Font.DemiBold
                color: tool.isChosen ? Theme.accentText : Theme.textSoft
            }
        }
    }
}
