import QtQuick
import Tablewood.Ui

/// Something a person should know, over the page until it is read: a sentence, and below it what a file or
/// the system says of it in its own words, or where something lies now. It has the keyboard when it comes, so
/// that Enter does nothing on the page; Enter, Space and Esc send it away.
Panel {
    id: notice

    property string text: ""
    property string detail: ""
    /// It tells of something that has been done as it was to be.
    property bool isGood: false
    signal dismissed

    function takeKeys(): void {
        understood.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    visible: text !== ""
    height: words.height + 40
    level: 3
    border.width: 2
    border.color: notice.isGood ? Theme.chosenEdge : Theme.dangerText
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    Accessible.description: detail
    Keys.onEscapePressed: notice.dismissed()
    Component.onCompleted: takeKeys()

    Column {
        id: words

        x: 22
        y: 20
        width: parent.width - 44
        spacing: 12

        BodyText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: notice.text
            size: 16
            font.weight: Font.DemiBold
        }

        BodyText {
            visible: text !== ""
            width: parent.width
            wrapMode: Text.Wrap
            text: notice.detail
            size: 13
            color: Theme.textSoft
        }

        WoodButton {
            id: understood

            anchors.right: parent.right
            text: qsTr("Understood")
            icon.name: "check"
            isDefault: true
            onClicked: notice.dismissed()
        }
    }
}
