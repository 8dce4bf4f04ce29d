import QtQuick

/// Finds the parts of Qt's own dialogs, most of which have no names, and paints them.
QtObject {
    id: parts

    /// The colour of each role of a palette.
    property var colours: ({})

    /// The first part of an item, or the item, that is so; null if none is.
    function part(item: var, isIt: var): var {
        if (!item || isIt(item))
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = parts.part(item.children[i], isIt);
            if (found)
                return found;
        }
        return null;
    }

    /// Not every part takes the colours of its dialog.
    function paint(part: var): void {
        if (!part?.palette)
            return;
        for (const [role, colour] of Object.entries(parts.colours))
            part.palette[role] = colour;
    }
}
