pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The backs of a hand that others hold, fanned, with their number.
Item {
    id: fan

    required property zoneEntry zone
    required property TableTouch touch
    property real unit: 0.24
    /// No wider than this: more cards lie closer.
    property real room: 92
    /// The number is so much larger than at a laptop.
    property real textUnit: 1
    property bool hasNumber: zone.count > 2
    readonly property real cardWidth: 116 * unit
    readonly property int shown: Math.min(zone.count, 7)
    readonly property real step: shown > 1 ? Math.min(cardWidth * 0.56, (room - cardWidth) / (shown - 1)) : 0

    width: shown > 0 ? cardWidth + (shown - 1) * step : 0
    height: 162 * unit
    Accessible.role: Accessible.StaticText
    Accessible.name: zone.name + ", " + zone.count

    Nest {
        nests: fan.touch?.nests ?? null
        place: fan.zone.id

        function spotOf(piece: int): Item {
            return null;
        }
    }

    Each {
        model: fan.shown

        CardBack {
            required property int index

            x: index * fan.step
            unit: fan.unit
            back: fan.zone.back
            rotation: (index - (fan.shown - 1) / 2) * Math.min(5, 20 / fan.shown)
        }
    }

    Rectangle {
        visible: fan.hasNumber && fan.zone.count > 0
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: -5
        width: Math.max(height, number.implicitWidth + 8)
        height: number.implicitHeight + 2
        radius: height / 2
        color: "#1A1712"
        border.width: 1
        border.color: "#8A6B4A"

        NumberText {
            id: number

            anchors.centerIn: parent
            text: fan.zone.count
            size: 12 * fan.textUnit
            color: "#EFE4CC"
        }
    }
}
