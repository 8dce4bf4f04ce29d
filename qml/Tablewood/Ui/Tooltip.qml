import QtQuick

/// A short word beside its parent while `isShown`, after a moment. It lies over everything and inside the window, and never
/// takes the focus or a press.
Item {
    id: tip

    property string text: ""
    property bool isShown: false
    /// It stands at the side towards the middle of the window where there is room, and leaves what is above and below its parent
    /// to be read.
    property bool isBeside: false
    /// It stands beside this then: its parent, or a whole group that is to be seen.
    property Item side: parent
    property bool isDue: false
    readonly property bool isOut: isShown && isDue && text !== "" && tip.Window.contentItem !== null

    onIsShownChanged: if (!isShown)
        isDue = false
    onIsOutChanged: if (isOut)
        plate.place()

    Timer {
        interval: 500
        running: tip.isShown
        onTriggered: tip.isDue = true
    }

    Rectangle {
        id: plate

        readonly property real edge: 8

        function place(): void {
            const holder = tip.parent.mapToItem(null, 0, 0, tip.parent.width, tip.parent.height);
            const beside = tip.side.mapToItem(null, 0, 0, tip.side.width, tip.side.height);
            const isRight = beside.x + beside.width / 2 > tip.Window.width / 2;
            const roomBeside = isRight ? beside.x : tip.Window.width - beside.x - beside.width;
            if (tip.isBeside && width + 2 * edge <= roomBeside) {
                x = isRight ? beside.x - edge - width : beside.x + beside.width + edge;
                y = Math.max(edge, Math.min(tip.Window.height - edge - height, holder.y + (holder.height - height) / 2));
                return;
            }
            const below = holder.y + holder.height + edge;
            x = Math.max(edge, Math.min(tip.Window.width - edge - width, holder.x + (holder.width - width) / 2));
            y = below + height + edge <= tip.Window.height ? below : Math.max(edge, holder.y - height - edge);
        }

        parent: tip.isOut ? tip.Window.contentItem : tip
        z: 2000000
        visible: tip.isOut
        width: label.width + 20
        height: label.height + 12
        radius: 8
        color: Theme.isDark ? "#F00B110E" : "#F02A2318"
        border.width: 1
        border.color: Theme.woodEdge
        onWidthChanged: if (tip.isOut)
            place()
        onHeightChanged: if (tip.isOut)
            place()

        BodyText {
            id: label

            x: 10
            y: 6
            width: Math.min(implicitWidth, Math.max(80, Math.min(Theme.px(420), tip.Window.width - 60)))
            text: tip.text
            wrapMode: Text.WordWrap
            size: 12
            color: "#EFE4CC"
        }
    }
}
