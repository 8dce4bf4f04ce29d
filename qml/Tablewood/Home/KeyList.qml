pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The keys of the program and what they do, to read or to change. What can be changed comes first where it can be.
Column {
    id: list

    property bool isEditable: false
    readonly property var rows: isEditable ? [...KeyMap.rows, ...KeyMap.fixedRows] : [...KeyMap.fixedRows, ...KeyMap.rows]
    readonly property real keyWidth: metrics.font.pixelSize > 0 ? Math.max(...rows.map(row => row.keys.reduce((width, key) => width + metrics.advanceWidth(key) + 24, 0))) : 0
    readonly property bool isStacked: Theme.textScale > 1.6 || width < keyWidth + Theme.px(200)
    readonly property real wordsX: isStacked ? 0 : Math.max(Theme.px(150), keyWidth + Theme.px(14))

    FontMetrics {
        id: metrics

        font.family: Theme.bodyFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.px(12)
    }

    Each {
        model: list.rows.length

        Column {
            id: row

            required property int index
            readonly property keyRow entry: list.rows[index]

            width: list.width

            Heading {
                topPadding: row.index > 0 ? Theme.px(18) : 0
                bottomPadding: 4
                visible: text !== ""
                width: row.width
                wrapMode: Text.WordWrap
                text: row.entry.heading
                size: 19
            }

            Only {
                when: !list.isEditable || row.entry.action === ""

                KeyLine {
                    width: row.width
                    entry: row.entry
                    wordsX: list.wordsX
                }
            }

            Only {
                when: list.isEditable && row.entry.action !== ""

                KeyChange {
                    width: row.width
                    entry: row.entry
                    wordsX: list.wordsX
                }
            }

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.divider
            }
        }
    }
}
