pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What the checks say of the map.
Panel {
    id: panel

    readonly property MapEditor editor: MapDesk.editor
    signal placeWanted(point place)
    signal fieldWanted(string field)

    level: 3
    implicitHeight: body.height + 24
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("To put right")

    ScrollArea {
        id: area

        x: 10
        y: 9
        width: parent.width - 20
        height: parent.height - 18
        contentHeight: body.height + 6

        Column {
            id: body

            x: 3
            y: 3
            width: parent.width - (area.isLong ? 14 : 6)
            spacing: 7

            Item {
                width: parent.width
                height: title.height

                Heading {
                    id: title

                    text: panel.editor.toMend === 0 ? qsTr("Nothing to put right") : qsTr("To put right")
                    size: 15
                }

                Rectangle {
                    visible: panel.editor.toMend > 0
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(height, count.width + 14)
                    height: count.height + 6
                    radius: height / 2
                    color: panel.editor.isPlayable ? Theme.inset : "#8E2F28"
                    border.width: 1
                    border.color: panel.editor.isPlayable ? Theme.insetEdge : "#D9503F"

                    NumberText {
                        id: count

                        anchors.centerIn: parent
                        text: panel.editor.toMend
                        size: 12
                        color: panel.editor.isPlayable ? Theme.text : "#FFF6E0"
                    }
                }
            }

            Each {
                model: panel.editor.faults

                FaultCard {
                    required property mapFaultEntry entry

                    width: body.width
                    fault: entry
                    onShownWanted: {
                        if (entry.field !== "")
                            panel.fieldWanted(entry.field);
                        if (entry.hasPlace)
                            panel.placeWanted(entry.place);
                    }
                }
            }

            Row {
                spacing: 6

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: panel.editor.isChecked ? "check" : "hour"
                    size: 14
                    color: Theme.goodText
                }

                BodyText {
                    width: body.width - 24
                    wrapMode: Text.WordWrap
                    text: !panel.editor.isChecked ? qsTr("Being checked…") : panel.editor.faults.count === 0 ? qsTr("All %n check(s) pass", "", panel.editor.passed) : qsTr("%n other check(s) pass", "", panel.editor.passed)
                    size: 12
                    color: Theme.goodText
                }
            }
        }
    }
}
