pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The buttons for all that is not done on the board, for taking back, and for the way on, which is gold only when nothing else is
/// left to do. It stays at the foot, whatever stands above it.
Item {
    id: actions

    required property TableModel table
    readonly property SceneModel scene: table.scene
    readonly property int count: scene.actionButtons.count
    /// As many in a row as their longest words allow.
    readonly property int columns: {
        let widest = 0;
        for (let i = 0; i < grid.children.length; ++i)
            widest = Math.max(widest, (grid.children[i] as WoodButton)?.narrowestWidth ?? 0);
        const most = widest > 0 ? Math.floor((width + gap) / (widest + gap)) : 2;
        return Math.max(1, Math.min(most, count > 4 || count === 3 ? 3 : 2, count));
    }
    readonly property real gap: 10
    /// The prompt stands in a column of its own, and has what may stand.
    property bool isPromptApart: false
    /// The buttons without the room between.
    readonly property var parts: isRun ? [run] : [area, ending, standing, foot]
    /// Steps follow one another, and there is nothing to do but to pace them.
    readonly property bool isRun: table.run.isOn && count === 0 && !scene.hasNextButton
    /// Two rows of buttons are lower, so that the foot of the table keeps its height.
    readonly property bool isTight: count > columns && !Theme.hasLargeText
    /// The most that the buttons above the way on may take; more of them scroll.
    property real maximumButtons: 10000

    /// Where the way on and the answers that may stand above it begin.
    readonly property real footY: foot.y - (standing.visible ? standing.height + 10 : 0)

    implicitHeight: isRun ? run.implicitHeight : foot.height + (standing.visible ? standing.height + 10 : 0) + (count > 0 ? area.height + 12 : ending.visible ? ending.height + 12 : 0)
    required property TableWays ways

    /// Marks the button that goes on for the keyboard.
    function markNext(): void {
        if (nextButton.visible && nextButton.enabled)
            nextButton.forceActiveFocus(Qt.TabFocusReason);
    }

    ScrollArea {
        id: area

        width: parent.width
        height: Math.min(grid.height, actions.maximumButtons)
        y: actions.footY - height - 12
        contentHeight: grid.height
        visible: actions.count > 0
        ground: Theme.window
        groundAbove: Theme.window

        Grid {
            id: grid

            readonly property real cellWidth: Math.floor((width - actions.gap * (actions.columns - 1)) / actions.columns)

            readonly property real cellHeight: {
                let highest = 0;
                for (let i = 0; i < children.length; ++i)
                    highest = Math.max(highest, (children[i] as WoodButton)?.implicitHeight ?? 0);
                return actions.isTight ? Math.max(Theme.px(33), highest - 8) : Math.max(44, highest);
            }

            width: parent.width
            columns: actions.columns
            columnSpacing: actions.gap
            rowSpacing: actions.isTight ? 6 : 10

            HoverHandler {
                id: gridPointer
            }

            Each {
                model: actions.scene.actionButtons

                WoodButton {
                    id: button

                    required property buttonEntry entry

                    width: grid.cellWidth
                    height: grid.cellHeight
                    text: entry.label
                    icon.name: entry.icon
                    textSize: actions.count > 2 ? 13 : 14
                    enabled: entry.isEnabled
                    kind: entry.isGold ? "gold" : "wood"
                    isDefault: entry.isGold
                    givesWay: actions.table.lesson.isShown
                    focusPolicy: Qt.TabFocus
                    cost: entry.cost
                    costIcon: entry.costIcon === "" ? "drop" : entry.costIcon
                    Accessible.description: Spoken.of(entry.hint, enabled)
                    onClicked: actions.table.pressButton(entry.id)

                    HintTip {
                        text: button.entry.hint
                        pointer: gridPointer
                        isBeside: true
                        side: actions
                    }

                    HintLight {
                        isShown: actions.table.hint.button === button.entry.id
                    }

                    LessonLight {
                        isShown: actions.table.lesson.thing === "button" && actions.table.lesson.name === button.entry.id
                    }
                }
            }
        }
    }

    // The ways on from a match that has ended.
    Row {
        id: ending

        visible: actions.scene.isOver
        y: foot.y - height - 12
        spacing: actions.gap

        WoodButton {
            width: (actions.width - parent.spacing) / 2
            height: Math.max(44, implicitHeight)
            text: qsTr("Home")
            icon.name: "home"
            onClicked: actions.ways.home()
        }

        WoodButton {
            width: (actions.width - parent.spacing) / 2
            height: Math.max(44, implicitHeight)
            text: qsTr("How it ended")
            icon.name: "star"
            onClicked: actions.ways.end()
        }
    }

    RunBar {
        id: run

        visible: actions.isRun
        y: parent.height - height
        width: parent.width
        height: Math.max(implicitHeight, Math.min(parent.height, Theme.px(136)))
        run: actions.table.run
        table: actions.table
    }

    StandingBar {
        id: standing

        visible: isWanted && !actions.isPromptApart && !actions.isRun
        y: foot.y - height - 10
        width: parent.width
        table: actions.table
    }

    Row {
        id: foot

        visible: !actions.isRun
        readonly property real room: actions.width - (undoButton.width + spacing) - (redoButton.visible ? redoButton.width + spacing : 0)

        y: parent.height - height
        height: Math.max(64, nextButton.implicitHeight)
        spacing: actions.gap

        HoverHandler {
            id: footPointer
        }

        UndoButton {
            id: undoButton

            width: Math.min(Theme.px(54), 96)
            height: parent.height
            table: actions.table
        }

        IconButton {
            id: redoButton

            visible: actions.table.undoing.canRedo
            width: Math.min(Theme.px(44), 80)
            height: parent.height
            focusPolicy: Qt.TabFocus
            icon.name: "redo"
            tip: qsTr("Bring back")
            onClicked: actions.table.redo()
        }

        WoodButton {
            id: nextButton

            visible: actions.scene.hasNextButton && !actions.scene.isOver
            width: foot.room
            height: parent.height
            focusPolicy: Qt.TabFocus
            text: actions.scene.nextButton.label
            // Very large words leave the second line to the tip.
            detail: hint.implicitWidth <= room ? actions.scene.nextButton.hint : ""
            Accessible.description: Spoken.of(actions.scene.nextButton.hint, enabled)
            icon.name: actions.scene.nextButton.icon
            kind: actions.scene.nextButton.isGold ? "gold" : "wood"
            isDefault: actions.scene.nextButton.isGold
            givesWay: actions.table.lesson.isShown
            enabled: actions.scene.nextButton.isEnabled
            textSize: 18
            iconSize: 28
            onClicked: actions.table.pressButton(actions.scene.nextButton.id)

            BodyText {
                id: hint

                visible: false
                text: actions.scene.nextButton.hint
                size: 13
            }

            HintTip {
                text: nextButton.detail === "" ? hint.text : ""
                pointer: footPointer
                isBeside: true
                side: actions
            }

            HintLight {
                isShown: actions.table.hint.button !== "" && actions.table.hint.button === actions.scene.nextButton.id
            }

            LessonLight {
                isShown: actions.table.lesson.thing === "button" && actions.table.lesson.name === actions.scene.nextButton.id
            }
        }

        WoodButton {
            visible: actions.scene.isOver && actions.table.isLocal
            width: foot.room
            height: parent.height
            kind: "gold"
            isDefault: true
            text: qsTr("Again")
            icon.name: "refresh"
            textSize: 18
            onClicked: actions.ways.again()
        }
    }
}
