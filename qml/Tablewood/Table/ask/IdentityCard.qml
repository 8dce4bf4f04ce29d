import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Who the viewer may become, or is: a card as large as it is read from, pressed where it can be chosen. A guarded one shows its back, and
/// its face for as long as it is held; a press by keyboard or screen reader holds it for some seconds, a second one lets it go.
Item {
    id: choice

    required property TableModel table
    required property TableTouch touch
    required property pieceEntry entry
    property bool isGuarded: false
    /// What a guarded one is called while nobody looks.
    property string hiddenName: ""
    property real unit: 1.6
    /// It is held, by the pointer or by the keyboard.
    property bool isLookedAt: false
    readonly property bool isOpen: !isGuarded || isLookedAt

    width: 176 * unit
    // Face down each card is as large as any other, whatever its words.
    height: isGuarded ? 300 * unit : open.height
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: !isOpen ? qsTr("%1: face down, hold to look").arg(hiddenName) : entry.isLit ? qsTr("%1, can be played").arg(entry.told) : entry.told
    Accessible.description: isOpen ? Spoken.sentences([...entry.face.body]) : ""
    Accessible.focusable: true
    Accessible.onPressAction: press()
    Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()
    Keys.onSpacePressed: event => {
        if (event.isAutoRepeat)
            return;
        if (isGuarded)
            isLookedAt = true;
        else
            touch.pressSpace(event, entry);
    }
    Keys.onReleased: event => {
        if (event.key !== Qt.Key_Space || event.isAutoRepeat || !isGuarded)
            return;
        isLookedAt = false;
        event.accepted = true;
    }
    onActiveFocusChanged: if (!activeFocus)
        isLookedAt = false

    function press(): void {
        touch.follow(choice, width / 2, 0);
        if (!isGuarded) {
            table.pressPiece(entry.id);
            return;
        }
        forceActiveFocus();
        isLookedAt = !isLookedAt;
    }

    Timer {
        interval: 8000
        running: choice.isGuarded && choice.isLookedAt && !pointer.pressed
        onTriggered: choice.isLookedAt = false
    }

    CardLarge {
        id: open

        visible: choice.isOpen
        scale: Math.min(1, choice.height / height)
        transformOrigin: Item.Top
        y: pointer.containsMouse && choice.entry.isLit ? -6 * choice.unit : 0
        entry: choice.entry
        unit: choice.unit

        Behavior on y  {
            NumberAnimation {
                duration: Theme.lift
            }
        }
    }

    CardBack {
        visible: !choice.isOpen
        anchors.centerIn: parent
        unit: 246 / 162 * choice.unit
        back: choice.entry.back
    }

    HintLight {
        isShown: choice.table.hint.piece !== 0 && choice.table.hint.piece === choice.entry.id
    }

    FocusRing {
        visible: choice.activeFocus
    }

    MouseArea {
        id: pointer

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: choice.entry.isLit || choice.isGuarded ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPressed: if (choice.isGuarded)
            choice.isLookedAt = true
        onReleased: choice.isLookedAt = false
        onCanceled: choice.isLookedAt = false
        onClicked: if (!choice.isGuarded)
            choice.press()
    }
}
