import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Somebody asks to be let in: who, the pictures to compare, and the answer.
Panel {
    id: card

    required property LobbyModel lobby
    required property lobbyKnock entry
    required property int index
    readonly property bool isWide: letIn.implicitWidth + other.implicitWidth + 12 <= body.width

    function wish(): string {
        if (card.entry.wants === "seat")
            return qsTr("%1 asks to sit down").arg(card.entry.name);
        return card.entry.wants === "watch" ? qsTr("%1 asks to watch").arg(card.entry.name) : qsTr("%1 wants to be the shared screen").arg(card.entry.name);
    }

    level: 3
    border.color: Theme.isDark ? "#CCE9B44C" : Theme.chosenEdge
    implicitHeight: body.height + 32
    onIndexChanged: settling.restart()
    Accessible.role: Accessible.Grouping
    Accessible.name: title.text

    Glow {
        opacity: 0.2
    }

    /// The card has just moved: a click that was meant for the one before it must not answer this one.
    Timer {
        id: settling

        interval: 1000
    }

    Column {
        id: body

        x: 18
        y: 16
        width: parent.width - 36
        spacing: 12

        Row {
            width: parent.width
            spacing: 12

            Item {
                id: token

                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(40)
                height: width

                SeatToken {
                    visible: card.entry.seat >= 0
                    seat: Math.max(0, card.entry.seat)
                    emblem: card.entry.emblem
                    size: parent.width
                }

                Icon {
                    visible: card.entry.seat < 0
                    anchors.centerIn: parent
                    name: card.entry.wants === "shared-screen" ? "full" : card.entry.wants === "watch" ? "eye" : "person"
                    size: parent.width * 0.7
                    color: Theme.accentText
                }
            }

            Heading {
                id: title

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - token.width - 12
                wrapMode: Text.WordWrap
                text: card.wish()
                size: 21
                color: Theme.accentText
            }
        }

        BodyText {
            visible: card.entry.wasSentAway
            width: parent.width
            wrapMode: Text.WordWrap
            text: qsTr("From there somebody came whom you sent away.")
            size: 14
        }

        BodyText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: qsTr("Ask aloud: are these the three pictures on your screen?")
            size: 14
        }

        ComparisonPictures {
            width: parent.width
            pictures: card.entry.pictures
        }

        Flow {
            width: parent.width
            spacing: 12

            WoodButton {
                id: letIn

                width: card.isWide ? body.width - other.width - 12 : body.width
                enabled: !settling.running
                kind: card.index === 0 ? "gold" : "wood"
                icon.name: "check"
                text: qsTr("The same, let %1 in").arg(card.entry.name)
                onClicked: card.lobby.admit(card.entry.number)
            }

            WoodButton {
                id: other

                width: card.isWide ? implicitWidth : body.width
                enabled: !settling.running
                icon.name: "cross"
                text: qsTr("Different")
                Accessible.description: qsTr("%1 is not let in").arg(card.entry.name)
                onClicked: card.lobby.refuse(card.entry.number)
            }
        }
    }
}
