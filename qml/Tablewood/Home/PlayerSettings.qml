pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Who sits at this laptop.
Column {
    spacing: 14

    Heading {
        text: qsTr("Name")
        size: 19
    }

    TextBox {
        width: Math.min(parent.width, Theme.px(300))
        name: qsTr("Name")
        isHeading: true
        textSize: 18
        maximumLength: 40
        placeholderText: qsTr("how others call you")
        text: Preferences.playerName
        onEditingFinished: Preferences.playerName = text
    }

    Heading {
        text: qsTr("Emblem")
        size: 19
    }

    Flow {
        width: parent.width
        spacing: 8

        Each {
            model: ArtColours.seatEmblems

            IconButton {
                id: choice

                required property string modelData
                readonly property bool isCurrent: Preferences.playerEmblem === modelData

                implicitHeight: 60
                kind: "bare"
                tip: modelData
                onClicked: Preferences.playerEmblem = isCurrent ? "" : modelData

                Rectangle {
                    visible: choice.isCurrent
                    anchors.fill: parent
                    radius: 10
                    color: Theme.rowLit
                    border.width: 2
                    border.color: Theme.chosenEdge
                }

                SeatToken {
                    anchors.centerIn: parent
                    seat: 0
                    emblem: choice.modelData
                    size: 50
                }
            }
        }
    }

    BodyText {
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("You sit down with them at the first seat.")
        color: Theme.textSoft
    }
}
