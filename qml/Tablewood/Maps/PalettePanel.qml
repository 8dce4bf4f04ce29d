pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// All that can be laid, in groups, and a field to find some of it.
Panel {
    id: panel

    property Item keyTaker: null
    signal dragged(point at)
    signal dropped(point at)
    signal taken

    function find(): void {
        search.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    level: 3
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("What can be laid")

    ScrollArea {
        id: area

        x: 10
        y: 10
        width: parent.width - 20
        height: foot.y - y - 6
        contentHeight: groups.height + 8

        Column {
            id: groups

            x: 3
            y: 3
            width: parent.width - (area.isLong ? 14 : 6)
            spacing: 14

            Each {
                model: MapDesk.editor.palette.groups

                PaletteGroup {
                    required property var modelData

                    width: groups.width
                    group: modelData as MapPaletteGroup
                    wanted: search.text
                    onDragged: at => panel.dragged(at)
                    onDropped: at => panel.dropped(at)
                    onTaken: panel.taken()
                }
            }
        }
    }

    Column {
        id: foot

        x: 12
        y: parent.height - height - 10
        width: parent.width - 24
        spacing: 6

        TextBox {
            id: search

            width: parent.width
            name: qsTr("Find a piece")
            placeholderText: qsTr("Find a piece")
            iconName: "search"
            textSize: 13
            Keys.forwardTo: panel.keyTaker ? [panel.keyTaker] : []
            Keys.onEscapePressed: event => {
                event.accepted = text !== "";
                clear();
            }
        }

        BodyText {
            visible: !Theme.hasLargeText
            width: parent.width
            wrapMode: Text.WordWrap
            text: qsTr("Drag a piece on to the map, or choose one and paint.")
            size: 11
            color: Theme.textSoft
        }
    }
}
