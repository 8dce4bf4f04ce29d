pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The cards that there are, and how many of each are left.
Column {
    id: supply

    readonly property MapWaves waves: MapDesk.editor.waves
    /// The card that is held, by its key.
    property string held: ""
    readonly property real cardWidth: Math.max(20, Math.min(Theme.px(30), (width - 9 * 6) / 10))
    signal taken(string card)
    signal dragged(mapCardEntry card, point at)
    signal dropped(mapCardEntry card, point at)

    spacing: 8

    Flow {
        width: parent.width
        spacing: 8

        Heading {
            text: qsTr("Cards")
            size: 15
        }

        BodyText {
            width: Math.min(implicitWidth, supply.width)
            wrapMode: Text.WordWrap
            text: qsTr("the number says how many are left")
            size: 12
            color: Theme.textSoft
        }
    }

    TileGrid {
        id: grid

        width: parent.width
        name: qsTr("Cards")
        spacing: 6
        model: supply.waves.cards
        onActivated: index => supply.taken((at(index) as Item)?.key ?? "")
        delegate: Item {
            id: tile

            required property mapCardEntry entry
            required property int index
            readonly property string key: entry.key

            width: supply.cardWidth
            height: width * 1.25 + 8
            Accessible.role: Accessible.RadioButton
            Accessible.name: qsTr("%1, %2 left of %3").arg(entry.name).arg(entry.left).arg(entry.copies)
            Accessible.checkable: true
            Accessible.checked: supply.held === entry.key
            Accessible.onPressAction: supply.taken(entry.key)

            WaveCard {
                width: parent.width
                height: parent.width * 1.25
                opacity: tile.entry.left > 0 ? 1 : 0.4
                label: tile.entry.label
                variant: tile.entry.variant
                isHeld: supply.held === tile.entry.key
            }

            Rectangle {
                anchors.right: parent.right
                anchors.rightMargin: -4
                anchors.bottom: parent.bottom
                width: Math.max(Theme.px(15), left.width + 6)
                height: Theme.px(15)
                radius: height / 2
                color: tile.entry.left < 0 ? "#B3382E" : "#131C17"
                border.width: 1
                border.color: "#C9C3AE"

                NumberText {
                    id: left

                    anchors.centerIn: parent
                    text: tile.entry.left
                    size: 10
                    color: "#FFF6E0"
                }
            }

            HoverHandler {
                id: pointer
            }

            Tooltip {
                text: tile.Accessible.name
                isShown: pointer.hovered && !dragging.active
            }

            TapHandler {
                onTapped: {
                    grid.current = tile.index;
                    grid.forceActiveFocus(Qt.MouseFocusReason);
                    supply.taken(tile.entry.key);
                }
            }

            DragHandler {
                id: dragging

                target: null
                grabPermissions: PointerHandler.CanTakeOverFromAnything
                onActiveChanged: if (!active)
                    supply.dropped(tile.entry, centroid.scenePosition)
                onCentroidChanged: if (active)
                    supply.dragged(tile.entry, centroid.scenePosition)
            }
        }
    }
}
