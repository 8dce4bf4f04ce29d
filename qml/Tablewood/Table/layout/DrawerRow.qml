pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The drawers of the large layout: the viewer's own things, everybody else's, the log. In two rows where their names find no room
/// in one, without names where there is no room at all; many without names in two rows as well.
Grid {
    id: row

    required property TableModel table
    readonly property SceneModel scene: table.scene
    /// The height there is for them.
    property real room: 10000
    readonly property int count: mine.count + row.scene.panelsAtHand.count + row.scene.otherPanels.count + 1
    readonly property int halfCount: Math.ceil(count / 2)
    readonly property real widestName: most(button => button.narrowestWidth)
    /// In a row, for all to have their names; 0 where they can't.
    readonly property int namedColumns: widestName <= cellWidth(count) ? count : widestName <= cellWidth(halfCount) ? halfCount : 0
    readonly property real namedWidth: cellWidth(namedColumns > 0 ? namedColumns : count)
    readonly property real namedHeight: heightOf(most(button => button.namedHeight), namedColumns)
    readonly property bool isBrief: namedColumns === 0 || namedHeight > room
    readonly property real buttonWidth: cellWidth(columns)
    readonly property bool isCramped: cellWidth(count) < Theme.px(20) && heightOf(48, halfCount) <= room
    readonly property real buttonHeight: isBrief ? (isCramped ? 48 : 60) : most(button => button.namedHeight)
    /// A panel's id, or "log".
    signal chosen(string drawer)

    columns: !isBrief ? namedColumns : isCramped ? halfCount : count
    spacing: 12
    height: heightOf(buttonHeight, columns)

    /// Opens it, or picks whoever sits there where that is asked for.
    function press(panel: panelEntry): void {
        if (panel.isTarget || panel.isChosen)
            row.table.pressPanel(panel.id);
        else
            row.chosen(panel.id);
    }

    function cellWidth(columns: int): real {
        return (width - spacing * (columns - 1)) / columns;
    }

    function heightOf(cell: real, columns: int): real {
        const rows = columns > 0 ? Math.ceil(count / columns) : 0;
        return rows * (cell + spacing) - spacing;
    }

    function most(measure: var): real {
        let most = 0;
        for (let i = 0; i < children.length; ++i) {
            const button = children[i] as DrawerButton;
            most = Math.max(most, button ? measure(button) : 0);
        }
        return most;
    }

    Each {
        id: mine

        model: row.scene.myPanels

        DrawerButton {
            required property panelEntry entry

            width: row.buttonWidth
            height: row.buttonHeight
            namedWidth: row.namedWidth
            isBrief: row.isBrief
            label: entry.isGuarded ? entry.title : qsTr("Mine")
            iconName: entry.isGuarded ? "lock" : "cards"
            face: entry.portrait
            seat: entry.isGuarded ? -1 : entry.seat
            isLit: entry.isLit
            isTarget: entry.isTarget
            isChosen: entry.isChosen
            picking: entry.picking
            onClicked: row.press(entry)
        }
    }

    Each {
        model: [row.scene.panelsAtHand, row.scene.otherPanels]

        Each {
            required property EntryModel modelData

            model: modelData

            DrawerButton {
                required property panelEntry entry

                width: row.buttonWidth
                height: row.buttonHeight
                namedWidth: row.namedWidth
                isBrief: row.isBrief
                label: entry.owner === "" ? entry.title : entry.owner
                face: entry.portrait
                seat: entry.seat
                isLit: entry.isLit
                isTarget: entry.isTarget
                isChosen: entry.isChosen
                picking: entry.picking
                onClicked: row.press(entry)
            }
        }
    }

    DrawerButton {
        width: row.buttonWidth
        height: row.buttonHeight
        namedWidth: row.namedWidth
        isBrief: row.isBrief
        label: qsTr("Log")
        iconName: "scroll"
        number: row.table.log.count
        onClicked: row.chosen("log")
    }
}
