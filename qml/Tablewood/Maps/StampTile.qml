import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Something of the palette: pressed it is in the hand, dragged it is laid where it is let go.
Item {
    id: tile

    required property mapStampEntry stamp
    required property TileGrid grid
    required property int place
    /// Its name stands below its picture.
    property bool hasWords: false
    readonly property MapEditor editor: MapDesk.editor
    readonly property bool isChosen: tile.editor.stamp === tile.stamp.key
    readonly property bool isGone: tile.stamp.left === 0
    /// It is dragged to there, in the window; and let go.
    signal dragged(point at)
    signal dropped(point at)

    function words(): string {
        return tile.stamp.left < 0 ? tile.stamp.name : qsTr("%1, %2 left").arg(tile.stamp.name).arg(tile.stamp.left);
    }

    function choose(): void {
        tile.grid.current = tile.place;
        tile.editor.stamp = tile.stamp.key;
    }

    implicitHeight: face.height
    Accessible.role: Accessible.RadioButton
    Accessible.name: words()
    Accessible.description: tile.stamp.hint
    Accessible.checkable: true
    Accessible.checked: tile.isChosen
    Accessible.onPressAction: tile.choose()

    Rectangle {
        id: face

        width: parent.width
        height: tile.hasWords ? picture.height + label.height + 14 : picture.height + 8
        radius: 8
        color: tile.isChosen ? Theme.rowLit : pointer.hovered ? Theme.rowHover : Theme.inset
        border.width: tile.isChosen ? 2 : 1
        border.color: tile.isChosen ? Theme.chosenEdge : Theme.insetEdge

        Item {
            id: picture

            x: (parent.width - width) / 2
            y: 4
            width: tile.hasWords ? Math.min(parent.width - 8, Theme.px(30)) : parent.width - 8
            height: width
            opacity: tile.isGone ? 0.35 : 1

            ArtImage {
                // The picture of a piece has room round its space.
                readonly property real share: tile.stamp.art.startsWith("piece/") ? 1.5 : 1

                anchors.centerIn: parent
                width: parent.width * share
                height: width
                art: tile.stamp.isLarge ? "" : tile.stamp.art
            }

            MapStampPicture {
                anchors.fill: parent
                visible: tile.stamp.isLarge
                editor: tile.stamp.isLarge ? tile.editor : null
                stamp: tile.stamp.key
            }

            NumberText {
                visible: !tile.stamp.isLarge && tile.stamp.label !== ""
                anchors.centerIn: parent
                text: tile.stamp.label
                size: 15
                color: "#FFF6E0"
                style: Text.Outline
                styleColor: "#3A1D1C"
            }
        }

        BodyText {
            id: label

            visible: tile.hasWords
            x: 2
            y: picture.y + picture.height + 4
            width: parent.width - 4
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            text: tile.stamp.name
            size: 11
            color: tile.isGone ? Theme.textFaint : Theme.text
        }

        NumberText {
            visible: tile.stamp.isLarge && tile.stamp.left >= 0
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: 4
            text: tile.stamp.left
            size: 11
            color: tile.isGone ? Theme.textFaint : Theme.text
        }
    }

    HoverHandler {
        id: pointer
    }

    Tooltip {
        text: tile.stamp.hint === "" ? tile.words() : tile.words() + "\n" + tile.stamp.hint
        isShown: pointer.hovered && !dragging.active
        isBeside: true
    }

    TapHandler {
        onTapped: {
            tile.grid.forceActiveFocus(Qt.MouseFocusReason);
            tile.choose();
        }
    }

    DragHandler {
        id: dragging

        target: null
        grabPermissions: PointerHandler.CanTakeOverFromAnything
        onActiveChanged: {
            if (active)
                tile.choose();
            else
                tile.dropped(centroid.scenePosition);
        }
        onCentroidChanged: if (active)
            tile.dragged(centroid.scenePosition)
    }
}
