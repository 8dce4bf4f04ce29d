pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The drawers of the large layout in one row: the viewer's own things, everybody else's, the log. Without names where those find
/// no room.
Row {
    id: row

    required property TableModel table
    readonly property SceneModel scene: table.scene
    /// Whether there is the height for names.
    property bool hasRoomForNames: true
    readonly property int count: mine.count + others.count + 1
    readonly property real cellWidth: (width - spacing * (count - 1)) / count
    readonly property bool hasWideNames: {
        let widest = 0;
        for (let i = 0; i < children.length; ++i)
            widest = Math.max(widest, (children[i] as DrawerButton)?.narrowestWidth ?? 0);
        return widest > cellWidth;
    }
    readonly property bool isBrief: hasWideNames || !hasRoomForNames
    /// What the row needs with its names.
    readonly property real namedHeight: {
        let highest = 0;
        for (let i = 0; i < children.length; ++i)
            highest = Math.max(highest, (children[i] as DrawerButton)?.namedHeight ?? 0);
        return highest;
    }
    readonly property real cellHeight: isBrief ? 60 : namedHeight
    /// A panel's id, or "log".
    signal chosen(string drawer)

    spacing: 12
    height: cellHeight

    Each {
        id: mine

        model: row.scene.myPanels

        DrawerButton {
            required property panelEntry entry

            width: row.cellWidth
            height: row.cellHeight
            isBrief: row.isBrief
            label: qsTr("Mine")
            face: entry.portrait
            seat: entry.seat
            isLit: entry.isLit
            onClicked: row.chosen(entry.id)
        }
    }

    Each {
        id: others

        model: row.scene.otherPanels

        DrawerButton {
            required property panelEntry entry

            width: row.cellWidth
            height: row.cellHeight
            isBrief: row.isBrief
            label: entry.owner === "" ? entry.title : entry.owner
            face: entry.portrait
            seat: entry.seat
            isLit: entry.isLit
            onClicked: row.chosen(entry.id)
        }
    }

    DrawerButton {
        width: row.cellWidth
        height: row.cellHeight
        isBrief: row.isBrief
        label: qsTr("Log")
        iconName: "scroll"
        number: row.table.log.count
        onClicked: row.chosen("log")
    }
}
