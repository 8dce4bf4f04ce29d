import QtQuick
import Tablewood.App

/// Tells where the pieces of a place are shown, so that they can fly from it and to it. It fills what shows them.
Item {
    id: nest

    /// Those of the table (TableTouch.nests).
    required property ItemList nests
    required property string place
    anchors.fill: parent
    Component.onCompleted: nests.add(nest)

    /// Whether it shows what lies in this place.
    function holds(other: string): bool {
        return other === nest.place;
    }

    /// The item that stands for a piece, null for none: for the place to say.
    function spotOf(piece: int): Item {
        return null;
    }
}
