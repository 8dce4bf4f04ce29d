pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The choices for a seat, or for somebody who has none.
Layer {
    id: menu

    required property LobbyModel lobby
    /// The seat it is about, -1 for none; and the guest without a seat, 0 for none.
    property int seat: -1
    property int guest: 0
    readonly property lobbySeat place: {
        const found = [...lobby.seats.entries].find(entry => entry.seat === seat);
        return found ?? none.place;
    }
    readonly property lobbyWatcher watcher: [...lobby.watchers.entries].find(entry => entry.guest === guest) ?? none.watcher
    readonly property bool isSeat: seat >= 0
    readonly property string person: isSeat ? place.name : watcher.name
    readonly property bool isGathering: lobby.stage === "gathering"
    readonly property bool isPlaying: lobby.stage === "playing"
    readonly property bool isOther: isSeat ? place.guest !== 0 && !place.isMine : !watcher.isMine && guest !== 0
    readonly property var others: isSeat ? [...lobby.watchers.entries].filter(entry => !entry.isSharedScreen && !entry.isMine) : []
    readonly property var otherSeats: [...lobby.seats.entries].filter(entry => entry.seat !== seat)

    QtObject {
        id: none

        property lobbySeat place
        property lobbyWatcher watcher
    }

    function openSeat(entry: var): void {
        menu.guest = 0;
        menu.seat = entry.seat;
        // Where there is one thing to do, it is done.
        if (entry.isKnocking)
            return;
        const playsHere = entry.partners.length > 0 || entry.partner === menu.lobby.myself;
        if (entry.isFree && !menu.lobby.isHost && !playsHere) {
            menu.lobby.sit(entry.seat);
            return;
        }
        if (!menu.lobby.isHost && !entry.isMine && !playsHere && !entry.mayTrade)
            return;
        menu.open();
    }

    function openGuest(guest: int): void {
        if (!menu.lobby.isHost)
            return;
        menu.seat = -1;
        menu.guest = guest;
        menu.open();
    }

    function done(): void {
        menu.close();
    }

    SendAwayQuestion {
        id: sending

        lobby: menu.lobby
    }

    name: isSeat ? qsTr("Seat %1").arg(seat + 1) : person
    width: Math.min(parent.width - 48, Math.max(420, Theme.px(340)))
    height: Math.min(parent.height - 48, body.height + 48)

    component Action: WoodButton {
        id: action

        signal wanted

        width: body.width
        kind: "quiet"
        onClicked: {
            menu.done();
            action.wanted();
        }
    }

    contentItem: FocusScope {
        focus: true

        ScrollArea {
            anchors.fill: parent
            contentHeight: body.height
            barMargin: 14

            Column {
                id: body

                width: parent.width
                spacing: 10

                Item {
                    width: parent.width
                    height: Math.max(title.height, shut.height)

                    Heading {
                        id: title

                        anchors.verticalCenter: parent.verticalCenter
                        width: shut.x - 8
                        elide: Text.ElideRight
                        text: menu.isSeat ? menu.name + ": " + menu.person : menu.person
                        size: 21
                    }

                    IconButton {
                        id: shut

                        anchors.right: parent.right
                        kind: "quiet"
                        icon.name: "cross"
                        tip: qsTr("Close")
                        focus: true
                        onClicked: menu.close()
                    }
                }

                BodyText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    visible: !menu.isSeat || !menu.place.isFree
                    text: menu.isSeat ? menu.place.status : menu.watcher.status
                    color: Theme.textSoft
                }

                Action {
                    visible: menu.isSeat && menu.place.isFree && (menu.lobby.isHost || menu.isGathering)
                    icon.name: "person"
                    text: qsTr("Sit here")
                    onWanted: menu.lobby.isHost ? menu.lobby.seatGuest(menu.lobby.myself, menu.seat) : menu.lobby.sit(menu.seat)
                }

                Each {
                    model: menu.lobby.isHost && menu.isSeat && menu.place.isFree ? [qsTr("Add a mild bot"), qsTr("Add a fair bot"), qsTr("Add a sharp bot")] : []

                    Action {
                        required property int index
                        required property string modelData

                        icon.name: "bot"
                        text: modelData
                        onWanted: menu.lobby.addBot(menu.seat, index)
                    }
                }

                Action {
                    visible: menu.lobby.isHost && menu.isSeat && menu.place.isBot
                    icon.name: menu.place.guest === 0 ? "cross" : "person"
                    text: menu.place.guest === 0 ? qsTr("Take the bot away") : qsTr("Give the seat back to %1").arg(menu.person)
                    onWanted: menu.lobby.removeBot(menu.seat)
                }

                Action {
                    visible: !menu.lobby.isHost && menu.isPlaying && menu.isSeat && menu.place.isMine && menu.place.isBot
                    icon.name: "person"
                    text: qsTr("Take my seat back")
                    onWanted: menu.lobby.sit(menu.seat)
                }

                Each {
                    model: menu.isSeat ? menu.place.partners : []

                    Action {
                        required property lobbyPartner modelData
                        readonly property bool isMe: modelData.guest === menu.lobby.myself

                        icon.name: "people"
                        text: isMe ? qsTr("Play here too") : qsTr("Let %1 play here too").arg(modelData.name)
                        onWanted: isMe ? menu.lobby.playFor(menu.seat, true) : menu.lobby.lend(modelData.guest, menu.seat)
                    }
                }

                Action {
                    readonly property bool isMe: menu.place.partner === menu.lobby.myself

                    visible: menu.isSeat && menu.place.partner !== 0 && (isMe || menu.lobby.isHost)
                    icon.name: "cross"
                    text: isMe ? qsTr("Play here no longer") : qsTr("Let nobody play here now")
                    onWanted: isMe ? menu.lobby.playFor(menu.seat, false) : menu.lobby.takeBack(menu.seat)
                }

                Action {
                    visible: menu.lobby.isHost && menu.isPlaying && menu.isSeat && !menu.place.isBot && !menu.place.isFree
                    icon.name: "bot"
                    text: qsTr("Let a bot stand in")
                    onWanted: menu.lobby.addBot(menu.seat, 1)
                }

                Action {
                    visible: menu.isSeat && menu.place.mayTrade
                    icon.name: menu.place.asksForMine ? "check" : menu.place.isAsked ? "cross" : "refresh"
                    text: menu.place.asksForMine ? qsTr("Yes, trade places") : menu.place.isAsked ? qsTr("Ask no longer") : qsTr("Ask to trade places")
                    onWanted: menu.lobby.trade(menu.seat, menu.place.asksForMine || !menu.place.isAsked)
                }

                Action {
                    visible: menu.isSeat && menu.place.asksForMine
                    icon.name: "cross"
                    text: qsTr("No, stay here")
                    onWanted: menu.lobby.trade(menu.seat, false)
                }

                Action {
                    visible: menu.isSeat && menu.place.isMine && menu.isGathering
                    icon.name: menu.place.isReady ? "hour" : "check"
                    text: menu.place.isReady ? qsTr("I am not ready") : qsTr("I am ready")
                    onWanted: menu.lobby.ready(!menu.place.isReady)
                }

                Action {
                    visible: menu.isSeat && menu.place.isMine
                    icon.name: "arrowU"
                    text: qsTr("Stand up")
                    onWanted: menu.lobby.stand()
                }

                Each {
                    model: menu.lobby.isHost ? menu.others : []

                    Action {
                        required property lobbyWatcher modelData

                        icon.name: "person"
                        text: qsTr("Give the seat to %1").arg(modelData.name)
                        onWanted: menu.lobby.seatGuest(modelData.guest, menu.seat)
                    }
                }

                Each {
                    model: menu.lobby.isHost && menu.isSeat && menu.isGathering && !menu.place.isFree ? menu.otherSeats : []

                    Action {
                        required property lobbySeat modelData

                        icon.name: "refresh"
                        text: qsTr("Swap with seat %1: %2").arg(modelData.seat + 1).arg(modelData.name)
                        onWanted: menu.lobby.swap(menu.seat, modelData.seat)
                    }
                }

                Each {
                    model: menu.lobby.isHost && !menu.isSeat ? menu.otherSeats.filter(entry => entry.isFree) : []

                    Action {
                        required property lobbySeat modelData

                        icon.name: "person"
                        text: qsTr("Give seat %1").arg(modelData.seat + 1)
                        onWanted: menu.lobby.seatGuest(menu.guest, modelData.seat)
                    }
                }

                Action {
                    visible: menu.lobby.isHost && !menu.isSeat && !menu.watcher.isSharedScreen
                    icon.name: "full"
                    text: qsTr("Make it the shared screen")
                    onWanted: menu.lobby.markSharedScreen(menu.guest)
                }

                Action {
                    readonly property int whom: menu.isSeat ? menu.place.guest : menu.guest

                    visible: menu.isSeat ? menu.place.mayHost : menu.watcher.mayHost
                    icon.name: "laptop"
                    text: qsTr("Ask %1 to host the table").arg(menu.person)
                    onWanted: menu.lobby.askToHost(whom)
                }

                Action {
                    readonly property int whom: menu.isSeat ? menu.place.guest : menu.guest

                    visible: menu.lobby.isHost && menu.isOther
                    icon.name: "door"
                    text: qsTr("Send %1 away …").arg(menu.person)
                    onWanted: sending.ask(whom, menu.person)
                }
            }
        }
    }
}
