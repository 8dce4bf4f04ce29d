pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Tablewood.App
import Tablewood.Ui

/// The steps of the night on one thread: those that are done, the one that runs, those that come.
Column {
    id: list

    /// A step was pressed.
    signal stepWanted(int step, string heading)

    spacing: 4

    Each {
        model: Night.steps

        T.AbstractButton {
            id: row

            required property int index
            required property nightStepEntry modelData
            readonly property bool isDone: index < Night.step || Night.isOver
            readonly property bool isRunning: index === Night.step && !Night.isOver

            width: list.width
            height: words.height + 14
            focusPolicy: Qt.StrongFocus
            hoverEnabled: true
            Accessible.role: Accessible.Button
            Accessible.name: row.modelData.task === "" ? qsTr("Step %1: %2").arg(row.index + 1).arg(row.modelData.heading) : qsTr("Step %1: %2, %3").arg(row.index + 1).arg(row.modelData.heading).arg(row.modelData.task)
            Accessible.description: row.isRunning ? qsTr("runs now") : row.isDone ? qsTr("done") : ""
            Accessible.onPressAction: row.clicked()
            onClicked: list.stepWanted(row.index, row.modelData.heading)
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()

            background: Rectangle {
                radius: 12
                color: row.isRunning ? "#2A2412" : row.hovered ? "#141D1A" : "transparent"
                border.width: row.isRunning ? 1 : 0
                border.color: Theme.chosenEdge

                FocusRing {
                    visible: row.visualFocus
                    radius: 15
                }
            }

            Icon {
                x: 12
                anchors.verticalCenter: parent.verticalCenter
                name: row.isDone ? "check" : row.isRunning ? "playF" : row.index + 1 === Night.steps.length ? "dawn" : "moon"
                size: 18
                color: row.isRunning ? "#FFE3A0" : row.isDone ? "#8E9A8A" : "#B9B49F"
            }

            Column {
                id: words

                x: 24 + Theme.px(18)
                anchors.verticalCenter: parent.verticalCenter
                width: (seconds.visible ? seconds.x - 8 : parent.width - 12) - x

                Heading {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: row.modelData.heading
                    size: 17
                    color: row.isRunning ? "#FFE9B8" : row.isDone ? "#A39C86" : Theme.text
                }

                BodyText {
                    visible: text !== ""
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: row.modelData.task
                    size: 13
                    color: row.isRunning ? "#E6C98C" : row.isDone ? "#8E9A8A" : "#B9B49F"
                }
            }

            BodyText {
                id: seconds

                visible: row.modelData.seconds > 0
                anchors.right: parent.right
                anchors.rightMargin: 12
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%1 s").arg(row.modelData.seconds)
                size: 14
                color: row.isRunning ? "#FFE9B8" : "#B9B49F"
            }
        }
    }
}
