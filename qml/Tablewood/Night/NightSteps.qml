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
    property real type: 1

    spacing: 6 * type

    Each {
        model: Night.steps

        T.AbstractButton {
            id: row

            required property int index
            required property nightStepEntry modelData
            readonly property bool isDone: index < Night.step || Night.isOver
            readonly property bool isRunning: index === Night.step && !Night.isOver

            function told(): string {
                const step = row.modelData;
                if (step.task === "")
                    return qsTr("Step %1: %2").arg(row.index + 1).arg(step.heading);
                return qsTr("Step %1: %2, %3").arg(row.index + 1).arg(step.heading).arg(step.task);
            }

            width: list.width
            height: Math.max(words.height + 16, (row.isRunning ? 74 : 60) * list.type)
            focusPolicy: Qt.StrongFocus
            hoverEnabled: true
            Accessible.role: Accessible.Button
            Accessible.name: row.told()
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

            // The thread, amber as far as the night has come.
            Rectangle {
                visible: row.index > 0
                x: circle.x + circle.width / 2 - width / 2
                y: -list.spacing - (row.height - circle.height) / 2
                width: 2
                height: list.spacing + row.height - circle.height
                color: row.isDone || row.isRunning ? "#7A5A24" : "#22302C"
            }

            Rectangle {
                id: circle

                x: 8
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(40, 46 * list.type) * (row.isRunning ? 1.12 : 1)
                height: width
                radius: width / 2
                color: row.isRunning ? "#33290F" : "#0E1715"
                border.width: row.isRunning ? 2 : 1
                border.color: row.isRunning ? Theme.chosenEdge : row.isDone ? "#4A3C20" : "#2E3B37"

                NightEmblem {
                    anchors.centerIn: parent
                    width: parent.width * 0.58
                    emblem: row.modelData.emblem
                    icon: row.index + 1 === Night.steps.length ? "dawn" : "moon"
                    color: row.isRunning ? "#FFE3A0" : row.isDone ? "#77694A" : "#B9B49F"
                }

                Rectangle {
                    visible: row.isDone
                    x: parent.width - width * 0.75
                    y: parent.height - height * 0.85
                    width: parent.width * 0.38
                    height: width
                    radius: width / 2
                    color: "#241C0C"
                    border.width: 1
                    border.color: "#7A5A24"

                    Icon {
                        anchors.fill: parent
                        anchors.margins: 2
                        name: "check"
                        color: "#E9B44C"
                    }
                }
            }

            Column {
                id: words

                x: 8 + Math.max(40, 46 * list.type) * 1.12 + 12
                anchors.verticalCenter: parent.verticalCenter
                width: (seconds.visible ? seconds.x - 8 : parent.width - 12) - x

                Heading {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: row.modelData.heading
                    size: 18 * list.type
                    color: row.isRunning ? "#FFE9B8" : row.isDone ? "#A39C86" : Theme.text
                }

                BodyText {
                    visible: text !== ""
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: row.modelData.task
                    size: 14 * list.type
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
                size: 15 * list.type
                color: row.isRunning ? "#FFE9B8" : "#B9B49F"
            }
        }
    }
}
