import QtQuick

/// A short word beside its parent while `isShown`, after a moment. It never takes the focus or a press.
Rectangle {
    id: tip

    property string text: ""
    property bool isShown: false
    property bool isDue: false

    z: 100
    visible: tip.isShown && tip.isDue && tip.text !== ""
    y: parent ? parent.height + 8 : 0
    x: {
        if (!parent || !visible)
            return 0;
        const wanted = (parent.width - width) / 2;
        const windowWidth = tip.Window.width;
        const left = parent.mapToItem(null, 0, 0).x;
        return Math.max(8 - left, Math.min(wanted, windowWidth - 8 - left - width));
    }
    width: label.implicitWidth + 20
    height: label.implicitHeight + 12
    radius: 8
    color: Theme.isDark ? "#F00B110E" : "#F02A2318"
    border.width: 1
    border.color: Theme.woodEdge
    onIsShownChanged: if (!isShown)
        isDue = false

    Timer {
        interval: 500
        running: tip.isShown
        onTriggered: tip.isDue = true
    }

    BodyText {
        id: label

        anchors.centerIn: parent
        text: tip.text
        size: 12
        color: "#EFE4CC"
    }
}
