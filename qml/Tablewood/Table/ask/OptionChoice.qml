pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A small choice in words, where a gesture asks for it.
Panel {
    id: choice

    required property TableModel table

    /// Where the gesture was when the choice came up.
    property point at
    property point place
    /// What was picked from it is not covered; null where there is none.
    property Item hand: null
    /// Above the hand, where the gesture was in it.
    readonly property real foot: {
        const top = hand && hand.visible && parent ? parent.mapFromItem(hand, 0, 0).y - 16 : place.y;
        return place.y > top ? top : place.y - 30;
    }

    /// While a card is in the hand: where it is let go may be answer enough.
    property bool isHeldBack: false

    visible: table.options.count > 0 && !isHeldBack
    x: parent ? Math.max(12, Math.min(parent.width - width - 12, place.x - width / 2)) : 0
    y: parent ? Math.max(12, Math.min(parent.height - height - 12, foot - height)) : 0
    level: 3
    border.color: Theme.chosenEdge
    width: Math.max(Theme.px(220), Math.min(Theme.px(320), column.widest + 24))
    height: column.implicitHeight + 24
    Accessible.role: Accessible.PopupMenu
    Accessible.name: qsTr("Choose one")
    onVisibleChanged: if (visible)
        place = at

    // Another thing was pressed, and the choice is about that now.
    Connections {
        target: choice.table

        function onGestureChanged(): void {
            if (choice.visible)
                choice.place = choice.at;
        }
    }

    /// The keyboard goes round in the choice, and with Tab out of it where something else can be picked instead.
    function tab(event: KeyEvent, index: int): void {
        const isOut = index < 0 || index === options.count;
        if (isOut && !choice.table.hasOnlyOptions)
            event.accepted = false;
        else
            mark(index);
    }

    function mark(index: int): void {
        const option = options.itemAt((index + options.count) % options.count) as Item;
        if (option)
            option.forceActiveFocus(Qt.TabFocusReason);
    }

    /// The keyboard is to be taken, and there is no button yet: they are made after the choice shows.
    property bool isAwaited: false

    KeyLoan {
        isOpen: choice.visible
        onIsOpenChanged: choice.isAwaited = isOpen && options.count === 0
        onTaken: choice.mark(0)
    }

    // Presses beside the choice do not reach the board below it.
    MouseArea {
        anchors.fill: parent
    }

    Column {
        id: column

        property real widest: 0

        x: 12
        y: 12
        width: parent.width - 24
        spacing: 8

        Each {
            id: options

            model: choice.table.options
            onItemAdded: index => {
                if (!choice.isAwaited || index !== 0)
                    return;
                choice.isAwaited = false;
                choice.mark(0);
            }

            WoodButton {
                required property askedOption entry
                required property int index

                width: column.width
                text: entry.label
                detail: entry.hint
                icon.name: entry.isOpen ? entry.icon : "lock"
                kind: entry.isOpen ? "wood" : "quiet"
                onImplicitWidthChanged: column.widest = Math.max(column.widest, implicitWidth)
                Component.onCompleted: column.widest = Math.max(column.widest, implicitWidth)
                onClicked: choice.table.pressOption(index)
                Keys.onDownPressed: choice.mark(index + 1)
                Keys.onUpPressed: choice.mark(index - 1)
                Keys.onTabPressed: event => choice.tab(event, index + 1)
                Keys.onBacktabPressed: event => choice.tab(event, index - 1)
            }
        }
    }
}
