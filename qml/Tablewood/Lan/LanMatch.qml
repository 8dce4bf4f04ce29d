pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Table
import Tablewood.Ui

/// A match at a table in the network: who is away, the way to the people, calls across the table, and what becomes of a lost
/// connection.
FocusScope {
    id: match

    required property LanTable lan
    required property TableModel table
    readonly property LobbyModel lobby: lan.lobby
    readonly property bool isLost: lan.state === "lost"
    readonly property bool hasButtons: !table.isSharedScreen && !table.scene.isOver
    /// News of people who come and go is of use: the match is on, and this laptop is no shared screen.
    readonly property bool areSeatsOfUse: !isLost && !table.scene.isOver && !table.isSharedScreen
    readonly property int knocking: lobby.knocks.count
    /// Something lies over the match.
    property bool isCovered: false
    /// The last line on people who are away that was read; the seats show it further.
    property string readAway: ""
    signal homeWanted
    signal replayWanted

    ArtImage {
        anchors.fill: parent
        art: "wood/tabletop?theme=" + Theme.name
    }

    Binding {
        target: match.table
        property: "isHalted"
        value: match.lobby.isHalted
    }

    MatchView {
        id: view

        anchors.fill: parent
        focus: true
        table: match.table
        isCovered: match.isCovered
        cornerRoom: !match.hasButtons ? 0 : view.isColumn ? 60 : 20
        isHost: match.lan.isHost
        unstored: match.lan.isUnstored ? match.lan.storageProblem : ""
        // The host has what was played, the others get it at the end.
        hasReplay: match.lan.matchId !== "" || match.lan.fairness !== ""
        endNote: match.lan.fairness
        endNoteTip: match.lan.fairness === "" ? "" : qsTr("Before the first move each laptop sealed its own part of all chance. After the end all parts are opened: they have to fit their seals, and together give the dice and cards that were played.")
        ways: TableWays {
            onHome: match.homeWanted()
            onReplay: match.replayWanted()
            onHalt: halted => match.lobby.halt(halted)
        }
        notices: [storing, ...news.urgent, askedToGoOn, knock, denied, idle, away, ...news.others]

        // Under what lies over the table.
        Item {
            id: buttons

            visible: match.hasButtons
            anchors.fill: parent
            // People call while they choose who they are, too.
            z: view.isChoosing ? 24 : 5

            IconButton {
                id: call

                x: view.isColumn ? 88 : people.x - width - 8
                y: view.isColumn ? 16 : 60
                implicitWidth: view.isColumn ? 52 : 40
                height: view.isColumn ? 64 : 36
                iconSize: 18
                icon.name: "speech"
                tip: match.table.scene.silence === "" ? qsTr("Call across the table, or point at something") : match.table.scene.silence
                Accessible.name: qsTr("Call across the table, or point at something")
                Accessible.description: match.table.scene.silence
                // Whoever may not call reads on it why.
                opacity: match.table.scene.silence === "" ? 1 : 0.5
                onClicked: {
                    if (match.table.scene.silence !== "")
                        return;
                    const place = call.mapToItem(match, 0, call.height + 6);
                    reactions.x = Math.max(8, Math.min(place.x, match.width - reactions.implicitWidth - 8));
                    reactions.y = Math.min(place.y, Math.max(8, match.height - reactions.implicitHeight - 8));
                    reactions.open();
                }
            }

            IconButton {
                id: people

                x: parent.width - width - (view.isColumn ? 88 : 16)
                y: call.y
                implicitWidth: call.implicitWidth
                height: call.height
                iconSize: call.iconSize
                kind: match.knocking > 0 ? "gold" : "wood"
                icon.name: match.knocking > 0 ? "door" : "people"
                tip: match.knocking > 0 ? qsTr("Somebody asks to be let in") : qsTr("Who is at this table")
                onClicked: gathering.open()
            }
        }
    }

    StorageNotice {
        id: storing

        text: match.lan.isUnstored ? "" : match.lan.storageProblem
        onActed: match.lan.goOnUnstored()
    }

    LanNotices {
        id: news

        lan: match.lan
    }

    HeadNotice {
        id: knock

        text: match.areSeatsOfUse && match.knocking > 0 ? qsTr("%1 asks to be let in.").arg(match.lobby.knocks.entries[0].name) : ""
        iconName: "door"
        action: qsTr("Compare pictures")
        onActed: gathering.open()
    }

    HeadNotice {
        id: denied

        text: gathering.visible ? "" : match.lobby.denied
    }

    // All wait for somebody here, who was asked to go on.
    HeadNotice {
        id: askedToGoOn

        readonly property string by: match.isLost ? "" : match.table.reminder.askedBy

        text: by !== "" ? qsTr("%1 asks you to go on. In %n second(s) what you have begun is taken back.", "", match.table.reminder.secondsLeft).arg(by) : ""
        iconName: "hour"
        isUrgent: true
        action: qsTr("I go on")
        onActed: match.table.reminder.goOn()
        onByChanged: if (by !== "") {
            Sounds.play("your-turn");
            match.Window.window?.alert(0);
        }
    }

    // All wait for somebody at another laptop.
    HeadNotice {
        id: idle

        readonly property string name: match.areSeatsOfUse ? match.table.reminder.idle : ""
        readonly property string asked: match.areSeatsOfUse ? match.table.reminder.asked : ""

        text: name !== "" ? qsTr("%1 has done nothing for a minute, and all wait.").arg(name) : asked !== "" ? qsTr("%1 was asked to go on. In %n second(s) what they have begun is taken back.", "", match.table.reminder.secondsLeft).arg(asked) : ""
        iconName: "hour"
        action: name !== "" ? qsTr("Ask %1 to go on").arg(name) : ""
        onActed: match.table.reminder.ask()
    }

    HeadNotice {
        id: away

        text: match.areSeatsOfUse && match.lobby.awayLine !== match.readAway ? match.lobby.awayLine : ""
        iconName: "hour"
        canShut: true
        onShut: match.readAway = match.lobby.awayLine
    }

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        y: view.lineRoom + (view.isColumn ? 120 : 104)
        z: 30
        width: Math.min(parent.width - 160, Theme.px(560))
        spacing: 8

        Each {
            id: calls

            model: ListModel {
                id: heard
            }

            Panel {
                id: bubble

                required property int seat
                required property string name
                required property string kind

                anchors.horizontalCenter: parent?.horizontalCenter
                width: said.implicitWidth + 36
                height: said.implicitHeight + 16
                radius: height / 2
                border.color: seat < 0 ? Theme.chosenEdge : Theme.seatText(seat)
                Accessible.role: Accessible.AlertMessage
                Accessible.name: name + ": " + reactions.callOf(kind)

                Row {
                    id: said

                    anchors.centerIn: parent
                    spacing: 8

                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        name: reactions.iconOf(bubble.kind)
                        size: 20
                        color: bubble.seat < 0 ? Theme.text : Theme.seatText(bubble.seat)
                    }

                    BodyText {
                        anchors.verticalCenter: parent.verticalCenter
                        text: bubble.name + ": " + reactions.callOf(bubble.kind)
                        size: 15
                        font.weight: Font.DemiBold
                    }
                }
            }
        }
    }

    Timer {
        interval: 3500
        repeat: true
        running: heard.count > 0
        onTriggered: heard.remove(0)
    }

    Connections {
        target: match.lan

        function onReacted(seat: int, name: string, kind: string): void {
            heard.append({
                    "seat": seat,
                    "name": name,
                    "kind": kind
                });
            if (heard.count > 3)
                heard.remove(0);
            Sounds.play("press");
        }
    }

    Connections {
        target: match.lobby

        function onChanged(): void {
            if (match.lobby.awayLine === "")
                match.readAway = "";
        }
        function onKnocked(): void {
            Sounds.play("your-turn");
            match.Window.window?.alert(0);
        }
    }

    Reactions {
        id: reactions

        parent: match
        canPoint: match.table.canPoint
        onChosen: kind => match.lan.react(kind)
        onPointWanted: view.isPointing = match.table.canPoint
    }

    PeopleLayer {
        id: gathering

        table: match.lan
    }

    Rectangle {
        visible: takeOver.visible
        anchors.fill: parent
        z: 68
        color: Theme.veil

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
        }
    }

    TableQuestion {
        id: takeOver

        visible: match.lan.isAskedToHost
        z: 70
        anchors.centerIn: parent
        seat: match.table.viewer
        title: qsTr("Will you host the table?")
        body: qsTr("The host wants to leave. Then this laptop holds the match, and all others come to it with their seats.")
        noText: qsTr("No")
        yesText: qsTr("I take it over")
        onAnswered: isYes => match.lan.answerToHost(isYes)
    }
}
