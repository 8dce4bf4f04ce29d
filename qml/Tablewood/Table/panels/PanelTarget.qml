import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Lies over a panel while people are picked by theirs, such as whoever a card is aimed at: lit where it can be picked. Hands and
/// keys press it, and a card can be let go on it.
Item {
    id: target

    required property panelEntry entry
    required property TableModel table
    required property TableTouch touch
    readonly property bool isLight: entry.isTarget || entry.isChosen

    anchors.fill: parent
    z: 3
    // Whoever can't be picked says why.
    visible: isLight || (table !== null && table.scene.isChoosingPanel && entry.seat >= 0)
    activeFocusOnTab: isLight || activeFocus
    Accessible.role: Accessible.Button
    Accessible.name: entry.picking
    Accessible.ignored: !isLight
    Accessible.focusable: true
    Accessible.onPressAction: target.press()
    Keys.onReturnPressed: target.press()
    Keys.onEnterPressed: target.press()
    Keys.onSpacePressed: target.press()
    Keys.onUpPressed: event => target.walk(event, false)
    Keys.onLeftPressed: event => target.walk(event, false)
    Keys.onDownPressed: event => target.walk(event, true)
    Keys.onRightPressed: event => target.walk(event, true)

    function press(): void {
        target.touch.follow(target, width / 2, 0);
        target.table.pressPanel(target.entry.id);
    }

    /// Goes to the next of them, or stays.
    function walk(event: var, isOn: bool): void {
        const next = target.nextItemInFocusChain(isOn) as PanelTarget;
        event.accepted = next !== null;
        if (next)
            next.forceActiveFocus(Qt.TabFocusReason);
    }

    Rectangle {
        visible: target.isLight
        anchors.fill: parent
        radius: 12
        color: hands.containsMouse && target.entry.isTarget ? (Theme.isDark ? "#26FFE3A0" : "#40F0B93F") : "transparent"
        border.width: target.entry.isChosen ? 3 : 2
        border.color: target.entry.isChosen ? Theme.focus : Theme.isDark ? Theme.lit : "#F0B93F"
    }

    Rectangle {
        visible: target.entry.isChosen
        anchors.horizontalCenter: parent.left
        anchors.verticalCenter: parent.top
        anchors.horizontalCenterOffset: 14
        width: 22
        height: 22
        radius: 11
        color: Theme.focus

        Icon {
            anchors.centerIn: parent
            name: "check"
            width: 14
            height: 14
            color: Theme.isDark ? Theme.ink : "#FFF8E8"
        }
    }

    HintLight {
        isShown: target.table !== null && target.table.hint.panel === target.entry.id
    }

    FocusRing {
        visible: target.activeFocus
    }

    MouseArea {
        id: hands

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: target.isLight ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: target.press()
    }

    DropPlace {
        places: target.touch?.places ?? null
        onDropped: target.press()
    }
}
