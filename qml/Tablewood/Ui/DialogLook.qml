pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Tablewood.App

/// Gives Qt's own dialog for files, which comes where the system has none, the colours and the type of the other pages, as much room
/// as its words need, and Enter: in the name it means what the button says.
DialogParts {
    id: look

    /// A FileDialog or a FolderDialog.
    required property var question
    /// The dialog that has its look already.
    property var dressed: null
    readonly property color ground: Qt.tint(Theme.window, Theme.panelTop)
    readonly property color field: Qt.tint(ground, Theme.inset)
    readonly property color edge: Theme.isDark ? Theme.woodEdge : Theme.insetEdge
    readonly property color button: Theme.isDark ? Theme.woodFoot : Theme.quietFoot
    colours: ({
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
            if (dialog === null)
                return;
            if (dialog !== look.dressed)
                look.dress(dialog);
            look.dressed = dialog;
            look.paintAll(dialog);
            look.begin(dialog);
        }
    }

    readonly property DialogWay way: DialogWay {
    }
    readonly property DialogRows rows: DialogRows {
        colours: look.colours
    }

    /// A kind of files in the list of kinds.
    readonly property Component kind: Component {
        T.ItemDelegate {
            id: row

            required property string modelData

            width: ListView.view?.width ?? 0
            implicitHeight: implicitContentHeight + topPadding + bottomPadding
            padding: Theme.px(6)
            highlighted: ListView.isCurrentItem
            background: Rectangle {
                color: row.highlighted ? look.colours.highlight : look.field
            }
            contentItem: BodyText {
                text: look.kindOf(row.modelData)
                size: 14
                color: row.highlighted ? look.colours.highlightedText : Theme.text
                wrapMode: Text.WordWrap
            }
        }
    }

    // An open dialog changes with the theme.
    onColoursChanged: repainting.restart()

    readonly property Timer repainting: Timer {
        interval: 0
        onTriggered: look.paintOpen()
    }

    /// A kind of files without the endings that Qt names with it.
    function kindOf(filter: string): string {
        return filter.replace(/\s*\([^()]*\)$/, "");
    }

    function paintOpen(): void {
        if (look.dressed?.visible)
            look.paintAll(look.dressed);
    }

    /// The head and the foot of a dialog do not take its colours, or have those it was opened with before.
    function paintAll(dialog: var): void {
        look.paint(dialog);
        look.paint(dialog.contentItem);
        look.paint(look.way.bar);
        look.paint(dialog.footer);
        const box = look.buttonsIn(dialog);
        for (let i = 0; i < (box?.count ?? 0); ++i)
            look.paint(box.itemAt(i));
        const name = look.nameIn(dialog);
        const items = name ? name.parent.children : [];
        for (let i = 0; i < items.length; ++i) {
            const kinds = items[i] as T.ComboBox;
            look.paint(items[i]);
            look.paint(kinds?.popup);
        }
    }

    function dress(dialog: var): void {
        const window = look.question.parentWindow;
        dialog.width = Qt.binding(() => Math.min(window.width - 48, Theme.px(680)));
        dialog.height = Qt.binding(() => Math.min(window.height - 48, Theme.px(480)));
        dialog.font = Qt.binding(() => Qt.font({
                        "family": Theme.bodyFamily,
                        "pixelSize": Theme.px(14)
                    }));
        const title = look.part(dialog.header, item => item.objectName === "dialogTitleBarLabel");
        if (title) {
            title.wrapMode = Text.WordWrap;
            title.color = Qt.binding(() => look.colours.windowText);
            title.font = Qt.binding(() => Qt.font({
                            "family": Theme.headingFamily,
                            "pixelSize": Theme.px(19),
                            "weight": Font.DemiBold
                        }));
        }
        look.way.bar = look.part(dialog.header, item => item.upButton !== undefined);
        look.rows.list = look.part(dialog.contentItem, item => item.objectName.endsWith("DialogListView"));
        const name = look.nameIn(dialog);
        if (name)
            look.dressFoot(name);
        // The dialog takes up the typed name after this.
        name?.accepted.connect(() => Qt.callLater(look.confirm));
    }

    /// The line for the name of a file; null where a folder is chosen.
    function nameIn(dialog: var): var {
        return look.part(dialog.footer, item => item.objectName === "fileNameTextField");
    }

    function buttonsIn(dialog: var): var {
        return look.part(dialog.footer, item => item.standardButton !== undefined);
    }

    /// The words of the foot Qt has in English alone, and the list of kinds is too low for large ones.
    function dressFoot(name: var): void {
        const words = [qsTr("File name"), qsTr("Kind")];
        const items = name.parent.children;
        for (let i = 0; i < items.length; ++i) {
            const label = items[i] as T.Label;
            const kinds = items[i] as T.ComboBox;
            if (label)
                label.text = words.shift() ?? "";
            if (!kinds)
                continue;
            kinds.implicitHeight = Qt.binding(() => name.implicitHeight);
            kinds.displayText = Qt.binding(() => look.kindOf(kinds.currentText));
            kinds.delegate = look.kind;
        }
    }

    function begin(dialog: var): void {
        const name = look.nameIn(dialog);
        if (!name?.visible)
            return;
        name.forceActiveFocus(Qt.ActiveWindowFocusReason);
        name.selectAll();
    }

    function confirm(): void {
        const box = look.buttonsIn(look.dressed);
        const yes = box?.standardButton(T.Dialog.Open);
        if (yes?.enabled && look.question.visible)
            yes.clicked();
    }
}
