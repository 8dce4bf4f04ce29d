import QtQuick
import QtQuick.Templates as T
import Tablewood.App

/// Gives Qt's own dialog for files, which comes where the system has none, the colours and the type of the other pages, as much room
/// as its words need, and Enter: in the name it means what the button says.
QtObject {
    id: look

    /// What asks for the file: a FileDialog or a FolderDialog.
    required property var question
    /// What has these parts already.
    property var dressed: null
    readonly property color ground: Qt.tint(Theme.window, Theme.panelTop)
    readonly property color field: Qt.tint(ground, Theme.inset)
    readonly property color edge: Theme.isDark ? Theme.woodEdge : Theme.insetEdge
    readonly property color button: Theme.isDark ? Theme.woodFoot : Theme.quietFoot
    readonly property var colours: ({
            "window": ground,
            "windowText": Theme.text,
            "base": field,
            "alternateBase": ground,
            "text": Theme.text,
            "button": button,
            "buttonText": Theme.isDark ? Theme.woodText : Theme.ink,
            "light": ground,
            "midlight": edge,
            "mid": edge,
            "dark": edge,
            "shadow": "#000000",
            "highlight": Theme.goldTop,
            "highlightedText": Theme.ink,
            "placeholderText": Theme.textSoft
        })

    readonly property Connections opening: Connections {
        target: look.question

        function onVisibleChanged(): void {
            const dialog = look.question.visible ? FileDialogs.openIn(look.question.parentWindow) : null;
            if (dialog !== null)
                look.dress(dialog);
        }
    }

    /// The first part of an item, or the item, that is so.
    function part(item: var, isIt: var): var {
        if (!item || isIt(item))
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = look.part(item.children[i], isIt);
            if (found)
                return found;
        }
        return null;
    }

    function paint(part: var): void {
        for (const [role, colour] of Object.entries(look.colours))
            part.palette[role] = colour;
    }

    function dress(dialog: var): void {
        const window = look.question.parentWindow;
        dialog.width = Qt.binding(() => Math.min(window.width - 48, Theme.px(680)));
        dialog.height = Qt.binding(() => Math.min(window.height - 48, Theme.px(480)));
        dialog.font = Qt.font({
                "family": Theme.bodyFamily,
                "pixelSize": Theme.px(14)
            });
        look.paint(dialog);
        const title = look.part(dialog.header, item => item.objectName === "dialogTitleBarLabel");
        if (title) {
            title.color = look.colours.windowText;
            title.font = Qt.font({
                    "family": Theme.headingFamily,
                    "pixelSize": Theme.px(19),
                    "weight": Font.DemiBold
                });
        }
        // The head of a dialog that was open before has the colours of then.
        const way = look.part(dialog.header, item => item.upButton !== undefined);
        if (way) {
            look.paint(way);
            way.upButton.icon.color = look.colours.buttonText;
        }
        const name = look.part(dialog.footer, item => item.objectName === "fileNameTextField");
        if (name)
            look.dressFoot(name);
        if (name?.visible) {
            name.forceActiveFocus(Qt.ActiveWindowFocusReason);
            name.selectAll();
        }
        if (dialog === look.dressed)
            return;
        look.dressed = dialog;
        // What was typed is taken up after this.
        name?.accepted.connect(() => Qt.callLater(look.confirm));
    }

    /// The foot does not take the colours of its dialog. Its words Qt has in English alone, and the list of kinds is too low for large ones.
    function dressFoot(name: var): void {
        const words = [qsTr("File name"), qsTr("Kind")];
        const items = name.parent.children;
        for (let i = 0; i < items.length; ++i) {
            const label = items[i] as T.Label;
            const kinds = items[i] as T.ComboBox;
            look.paint(items[i]);
            if (label)
                label.text = words.shift() ?? "";
            if (!kinds)
                continue;
            look.paint(kinds.popup);
            kinds.implicitHeight = Qt.binding(() => name.implicitHeight);
        }
    }

    function confirm(): void {
        const box = look.part(look.dressed.footer, item => item.standardButton !== undefined);
        const yes = box?.standardButton(T.Dialog.Open);
        if (yes?.enabled && look.question.visible)
            yes.clicked();
    }
}
