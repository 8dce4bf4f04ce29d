import QtQuick
import QtQuick.Templates as T
import Tablewood.Ui

/// Ends what is explained: words on parchment, quieter than the way on.
T.Button {
    id: stop

    text: qsTr("Stop explaining")
    implicitWidth: label.implicitWidth + 12
    implicitHeight: Math.max(30, label.implicitHeight + 10)
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: tip.text
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Tooltip {
        id: tip

        text: qsTr("The settings bring it back")
        isShown: stop.hovered || stop.visualFocus
    }

    contentItem: BodyText {
        id: label

        text: stop.text
        size: 12
        wrapMode: Text.WordWrap
        font.underline: true
        verticalAlignment: Text.AlignVCenter
        color: stop.hovered ? Theme.ink : Theme.inkSoft
    }

    background: Item {
        FocusRing {
            gap: 1
            border.color: "#7A4E00"
            visible: stop.visualFocus
        }
    }
}
