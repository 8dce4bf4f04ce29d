import QtQuick
import QtQuick.Templates as T

/// A line of text to write in. `name` is read aloud, `iconName` stands at its end.
T.TextField {
    id: box

    property string name: ""
    property string iconName: ""
    property real textSize: 14
    property bool isHeading: false

    implicitWidth: 160
    implicitHeight: Math.max(40, Theme.px(textSize) * 1.3 + 16)
    leftPadding: 12
    rightPadding: iconName === "" ? 12 : 36
    verticalAlignment: TextInput.AlignVCenter
    selectByMouse: true
    color: Theme.text
    placeholderTextColor: Theme.textSoft
    selectionColor: "#8A6428"
    selectedTextColor: "#FFF6E0"
    font.family: isHeading ? Theme.headingFamily : Theme.bodyFamily
    font.weight: isHeading ? Font.DemiBold : Font.Normal
    font.pixelSize: Theme.px(textSize)

    // While nobody writes in it, words that are too long end early instead of beginning late; the cursor
    // stays where it was.
    autoScroll: activeFocus

    // Enter ends the writing; the next one is the page's.
    Keys.onReturnPressed: focus = false
    Keys.onEnterPressed: focus = false
    onActiveFocusChanged: EnterHolder.mark(box, activeFocus)

    Accessible.role: Accessible.EditableText
    Accessible.name: name
    Accessible.description: Spoken.of("", enabled)

    background: Rectangle {
        radius: 9
        color: Theme.inset
        border.width: box.activeFocus ? 2 : 1
        border.color: box.activeFocus ? Theme.focus : Theme.insetEdge

        BodyText {
            visible: box.text === "" && box.preeditText === ""
            x: box.leftPadding
            width: box.width - box.leftPadding - box.rightPadding
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            clip: true
            text: box.placeholderText
            size: box.textSize
            color: Theme.textSoft
        }

        Icon {
            visible: box.iconName !== ""
            name: box.iconName
            size: 15
            color: Theme.textFaint
            anchors.right: parent.right
            anchors.rightMargin: 10
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
