pragma Singleton
import QtQuick

/// What is marked because somebody explains it now, for the card that lies beside it.
QtObject {
    id: spots

    property var items: []

    /// To be told whenever a mark appears or goes.
    function mark(item: Item, isMarked: bool): void {
        const others = [...spots.items].filter(other => other !== item);
        spots.items = isMarked ? others.concat([item]) : others;
    }
}
