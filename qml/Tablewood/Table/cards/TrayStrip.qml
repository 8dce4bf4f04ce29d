pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Loose pieces that lie together: each is taken up by a press or dragged to where it goes.
Flow {
    id: tray

    required property TableModel table
    required property TableTouch touch
    required property zoneEntry zone
    readonly property int tallest: Math.max(1, ...[...zone.pieces.entries].map(piece => piece.height))
    /// The side of a space that a piece covers.
    property real cell: Theme.px(tallest > 1 ? 18 : 28)
    /// As high as the tallest, and never low, so that nothing moves while one is taken.
    readonly property real lineHeight: tallest > 1 ? Math.max(Theme.px(54), cell * tallest) : cell * 1.2

    spacing: Math.max(6, Theme.px(9))

    function spotOf(piece: int): Item {
        for (let i = 0; i < pieces.count; ++i) {
            const item = pieces.itemAt(i) as Item;
            if (tray.zone.pieces.entries[i]?.id === piece)
                return item;
        }
        return null;
    }

    Each {
        id: pieces

        model: tray.zone.pieces

        Item {
            id: place

            required property pieceEntry entry
            required property int index

            width: tray.cell * Math.max(tray.tallest > 1 ? 2 : 1.2, entry.width)
            height: tray.lineHeight
            // What lies on the table to be seen is no stop for the keys.
            activeFocusOnTab: entry.isLit || tray.zone.seat >= 0
            Accessible.role: Accessible.Button
            Accessible.name: entry.isLit ? qsTr("%1, can be played").arg(entry.name) : entry.name
            Accessible.focusable: activeFocusOnTab
            Accessible.onPressAction: press()
            Keys.onReturnPressed: press()
            Keys.onEnterPressed: press()

            /// Without the pointer: what is said to it appears above the piece.
            function press(): void {
                tray.touch.follow(place, width / 2, 0);
                tray.table.pressPiece(entry.id);
            }

            PieceItem {
                anchors.centerIn: parent
                scene: tray.table.scene
                entry: place.entry
                cell: tray.cell
                isLive: true
                isLifted: area.containsMouse && place.entry.isLit
                opacity: tray.touch.draggedPiece === place.entry.id ? 0.25 : tray.touch.flying.includes(place.entry.id) ? 0 : 1
                Accessible.ignored: true
            }

            HintLight {
                isShown: tray.table.hint.piece !== 0 && tray.table.hint.piece === place.entry.id
            }

            FocusRing {
                visible: place.activeFocus
            }

            PieceHands {
                id: area

                table: tray.table
                touch: tray.touch
                entry: place.entry
                size: tray.cell
            }
        }
    }
}
