import QtQuick
import QtQuick.Templates as T
import Tablewood.App
import Tablewood.Ui

/// A page of settings or help at the left edge: what it is, and what is set there.
T.AbstractButton {
    id: tab

    property string detail: ""
    property bool isCurrent: false

    implicitHeight: Math.max(detail === "" ? 44 : 64, words.height + 16)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.description: detail
    Accessible.selectable: true
    Accessible.selected: isCurrent
    Accessible.onPressAction: tab.clicked()
    Keys.onReturnPressed: tab.clicked()
    Keys.onEnterPressed: tab.clicked()
    onPressed: Sounds.play("press")

    background: Item {
        Shadow {
            level: 1
        }

        Rectangle {
            anchors.fill: parent
            anchors.topMargin: 3
            anchors.bottomMargin: -3
            radius: 12
            color: tab.isCurrent ? "#1B140D" : Theme.isDark ? "#1B140D" : Theme.panelUnder
        }

        Rectangle {
            anchors.fill: parent
            radius: 12
            border.width: 1
            border.color: tab.isCurrent ? "#C9A56C" : tab.hovered ? Theme.woodEdge : Theme.panelEdge
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: tab.isCurrent ? Theme.raisedTop : Theme.panelTop
                }
                GradientStop {
                    position: 1
                    color: tab.isCurrent ? Theme.raisedFoot : Theme.panelFoot
                }
            }
        }

        FocusRing {
            visible: tab.visualFocus
            radius: 15
        }
    }

    Icon {
        id: sign

        x: 16
        anchors.verticalCenter: parent.verticalCenter
        visible: name !== ""
        name: tab.icon.name
        width: 24
        height: 24
        color: tab.isCurrent ? Theme.lit : Theme.textSoft
    }

    Column {
        id: words

        x: sign.visible ? 54 : 16
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - 28

        Heading {
            width: parent.width
            wrapMode: Text.WordWrap
            text: tab.text
            size: tab.detail === "" ? 16 : 18
            color: tab.isCurrent ? Theme.raisedText : Theme.text
        }

        BodyText {
            visible: tab.detail !== ""
            width: parent.width
            wrapMode: Text.WordWrap
            text: tab.detail
            size: 12
            color: tab.isCurrent ? "#F0E4C8" : Theme.textSoft
        }
    }

    Icon {
        visible: tab.isCurrent
        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        name: "chevR"
        width: 16
        height: 16
        color: Theme.lit
    }
}
