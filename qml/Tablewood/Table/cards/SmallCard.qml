import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A card among other things: its picture or its back, which can be looked at, and pressed where it is lit. A guarded one shows
/// its back, and its face for as long as it is held.
CardChip {
    id: card

    required property TableModel table
    required property TableTouch touch
    property bool isGuarded: false
    /// A press is the table's also where the card is not lit: it says why not.
    property bool isAlwaysPressed: false
    readonly property bool isForTable: !isGuarded && (entry.isLit || isAlwaysPressed)
    /// Its name while its face is not to be told.
    property string hiddenName: qsTr("Face down, hold to look")

    isHidden: isGuarded
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: isGuarded ? hiddenName : entry.told
    Accessible.focusable: true
    Accessible.onPressAction: press()
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()
    Keys.onSpacePressed: event => {
        if (!event.isAutoRepeat)
            look();
    }
    Keys.onReleased: event => {
        if (event.key !== Qt.Key_Space || event.isAutoRepeat || !isGuarded)
            return;
        touch.closeDetail();
        event.accepted = true;
    }
    onActiveFocusChanged: if (!activeFocus && isGuarded)
        touch.closeDetail()

    function look(): void {
        touch.follow(card, width / 2, 0);
        if (touch.isDetailOpen)
            touch.closeDetail();
        else
            touch.showDetail(entry);
    }

    /// Without the pointer: what is said to it appears above the card.
    function press(): void {
        touch.follow(card, width / 2, 0);
        if (isForTable)
            table.pressPiece(entry.id);
        else
            look();
    }

    // Something that belongs with it is looked at, or the log points at it.
    Glow {
        visible: card.touch?.pointedPieces.includes(card.entry.id) ?? false
        reach: 16
    }

    HintLight {
        isShown: card.entry.id !== 0 && card.table?.hint.piece === card.entry.id
    }

    FocusRing {
        visible: card.activeFocus
    }

    PieceHands {
        visible: card.isForTable
        table: card.table
        touch: card.touch
        entry: card.entry
    }

    // What is not for the table can be looked at.
    MouseArea {
        visible: !card.isForTable
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        cursorShape: card.isGuarded ? Qt.PointingHandCursor : Qt.ArrowCursor
        onEntered: card.touch.comeUnder(card, mouseX, mouseY)
        onPositionChanged: mouse => {
            if (!pressed && !card.isGuarded)
                card.touch.moveOver(card, mouse.x, mouse.y, card.entry);
        }
        onExited: card.touch.hover(card.table.scene.piece(0))
        onPressed: mouse => {
            card.touch.follow(card, mouse.x, mouse.y);
            if (card.isGuarded)
                card.touch.showDetail(card.entry);
        }
        onReleased: if (card.isGuarded)
            card.touch.closeDetail()
        onCanceled: if (card.isGuarded)
            card.touch.closeDetail()
        onPressAndHold: card.touch.showDetail(card.entry)
        onClicked: if (!card.isGuarded)
            card.touch.showDetail(card.entry)
    }
}
