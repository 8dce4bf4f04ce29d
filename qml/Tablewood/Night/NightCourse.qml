pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The steps of the night as it will be: who is called, what they do, and how long they have.
Column {
    id: course

    spacing: 5

    Each {
        model: Night.setup.steps

        Item {
            id: row

            required property int index
            required property nightStepEntry modelData

            width: course.width
            height: Math.max(circle.height, words.height)

            Rectangle {
                id: circle

                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(34)
                height: width
                radius: width / 2
                color: "#0E1715"
                border.width: 1
                border.color: Theme.rowEdge

                NightEmblem {
                    anchors.centerIn: parent
                    width: parent.width * 0.58
                    emblem: row.modelData.emblem
                    icon: row.index + 1 === Night.setup.steps.length ? "dawn" : "moon"
                    color: "#D9CFAE"
                }
            }

            Column {
                id: words

                x: circle.width + 12
                anchors.verticalCenter: parent.verticalCenter
                width: (seconds.visible ? seconds.x - 8 : parent.width) - x

                Heading {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: row.modelData.heading
                    size: 16
                }

                BodyText {
                    visible: text !== ""
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: row.modelData.task
                    size: 13
                    color: Theme.textSoft
                }
            }

            BodyText {
                id: seconds

                visible: row.modelData.seconds > 0
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%1 s").arg(row.modelData.seconds)
                size: 14
                color: Theme.textSoft
            }
        }
    }
}
