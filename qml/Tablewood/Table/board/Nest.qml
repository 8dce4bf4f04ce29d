import QtQuick

/// Tells where the pieces of a place are shown, so that they can fly from it and to it. It fills what shows them.
Item {
    id: nest

    required property TableTouch touch
    required property string place
    anchors.fill: parent
    Component.onCompleted: touch.nests.add(nest)

    /// The item that stands for a piece, null for none: for the place to say.
    function spotOf(piece: int): Item {
        return null;
    }
}
