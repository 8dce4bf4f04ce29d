import QtQuick
import QtQuick.Templates as T
import Tablewood.App
import Tablewood.Ui

/// Opens a drawer of the large layout: a picture or a number, and its name. Lit when something in it can be acted on.
T.AbstractButton {
    id: button

    property string label: ""
    property faceEntry face
    property int seat: -1
    property int number: -1
    property bool isLit: false

    implicitHeight: Theme.px(50)
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: label
    Keys.onReturnPressed: event => button.takeEnter(event)
    Keys.onEnterPressed: event => button.takeEnter(event)

    function takeEnter(event: var): void {
        event.accepted = button.visualFocus;
        if (event.accepted)
            button.clicked();
    }

    background: Panel {
        border.width: button.isLit ? 2 : 1
        border.color: button.isLit ? Theme.lantern : Theme.panelEdge

        FocusRing {
            visible: button.visualFocus
        }
    }

    contentItem: Item {
        Rectangle {
            visible: button.face.emblem !== ""
            anchors.horizontalCenter: parent.horizontalCenter
            y: 9
            width: Math.min(72, parent.width - 24)
            height: parent.height - name.height - 18
            color: "transparent"
            border.width: 1.5
            border.color: button.seat >= 0 ? Theme.seatTint(button.seat) : Theme.woodEdge

            ArtImage {
                anchors.fill: parent
                anchors.margins: 1.5
                art: button.face.emblem === "" ? "" : "woodcut/" + button.face.emblem + "?palette=" + button.face.palette + "&seed=" + button.face.key + "&size=.92&foliage=0"
            }
        }

        NumberText {
            visible: button.number >= 0
            anchors.horizontalCenter: parent.horizontalCenter
            y: 9
            text: button.number
            size: 16
        }

        Icon {
            visible: button.face.emblem === "" && button.number < 0
            anchors.horizontalCenter: parent.horizontalCenter
            y: 12
            name: "cards"
            size: 18
        }

        BodyText {
            id: name

            anchors.bottom: parent.bottom
            anchors.bottomMargin: 4
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: button.label
            font.weight: Font.Medium
            elide: Text.ElideRight
        }
    }
}
