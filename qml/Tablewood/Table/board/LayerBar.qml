pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What can be laid over the table by whoever looks at it, for themself: a switch each.
Flow {
    id: bar

    required property TableModel table
    readonly property bool isWanted: table.scene.layers.count > 0
    /// What KeyMap calls the key that switches all of them, and its name; empty where there is none.
    readonly property string keyAction: "layers"
    readonly property string keyName: table.isReplay ? "" : KeyMap.names[keyAction] ?? ""

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
                readonly property string words: layer.entry.hint === "" ? layer.entry.label : layer.entry.hint

                text: bar.keyName === "" ? words : bar.table.scene.layers.count > 1 ? qsTr("%1 (%2 for all)", "what it shows, and a key").arg(words).arg(bar.keyName) : qsTr("%1 (%2)").arg(words).arg(bar.keyName)
                isShown: layer.hovered || layer.visualFocus
            }
        }
    }
}
