pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What a scenario tells before it begins, and what is new in it, page by page. Enter goes on, and closes the last page.
Layer {
    id: layer

    /// GuideEntry values.
    property var pages: []
    property int current: 0
    property guideEntry none
    readonly property bool isLast: current >= pages.length - 1

    function turn(step: int): void {
        const next = layer.current + step;
        if (next >= layer.pages.length)
            layer.close();
        else if (next >= 0)
            layer.current = next;
    }

    name: qsTr("The story")
    width: Math.min(parent.width - 48, Math.max(860, Theme.px(700)))
    height: Math.min(parent.height - 48, Math.max(view.implicitHeight, 200) + foot.height + 84)
    onAboutToShow: {
        current = 0;
        scroller.contentY = 0;
    }
    onCurrentChanged: scroller.contentY = 0

    contentItem: FocusScope {
        focus: true

        Keys.forwardTo: [scroller]
        Keys.onReturnPressed: layer.turn(1)
        Keys.onEnterPressed: layer.turn(1)

        ScrollArea {
            id: scroller

            width: parent.width
            height: parent.height - foot.height - 16
            contentHeight: view.implicitHeight + 16
            barMargin: 12

            GuideView {
                id: view

                width: scroller.width - 24
                height: implicitHeight
                entry: layer.pages[layer.current] ?? layer.none
            }
        }

        Row {
            id: foot

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            spacing: 8

            BodyText {
                visible: layer.pages.length > 1
                anchors.verticalCenter: parent.verticalCenter
                rightPadding: 8
                text: qsTr("%1 of %2").arg(layer.current + 1).arg(layer.pages.length)
                size: 13
                color: Theme.textSoft
            }

            WoodButton {
                visible: layer.pages.length > 1
                kind: "quiet"
                icon.name: "chevL"
                text: qsTr("Back")
                enabled: layer.current > 0
                onClicked: layer.turn(-1)
            }

            WoodButton {
                kind: "gold"
                icon.name: layer.isLast ? "check" : "chevR"
                text: layer.isLast ? qsTr("Close") : qsTr("Next")
                isDefault: true
                focus: true
                onClicked: layer.turn(1)
            }
        }
    }
}
