import QtQuick
import Tablewood.Ui

/// Why a touch was refused, in one sentence near the pointer, until it is no longer said.
Rectangle {
    id: bubble

    property string text: ""
    property point at

    visible: opacity > 0
    opacity: 0
    x: parent ? Math.max(12, Math.min(parent.width - width - 12, at.x - width / 2)) : 0
    y: parent ? (at.y - height - 22 > 12 ? at.y - height - 22 : at.y + 28) : 0
    width: Math.min(Theme.px(320), sentence.implicitWidth + 28)
    height: sentence.height + 18
    radius: 10
    color: Theme.isDark ? "#F5271610" : "#FFF8EFE2"
    border.width: 1.5
    border.color: Theme.ember
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    onTextChanged: if (text === "") {
        opacity = 0;
    } else {
        sentence.text = text;
        opacity = 1;
    }

    Shadow {
        level: 2
    }

    Behavior on opacity  {
        NumberAnimation {
            duration: Theme.fade
        }
    }

    BodyText {
        id: sentence

        x: 14
        anchors.verticalCenter: parent.verticalCenter
        width: bubble.parent ? Math.min(implicitWidth, Theme.px(292)) : implicitWidth
        wrapMode: Text.WordWrap
        size: 14
        color: Theme.isDark ? "#FFDCC6" : Theme.dangerText
    }
}
