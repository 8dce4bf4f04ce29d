import QtQuick
import QtQuick.Templates as T
import Tablewood.App
import Tablewood.Ui

/// A round button of the night, with its word and its key below.
T.AbstractButton {
    id: button

    /// The action whose key it has.
    property string deed: ""
    property real type: 1
    property real size: 54
    /// The height that the circles of a line share.
    property real room: size
    property bool isMain: false
    readonly property string key: KeyMap.names[deed] ?? ""

    implicitWidth: label.implicitWidth + 8
    implicitHeight: words.y + words.height
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: Spoken.of("", enabled)
    Accessible.onPressAction: button.clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Rectangle {
        id: circle

        anchors.horizontalCenter: parent.horizontalCenter
        y: (button.room - button.size) / 2 * button.type
        width: button.size * button.type
        height: width
        radius: width / 2
        color: button.down ? "#3A3318" : button.isMain ? "#2A2412" : button.hovered ? "#1D2A27" : "#141F1D"
        border.width: button.isMain ? 2 : 1
        border.color: button.isMain ? Theme.chosenEdge : "#3A4A46"
        opacity: button.enabled ? 1 : 0.45

        Icon {
            anchors.centerIn: parent
            name: button.icon.name
            width: circle.width * 0.42
            height: width
            color: button.isMain ? "#FFE3A0" : "#E6D9B8"
        }

        FocusRing {
            visible: button.visualFocus
            radius: circle.radius + 3
        }
    }

    Column {
        id: words

        y: button.room * button.type + 4
        width: parent.width

        BodyText {
            id: label

            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: button.text
            size: 14 * button.type
            color: button.enabled ? (button.isMain ? "#FFE9B8" : Theme.text) : "#8E9A8A"
        }

        BodyText {
            visible: text !== ""
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: button.key
            size: 12 * button.type
            color: "#9BA598"
        }
    }
}
