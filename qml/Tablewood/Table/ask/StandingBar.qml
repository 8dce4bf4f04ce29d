pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The answers that whoever looks at the table may let stand: a switch each. While one stands, that one alone, so that it says what is
/// done for them and lifts it.
Column {
    id: bar

    required property TableModel table
    readonly property bool isWanted: table.scene.standing.count > 0 && !table.scene.isOver && !table.isReplay
    /// KeyMap's name for the key that lets one stand and lifts it.
    readonly property string keyAction: "standing"

    spacing: 6

    Each {
        model: bar.table.scene.standing

        WoodButton {
            id: answer

            required property standingEntry entry

            width: bar.width
            height: Math.max(Theme.px(30), implicitHeight - 10)
            kind: "quiet"
            focusPolicy: Qt.TabFocus
            text: entry.label
            detail: entry.isOn ? qsTr("Given for you until you lift it") : ""
            icon.name: entry.isOn ? "check" : "hour"
            textSize: 12
            Accessible.role: Accessible.CheckBox
            Accessible.checkable: true
            Accessible.checked: entry.isOn
            Accessible.description: entry.isOn ? detail : entry.hint
            onClicked: bar.table.toggleStanding(entry.id)

            Rectangle {
                visible: answer.entry.isOn
                anchors.fill: parent
                radius: answer.cornerRadius
                color: "transparent"
                border.width: 2
                border.color: Theme.isDark ? Theme.lit : Theme.actRim
            }

            Tooltip {
                text: qsTr("%1 (%2)").arg(answer.entry.hint === "" ? answer.entry.label : answer.entry.hint).arg(KeyMap.names[bar.keyAction] ?? "")
                isShown: answer.hovered || answer.visualFocus
                isBeside: true
                side: bar
            }
        }
    }
}
