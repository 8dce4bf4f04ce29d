pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What can be laid over the table by whoever looks at it, for themself: a switch each.
Row {
    id: bar

    required property TableModel table
    readonly property bool isWanted: table.scene.layers.count > 0
    /// KeyMap's name for the key that switches all of them.
    readonly property string keyAction: "layers"

    spacing: 8
    visible: isWanted

    Each {
        model: bar.table.scene.layers

        WoodButton {
            id: layer

            required property layerEntry entry

            kind: "quiet"
            text: entry.label
            icon.name: entry.isOn ? "check" : entry.icon
            textSize: 12
            Accessible.role: Accessible.CheckBox
            Accessible.checkable: true
            Accessible.checked: entry.isOn
            Accessible.description: entry.hint
            onClicked: bar.table.toggleLayer(entry.id)

            Rectangle {
                visible: layer.entry.isOn
                anchors.fill: parent
                radius: layer.cornerRadius
                color: "transparent"
                border.width: 2
                border.color: Theme.isDark ? Theme.lit : Theme.actRim
            }

            Tooltip {
                text: qsTr("%1 (%2)").arg(layer.entry.hint === "" ? layer.entry.label : layer.entry.hint).arg(KeyMap.names[bar.keyAction] ?? "")
                isShown: layer.hovered || layer.visualFocus
            }
        }
    }
}
