pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Pieces that fly from one place to another: what leaves a place is seen on its way to the next. With reduced motion nothing flies.
Item {
    id: flights

    required property TableModel table
    required property TableTouch touch
    property var starting: []

    function rectOf(item: Item): rect {
        return item === null ? Qt.rect(0, 0, 0, 0) : flights.mapFromItem(item, 0, 0, item.width, item.height);
    }

    /// A thing that lay unseen in a place grows out of its middle.
    function startFrom(spot: Item, piece: pieceEntry): rect {
        const place = rectOf(spot);
        const isUnseen = !piece.isCard && (spot as Nest) !== null;
        return isUnseen ? Qt.rect(place.x + place.width / 2, place.y + place.height / 2, 0, 0) : place;
    }

    /// Where a thing was let go, as large as it was carried.
    function droppedRect(piece: pieceEntry): rect {
        const width = piece.isCard ? 116 : touch.draggedSize * piece.width;
        const height = piece.isCard ? 142 : touch.draggedSize * piece.height;
        return Qt.rect(touch.at.x - width / 2, touch.at.y - height / 2, width, height);
    }

    function land(piece: int): void {
        touch.flying = touch.flying.filter(other => other !== piece);
    }

    Connections {
        target: flights.table

        function onFlying(moves: var): void {
            if (Theme.hasReducedMotion)
                return;
            for (const move of moves) {
                const flight = move;
                const isDropped = flight.piece.id !== 0 && flight.piece.id === flights.touch.droppedPiece;
                const spot = flights.touch.spotOf(flight.from, flight.piece.id);
                if (spot === null && !isDropped)
                    continue;
                const start = isDropped ? flights.droppedRect(flight.piece) : flights.startFrom(spot, flight.piece);
                flights.starting.push({
                        "flight": flight,
                        "start": start
                    });
                flights.touch.flying = [...flights.touch.flying, flight.piece.id];
            }
            if (flights.starting.length > 0)
                laid.restart();
        }
    }

    // The places are as they will be one frame later.
    Timer {
        id: laid

        interval: 16
        onTriggered: {
            const hand = flights.table.scene.hand.id;
            flights.starting.forEach((one, index) => {
                    const flight = one.flight;
                    const spot = flights.touch.spotOf(flight.to, flight.piece.id);
                    // In a place that does not show it there is nowhere to land.
                    if (spot === null || (!flight.piece.isCard && (spot as Nest) !== null))
                        flights.land(flight.piece.id);
                    else
                        bird.createObject(flights, {
                                "entry": flight.piece,
                                "start": one.start,
                                "end": flights.rectOf(spot),
                                "isWhole": flight.to === hand || flight.from === hand,
                                "rest": index * Theme.motion(40)
                            });
                });
            flights.starting = [];
        }
    }

    Component {
        id: bird

        Item {
            id: one

            required property pieceEntry entry
            required property rect start
            required property rect end
            /// A card as it lies in a hand; otherwise as on a panel.
            required property bool isWhole
            required property int rest
            property real way: 0
            readonly property real startHeight: Math.min(start.height, 246)
            readonly property real endHeight: Math.min(end.height, 246)

            x: start.x + start.width / 2 + (end.x + end.width / 2 - start.x - start.width / 2) * way
            y: start.y + start.height / 2 + (end.y + end.height / 2 - start.y - start.height / 2) * way
            scale: (startHeight + (endHeight - startHeight) * way) / 142

            Only {
                when: one.entry.isCard && one.isWhole

                CardFace {
                    x: -width / 2
                    y: -height / 2
                    entry: one.entry
                }
            }

            Only {
                when: one.entry.isCard && !one.isWhole

                CardChip {
                    x: -width / 2
                    y: -height / 2
                    entry: one.entry
                    unit: 142 / 162
                    isLit: false
                }
            }

            Only {
                when: !one.entry.isCard

                PieceItem {
                    x: -width / 2
                    y: -height / 2
                    scene: flights.table.scene
                    entry: one.entry
                    cell: 142 / entry.height
                }
            }

            SequentialAnimation {
                running: true
                onFinished: {
                    flights.land(one.entry.id);
                    one.destroy();
                }

                PauseAnimation {
                    duration: one.rest
                }

                NumberAnimation {
                    target: one
                    property: "way"
                    from: 0
                    to: 1
                    duration: Theme.deal
                    easing.type: Easing.OutCubic
                }
            }
        }
    }
}
