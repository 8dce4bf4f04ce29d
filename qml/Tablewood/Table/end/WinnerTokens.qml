pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Whoever has won, in a burst of carved light: one large, many in a ring.
Item {
    id: tokens

    /// Their seatEntries.
    required property var winners
    readonly property int count: winners.length
    readonly property real ring: count > 3 ? width * 0.27 : count > 1 ? width * 0.19 : 0
    readonly property real tokenSize: count > 1 ? Math.min(width * 0.34, 2 * ring * Math.sin(Math.PI / count) * 0.98) : width * 0.54

    height: width

    ArtImage {
        anchors.fill: parent
        art: "rays?tint=lantern"
    }

    Each {
        model: tokens.winners

        SeatToken {
            required property seatEntry modelData
            required property int index
            readonly property real angle: 2 * Math.PI * index / tokens.count - (tokens.count === 2 ? Math.PI : Math.PI / 2)

            x: tokens.width / 2 + tokens.ring * Math.cos(angle) - width / 2
            y: tokens.height / 2 + tokens.ring * Math.sin(angle) - width / 2
            seat: modelData.seat
            emblem: modelData.emblem
            size: tokens.tokenSize
        }
    }
}
