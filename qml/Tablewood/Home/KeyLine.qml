import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What a key does: its caps and the words, beside or below each other.
Item {
    id: line

    property keyRow entry
    property var keys: entry.keys
    property bool isLit: false
    /// Where the words begin beside the caps; 0 for below them.
    property real wordsX: 0
    /// What is kept free at the end.
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
