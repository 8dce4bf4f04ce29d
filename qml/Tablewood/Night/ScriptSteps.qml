pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The steps of the script that is written. A press or the arrow keys choose one; dragging, or keys of their own, move it.
Column {
    id: list

    readonly property ScriptEditor editor: Night.editor
    /// Where the dragged one would stand; -1 while none is dragged.
    property int dropPlace: -1
    property int dragged: -1
    property real draggedHeight: 0
    /// A step has to be seen.
    signal shown(Item row)

    function rowAt(index: int): Item {
        return rows.itemAt(index) as Item;
    }

    function placeFor(y: real): int {
        let place = 0;
        for (let i = 0; i < rows.count; ++i)
            if (i !== list.dragged && y > list.rowAt(i).y + list.rowAt(i).height / 2)
                ++place;
        return place;
    }

    function takeKey(event: var): bool {
        const at = list.editor.step;
        const asks = action => KeyMap.fits(action, event.key, event.modifiers);
        const isMove = asks("stepUp") || asks("stepDown");
        const way = asks("stepUp") || event.key === Qt.Key_Up ? -1 : asks("stepDown") || event.key === Qt.Key_Down ? 1 : 0;
        if (way !== 0) {
            if (at + way < 0 || at + way >= rows.count)
                return true;
            if (isMove)
                list.editor.moveStep(at, at + way);
            else
                list.editor.step = at + way;
            list.shown(list.rowAt(list.editor.step));
        } else if (asks("stepRemove") && rows.count > 0) {
            list.editor.removeStep();
        } else if (asks("stepCopy")) {
            list.editor.duplicateStep();
        } else {
            return false;
        }
        return true;
    }

    spacing: 6
    activeFocusOnTab: rows.count > 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Steps")
    Accessible.focusable: true
    Keys.onPressed: event => event.accepted = list.takeKey(event)

    Each {
        id: rows

        model: list.editor.steps

        Rectangle {
            id: row

            required property int index
            required property scriptStepEntry entry
            readonly property bool isChosen: index === list.editor.step
            readonly property bool isDragged: list.dragged === index
            readonly property int way: wayAside()

            /// Makes room for the step that is dragged: -1 up, 1 down, 0 stays.
            function wayAside(): int {
                if (list.dragged < 0 || row.isDragged)
                    return 0;
                if (row.index > list.dragged && row.index <= list.dropPlace)
                    return -1;
                return row.index < list.dragged && row.index >= list.dropPlace ? 1 : 0;
            }

            width: list.width
            height: Math.max(48, words.height + 16)
            z: row.isDragged ? 2 : 0
            radius: 10
            color: row.isDragged ? Theme.panelTop : row.isChosen ? Theme.rowLit : hover.hovered ? Theme.rowHover : Theme.row
            border.width: 1
            border.color: row.isChosen || row.isDragged ? Theme.chosenEdge : row.entry.faults > 0 ? Theme.dangerText : Theme.rowEdge
            transform: Translate {
                y: row.isDragged ? drag.activeTranslation.y : row.way * (list.draggedHeight + list.spacing)

                Behavior on y  {
                    enabled: list.dragged >= 0 && !row.isDragged

                    NumberAnimation {
                        duration: Theme.lift
                    }
                }
            }
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("Step %1: %2").arg(row.index + 1).arg(row.entry.heading)
            Accessible.description: row.entry.faults > 0 ? qsTr("%n thing(s) to put right", "", row.entry.faults) : ""
            Accessible.selectable: true
            Accessible.selected: row.isChosen
            Accessible.onPressAction: list.editor.step = row.index

            HoverHandler {
                id: hover

                cursorShape: Qt.PointingHandCursor
            }

            TapHandler {
                onTapped: {
                    list.forceActiveFocus(Qt.MouseFocusReason);
                    list.editor.step = row.index;
                }
            }

            DragHandler {
                id: drag

                target: null
                xAxis.enabled: false
                // A long list would scroll instead.
                grabPermissions: PointerHandler.CanTakeOverFromAnything
                cursorShape: Qt.ClosedHandCursor
                onActiveChanged: {
                    if (active) {
                        list.forceActiveFocus(Qt.MouseFocusReason);
                        list.editor.step = row.index;
                        list.draggedHeight = row.height;
                        list.dragged = row.index;
                        list.dropPlace = row.index;
                        return;
                    }
                    const from = list.dragged;
                    const to = list.dropPlace;
                    list.dragged = -1;
                    list.dropPlace = -1;
                    if (from >= 0 && to >= 0)
                        list.editor.moveStep(from, to);
                }
                onActiveTranslationChanged: if (active)
                    list.dropPlace = list.placeFor(row.y + row.height / 2 + drag.activeTranslation.y)
            }

            Icon {
                id: grip

                x: 10
                anchors.verticalCenter: parent.verticalCenter
                name: "menu"
                size: 15
                color: Theme.textFaint
            }

            NumberText {
                id: number

                x: grip.x + grip.width + 8
                y: words.y + 2
                width: Theme.px(20)
                text: row.index + 1
                size: 14
                color: row.isChosen ? Theme.accentText : Theme.textSoft
            }

            Column {
                id: words

                x: number.x + number.width + 6
                anchors.verticalCenter: parent.verticalCenter
                width: side.x - x - 6

                Heading {
                    width: parent.width
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    text: row.entry.heading === "" ? qsTr("Nobody yet") : row.entry.heading
                    size: 15
                }

                BodyText {
                    visible: text !== ""
                    width: parent.width
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    text: row.entry.task
                    size: 12
                    color: Theme.textSoft
                }
            }

            Row {
                id: side

                anchors.right: parent.right
                anchors.rightMargin: 10
                anchors.verticalCenter: parent.verticalCenter
                spacing: 6

                Icon {
                    visible: row.entry.faults > 0
                    anchors.verticalCenter: parent.verticalCenter
                    name: "warn"
                    size: 16
                    color: Theme.dangerText
                }

                BodyText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("%1 s").arg(row.entry.seconds)
                    size: 13
                    color: Theme.textSoft
                }
            }

            FocusRing {
                takesEnter: false
                visible: list.activeFocus && row.isChosen
            }
        }
    }
}
