pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The panel of another seat in short: whose it is and its numbers. Pressed, it wants to be whole.
FocusScope {
    id: panel

    required property panelEntry entry
    signal pressed

    height: Math.max(54, words.height + 12)
    activeFocusOnTab: visible
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Show all of %1").arg(tip.text)
    Accessible.onPressAction: panel.pressed()
    Keys.onReturnPressed: panel.pressed()
    Keys.onEnterPressed: panel.pressed()
    Keys.onSpacePressed: panel.pressed()

    function portraitArt(): string {
        const face = panel.entry.portrait;
        return face.emblem === "" ? "" : `woodcut/${face.emblem}?palette=${face.palette}&seed=${face.key}&size=.86&foliage=0`;
    }

    Rectangle {
        id: portrait

        x: 10
        anchors.verticalCenter: parent.verticalCenter
        width: 38
        height: 38
        radius: 2
        color: "transparent"
        border.width: panel.entry.portrait.emblem === "" ? 0 : 1.5
        border.color: panel.entry.seat >= 0 ? Theme.seatTint(panel.entry.seat) : Theme.woodEdge

        ArtImage {
            anchors.fill: parent
            anchors.margins: 1.5
            art: panel.portraitArt()
        }

        SeatToken {
            visible: panel.entry.portrait.emblem === ""
            anchors.centerIn: parent
            seat: Math.max(0, panel.entry.seat)
            size: 34
        }
    }

    Column {
        id: words

        x: portrait.x + portrait.width + 10
        anchors.verticalCenter: parent.verticalCenter
        width: sign.x - x - 4
        spacing: 1

        Heading {
            width: parent.width
            text: panel.entry.owner === "" ? panel.entry.title : panel.entry.owner
            size: 15
            elide: Text.ElideRight
        }

        Row {
            spacing: 8

            Each {
                model: panel.entry.items

                Row {
                    id: number

                    required property itemEntry entry
                    readonly property bool isHand: entry.kind === "zone" && entry.zone.kind === "hand"

                    visible: entry.kind === "counter" || isHand
                    spacing: 3

                    Icon {
                        name: number.isHand ? "cards" : number.entry.icon
                        size: 13
                        color: Theme.isDark ? "#A9CF78" : "#4C6E28"
                        anchors.verticalCenter: parent.verticalCenter
                    }

                    NumberText {
                        text: number.isHand ? number.entry.zone.count : number.entry.value
                        size: 13
                    }
                }
            }
        }
    }

    Icon {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        x: parent.width - width - 10
        name: "chevU"
        width: 14
        height: 14
        rotation: 90
        color: Theme.textFaint
    }

    MouseArea {
        id: area

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: panel.pressed()
    }

    Tooltip {
        id: tip

        text: {
            let whole = panel.entry.owner;
            for (const part of [panel.entry.title, panel.entry.subtitle])
                whole += part === "" || whole === "" ? part : ", " + part;
            return whole;
        }
        isShown: area.containsMouse || panel.activeFocus
    }

    FocusRing {
        visible: panel.activeFocus
    }
}
