pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What can be said of what is selected, or of the whole map.
Panel {
    id: panel

    readonly property MapEditor editor: MapDesk.editor
    readonly property bool isMany: panel.editor.selection.width * panel.editor.selection.height > 1
    property Item keyTaker: null
    /// It is as high as what it holds.
    property bool isWhole: false

    /// Gives the keyboard to the line of this key.
    function show(key: string): void {
        for (let i = 0; i < lines.count; ++i) {
            const line = lines.itemAt(i) as FormLine;
            if (line && line.field.key === key) {
                area.reveal(line);
                line.takeKeys();
            }
        }
    }

    level: 3
    implicitHeight: body.height + 30
    Accessible.role: Accessible.Pane
    Accessible.name: panel.editor.selectionName

    ScrollArea {
        id: area

        x: 12
        y: 12
        width: parent.width - 24
        height: parent.height - 24
        contentHeight: body.height + 6

        Column {
            id: body

            x: 3
            y: 3
            width: parent.width - (area.isLong ? 16 : 6)
            spacing: 10

            Item {
                width: parent.width
                height: titles.height

                Column {
                    id: titles

                    width: parent.width - (nothing.visible ? nothing.width + 6 : 0)

                    Heading {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: panel.editor.selectionName
                        size: 17
                    }

                    BodyText {
                        visible: text !== ""
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: panel.editor.selectionLine
                        size: 12
                        color: Theme.textSoft
                    }
                }

                IconButton {
                    id: nothing

                    visible: panel.editor.selection.width > 0
                    anchors.right: parent.right
                    kind: "bare"
                    implicitHeight: Theme.px(30)
                    iconSize: 15
                    icon.name: "cross"
                    tip: qsTr("Select nothing, show the whole map's properties")
                    onClicked: panel.editor.selectNothing()
                }
            }

            Flow {
                visible: panel.editor.selection.width > 0
                width: parent.width
                spacing: 6

                IconButton {
                    kind: "quiet"
                    implicitHeight: Theme.px(34)
                    iconSize: 16
                    tip: qsTr("Copy")
                    keyAction: "mapCopy"
                    icon.name: "copy"
                    onClicked: panel.editor.copy()
                }

                IconButton {
                    kind: "quiet"
                    implicitHeight: Theme.px(34)
                    iconSize: 16
                    tip: qsTr("Remove")
                    keyAction: "mapRemove"
                    icon.name: "trash"
                    onClicked: panel.editor.remove()
                }
            }

            Each {
                id: lines

                model: panel.editor.fields

                FormLine {
                    required property mapFieldEntry entry

                    width: body.width
                    field: entry
                    keyTaker: panel.keyTaker
                }
            }
        }
    }
}
