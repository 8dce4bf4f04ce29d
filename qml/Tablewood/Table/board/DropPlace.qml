import QtQuick

/// Where a dragged piece can be let go. It fills its parent and tells it where.
Item {
    id: place

    required property TableTouch touch
    signal dropped(real x, real y)

    anchors.fill: parent
    Component.onCompleted: touch.places.add(place)
}
