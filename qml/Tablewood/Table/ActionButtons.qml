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

    spacing: isTight ? 8 : 12

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
                cost: entry.cost
                costIcon: entry.costIcon === "" ? "drop" : entry.costIcon
                Accessible.description: entry.hint
                onClicked: actions.table.pressButton(entry.id)
            }
        }
    }

    Row {
        spacing: 10

        IconButton {
            width: Theme.px(54)
            height: nextButton.height
            icon.name: actions.table.canRedo && !actions.table.canUndo ? "redo" : "undo"
            tip: actions.table.canRedo && !actions.table.canUndo ? qsTr("Bring back") : actions.table.undoNeedsConsent ? qsTr("Ask to take back") : qsTr("Take back")
            enabled: actions.table.canUndo || actions.table.canRedo
            onClicked: actions.table.canUndo ? actions.table.undo() : actions.table.redo()
        }

        WoodButton {
            id: nextButton

            visible: actions.scene.hasNextButton
            width: actions.width - Theme.px(54) - 10
            height: Theme.px(actions.isTight ? 46 : 64)
            text: actions.scene.nextButton.label
            detail: actions.scene.nextButton.hint
            icon.name: actions.scene.nextButton.icon
            kind: actions.scene.nextButton.isGold ? "gold" : "wood"
            enabled: actions.scene.nextButton.isEnabled
            keyHint: qsTr("Enter")
            textSize: 18
            iconSize: 28
            onClicked: actions.table.pressButton(actions.scene.nextButton.id)
        }
    }
}
