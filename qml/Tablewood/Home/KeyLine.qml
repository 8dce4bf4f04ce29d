import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The caps of a key and, beside or below them, the words for what it does.
Item {
    id: line

    property keyRow entry
    property var keys: entry.keys
    property bool isLit: false
    /// Where the words begin beside the caps; 0 for below them.
    property real wordsX: 0
    /// Kept free at the end.
    property real endRoom: 0

    implicitHeight: 14 + (wordsX > 0 ? Math.max(caps.height, words.height) : caps.height + 4 + words.height)

    KeyCaps {
        id: caps

        y: 7
        height: Math.max(implicitHeight, Theme.px(12) + 14)
        keys: line.keys
        isLit: line.isLit
    }

    BodyText {
        id: words

        x: line.wordsX
        y: line.wordsX > 0 ? 7 + Math.max(0, (caps.height - height) / 2) : caps.y + caps.height + 4
        width: line.width - x - line.endRoom
        wrapMode: Text.WordWrap
        text: line.entry.words
        size: 14
    }
}
