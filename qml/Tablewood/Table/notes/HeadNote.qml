import QtQuick
import Tablewood.Ui

/// The notices to people at a table, one at a time: in one line that has a place of its own, or, with `isWhole`, in as many as it
/// takes. It does not change by itself under the pointer.
Panel {
    id: note

    /// All there may be to say, as HeadNotice objects, what matters most first. Those with a text are said.
    property var notices: []
    property bool isWhole: false
    readonly property var waiting: notices.filter(notice => notice.text !== "")
    property HeadNotice shown: null
    /// All of it is made: what it shows hangs on what waits.
    property bool isMade: false
    readonly property bool isHeld: pointer.hovered || line.activeFocus || doing.activeFocus || reading.activeFocus
    readonly property bool canShut: shown?.canShut ?? false
    readonly property color ink: shown?.isUrgent ?? false ? Theme.dangerText : Theme.text
    /// Where the words end.
    readonly property real wordsEnd: (count.visible ? count.x : doing.visible ? doing.x : reading.visible ? reading.x : width) - 10

    /// Says the most important one, but for what somebody is about to press.
    function follow(): void {
        if (isHeld && waiting.includes(shown))
            return;
        // A press that was meant for what is gone does nothing.
        if (isHeld)
            settling.restart();
        shown = waiting.length > 0 ? waiting[0] : null;
    }

    /// Goes on to the next one, and sends the one that was read away if it can go; false where there is nothing to read.
    function readOn(): bool {
        if (shown === null)
            return false;
        const read = shown;
        shown = waiting[(waiting.indexOf(read) + 1) % waiting.length];
        if (read.canShut)
            read.shut();
        return true;
    }

    /// Sends the one that is shown away; false if it cannot go.
    function shut(): bool {
        return canShut && readOn();
    }

    visible: shown !== null
    height: isWhole ? Math.max(words.height, doing.visible ? doing.height : 0) + 20 : implicitHeight
    radius: isWhole ? 14 : Math.min(14, height / 2)
    level: isWhole ? 3 : 1
    isOpaque: true
    border.width: shown?.isUrgent ?? false ? 2 : 1
    border.color: shown?.isUrgent ?? false ? Theme.ember : Theme.chosenEdge
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text
    onWaitingChanged: if (isMade)
        follow()
    Component.onCompleted: {
        isMade = true;
        follow();
    }

    Timer {
        id: settling

        interval: 600
    }

    HoverHandler {
        id: pointer
    }

    Icon {
        id: sign

        visible: note.shown !== null && note.shown.seat < 0
        x: 12
        anchors.verticalCenter: parent.verticalCenter
        name: note.shown?.iconName ?? "info"
        size: note.isWhole ? 18 : 15
        color: note.ink
    }

    SeatToken {
        visible: !sign.visible
        anchors.centerIn: sign
        seat: Math.max(0, note.shown?.seat ?? 0)
        emblem: note.shown?.emblem ?? ""
        size: note.isWhole ? Theme.px(30) : note.height - 6
    }

    // The words, which can be pressed where they are cut.
    Item {
        id: line

        property bool isOpen: false

        x: sign.x + sign.width + 10
        width: note.wordsEnd - x
        height: parent.height
        activeFocusOnTab: words.truncated
        Accessible.role: Accessible.StaticText
        Accessible.name: words.text
        Keys.onReturnPressed: isOpen = !isOpen
        Keys.onEnterPressed: isOpen = !isOpen

        BodyText {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            wrapMode: note.isWhole ? Text.Wrap : Text.NoWrap
            elide: note.isWhole ? Text.ElideNone : Text.ElideRight
            text: note.shown?.text ?? ""
            size: note.isWhole ? 14 : 13
            font.weight: Font.Medium
            color: note.ink
            onTextChanged: line.isOpen = false
        }

        HoverHandler {
            id: over
        }

        TapHandler {
            enabled: words.truncated
            onTapped: line.isOpen = !line.isOpen
        }

        FocusRing {
            visible: line.activeFocus
        }

        Tooltip {
            text: words.text
            isShown: words.truncated && (over.hovered || line.activeFocus || line.isOpen)
        }
    }

    BodyText {
        id: count

        visible: note.waiting.length > 1
        x: (doing.visible ? doing.x : reading.x) - width - 10
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("%1 of %2").arg(note.waiting.indexOf(note.shown) + 1).arg(note.waiting.length)
        size: 12
        color: Theme.textSoft
    }

    WoodButton {
        id: doing

        visible: text !== ""
        x: (reading.visible ? reading.x : parent.width - 4) - width - 4
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, note.width * 0.45)
        height: note.isWhole ? implicitHeight : note.height - 8
        focusPolicy: Qt.TabFocus
        textSize: note.isWhole ? 14 : 12
        cornerRadius: note.isWhole ? 10 : 8
        text: note.shown?.action ?? ""
        onClicked: if (!settling.running)
            note.shown.acted()
    }

    IconButton {
        id: reading

        visible: note.canShut || note.waiting.length > 1
        x: parent.width - width - 4
        anchors.verticalCenter: parent.verticalCenter
        width: note.isWhole ? implicitWidth : height * 1.3
        height: note.isWhole ? implicitHeight : note.height - 8
        iconSize: note.isWhole ? 20 : 15
        focusPolicy: Qt.TabFocus
        kind: "quiet"
        icon.name: note.canShut ? "check" : "chevR"
        tip: note.canShut ? qsTr("I have read it") : qsTr("What else there is to read")
        onClicked: if (!settling.running)
            note.readOn()
    }
}
