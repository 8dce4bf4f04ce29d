pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The map that is drawn, with the names of its columns and rows, what is marked on it, and how large it is shown.
FocusScope {
    id: stage

    readonly property MapEditor editor: MapDesk.editor

    /// Gives the keyboard to the map itself.
    function takeKeys(): void {
        map.forceActiveFocus(Qt.TabFocusReason);
    }

    function reveal(place: point): void {
        map.reveal(place);
    }

    function fit(): void {
        map.fit();
    }

    function zoom(factor: real): void {
        map.zoomBy(factor, Qt.point(map.width / 2, map.height / 2));
    }

    /// Where something is pasted: under the pointer, or else at the cursor.
    function pastePlace(): point {
        return map.isHovered ? map.hover : map.isKeyed || stage.editor.selection.width === 0 ? stage.editor.cursor : Qt.point(stage.editor.selection.x, stage.editor.selection.y);
    }

    function endStroke(): bool {
        return map.endKeyStroke();
    }

    function hoverAt(at: point): void {
        map.hoverAt(map.mapFromItem(null, at.x, at.y));
    }

    function layAt(at: point): void {
        map.layAt(map.mapFromItem(null, at.x, at.y));
    }

    clip: true

    MapCanvas {
        id: map

        anchors.fill: parent
        focus: true
        activeFocusOnTab: true
        editor: stage.editor
        Accessible.role: Accessible.Canvas
        Accessible.name: qsTr("Map, %1").arg(stage.editor.cursorName)
        Accessible.description: stage.editor.cursorWords
        Accessible.focusable: true
        onActiveFocusChanged: EnterHolder.mark(map, activeFocus)

        // What lies over the map may hide its cursor.
        Rectangle {
            visible: map.activeFocus && map.isKeyed
            anchors.fill: parent
            anchors.margins: 3
            radius: 10
            color: "transparent"
            border.width: 2.5
            border.color: Theme.focus
        }
    }

    Each {
        model: stage.editor.areas

        SheetEdges {
            required property int index
            required property rect modelData

            canvas: map
            area: modelData
            hasTokensAbove: stage.editor.hasTokensAbove[index] ?? false
            name: stage.editor.areas.length > 1 ? stage.editor.areaNames[index] ?? "" : ""
        }
    }

    SpaceMarks {
        canvas: map
    }

    // Which way is drawn.
    Only {
        when: stage.editor.tool === MapEditor.Way && stage.editor.ways.length > 0

        Panel {
            x: 12
            y: 14
            width: wayChoice.x + wayChoice.width + 8
            height: wayChoice.height + 12

            BodyText {
                id: wayWords

                x: 14
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Way of")
                size: 13
            }

            Segmented {
                id: wayChoice

                x: wayWords.x + wayWords.width + 10
                y: 6
                name: qsTr("Way of")
                choices: [...stage.editor.ways].map(number => String(number))
                current: [...stage.editor.ways].indexOf(stage.editor.way)
                onChosen: index => stage.editor.way = stage.editor.ways[index]
            }
        }
    }

    Rectangle {
        anchors.right: parent.right
        anchors.rightMargin: 10
        y: 14
        width: zoomRow.width + 8
        height: zoomRow.height + 4
        radius: height / 2
        color: Theme.isDark ? "#D9131C17" : "#F3E9D2"
        border.width: 1
        border.color: Theme.panelEdge

        Row {
            id: zoomRow

            anchors.centerIn: parent

            IconButton {
                kind: "bare"
                implicitHeight: Theme.px(30)
                iconSize: 15
                tip: qsTr("Zoom out")
                keyAction: "mapZoomOut"
                icon.name: "minus"
                onClicked: stage.zoom(1 / 1.25)
            }

            WoodButton {
                kind: "bare"
                implicitHeight: Theme.px(30)
                textSize: 13
                text: qsTr("%1 %").arg(Math.round(map.zoom * 100))
                Accessible.name: qsTr("%1 percent, show the whole map").arg(Math.round(map.zoom * 100))
                onClicked: map.fit()
            }

            IconButton {
                kind: "bare"
                implicitHeight: Theme.px(30)
                iconSize: 15
                tip: qsTr("Zoom in")
                keyAction: "mapZoomIn"
                icon.name: "plus"
                onClicked: stage.zoom(1.25)
            }
        }
    }

    // Why nothing was done.
    Only {
        when: stage.editor.refusal !== ""

        Panel {
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height - height - 14
            width: Math.min(parent.width - 24, refusal.implicitWidth + 60)
            height: refusal.height + 22
            isOpaque: true
            border.color: Theme.ember
            Accessible.role: Accessible.AlertMessage
            Accessible.name: stage.editor.refusal

            Icon {
                x: 14
                anchors.verticalCenter: parent.verticalCenter
                name: "deny"
                color: Theme.dangerText
            }

            BodyText {
                id: refusal

                x: 42
                y: 11
                width: parent.width - 56
                wrapMode: Text.WordWrap
                text: stage.editor.refusal
                size: 14
            }
        }
    }

    Timer {
        running: stage.editor.refusal !== ""
        interval: 6000
        onTriggered: stage.editor.dismissRefusal()
    }
}
