pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The stacks by round, one for each spawn. One stop of the Tab key: arrow keys go from place to place, Enter lays the card that is
/// held or takes the one that lies there, Del takes it away.
FocusScope {
    id: table

    readonly property MapWaves waves: MapDesk.editor.waves
    /// A card is held that could be laid.
    property bool isHolding: false
    /// The card of a stack that is held: its stack and its place in it; -1 for none.
    property int heldStack: -1
    property int heldIndex: -1
    /// The place under a card that is dragged.
    property int overStack: -1
    property int overIndex: -1
    readonly property int places: table.waves.rounds
    readonly property real lead: Theme.px(58)
    readonly property real step: Math.max(26, Math.min(Theme.px(66), (width - lead) / (places + 1)))
    /// The middle of the first round.
    readonly property real first: lead + step / 2
    readonly property real line: Theme.px(42)
    property int row: 0
    property int column: 0
    signal placeChosen(int stack, int index)
    signal removeWanted(int stack, int index)
    signal dragged(int stack, int index, point at)
    signal dropped(int stack, int index, point at)

    /// The place at a point of this: its stack, and the card from the top; -1 for none.
    function placeAt(at: point): var {
        const stack = Math.floor((at.y - head.height) / table.line);
        const column = Math.floor((at.x - table.lead) / table.step);
        const isIn = stack >= 0 && stack < table.waves.stacks.length && column >= 0 && column <= table.places && at.x >= 0 && at.x <= table.width;
        return {
            "stack": isIn ? stack : -1,
            "index": isIn ? Math.max(0, column - 1) : -1
        };
    }

    function cardAt(stack: int, index: int): var {
        return table.waves.stacks[stack]?.cards[index] ?? null;
    }

    function wordsAt(stack: int, column: int): string {
        if (column === 0) {
            const start = [...(table.waves.stacks[stack]?.start ?? [])].map(card => card.name).join(", ");
            return qsTr("Stack %1, round 1, on the map: %2").arg(stack + 1).arg(start === "" ? qsTr("nothing") : start);
        }
        const card = table.cardAt(stack, column - 1);
        return qsTr("Stack %1, round %2: %3").arg(stack + 1).arg(column + 1).arg(card ? card.name : qsTr("no card"));
    }

    function walk(columns: int, rows: int): bool {
        const column = Math.max(0, Math.min(table.places, table.column + columns));
        const row = Math.max(0, Math.min(table.waves.stacks.length - 1, table.row + rows));
        const isNew = column !== table.column || row !== table.row;
        table.column = column;
        table.row = row;
        return isNew;
    }

    function pressCursor(): void {
        if (table.column > 0)
            table.placeChosen(table.row, table.column - 1);
    }

    implicitHeight: head.height + table.waves.stacks.length * table.line
    activeFocusOnTab: true
    Accessible.role: Accessible.Table
    Accessible.name: table.wordsAt(table.row, table.column)
    Accessible.description: table.isHolding ? qsTr("Enter lays the card here") : ""
    Accessible.focusable: true
    Keys.onLeftPressed: event => event.accepted = table.walk(-1, 0)
    Keys.onRightPressed: event => event.accepted = table.walk(1, 0)
    Keys.onUpPressed: event => event.accepted = table.walk(0, -1)
    Keys.onDownPressed: event => event.accepted = table.walk(0, 1)
    Keys.onReturnPressed: table.pressCursor()
    Keys.onEnterPressed: table.pressCursor()
    Keys.onSpacePressed: table.pressCursor()
    Keys.onDeletePressed: if (table.column > 0)
        table.removeWanted(table.row, table.column - 1)

    Item {
        id: head

        width: parent.width
        height: Theme.px(20)

        BodyText {
            text: qsTr("round")
            size: 11
            color: Theme.textSoft
        }

        Each {
            model: table.places + 1

            NumberText {
                required property int index

                x: table.first + index * table.step - width / 2
                text: index === 0 ? qsTr("1, on map") : index + 1
                width: Math.min(implicitWidth, table.step - 2)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 7
                horizontalAlignment: Text.AlignHCenter
                size: 11
            }
        }
    }

    Each {
        model: table.waves.stacks.length

        Rectangle {
            id: stack

            required property int index
            readonly property var entry: table.waves.stacks[index] ?? null
            readonly property int cards: entry?.cards.length ?? 0

            y: head.height + index * table.line
            width: table.width
            height: table.line - 4
            radius: 8
            color: Theme.row
            border.width: 1
            border.color: Theme.rowEdge

            Rectangle {
                x: 6
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(26)
                height: width
                radius: width / 2
                color: "#8E3038"
                border.width: 2
                border.color: ["#E9B44C", "#7FC4E8", "#D98BE0", "#A9CF78"][stack.index % 4]

                NumberText {
                    anchors.centerIn: parent
                    text: stack.index + 1
                    size: 13
                    color: "#FFF6E0"
                }
            }

            BodyText {
                x: Theme.px(26) + 12
                anchors.verticalCenter: parent.verticalCenter
                text: stack.cards
                size: 11
                color: Theme.textSoft
            }

            // What lies on the map in the first round.
            Row {
                x: table.first - width / 2
                anchors.verticalCenter: parent.verticalCenter
                spacing: -8

                Each {
                    model: stack.entry?.start.length ?? 0

                    WaveCard {
                        required property int index

                        width: Math.min(Theme.px(26), table.step - 6)
                        height: stack.height - 6
                        label: stack.entry?.start[index]?.label ?? ""
                        variant: stack.entry?.start[index]?.variant ?? ""
                    }
                }
            }

            Each {
                model: table.places

                Item {
                    id: place

                    required property int index
                    readonly property var card: stack.entry?.cards[index] ?? null
                    readonly property bool isOver: table.overStack === stack.index && table.overIndex === index

                    x: table.first + (index + 1) * table.step - width / 2
                    y: 3
                    width: Math.min(Theme.px(28), table.step - 4)
                    height: stack.height - 6
                    Accessible.role: Accessible.Button
                    Accessible.name: table.wordsAt(stack.index, index + 1)
                    Accessible.onPressAction: table.placeChosen(stack.index, index)

                    WaveCard {
                        anchors.fill: parent
                        visible: place.card !== null || place.isOver || (table.isHolding && place.index === stack.cards)
                        isEmpty: place.card === null
                        label: place.card?.label ?? ""
                        variant: place.card?.variant ?? ""
                        isHeld: place.isOver || (table.heldStack === stack.index && table.heldIndex === place.index)
                    }

                    TapHandler {
                        acceptedButtons: Qt.LeftButton | Qt.RightButton
                        gesturePolicy: TapHandler.ReleaseWithinBounds
                        onTapped: (point, button) => {
                            table.row = stack.index;
                            table.column = place.index + 1;
                            table.forceActiveFocus(Qt.MouseFocusReason);
                            if (button === Qt.RightButton)
                                table.removeWanted(stack.index, place.index);
                            else
                                table.placeChosen(stack.index, place.index);
                        }
                    }

                    DragHandler {
                        enabled: place.card !== null
                        target: null
                        grabPermissions: PointerHandler.CanTakeOverFromAnything
                        onActiveChanged: if (!active)
                            table.dropped(stack.index, place.index, centroid.scenePosition)
                        onCentroidChanged: if (active)
                            table.dragged(stack.index, place.index, centroid.scenePosition)
                    }
                }
            }
        }
    }

    Rectangle {
        visible: table.activeFocus
        x: table.first + table.column * table.step - width / 2
        y: head.height + table.row * table.line - 1
        width: table.step - 2
        height: table.line - 2
        radius: 8
        color: "transparent"
        border.width: 2.5
        border.color: Theme.focus
    }
}
