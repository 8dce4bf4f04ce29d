import QtQuick
import QtQuick.Templates as T
import Tablewood.App
import Tablewood.Ui

/// A key that can be changed: a press on it asks for the new one, which is the next that is pressed. One that does something else
/// already is swapped only after a question; Esc leaves all as it was.
Item {
    id: change

    required property keyRow entry
    property real wordsX: 0
    property bool isHearing: false
    /// The key that was pressed and does something else already, and what that is.
    property int heardKey: 0
    property int heardModifiers: 0
    property string holder: ""
    /// Why the key that was pressed last is not taken.
    property string refusal: ""
    readonly property bool isOpen: isHearing || holder !== ""

    implicitHeight: line.implicitHeight + (isOpen ? asking.height + 12 : 0)

    function advice(): string {
        if (change.holder !== "")
            return qsTr("%1 already does this: %2.").arg(KeyMap.nameOf(change.heardKey, change.heardModifiers)).arg(change.holder);
        if (change.refusal !== "")
            return qsTr("%1 Press another key, or Esc.").arg(change.refusal);
        return qsTr("Press the new key. Esc leaves it as it was.");
    }

    function hear(): void {
        change.refusal = "";
        change.holder = "";
        change.isHearing = true;
    }

    function leave(): void {
        change.isHearing = false;
        change.holder = "";
        face.forceActiveFocus(Qt.TabFocusReason);
    }

    function take(key: int, modifiers: int): void {
        KeyMap.give(change.entry.action, key, modifiers);
        change.leave();
    }

    function offer(key: int, modifiers: int): void {
        const name = KeyMap.nameOf(key, modifiers);
        if (key === Qt.Key_Escape) {
            change.leave();
        } else if (name !== "" && !KeyMap.isFree(key, modifiers)) {
            change.refusal = qsTr("%1 always stays what it is.").arg(name);
        } else if (name !== "") {
            change.heardKey = key;
            change.heardModifiers = modifiers;
            change.isHearing = false;
            change.holder = KeyMap.holderOf(change.entry.action, key, modifiers);
            if (change.holder === "")
                change.take(key, modifiers);
            else
                swap.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    Keys.enabled: holder !== ""
    Keys.onEscapePressed: change.leave()

    T.AbstractButton {
        id: face

        width: parent.width
        height: line.implicitHeight
        focusPolicy: Qt.StrongFocus
        hoverEnabled: true
        Accessible.role: Accessible.Button
        Accessible.name: change.entry.words
        Accessible.description: change.isHearing ? words.text : [...change.entry.keys].join(", ")
        onClicked: change.hear()
        onActiveFocusChanged: if (!activeFocus)
            change.isHearing = false
        // Keys that are pressed now do nothing else.
        Keys.onShortcutOverride: event => event.accepted = change.isHearing
        Keys.onPressed: event => {
            const isEnter = [Qt.Key_Return, Qt.Key_Enter].includes(event.key);
            event.accepted = change.isHearing || isEnter;
            if (change.isHearing && !event.isAutoRepeat)
                change.offer(event.key, event.modifiers);
            else if (isEnter)
                change.hear();
        }

        background: Item {
            Rectangle {
                anchors.fill: parent
                anchors.leftMargin: -8
                anchors.rightMargin: -8
                radius: 8
                color: change.isOpen ? Theme.rowLit : face.hovered ? Theme.rowHover : "transparent"

                FocusRing {
                    visible: face.visualFocus
                    gap: 0
                    radius: 8
                }
            }
        }

        contentItem: KeyLine {
            id: line

            entry: change.entry
            keys: change.isHearing ? ["…"] : change.entry.keys.length > 0 ? change.entry.keys : [qsTr("no key")]
            isLit: change.isHearing
            wordsX: change.wordsX
            endRoom: back.width + 12
        }
    }

    IconButton {
        id: back

        visible: change.entry.isChanged && !change.isOpen
        anchors.right: parent.right
        anchors.rightMargin: 4
        y: (line.implicitHeight - height) / 2
        implicitHeight: Math.max(32, Theme.px(28))
        kind: "bare"
        icon.name: "refresh"
        tip: qsTr("The key as it came")
        Accessible.name: qsTr("The key as it came: %1").arg(change.entry.words)
        onClicked: {
            face.forceActiveFocus(Qt.TabFocusReason);
            KeyMap.reset(change.entry.action);
        }
    }

    Column {
        id: asking

        visible: change.isOpen
        x: Math.max(8, change.wordsX)
        y: line.implicitHeight
        width: parent.width - x - 12
        spacing: 8

        BodyText {
            id: words

            width: parent.width
            wrapMode: Text.WordWrap
            text: change.advice()
            color: change.holder !== "" || change.refusal !== "" ? Theme.dangerText : Theme.accentText
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        Flow {
            visible: change.holder !== ""
            width: parent.width
            spacing: 10

            WoodButton {
                id: swap

                text: qsTr("Swap the keys")
                onClicked: change.take(change.heardKey, change.heardModifiers)
            }

            WoodButton {
                kind: "quiet"
                text: qsTr("Leave it")
                onClicked: change.leave()
            }
        }
    }
}
