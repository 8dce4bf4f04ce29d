pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Tablewood.App
import Tablewood.Ui

/// A spot of the circle in the dark: a traveller's token or a card, with its name below. A press looks the same whether or not it
/// means anything. A card that lies open can be dragged elsewhere.
T.AbstractButton {
    id: spot

    required property nightSpotEntry entry
    property real unit: 1
    /// The room for its name.
    property real room: 112 * unit
    property real nameSize: 15
    /// The choice is not shown any more.
    property bool isWiped: false
    readonly property bool isCard: entry.seat < 0
    readonly property bool hasFace: isCard && entry.face.key !== "" && !isWiped
    readonly property string label: hasFace ? qsTr("%1: %2").arg(entry.name).arg(entry.face.name) : entry.name

    /// The card is taken up, and is let go at a point of the spot.
    signal taken
    signal dropped(point at)

    z: drag.active ? 1 : 0
    width: room
    height: token.height + words.height + 14 * unit
    enabled: entry.button !== ""
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    text: entry.name
    Accessible.role: Accessible.Button
    Accessible.name: entry.name
    Accessible.description: Spoken.of(isWiped ? "" : entry.isChosen ? qsTr("chosen") : entry.face.name, enabled)
    Accessible.onPressAction: spot.clicked()
    Keys.onReturnPressed: event => spot.takeEnter(event)
    Keys.onEnterPressed: event => spot.takeEnter(event)

    function takeEnter(event: var): void {
        event.accepted = spot.visualFocus;
        if (event.accepted)
            spot.clicked();
    }

    DragHandler {
        id: drag

        property point at

        target: null
        enabled: spot.enabled && spot.isCard && spot.entry.face.key !== "" && !spot.isWiped
        onActiveTranslationChanged: if (active)
            at = Qt.point(token.x + token.width / 2 + activeTranslation.x, token.height / 2 + activeTranslation.y)
        onActiveChanged: if (active)
            spot.taken()
        else
            spot.dropped(at)
    }

    Item {
        id: token

        transform: Translate {
            x: drag.active ? drag.activeTranslation.x : 0
            y: drag.active ? drag.activeTranslation.y : 0
        }
        anchors.horizontalCenter: parent.horizontalCenter
        width: (spot.isCard ? 58 : 82) * spot.unit
        height: 82 * spot.unit

        Only {
            when: !spot.isCard

            SeatToken {
                seat: spot.entry.seat
                emblem: spot.entry.emblem
                size: token.width
            }
        }

        Only {
            when: spot.isCard

            CardBack {
                back: "night"
                unit: token.width / 116
            }
        }

        Only {
            when: spot.isCard && spot.entry.face.key !== "" && !spot.isWiped

            NightCard {
                width: token.width
                height: token.height
                face: spot.entry.face
                isShown: true
            }
        }

        // Seat colours sink into the night.
        Rectangle {
            width: token.width
            height: spot.isCard ? token.height : width
            radius: spot.isCard ? 6 * spot.unit : width / 2
            color: "#070B0A"
            opacity: spot.hovered && spot.enabled ? 0.3 : 0.4
        }

        Rectangle {
            visible: spot.entry.isChosen && !spot.isWiped
            anchors.centerIn: parent
            width: token.width + 14 * spot.unit
            height: token.height + 14 * spot.unit
            radius: spot.isCard ? 12 * spot.unit : width / 2
            color: "transparent"
            border.width: 3 * spot.unit
            border.color: "#B9C7CC"
        }

        Row {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            spacing: -4 * spot.unit

            Each {
                model: spot.isWiped ? [] : spot.entry.others

                SeatToken {
                    required property int modelData

                    seat: modelData
                    size: 26 * spot.unit
                }
            }
        }

        FocusRing {
            visible: spot.visualFocus
            radius: spot.isCard ? 12 : width / 2
            gap: 10 * spot.unit
            border.color: "#FFE3A0"
        }
    }

    BodyText {
        id: words

        anchors.horizontalCenter: parent.horizontalCenter
        // Below the rings.
        y: token.height + 14 * spot.unit
        width: Math.min(implicitWidth, spot.width)
        elide: Text.ElideRight
        text: spot.label
        size: spot.nameSize
        color: "#9FA9A4"
    }

    Tooltip {
        text: spot.label
        isShown: words.truncated && (spot.hovered || spot.visualFocus)
    }
}
