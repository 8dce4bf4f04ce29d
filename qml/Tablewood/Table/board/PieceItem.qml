pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A piece as a thing: its picture on its space, turned, with badges; a card, or a board of its own.
Item {
    id: item

    required property SceneModel scene
    required property pieceEntry entry
    property real cell: 56
    property bool isLive: false
    property bool isLifted: false
    property string lightShape: "square"
    property bool mustGrowIn: false
    /// For the board that it may be; null where nothing is marked.
    property BoardAttention attention: null
    /// By what reads the screen aloud; hands and keys press the board.
    signal pressed
    /// Its picture is drawn over the spaces that it covers.
    readonly property bool isShape: entry.cells !== ""
    readonly property var nested: board.item
    /// Its board lies on a figure of its own.
    readonly property bool hasTray: item.entry.boardBox.width > 0
    readonly property rect boardBox: hasTray ? item.entry.boardBox : Qt.rect(0, 0, 1, 1)
    readonly property var nestedBoard: entry.boardId === "" ? undefined : [...scene.boards.entries].find(board => board.id === entry.boardId)
    readonly property string marks: {
        const words = [];
        if (entry.isCutOff)
            words.push("cut");
        if (isLifted)
            words.push("lifted");
        return words.join(",");
    }

    width: cell * entry.width
    height: cell * entry.height

    Accessible.role: isLive && entry.isLit ? Accessible.Button : Accessible.Graphic
    Accessible.onPressAction: pressed()
    Accessible.name: entry.isCutOff ? qsTr("%1, cut off").arg(entry.told) : entry.told

    function figureArt(): string {
        const figure = "piece/" + item.scene.game + "/" + item.entry.figure;
        const colours = "?seat=" + Math.max(0, item.entry.seat) + "&palette=" + Theme.seatPalette;
        const variant = item.entry.variant === "" ? "" : "&variant=" + item.entry.variant;
        const signs = item.marks === "" ? "" : "&marks=" + item.marks;
        const spaces = item.isShape ? "&cols=" + item.entry.width + "&rows=" + item.entry.height + "&cells=" + item.entry.cells : "";
        return figure + colours + variant + signs + spaces;
    }

    function loadBoard(): void {
        if (board.active && item.nestedBoard !== undefined)
            board.setSource("BoardSurface.qml", {
                    "scene": item.scene,
                    "board": item.nestedBoard,
                    "isLive": item.isLive,
                    "attention": item.attention,
                    "hasShadow": false
                });
    }

    /// The space of the board that this piece is, at a point of the piece.
    function spaceAt(where: point): point {
        if (!item.nested)
            return Qt.point(-1, -1);
        const inside = item.nested.mapFromItem(item, where.x, where.y);
        return item.nested.spaceAt(inside.x, inside.y);
    }

    Item {
        id: body

        anchors.fill: parent
        rotation: item.entry.facing * 30
        scale: item.isLifted ? 1.06 : 1

        Behavior on rotation  {
            NumberAnimation {
                duration: Theme.settle
            }
        }
        Behavior on scale  {
            NumberAnimation {
                duration: Theme.lift
            }
        }

        // What stands on several spaces fills them.
        Rectangle {
            visible: !item.isShape && !item.entry.isCard && item.entry.boardId === "" && item.entry.width * item.entry.height > 1
            anchors.fill: parent
            anchors.margins: item.cell * 0.05
            radius: item.cell * 0.2
            color: "#A3101A16"
            border.width: Math.max(1, item.cell * 0.06)
            border.color: "#FFF3CF"
        }

        ArtImage {
            visible: !item.entry.isCard && (item.entry.boardId === "" || item.hasTray)
            anchors.centerIn: parent
            width: item.cell * (item.isShape ? item.entry.width + 0.6 : 1.6 * Math.max(item.entry.width, item.entry.height))
            height: item.isShape ? item.cell * (item.entry.height + 0.6) : width
            art: visible && item.scene !== null ? item.figureArt() : ""
        }

        Only {
            when: item.entry.isCard

            CardFace {
                anchors.centerIn: parent
                entry: item.entry
                unit: item.cell * 0.86 / 142
            }
        }

        Loader {
            id: board

            active: item.entry.boardId !== ""
            x: item.width * (item.boardBox.x + item.boardBox.width / 2) - width / 2
            y: item.height * (item.boardBox.y + item.boardBox.height / 2) - height / 2
            // By its file: a board holds pieces and a piece may hold a board.
            onActiveChanged: item.loadBoard()
            Component.onCompleted: item.loadBoard()
        }

        Binding {
            target: item.nested
            property: "board"
            value: item.nestedBoard
            when: item.nested !== null && item.nestedBoard !== undefined
        }

        Binding {
            target: item.nested
            property: "cell"
            value: item.nested ? item.nested.geometry.cellFor(item.width * item.boardBox.width, item.height * item.boardBox.height) : 1
            when: item.nested !== null
        }
    }

    Rectangle {
        visible: item.isShape && (item.entry.isChosen || item.isLive && item.entry.isLit)
        anchors.fill: parent
        anchors.margins: -item.cell * 0.1
        radius: item.cell * 0.25
        color: item.entry.isChosen ? "#38FFE3A0" : "transparent"
        border.width: item.entry.isChosen ? 2 : 1
        border.color: item.entry.isChosen ? "#FFE3A0" : "#80E9B44C"
    }

    // The log points at it.
    ArtImage {
        visible: item.attention?.pointedPieces.includes(item.entry.id) ?? false
        anchors.centerIn: parent
        width: item.cell * (0.6 + Math.max(item.entry.width, item.entry.height))
        height: width
        art: visible ? "light/last?shape=" + item.lightShape : ""
    }

    ArtImage {
        readonly property bool isLight: item.entry.isChosen || (item.isLive && item.entry.isLit && item.entry.isTarget)

        visible: isLight && !item.isShape
        anchors.centerIn: parent
        width: item.cell * 1.6
        height: width
        art: visible ? (item.entry.isChosen ? "light/chosen" : "light/choice") + "?shape=" + item.lightShape : ""
    }

    ArtImage {
        visible: item.isLive && item.entry.mark !== ""
        x: item.cell * 0.6
        y: item.cell * 0.56
        width: item.cell * 0.36
        height: width
        art: visible ? "mark/" + item.entry.mark : ""
    }

    Row {
        // On a picture as small as a stamp they could not be read.
        visible: item.isLive || item.cell >= 24
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        spacing: 2

        Each {
            // A card has its numbers in its own corners.
            model: item.entry.isCard ? item.entry.marks : item.entry.badges

            Badge {
                required property badgeEntry modelData

                entry: modelData
                height: Math.max(item.cell * 0.3, Math.min(Theme.px(14), item.cell * 0.42))
            }
        }
    }

    NumberAnimation {
        id: growIn

        target: body
        property: "scale"
        from: 0.7
        to: 1
        duration: Theme.motion(240)
        easing.type: Easing.OutCubic
    }

    Component.onCompleted: if (mustGrowIn)
        growIn.start()
}
