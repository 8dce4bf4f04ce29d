pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The numbers in the lower corners of a card, left and right.
Item {
    id: numbers

    /// badgeEntry values.
    required property var corners
    /// That of the card.
    required property string palette
    property real size: 22
    readonly property bool isShown: corners.length > 0

    visible: isShown
    height: size

    Each {
        model: numbers.corners

        CardNumber {
            required property badgeEntry modelData
            required property int index

            entry: modelData
            height: numbers.size
            x: index === 0 ? 0 : numbers.width - width
            ground: ArtColours.low(numbers.palette)
            ink: ArtColours.high(numbers.palette)
        }
    }
}
