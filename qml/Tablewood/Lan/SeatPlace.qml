import QtQuick
import QtQuick.Templates as T
import Tablewood.App
import Tablewood.Ui

/// A seat of the lobby: who sits there and how it stands with them. Pressing it shows what can be done.
T.AbstractButton {
    id: place

    required property lobbySeat entry
    readonly property bool isDim: entry.isFree && !entry.isKnocking
    readonly property bool isAway: !entry.isFree && !entry.isHere
    readonly property bool isGood: entry.isReady && entry.isHere && !entry.isKnocking
    readonly property string sign: signName()
    readonly property color seatedEdge: isAway ? Theme.insetEdge : Theme.seatText(entry.seat)

    function signName(): string {
        if (place.entry.isKnocking)
            return "door";
        if (place.entry.partner !== 0)
            return "people";
        if (place.entry.isFree)
            return "plus";
        if (place.entry.isBot)
            return "bot";
        if (place.isAway)
            return "refresh";
        return place.entry.isReady ? "check" : "hour";
    }

    implicitWidth: Math.max(Theme.px(166), words.x + words.implicitWidth + 12)
    implicitHeight: Math.max(64, words.implicitHeight + 16)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Seat %1").arg(entry.seat + 1) + ": " + entry.name + (entry.isMine ? ", " + qsTr("you") : "")
    Accessible.description: entry.chosen === "" ? entry.status : entry.status + ", " + entry.chosen
    Accessible.onPressAction: place.clicked()
    Keys.onReturnPressed: event => place.takeEnter(event)
    Keys.onEnterPressed: event => place.takeEnter(event)
    onPressed: Sounds.play("press")

    /// Pressed with the mouse before, it leaves Enter to the next step.
    function takeEnter(event: var): void {
        event.accepted = place.visualFocus;
        if (event.accepted)
            place.clicked();
    }

    background: Item {
        Shadow {
            visible: !place.isDim
        }

        Glow {
            visible: place.entry.isKnocking
            opacity: 0.9
        }

        Rectangle {
            anchors.fill: parent
            anchors.topMargin: 2
            anchors.bottomMargin: -3
            radius: 14
            color: Theme.isDark ? "#0B100D" : Theme.panelUnder
        }

        Rectangle {
            anchors.fill: parent
            radius: 14
            border.width: place.entry.isKnocking || place.entry.isMine ? 2 : 1
            border.color: place.entry.isKnocking ? Theme.chosenEdge : place.isDim ? Theme.quietEdge : place.seatedEdge
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: Theme.isDark ? (place.isDim ? "#E01B2620" : "#F62A372F") : Theme.panelTop
                }
                GradientStop {
                    position: 1
                    color: Theme.isDark ? (place.isDim ? "#E0141C17" : "#F6161F1A") : Theme.panelFoot
                }
            }

            Rectangle {
                anchors.fill: parent
                radius: 14
                color: Theme.rowHover
                visible: place.hovered && !place.down
            }
        }

        FocusRing {
            visible: place.visualFocus
        }
    }

    contentItem: Item {
        SeatToken {
            id: token

            visible: !place.isDim
            x: 9
            anchors.verticalCenter: parent.verticalCenter
            seat: place.entry.seat
            emblem: place.entry.emblem
            size: Theme.px(46)
            opacity: place.isAway ? 0.55 : 1
        }

        Rectangle {
            visible: place.isDim
            anchors.fill: token
            anchors.margins: 1
            radius: width / 2
            color: "#14EFE4CC"
            border.width: 1.5
            border.color: Theme.quietEdge

            Icon {
                anchors.centerIn: parent
                name: "plus"
                size: 20
                color: Theme.textSoft
            }
        }

        Column {
            id: words

            x: token.x + token.width + 9
            anchors.verticalCenter: parent.verticalCenter
            width: place.width - x - 8
            spacing: 2

            Heading {
                width: parent.width
                elide: Text.ElideRight
                text: place.entry.name
                size: 17
                color: place.isDim ? Theme.textSoft : Theme.text
            }

            Row {
                spacing: 5

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: place.sign
                    size: 14
                    color: status.color
                }

                BodyText {
                    id: status

                    width: Math.min(implicitWidth, words.width - 19)
                    wrapMode: Text.WordWrap
                    text: place.entry.status
                    size: 12
                    font.weight: Font.Medium
                    color: place.entry.isKnocking ? Theme.accentText : place.isGood ? Theme.goodText : Theme.textSoft
                }
            }

            BodyText {
                visible: place.entry.chosen !== ""
                width: parent.width
                wrapMode: Text.WordWrap
                text: place.entry.chosen
                size: 12
                color: Theme.textSoft
            }
        }
    }
}
