pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A pile as a thing: its cards one on another, the topmost seen where it is open, how many there are, its name below.
Item {
    id: pile

    required property zoneEntry zone
    required property TableModel table
    required property TableTouch touch
    readonly property real unit: width / 116
    property bool hasName: true
    /// The number is so much larger than at a laptop.
    property real textUnit: 1
    readonly property bool isOpen: zone.pieces !== null && zone.pieces.count > 0

    height: 162 * unit + (hasName ? 6 + name.height : 0)
    Accessible.role: Accessible.List
    Accessible.name: zone.name + ", " + zone.count

    LessonLight {
        isShown: pile.table.lesson.thing === "zone" && pile.table.lesson.name === pile.zone.id
    }

    Nest {
        nests: pile.touch?.nests ?? null
        place: pile.zone.id

        function spotOf(piece: int): Item {
            return cards;
        }
    }

    DropPlace {
        places: pile.touch?.places ?? null
        onDropped: pile.table.pressZone(pile.zone.id)
    }

    Item {
        id: cards

        width: pile.width
        height: 162 * pile.unit

        Glow {
            visible: pile.zone.isLit
            reach: 30
        }

        Each {
            model: Math.min(4, Math.max(1, Math.ceil(pile.zone.count / 12)))

            CardBack {
                required property int index

                y: -2 * index
                unit: pile.unit
                back: pile.zone.back
                opacity: pile.zone.count === 0 ? 0.3 : 1
            }
        }

        Each {
            model: pile.isOpen ? [pile.zone.pieces.entries[pile.zone.pieces.count - 1]] : []

            SmallCard {
                required property var modelData

                entry: modelData
                table: pile.table
                touch: pile.touch
                unit: pile.unit
                rotation: -3
                isLit: false
            }
        }

        Rectangle {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: -5
            width: Math.max(height, number.implicitWidth + 14)
            height: number.implicitHeight + 5
            radius: height / 2
            color: "#1A1712"
            border.width: 1
            border.color: "#8A6B4A"

            NumberText {
                id: number

                anchors.centerIn: parent
                text: pile.zone.count
                size: 12 * pile.textUnit
                color: "#EFE4CC"
            }
        }

        MouseArea {
            anchors.fill: parent
            enabled: pile.zone.isLit
            visible: enabled
            cursorShape: Qt.PointingHandCursor
            onClicked: pile.table.pressZone(pile.zone.id)
        }
    }

    BodyText {
        id: name

        visible: pile.hasName
        anchors.horizontalCenter: parent.horizontalCenter
        y: cards.height + 7
        width: parent.width + 10
        // A single long word gets smaller, several break into lines.
        fontSizeMode: text.includes(" ") ? Text.FixedSize : Text.HorizontalFit
        minimumPixelSize: 9
        horizontalAlignment: Text.AlignHCenter
        text: pile.zone.name
        size: 11
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        lineHeight: 0.92
        elide: Text.ElideRight
        color: Theme.textSoft
    }
}
