pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A group of the palette under its heading.
Column {
    id: part

    required property MapPaletteGroup group
    property string wanted: ""
    /// Pictures of several spaces are told apart by their form, others by their names where there are many.
    readonly property bool hasForms: part.group.stamps.count > 0 && part.group.stamps.entries[0].isLarge
    readonly property bool hasWords: !hasForms && part.group.stamps.count > 6
    readonly property int columns: Math.max(1, Math.floor((width + 6) / (Theme.px(part.hasForms ? 54 : part.hasWords ? 44 : 34) + 6)))
    signal dragged(point at)
    signal dropped(point at)
    /// A piece was chosen by key: it is to be laid.
    signal taken

    function fits(stamp: mapStampEntry): bool {
        const words = (stamp.name + " " + stamp.hint + " " + stamp.label).toLowerCase();
        return part.wanted === "" || words.includes(part.wanted.toLowerCase());
    }

    visible: part.wanted === "" || [...part.group.stamps.entries].some(stamp => part.fits(stamp))
    spacing: 8

    Item {
        width: parent.width
        height: Math.max(title.height, count.height)

        Heading {
            id: title

            width: parent.width - count.width - 6
            wrapMode: Text.WordWrap
            text: part.group.name
            size: 15
        }

        BodyText {
            id: count

            anchors.right: parent.right
            anchors.baseline: title.baseline
            text: part.group.copies > 0 ? qsTr("%1 of %2 used").arg(part.group.used).arg(part.group.copies) : ""
            size: 11
            color: Theme.textSoft
        }
    }

    TileGrid {
        id: tiles

        width: parent.width
        name: part.group.name
        model: part.group.stamps
        onActivated: index => {
            (at(index) as StampTile)?.choose();
            part.taken();
        }
        delegate: StampTile {
            required property mapStampEntry entry
            required property int index

            width: (tiles.width - (part.columns - 1) * tiles.spacing) / part.columns
            visible: part.fits(entry)
            stamp: entry
            place: index
            grid: tiles
            hasWords: part.hasWords
            onDragged: at => part.dragged(at)
            onDropped: at => part.dropped(at)
        }
    }
}
