pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Table
import Tablewood.Ui

/// All matches that are kept: sit down again, or remove one and bring it back.
Layer {
    id: layer

    signal chosen(string id)

    name: qsTr("All matches")
    width: Math.min(parent.width - 48, Math.max(720, Theme.px(560)))
    height: Math.min(parent.height - 48, 640)

    contentItem: FocusScope {
        focus: true

        Heading {
            id: heading

            text: layer.name
            size: 24
        }

        IconButton {
            id: closeButton

            anchors.right: parent.right
            kind: "quiet"
            tip: qsTr("Close")
            icon.name: "cross"
            onClicked: layer.close()
        }

        ListView {
            id: list

            anchors.top: closeButton.bottom
            anchors.topMargin: 12
            anchors.bottom: foot.top
            anchors.bottomMargin: 8
            width: parent.width
            clip: true
            spacing: 8
            focus: true
            model: KeptMatches.matches
            boundsBehavior: Flickable.StopAtBounds

            delegate: Rectangle {
                id: row

                required property keptEntry modelData

                width: ListView.view.width
                height: Math.max(92, words.height + 20)
                radius: 12
                color: Theme.row
                border.width: 1
                border.color: Theme.rowEdge

                BoardThumbnail {
                    id: board

                    x: 10
                    anchors.verticalCenter: parent.verticalCenter
                    width: 96
                    height: 72
                    scene: row.modelData.scene
                }

                Column {
                    id: words

                    anchors.verticalCenter: parent.verticalCenter
                    x: 120
                    width: actions.x - x - 12
                    spacing: 2

                    Heading {
                        width: parent.width
                        elide: Text.ElideRight
                        text: row.modelData.game
                        size: 17
                    }

                    BodyText {
                        width: parent.width
                        elide: Text.ElideRight
                        text: row.modelData.line
                        color: Theme.textSoft
                    }

                    BodyText {
                        width: parent.width
                        elide: Text.ElideRight
                        text: row.modelData.ending === "" ? row.modelData.when : row.modelData.ending + " " + row.modelData.when
                        size: 12
                        color: Theme.textFaint
                    }
                }

                Row {
                    id: actions

                    anchors.right: parent.right
                    anchors.rightMargin: 12
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 8

                    WoodButton {
                        visible: row.modelData.canOpen
                        text: row.modelData.ending !== "" ? qsTr("Look at it") : row.modelData.isHosted ? qsTr("Open the table") : qsTr("Sit down")
                        onClicked: {
                            layer.close();
                            layer.chosen(row.modelData.id);
                        }
                    }

                    IconButton {
                        kind: "quiet"
                        tip: qsTr("Remove")
                        icon.name: "trash"
                        onClicked: KeptMatches.remove(row.modelData.id)
                    }
                }
            }
        }

        BodyText {
            anchors.centerIn: list
            visible: list.count === 0
            text: qsTr("No match is kept yet.")
            color: Theme.textSoft
        }

        Item {
            id: foot

            anchors.bottom: parent.bottom
            width: parent.width
            height: KeptMatches.removed === "" && problem.text === "" ? 0 : Math.max(40, undo.implicitHeight)

            BodyText {
                id: problem

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - undo.width - 12
                wrapMode: Text.WordWrap
                text: KeptMatches.problem !== "" ? KeptMatches.problem : KeptMatches.removed !== "" ? qsTr("%1 was removed.").arg(KeptMatches.removed) : ""
                color: KeptMatches.problem !== "" ? Theme.dangerText : Theme.textSoft
            }

            WoodButton {
                id: undo

                anchors.right: parent.right
                visible: KeptMatches.removed !== ""
                kind: "quiet"
                icon.name: "undo"
                text: qsTr("Bring it back")
                onClicked: KeptMatches.bringBack()
            }
        }
    }
}
