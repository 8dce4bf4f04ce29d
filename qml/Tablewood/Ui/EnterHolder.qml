pragma Singleton
import QtQuick

/// Holds the thing to press that takes Enter: the one that the focus ring marks. While it is null, the one button that bears
/// the word Enter takes it. Space always presses what has the focus.
QtObject {
    id: key

    /// Null as well when it is deleted.
    property Item taker: null
    /// A person walks about with the keys: something bears the ring, or did a moment ago.
    property bool isWalking: false
    readonly property Timer resting: Timer {
        interval: 0
        onTriggered: key.isWalking = key.taker !== null
    }

    onTakerChanged: {
        key.isWalking = key.isWalking || key.taker !== null;
        key.resting.restart();
    }

    /// To be told whenever a thing to press gets or loses the ring.
    function mark(item: Item, isMarked: bool): void {
        if (isMarked)
            key.taker = item;
        else if (key.taker === item)
            key.taker = null;
    }
}
