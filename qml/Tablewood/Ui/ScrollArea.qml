import QtQuick
import QtQuick.Templates as T

/// A part of a page that may be longer than its place. Where it is, a bar at its side and an arrow at the edge say that there is
/// more; what gets the keyboard comes into sight. Its children stand in what scrolls.
Item {
    id: area

    default property alias content: flickable.flickableData
    property alias contentItem: flickable.contentItem
    property alias contentWidth: flickable.contentWidth
    property alias contentHeight: flickable.contentHeight
    property alias contentY: flickable.contentY

    /// The colour that what goes on beyond an edge fades into.
    property color ground: Theme.panelFoot
    property color groundAbove: Theme.panelTop
    /// Room at the right for the bar, outside of what scrolls.
    property real barMargin: 0
    /// Page Up and Down, Home and End move it while the keyboard is in it.
    property bool takesKeys: true
    readonly property bool isLong: contentHeight > height + 1
    readonly property bool hasMoreAbove: isLong && contentY > 2
    readonly property bool hasMoreBelow: isLong && contentY < contentHeight - height - 2

    onIsLongChanged: if (!isLong)
        contentY = 0

    /// Brings a part of what scrolls into sight.
    function reveal(item: Item): void {
        let holder = item;
        while (holder && holder !== area.contentItem)
            holder = holder.parent;
        if (!holder || !area.isLong)
            return;
        const top = item.mapToItem(area.contentItem, 0, 0).y;
        const edge = Math.min(Theme.px(20), area.height / 4);
        if (top - edge < area.contentY)
            area.contentY = Math.max(0, top - edge);
        else if (top + item.height + edge > area.contentY + area.height)
            area.contentY = Math.min(area.contentHeight - area.height, Math.min(top - edge, top + item.height + edge - area.height));
    }

    /// Scrolls until a part of what scrolls is at the top, below the sign that there is more, or the end is reached.
    function bringUp(item: Item): void {
        const top = item.mapToItem(area.contentItem, 0, 0).y;
        area.contentY = Math.max(0, Math.min(top - 24, area.contentHeight - area.height));
    }

    function page(direction: int): void {
        turning.to = Math.max(0, Math.min(area.contentHeight - area.height, area.contentY + direction * area.height * 0.8));
        turning.restart();
    }

    Flickable {
        id: flickable

        anchors.fill: parent
        clip: area.isLong
        interactive: area.isLong
        boundsBehavior: Flickable.StopAtBounds
        flickableDirection: Flickable.VerticalFlick
        T.ScrollBar.vertical: bar
    }

    Keys.onPressed: event => {
        if (!isLong || !takesKeys)
            return;
        if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown)
            page(event.key === Qt.Key_PageDown ? 1 : -1);
        else if (event.key === Qt.Key_Home || event.key === Qt.Key_End)
            contentY = event.key === Qt.Key_End ? contentHeight - height : 0;
        else
            return;
        event.accepted = true;
    }

    NumberAnimation {
        id: turning

        target: area
        property: "contentY"
        duration: Theme.settle
        easing.type: Easing.OutCubic
    }

    Connections {
        target: area.Window.window

        function onActiveFocusItemChanged(): void {
            // It may be gone in the middle of what it shows.
            area?.reveal(area.Window.window.activeFocusItem);
        }
    }

    component More: Item {
        id: more

        property bool isAbove: false
        property color ground
        signal pressed

        z: 50
        anchors.left: parent.left
        anchors.right: parent.right
        height: 44

        Rectangle {
            anchors.fill: parent
            gradient: Gradient {
                GradientStop {
                    position: more.isAbove ? 0 : 1
                    color: more.ground
                }
                GradientStop {
                    position: more.isAbove ? 1 : 0
                    color: Qt.rgba(more.ground.r, more.ground.g, more.ground.b, 0)
                }
            }
        }

        Rectangle {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: more.isAbove ? -8 : 8
            width: 44
            height: 24
            radius: height / 2
            color: Theme.woodFoot
            border.width: 1
            border.color: Theme.woodEdge

            Icon {
                anchors.centerIn: parent
                name: more.isAbove ? "chevU" : "chevD"
                width: 16
                height: 16
                color: Theme.woodText
            }
        }

        MouseArea {
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            width: 72
            cursorShape: Qt.PointingHandCursor
            onClicked: more.pressed()
        }
    }

    More {
        visible: area.hasMoreAbove
        isAbove: true
        onPressed: area.page(-1)
        ground: area.groundAbove
    }

    More {
        visible: area.hasMoreBelow
        anchors.bottom: parent.bottom
        onPressed: area.page(1)
        ground: area.ground
    }

    T.ScrollBar {
        id: bar

        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.rightMargin: -area.barMargin
        z: 51
        width: 10
        padding: 2
        visible: area.isLong
        contentItem: Rectangle {
            implicitWidth: 6
            radius: 3
            color: bar.pressed || bar.hovered ? Theme.lantern : Theme.woodEdge
        }
    }
}
