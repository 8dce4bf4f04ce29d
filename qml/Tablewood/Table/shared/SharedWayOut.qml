import QtQuick
import Tablewood.Ui

/// The ways out of the shared screen, for as long as the mouse was moved.
Item {
    id: ways

    property bool isLocal: false
    signal leaveWanted

    HoverHandler {
        // A mouse that only happens to lie there shows nothing.
        property point last: Qt.point(-1, -1)

        onPointChanged: {
            const place = point.position;
            if (last.x >= 0 && Math.hypot(place.x - last.x, place.y - last.y) > 2)
                out.show();
            last = place;
        }
    }

    TapHandler {
        onTapped: out.show()
    }

    // Over the moment and the goal, for as long as the mouse was moved.
    Row {
        id: out

        function show(): void {
            visible = true;
            resting.restart();
        }

        visible: false
        anchors.right: parent.right
        anchors.rightMargin: 16
        y: 16
        z: 7000
        spacing: 10

        Timer {
            id: resting

            interval: 4000
            onTriggered: out.visible = false
        }

        WoodButton {
            readonly property bool isFull: Window.window?.visibility === Window.FullScreen

            focusPolicy: Qt.TabFocus
            icon.name: "full"
            text: isFull ? qsTr("Leave full screen") : qsTr("Full screen")
            onClicked: Window.window.visibility = isFull ? Window.Windowed : Window.FullScreen
        }

        WoodButton {
            focusPolicy: Qt.TabFocus
            icon.name: "door"
            text: ways.isLocal ? qsTr("Back to the table") : qsTr("Leave the table")
            onClicked: ways.leaveWanted()
        }
    }
}
