pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// For how many players the map is shown, and its layers: seen or not, and where edits are made.
Panel {
    id: panel

    readonly property MapEditor editor: MapDesk.editor

    level: 3
    implicitHeight: body.height + 24
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Layers")

    Column {
        id: body

        x: 10
        y: 10
        width: parent.width - 20
        spacing: 6

        Flow {
            width: parent.width
            spacing: 8

            Heading {
                width: Math.max(implicitWidth, body.width - players.width - 8)
                height: Theme.hasLargeText ? implicitHeight : players.height
                verticalAlignment: Text.AlignVCenter
                text: qsTr("Layers")
                size: 15
            }

            Segmented {
                id: players

                width: Math.min(body.width, Theme.px(152))
                implicitHeight: Theme.px(32)
                textSize: 13
                name: qsTr("Players shown")
                choices: ["1", "2", "3", "4"]
                current: panel.editor.players - 1
                onChosen: index => panel.editor.players = index + 1
            }
        }

        Each {
            model: panel.editor.layers

            Rectangle {
                id: line

                required property mapLayerEntry entry

                width: body.width
                height: Theme.px(33)
                radius: 8
                color: entry.isChosen ? Theme.rowLit : Theme.row
                border.width: entry.isChosen ? 1.5 : 1
                border.color: entry.isChosen ? Theme.chosenEdge : Theme.rowEdge

                IconButton {
                    id: eye

                    width: height
                    height: parent.height
                    implicitHeight: 0
                    kind: "bare"
                    iconSize: 17
                    icon.name: line.entry.isShown ? "eye" : "eyeOff"
                    tip: line.entry.isShown ? qsTr("Hide: %1").arg(line.entry.name) : qsTr("Show: %1").arg(line.entry.name)
                    onClicked: panel.editor.showLayer(line.entry.layer, !line.entry.isShown)
                }

                WoodButton {
                    id: choice

                    x: eye.width
                    width: dots.x - x - 2
                    height: parent.height
                    implicitHeight: 0
                    kind: "bare"
                    opacity: line.entry.isShown ? 1 : 0.55
                    Accessible.role: Accessible.CheckBox
                    Accessible.name: qsTr("Edit this layer alone: %1").arg(line.entry.name)
                    Accessible.checkable: true
                    Accessible.checked: line.entry.isChosen
                    onClicked: panel.editor.chooseLayer(line.entry.layer)

                    Icon {
                        id: sign

                        x: 4
                        anchors.verticalCenter: parent.verticalCenter
                        name: line.entry.icon
                        size: 17
                        color: line.entry.isChosen ? Theme.accentText : Theme.text
                    }

                    BodyText {
                        x: sign.x + sign.width + 8
                        width: parent.width - x
                        anchors.verticalCenter: parent.verticalCenter
                        elide: Text.ElideRight
                        text: line.entry.name
                    }
                }

                Row {
                    id: dots

                    anchors.right: parent.right
                    anchors.rightMargin: 8
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 3

                    Repeater {
                        model: 4

                        Rectangle {
                            required property int index
                            readonly property bool isHere: (line.entry.players & (1 << index)) !== 0
                            readonly property bool isNow: panel.editor.players === index + 1

                            width: Theme.px(16)
                            height: width
                            radius: width / 2
                            color: !isHere ? "transparent" : isNow ? Theme.lantern : Theme.isDark ? "#33EFE4CC" : "#33695230"
                            border.width: isHere ? 0 : 1
                            border.color: Theme.insetEdge

                            NumberText {
                                anchors.centerIn: parent
                                text: parent.index + 1
                                size: 10
                                color: parent.isHere && parent.isNow ? Theme.ink : parent.isHere ? Theme.text : Theme.textFaint
                            }
                        }
                    }
                }
            }
        }

        Segmented {
            width: parent.width
            implicitHeight: Theme.px(32)
            textSize: 12
            name: qsTr("What you lay is")
            choices: [qsTr("For any number"), qsTr("For %n player(s)", "", panel.editor.players)]
            current: panel.editor.isForAll ? 0 : 1
            onChosen: index => panel.editor.isForAll = index === 0
        }
    }
}
