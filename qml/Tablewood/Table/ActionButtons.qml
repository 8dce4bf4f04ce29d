pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What can be done besides touching the board, taking back, and the way on: gold only when nothing else is left to do.
Column {
    id: actions

    required property TableModel table
    readonly property SceneModel scene: table.scene
    readonly property int count: scene.actionButtons.count
    readonly property int columns: count > 4 ? 3 : 2
    /// Buttons as wide as their words, in as many rows as it takes.
    property bool isFlowing: Theme.hasLargeText
    /// Two rows of buttons are lower, so that the foot of the table keeps its height.
    readonly property bool isTight: count > columns && !isFlowing

    readonly property real footHeight: Theme.px(isTight ? 46 : 64)
    signal homeWanted
    signal againWanted
    signal endWanted

    spacing: isTight ? 8 : 12

    /// Marks the button that goes on for the keyboard.
    function markNext(): void {
        if (nextButton.visible && nextButton.enabled)
            nextButton.forceActiveFocus(Qt.TabFocusReason);
    }

    Flow {
        width: parent.width
        spacing: actions.isTight ? 6 : 10
        visible: actions.count > 0

        Repeater {
            model: actions.scene.actionButtons

            WoodButton {
                id: button

                required property buttonEntry entry

                width: actions.isFlowing ? Math.min(implicitWidth, actions.width) : Math.floor((actions.width - 10 * (Math.min(actions.columns, actions.count) - 1)) / Math.min(actions.columns, Math.max(1, actions.count)))
                height: actions.isTight ? Theme.px(33) : Theme.px(44)
                text: entry.label
                // In very large type the words need the room.
                icon.name: actions.isFlowing && Theme.textScale > 1.7 ? "" : entry.icon
                textSize: Theme.textScale > 1.1 && !actions.isFlowing ? 12.5 : 14
                enabled: entry.isEnabled
                kind: entry.isGold ? "gold" : "wood"
                isDefault: entry.isGold
                focusPolicy: Qt.TabFocus
                cost: entry.cost
                costIcon: entry.costIcon === "" ? "drop" : entry.costIcon
                Accessible.description: entry.hint
                onClicked: actions.table.pressButton(entry.id)
            }
        }
    }

    // The ways on from a match that has ended.
    Row {
        visible: actions.scene.isOver
        spacing: 10

        WoodButton {
            width: (actions.width - parent.spacing) / 2
            height: Theme.px(44)
            text: qsTr("Home")
            icon.name: "home"
            onClicked: actions.homeWanted()
        }

        WoodButton {
            width: (actions.width - parent.spacing) / 2
            height: Theme.px(44)
            text: qsTr("How it ended")
            icon.name: "star"
            onClicked: actions.endWanted()
        }
    }

    Row {
        id: foot

        readonly property real room: actions.width - (undoButton.width + spacing) - (redoButton.visible ? redoButton.width + spacing : 0)

        spacing: 10

        IconButton {
            id: undoButton

            width: Theme.px(54)
            height: actions.footHeight
            focusPolicy: Qt.TabFocus
            icon.name: "undo"
            tip: actions.table.undoNeedsConsent ? qsTr("Ask to take back") : qsTr("Take back")
            enabled: actions.table.canUndo
            onClicked: actions.table.undo()
        }

        IconButton {
            id: redoButton

            visible: actions.table.canRedo
            width: Theme.px(44)
            height: actions.footHeight
            focusPolicy: Qt.TabFocus
            icon.name: "redo"
            tip: qsTr("Bring back")
            onClicked: actions.table.redo()
        }

        WoodButton {
            id: nextButton

            visible: actions.scene.hasNextButton && !actions.scene.isOver
            width: foot.room
            height: actions.footHeight
            focusPolicy: Qt.TabFocus
            text: actions.scene.nextButton.label
            detail: actions.scene.nextButton.hint
            icon.name: actions.scene.nextButton.icon
            kind: actions.scene.nextButton.isGold ? "gold" : "wood"
            isDefault: actions.scene.nextButton.isGold
            enabled: actions.scene.nextButton.isEnabled
            textSize: 18
            iconSize: 28
            onClicked: actions.table.pressButton(actions.scene.nextButton.id)
        }

        WoodButton {
            visible: actions.scene.isOver
            width: foot.room
            height: actions.footHeight
            kind: "gold"
            isDefault: true
            text: qsTr("Again")
            icon.name: "refresh"
            textSize: 18
            onClicked: actions.againWanted()
        }
    }
}
