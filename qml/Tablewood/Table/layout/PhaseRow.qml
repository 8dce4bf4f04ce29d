pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The phases of a turn: past ones ticked, the present one golden. Large text shows their signs alone.
Row {
    id: row

    required property SceneModel scene
    property bool hasNames: true
    /// Where many have no room, the present one alone has its name.
    property bool namesNowOnly: false
    property real unit: 1

    spacing: 4 * unit
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Phases")

    Each {
        id: repeater

        model: row.scene.phases

        Row {
            id: phase

            required property phaseEntry entry
            required property int index
            readonly property bool isNow: entry.state === "now"

            spacing: 4 * row.unit

            Rectangle {
                width: content.implicitWidth + (phase.isNow ? 22 : 16) * row.unit
                height: Math.max(28 * row.unit, content.implicitHeight + 8 * row.unit)
                radius: height / 2
                color: phase.isNow ? Theme.lantern : "transparent"
                border.width: 1
                border.color: phase.isNow ? (Theme.isDark ? Theme.lit : "#8A5E12") : Theme.isDark ? "#558A6B4A" : "#B99B6E"
                Accessible.role: Accessible.StaticText
                Accessible.name: phase.isNow ? qsTr("%1, now").arg(phase.entry.name) : phase.entry.name

                Glow {
                    visible: phase.isNow
                    opacity: 0.5
                    reach: 30
                }

                Row {
                    id: content

                    readonly property color ink: phase.isNow ? Theme.ink : Theme.textFaint

                    anchors.centerIn: parent
                    spacing: 5 * row.unit

                    Icon {
                        name: phase.entry.state === "past" ? "check" : phase.entry.icon
                        width: Theme.px(15) * row.unit
                        height: width
                        color: content.ink
                        anchors.verticalCenter: parent.verticalCenter
                    }

                    BodyText {
                        visible: row.hasNames && (phase.isNow || !row.namesNowOnly)
                        text: phase.entry.name
                        size: 12.5 * row.unit
                        font.weight: phase.isNow ? Font.Bold : Font.Medium
                        color: content.ink
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
            }

            Icon {
                visible: phase.index < repeater.count - 1 && row.hasNames
                name: "chevR"
                width: 10 * row.unit
                height: width
                color: Theme.isDark ? "#6C705F" : "#8A7656"
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}
