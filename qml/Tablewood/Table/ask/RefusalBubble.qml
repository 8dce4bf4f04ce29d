import QtQuick
import Tablewood.Ui

/// Why a touch was refused, in one sentence near what was touched, until it is no longer said.
Rectangle {
    id: bubble

    property string text: ""
    /// Where the last touch is; the bubble stays where it came up.
    property point at
    property point place

    visible: opacity > 0
    opacity: 0
    x: parent ? Math.max(12, Math.min(parent.width - width - 12, place.x - width / 2)) : 0
    y: parent ? (place.y - height - 22 > 12 ? place.y - height - 22 : place.y + 28) : 0
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
        place = at;
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
