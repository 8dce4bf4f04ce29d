import QtQuick
import QtQuick.Templates as T
import Tablewood.App
import Tablewood.Ui

/// Opens a drawer of the large layout: a picture or a number, and its name where there is room. Lit when something in it can be
/// acted on.
T.AbstractButton {
    id: button

    property string label: ""
    property faceEntry face
    property int seat: -1
    property string emblem: ""
    property int number: -1
    property string iconName: "cards"
    property bool isLit: false
    /// A press picks whoever sits there, and has done so.
    property bool isTarget: false
    property bool isChosen: false
    /// How it is read aloud then.
    property string picking: ""
    /// Without the name, which is then its tip.
    property bool isBrief: false
    /// With one word of the name in each line.
    readonly property real narrowestWidth: widestWord() + 12
    readonly property real pictureHeight: Math.min(40, Math.max(28, Theme.px(28)))

    /// How wide it is with its name.
    property real namedWidth: width
    readonly property real namedHeight: name.implicitHeight + pictureHeight + 20

    activeFocusOnTab: true
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: picking === "" ? label : picking
    Keys.onReturnPressed: event => button.takeEnter(event)
    Keys.onEnterPressed: event => button.takeEnter(event)

    function widestWord(): real {
        if (metrics.font.pixelSize <= 0)
            return 0;
        const words = button.label.replace(/-/g, "- ").split(" ");
        return Math.max(...words.map(word => metrics.advanceWidth(word)));
    }

    function pictureArt(): string {
        const face = button.face;
        return face.emblem === "" ? "" : `woodcut/${face.emblem}?palette=${face.palette}&seed=${face.key}&size=.92&foliage=0`;
    }

    function takeEnter(event: var): void {
        event.accepted = button.visualFocus;
        if (event.accepted)
            button.clicked();
    }

    FontMetrics {
        id: metrics

        font: name.font
    }

    Tooltip {
        text: button.label
        isShown: button.isBrief && (button.hovered || button.visualFocus)
    }

    background: Panel {
        border.width: button.isLit || button.isChosen ? 2 : 1
        border.color: button.isChosen ? Theme.focus : button.isLit ? Theme.lantern : Theme.panelEdge

        Glow {
            visible: button.isTarget
        }

        FocusRing {
            visible: button.visualFocus
        }
    }

    contentItem: Item {
        Item {
            id: picture

            y: button.isBrief ? (parent.height - height) / 2 : 8
            width: parent.width
            height: button.pictureHeight

            Rectangle {
                visible: button.face.emblem !== ""
                anchors.centerIn: parent
                width: Math.min(72, parent.width - 12)
                height: parent.height
                color: "transparent"
                border.width: 1.5
                border.color: button.seat >= 0 ? Theme.seatTint(button.seat) : Theme.woodEdge

                ArtImage {
                    anchors.fill: parent
                    anchors.margins: 1.5
                    art: button.pictureArt()
                }
            }

            SeatToken {
                visible: button.face.emblem === "" && button.seat >= 0
                anchors.centerIn: parent
                seat: Math.max(0, button.seat)
                emblem: button.emblem
                size: parent.height
            }

            Row {
                visible: button.face.emblem === "" && button.seat < 0
                anchors.centerIn: parent
                spacing: 6

                Icon {
                    name: button.iconName
                    width: button.isBrief ? 36 : 28
                    height: width
                    color: Theme.textSoft
                    anchors.verticalCenter: parent.verticalCenter
                }

                NumberText {
                    visible: button.number >= 0 && !button.isBrief
                    text: button.number
                    font.pixelSize: Math.min(Theme.px(16), 30)
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }

        BodyText {
            id: name

            visible: !button.isBrief
            x: 4
            y: picture.y + picture.height + 4
            width: button.namedWidth - 8
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            lineHeight: 0.95
            text: button.label
            font.weight: Font.Medium
            // A name of large words says more than none.
            font.pixelSize: Math.min(Theme.px(13), 20)
        }
    }
}
