pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Tablewood.App
import Tablewood.Ui

/// The people at the table without a seat.
Panel {
    id: card

    required property LobbyModel lobby
    signal guestPressed(int guest)

    implicitHeight: body.height + 28

    Column {
        id: body

        x: 16
        y: 12
        width: parent.width - 32
        spacing: 10

        Item {
            width: parent.width
            height: hint.isBelow ? title.height + hint.height : title.height

            Icon {
                id: eye

                anchors.verticalCenter: title.verticalCenter
                name: "eye"
                size: 20
                color: Theme.informationText
            }

            Heading {
                id: title

                x: eye.width + 8
                text: qsTr("Watching")
                size: 19
            }

            BodyText {
                id: hint

                readonly property bool isBelow: title.x + title.width + implicitWidth + 16 > parent.width

                x: isBelow ? title.x : parent.width - width
                y: isBelow ? title.height : title.baselineOffset - baselineOffset
                width: isBelow ? parent.width - x : implicitWidth
                wrapMode: Text.WordWrap
                text: card.lobby.takesSpectators ? qsTr("see no hands") : qsTr("closed for others")
                color: Theme.textSoft
            }
        }

        BodyText {
            visible: card.lobby.watchers.count === 0
            width: parent.width
            wrapMode: Text.WordWrap
            text: card.lobby.takesSpectators ? qsTr("Nobody yet. A large screen can join as the one for all.") : qsTr("Nobody.")
            color: Theme.textSoft
        }

        Flow {
            visible: card.lobby.watchers.count > 0
            width: parent.width
            spacing: 10

            Each {
                model: card.lobby.watchers

                T.AbstractButton {
                    id: pill

                    required property lobbyWatcher entry

                    implicitWidth: Math.min(plate.implicitWidth, body.width)
                    implicitHeight: Math.max(40, plate.implicitHeight)
                    enabled: card.lobby.isHost
                    focusPolicy: card.lobby.isHost ? Qt.StrongFocus : Qt.NoFocus
                    hoverEnabled: true
                    Accessible.role: card.lobby.isHost ? Accessible.Button : Accessible.StaticText
                    Accessible.name: entry.status
                    Accessible.onPressAction: pill.clicked()
                    Keys.onReturnPressed: pill.clicked()
                    Keys.onEnterPressed: pill.clicked()
                    onClicked: card.guestPressed(pill.entry.guest)

                    contentItem: Pill {
                        id: plate

                        opacity: pill.entry.isHere ? 1 : 0.7
                        iconName: pill.entry.isSharedScreen ? "full" : pill.entry.isWatching ? "eye" : "person"
                        text: pill.entry.status
                        textSize: 14

                        FocusRing {
                            visible: pill.visualFocus
                        }
                    }
                }
            }
        }
    }
}
