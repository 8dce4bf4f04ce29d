import QtQuick
import Tablewood.App

/// Where a dragged piece can be let go. It fills its parent and tells it where.
Item {
    id: place

    /// Those of the table (TableTouch.places).
    required property ItemList places
    signal dropped(real x, real y)

    anchors.fill: parent
    Component.onCompleted: places.add(place)
}
