pragma Singleton
import QtQuick

/// Who takes Enter: what the focus ring marks, if it is a thing to press; otherwise, while this is null, the one button that
/// bears the word Enter. Space always presses what has the focus.
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
