import QtQuick
import Tablewood.Ui

/// While one points, over what is of no use meanwhile: what a press means now, and the way out.
Panel {
    id: bar

    required property TableTouch touch
    property real maximumWidth: 600

    visible: touch.isPointing
    width: Math.min(maximumWidth, aim.implicitWidth + cancel.width + 50)
    height: Math.max(aim.height, cancel.height) + 16
    level: 3
    border.color: Theme.chosenEdge
    Accessible.role: Accessible.AlertMessage
    Accessible.name: aim.text

    BodyText {
        id: aim

        x: 18
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, cancel.x - x - 12)
        wrapMode: Text.WordWrap
        size: 15
        font.weight: Font.DemiBold
        text: qsTr("Press what you mean on the board: all see it.")
    }

    WoodButton {
        id: cancel

        anchors.right: parent.right
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        focusPolicy: Qt.TabFocus
        kind: "quiet"
        text: qsTr("Do not point")
        onClicked: bar.touch.isPointing = false
    }
}
