import QtQuick

/// Makes the way to the folder in Qt's own dialogs for files whole at any size of the text: it ends with the folder itself, and
/// begins with the first one that has room.
QtObject {
    id: way

    /// The bar with a button for each folder; null until there is one.
    property var bar: null
    readonly property var list: way.bar?.contentItem ?? null

    readonly property Connections changes: Connections {
        target: way.list

        function onContentWidthChanged(): void {
            way.later.restart();
        }

        function onContentXChanged(): void {
            way.later.restart();
        }

        function onWidthChanged(): void {
            way.later.restart();
        }
    }

    readonly property Timer later: Timer {
        interval: 0
        onTriggered: way.fit()
    }

    readonly property Component tip: Component {
        Tooltip {
            readonly property var button: parent

            text: button?.text ?? ""
            isShown: button?.hovered || button?.visualFocus || false
        }
    }

    onBarChanged: if (way.bar)
        way.dress()

    function dress(): void {
        const up = way.bar.upButton;
        up.icon.width = Qt.binding(() => Theme.px(16));
        up.icon.height = Qt.binding(() => Theme.px(16));
        up.icon.color = Qt.binding(() => up.palette.buttonText);
        way.fit();
    }

    function fit(): void {
        const items = way.list?.contentItem.children ?? [];
        for (let i = 0; i < items.length; ++i) {
            if (items[i].folderName !== undefined)
                way.limit(items[i]);
            else if (items[i].sourceSize !== undefined)
                way.enlarge(items[i]);
        }
        way.list?.forceLayout();
        way.list?.positionViewAtEnd();
        for (let i = 0; i < items.length; ++i)
            items[i].visible = items[i].x >= way.list.contentX;
    }

    /// A name that is longer than the bar ends early, and its tip says it whole.
    function limit(button: var): void {
        for (let i = 0; i < button.children.length; ++i)
            if (button.children[i] instanceof Tooltip)
                return;
        way.tip.createObject(button);
        button.width = Qt.binding(() => Math.min(button.implicitWidth, way.list?.width ?? 0));
    }

    function enlarge(sign: var): void {
        const size = Theme.px(8);
        sign.sourceSize = Qt.size(size, size);
        sign.width = size + 6;
    }
}
