pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Tablewood.App
import Tablewood.Ui

/// A theme as a small picture of the table in it.
T.AbstractButton {
    id: choice

    property string theme: "night"
    property bool isChosen: false

    implicitWidth: Math.max(144, label.implicitWidth)
    implicitHeight: frame.height + label.height + 8
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: isChosen
    Keys.onReturnPressed: choice.clicked()
    Keys.onEnterPressed: choice.clicked()
    onPressed: Sounds.play("press")

    component Table: Rectangle {
        id: table

        property bool isLight: false

        width: 144
        height: 84
        gradient: Gradient {
            GradientStop {
                position: 0
                color: table.isLight ? "#EADBB8" : "#3B2D20"
            }
            GradientStop {
                position: 1
                color: table.isLight ? "#D8C398" : "#1A1510"
            }
        }

        Rectangle {
            x: 36
            y: 14
            width: 72
            height: 56
            radius: 4
            color: "#3A3124"
            border.width: 4
            border.color: "#6E5237"
        }

        Each {
            model: [Qt.vector3d(0, 1, 1), Qt.vector3d(1, 1, 1), Qt.vector3d(1, 2, 1), Qt.vector3d(0, 2, 1), Qt.vector3d(2, 2, 0), Qt.vector3d(2, 1, 0), Qt.vector3d(3, 1, 0), Qt.vector3d(2, 0, 2)]

            Rectangle {
                required property vector3d modelData

                x: 47 + modelData.x * 13
                y: 24 + modelData.y * 12
                width: 11
                height: 10
                radius: 2
                color: modelData.z === 2 ? "#FFDF8E" : modelData.z === 1 ? "#7FA650" : "#C85A2C"
            }
        }

        Each {
            model: [Qt.rect(6, 14, 25, 56), Qt.rect(113, 14, 25, 34)]

            Rectangle {
                id: slip

                required property rect modelData

                x: modelData.x
                y: modelData.y
                width: modelData.width
                height: modelData.height
                radius: 4
                color: table.isLight ? "#FDF8EE" : "#1B2620"
                border.width: 1
                border.color: table.isLight ? "#A5835A" : "#6A523B"

                Each {
                    model: 3

                    Rectangle {
                        required property int index

                        x: 4
                        y: 6 + index * 7
                        width: slip.width - 8 - (index % 2) * 6
                        height: 2.5
                        color: table.isLight ? "#BF1E1A14" : "#BFEFE4CC"
                    }
                }
            }
        }

        Rectangle {
            x: 113
            y: 56
            width: 25
            height: 13
            radius: 4
            color: "#E9B44C"
        }
    }

    contentItem: Item {
        Item {
            id: frame

            width: 144
            height: 84
            anchors.horizontalCenter: parent.horizontalCenter

            Table {
                isLight: choice.theme === "clearing"
            }

            Item {
                visible: choice.theme === "system"
                x: 72
                width: 72
                height: 84
                clip: true

                Table {
                    x: -72
                    isLight: true
                }

                Rectangle {
                    width: 2
                    height: 84
                    color: "#E9B44C"
                }
            }

            Rectangle {
                anchors.fill: parent
                anchors.margins: -2
                radius: 8
                color: "transparent"
                border.width: choice.isChosen ? 3 : 2
                border.color: choice.isChosen ? Theme.chosenEdge : Theme.woodEdge
            }

            TickMark {
                visible: choice.isChosen
                x: 116
                y: 6
            }

            FocusRing {
                visible: choice.visualFocus
                gap: 6
            }
        }

        BodyText {
            id: label

            anchors.top: frame.bottom
            anchors.topMargin: 8
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: choice.text
            size: 14
            font.weight: choice.isChosen ? Font.DemiBold : Font.Normal
            color: choice.isChosen ? Theme.accentText : Theme.text
        }
    }
}
