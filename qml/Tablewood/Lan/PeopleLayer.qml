pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The people at the table while a match runs; the host can also act on them here.
Layer {
    id: people

    required property LanTable table
    readonly property LobbyModel lobby: table.lobby

    name: qsTr("At this table")
    width: Math.min(parent.width - 24, Math.max(520, Theme.px(460)))
    height: Math.min(parent.height - 24, body.height + closing.height + 66)

    contentItem: FocusScope {
        focus: true

        Heading {
            anchors.verticalCenter: closing.verticalCenter
            width: closing.x - 8
            elide: Text.ElideRight
            text: people.lobby.title
            size: 22
        }

        IconButton {
            id: closing

            anchors.right: parent.right
            kind: "quiet"
            icon.name: "cross"
            tip: qsTr("Close")
            focus: true
            onClicked: people.close()
        }

        ScrollArea {
            anchors.top: closing.bottom
            anchors.topMargin: 12
            anchors.bottom: parent.bottom
            width: parent.width
            contentHeight: body.height
            barMargin: 16

            Column {
                id: body

                width: parent.width
                spacing: 12

                Each {
                    model: people.lobby.knocks

                    KnockCard {
                        lobby: people.lobby
                        width: body.width
                    }
                }

                Each {
                    model: people.lobby.seats

                    SeatPlace {
                        width: body.width
                        onClicked: menu.openSeat(entry)
                    }
                }

                LanNote {
                    width: parent.width
                    iconName: "info"
                    isUrgent: true
                    text: people.lobby.denied
                }

                LanNote {
                    width: parent.width
                    iconName: "dice"
                    text: people.table.dealing
                }

                WatchingCard {
                    width: parent.width
                    lobby: people.lobby
                    onGuestPressed: guest => menu.openGuest(guest)
                }

                WoodButton {
                    visible: people.table.isHost
                    width: Math.min(implicitWidth, parent.width)
                    icon.name: "hour"
                    text: qsTr("Rules of this table")
                    onClicked: rules.open()
                }

                InviteCard {
                    visible: people.table.isHost
                    width: parent.width
                    link: people.table.link
                }
            }
        }
    }

    SeatMenu {
        id: menu

        lobby: people.lobby
    }

    TableRules {
        id: rules

        lobby: people.lobby
    }
}
