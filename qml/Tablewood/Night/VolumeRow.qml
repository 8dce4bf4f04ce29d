import QtQuick
import Tablewood.Ui

/// How loud something is: its name, a slider, the number.
Item {
    id: row

    property string name: ""
    property int value: 0
    /// A word below the name, such as why it is quieter now.
    property string note: ""
    /// How much larger than on a small screen.
    property real type: 1
    readonly property bool isStacked: Theme.hasLargeText
    readonly property real wordWidth: Theme.px(92) * type
    signal moved(int value)

    implicitHeight: isStacked ? words.height + slider.height : Math.max(34 * type, words.height)

    BodyText {
        id: words

        y: row.isStacked ? 0 : (parent.height - height) / 2
        width: row.isStacked ? parent.width - number.width : row.wordWidth
        wrapMode: Text.WordWrap
        text: row.name
        size: 14 * row.type
    }

    BodyText {
        x: words.x
        y: words.y + words.height - 2
        text: row.note
        size: 11 * row.type
        color: Theme.accentText
    }

    WoodSlider {
        id: slider

        x: row.isStacked ? 0 : words.width + 4
        y: row.isStacked ? words.height : (parent.height - height) / 2
        width: row.isStacked ? parent.width : number.x - x - 4
        name: row.name
        from: 0
        to: 100
        stepSize: 5
        value: row.value
        onMoved: row.moved(value)
    }

    NumberText {
        id: number

        anchors.right: parent.right
        y: row.isStacked ? 0 : (parent.height - height) / 2
        width: Theme.px(38) * row.type
        horizontalAlignment: Text.AlignRight
        text: row.value
        size: 15 * row.type
        color: Theme.textSoft
    }
}
