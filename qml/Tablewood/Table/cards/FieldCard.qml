pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A card in a field: its face with the numbers in its lower corners, its other marks above them, what is attached to it as strips
/// below. It lies tilted where it was turned, which a mark tells too.
Item {
    id: card

    required property TableModel table
    required property TableTouch touch
    required property pieceEntry entry
    /// 1 is 116 x 142.
    property real unit: 1
    /// Where it will lie once it has slid there.
    property real restX: 0
    readonly property bool isTilted: entry.facing % 12 !== 0
    readonly property EntryModel attached: table.scene.piecesIn("#" + entry.id)
    /// Where arrows end: the face, without what is attached.
    readonly property Item face: body
    /// Its numbers are to be read from afar, not its words.
    readonly property bool hasFoot: entry.corners.length > 0 || entry.marks.length > 0
    readonly property real stripHeight: 22 * unit

    width: 116 * unit
    height: 142 * unit + attached.count * stripHeight
    opacity: touch.flying.includes(entry.id) ? 0 : touch.draggedPiece === entry.id ? 0.25 : 1
    activeFocusOnTab: entry.isLit || activeFocus
    Accessible.role: entry.isLit ? Accessible.Button : Accessible.Graphic
    Accessible.focusable: true
    Accessible.name: told()
    Accessible.onPressAction: press()
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()
    Keys.onSpacePressed: event => touch.pressSpace(event, entry)

    function told(): string {
        const name = entry.isFaceDown ? qsTr("face down") : entry.told;
        let words = entry.isLit ? qsTr("%1, can be played").arg(name) : name;
        if (isTilted)
            words = qsTr("%1, %2", "one thing said after the other").arg(words).arg(qsTr("tilted"));
        for (const thing of [...attached.entries])
            words = qsTr("%1, with %2").arg(words).arg(thing.name);
        return words;
    }

    /// Without the pointer: what is said to it appears above the card.
    function press(): void {
        touch.follow(card, width / 2, 0);
        table.pressCard(entry.id);
    }

    /// What the keys go to: the card, and what is attached to it.
    function stops(): var {
        const items = [card];
        for (let i = 0; i < strips.count; ++i)
            if (strips.itemAt(i))
                items.push(strips.itemAt(i));
        return items;
    }

    Item {
        id: body

        width: 116 * card.unit
        height: 142 * card.unit
        rotation: card.isTilted ? 8 : 0

        Behavior on rotation  {
            NumberAnimation {
                duration: Theme.settle
            }
        }

        CardFace {
            anchors.fill: parent
            entry: card.entry
            unit: card.unit
            isShort: card.hasFoot
            isLit: card.entry.isLit
            isChosen: card.entry.isChosen
        }

        Each {
            model: card.entry.marks

            Badge {
                required property badgeEntry modelData
                required property int index

                entry: modelData
                height: 24 * card.unit
                x: index % 2 === 0 ? -4 * card.unit : body.width - width + 4 * card.unit
                y: body.height - (card.entry.corners.length > 0 ? 40 * card.unit : 0) - (1 + Math.floor(index / 2)) * (height + 2)
            }
        }

        Rectangle {
            visible: card.isTilted
            x: body.width - width * 0.7
            y: -height * 0.3
            width: 2 * Math.round(13 * card.unit)
            height: width
            radius: width / 2
            color: "#F216211B"
            border.width: 1.2
            border.color: "#D9C8A5"

            Icon {
                anchors.centerIn: parent
                name: "turn"
                width: 2 * Math.round(parent.width * 0.3)
                height: width
                color: "#F4EEDD"
            }
        }

        // The log points at it.
        ArtImage {
            visible: card.touch.pointedPieces.includes(card.entry.id)
            anchors.centerIn: parent
            width: parent.height * 1.5
            height: width
            art: visible ? "light/last?shape=round" : ""
        }

        HintLight {
            isShown: card.table.hint.piece !== 0 && card.table.hint.piece === card.entry.id
        }

        FocusRing {
            visible: card.activeFocus
        }
    }

    PieceHands {
        anchors.fill: body
        table: card.table
        touch: card.touch
        entry: card.entry
        size: body.height
    }

    // What is let go over it is for it.
    DropPlace {
        places: card.touch.places
        onDropped: card.table.pressCard(card.entry.id)
    }

    Column {
        y: body.height + 3 * card.unit
        width: body.width

        Each {
            id: strips

            model: card.attached

            Rectangle {
                id: strip

                required property pieceEntry entry

                width: body.width
                height: card.stripHeight - 2
                radius: 5 * card.unit
                color: ArtColours.low(entry.face.palette)
                border.width: entry.isLit ? 2 : 1
                border.color: entry.isLit ? Theme.lit : ArtColours.high(entry.face.palette)
                opacity: card.touch.flying.includes(entry.id) ? 0 : card.touch.draggedPiece === entry.id ? 0.25 : 1
                activeFocusOnTab: entry.isLit || activeFocus
                Accessible.role: entry.isLit ? Accessible.Button : Accessible.Graphic
                Accessible.name: qsTr("%1, on %2", "what is attached, and to what").arg(entry.isFaceDown ? qsTr("face down") : entry.name).arg(card.entry.name)
                Accessible.focusable: true
                Accessible.onPressAction: card.table.pressCard(entry.id)
                Keys.onReturnPressed: card.table.pressCard(entry.id)
                Keys.onEnterPressed: card.table.pressCard(entry.id)
                Keys.onSpacePressed: event => card.touch.pressSpace(event, entry)

                Text {
                    anchors.fill: parent
                    leftPadding: 5 * card.unit
                    rightPadding: 5 * card.unit
                    verticalAlignment: Text.AlignVCenter
                    text: strip.entry.name
                    textFormat: Text.PlainText
                    font.family: Theme.headingFamily
                    font.weight: Font.DemiBold
                    font.pixelSize: 13 * card.unit
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 9
                    elide: Text.ElideRight
                    color: ArtColours.high(strip.entry.face.palette)
                }

                HintLight {
                    isShown: card.table.hint.piece !== 0 && card.table.hint.piece === strip.entry.id
                }

                FocusRing {
                    visible: strip.activeFocus
                }

                PieceHands {
                    table: card.table
                    touch: card.touch
                    entry: strip.entry
                    size: body.height
                }
            }
        }
    }
}
