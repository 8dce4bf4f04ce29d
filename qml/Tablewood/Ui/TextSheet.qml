import QtQuick
import QtQuick.Templates as T

/// A text of some lines to write in, as long as what is written. `name` is read aloud. Tab goes on, as everywhere.
T.TextArea {
    id: sheet

    property string name: ""
    property real textSize: 14

    implicitHeight: Math.max(40, contentHeight + topPadding + bottomPadding)
    leftPadding: 12
    rightPadding: 12
    topPadding: 9
    bottomPadding: 9
    wrapMode: TextEdit.Wrap
    selectByMouse: true
    textFormat: TextEdit.PlainText
    color: Theme.text
    selectionColor: "#8A6428"
    selectedTextColor: "#FFF6E0"
    font.family: Theme.bodyFamily
    font.pixelSize: Theme.px(textSize)

    // Enter ends the writing; the next one is the page's.
    Keys.onReturnPressed: focus = false
    Keys.onEnterPressed: focus = false
    Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    onActiveFocusChanged: EnterHolder.mark(sheet, activeFocus)

    Accessible.role: Accessible.EditableText
    Accessible.name: name
    Accessible.multiLine: true
    Accessible.description: Spoken.of("", enabled)

    background: Rectangle {
        radius: 9
        color: Theme.inset
        border.width: sheet.activeFocus ? 2 : 1
        border.color: sheet.activeFocus ? Theme.focus : Theme.insetEdge

        BodyText {
            visible: sheet.text === "" && sheet.preeditText === ""
            x: sheet.leftPadding
            y: sheet.topPadding
            width: sheet.width - sheet.leftPadding - sheet.rightPadding
            clip: true
            text: sheet.placeholderText
            size: sheet.textSize
            color: Theme.textSoft
        }
    }
}
