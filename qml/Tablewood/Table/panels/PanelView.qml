pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A panel at the table's edge: its portrait, what its owner has and can do. The viewer's own has a large portrait.
Panel {
    id: panel

    required property panelEntry entry
    required property TableModel table
    required property TableTouch touch
    property bool isLarge: entry.isMine
    /// Where several others sit, their panels are shorter still.
    property bool isTiny: false
    /// What others can do stands on their panels too.
    property bool hasRoomForAbilities: false
    /// On a sheet of its own that has its title: all words are whole, and it scrolls.
    property bool isSheet: false
    property real maximumHeight: 10000
    signal foldPressed
    /// To its head alone, where the column is too short; pressing it asks for the whole of it.
    property bool isFolded: false
    property bool canFold: false
    readonly property real wholeHeight: headHeight + flow.implicitHeight + 22
    readonly property bool hasPortrait: entry.portrait.emblem !== ""
    readonly property bool hasBanner: isLarge && hasPortrait
    /// The picture gives way where the things below it need the room.
    readonly property real bannerHeight: Math.max(46, Math.min(112, maximumHeight - flow.implicitHeight - 22))
    readonly property real headHeight: hasBanner ? bannerHeight : head.height + 20

    height: isFolded ? folded.height : Math.min(maximumHeight, wholeHeight)
    border.color: entry.hasHand || (entry.isLit && !isLarge) ? Theme.chosenEdge : Theme.panelEdge
    border.width: entry.hasHand ? 2 : 1
    Accessible.role: Accessible.Pane
    Accessible.name: entry.owner === "" ? entry.title : entry.title + ", " + entry.owner
    Accessible.description: entry.hasHand ? qsTr("You play for %1").arg(entry.owner) : ""

    /// The portrait's picture; `emblems` is all of it, or the large one alone where there is little room.
    function woodcut(emblems: string, details: string): string {
        const face = panel.entry.portrait;
        return `woodcut/${emblems}?palette=${face.palette}&seed=${face.key}${details}`;
    }

    /// The subtitle, after the owner where that is somebody else.
    function ownerLine(): string {
        const owner = panel.entry.isMine ? "" : panel.entry.owner;
        if (owner === "" || panel.entry.subtitle === "")
            return owner + panel.entry.subtitle;
        return owner + " · " + panel.entry.subtitle;
    }

    LessonLight {
        isShown: panel.table.lesson.thing === "panel" && panel.table.lesson.panel === panel.entry.id
    }

    // Folded together it is unfolded first.
    HandPlace {
        visible: panel.entry.canTakeHand && !panel.isFolded
        entry: panel.entry
        table: panel.table
    }

    Item {
        visible: panel.hasBanner
        x: 1
        y: 1
        width: panel.width - 2
        height: panel.bannerHeight

        ArtImage {
            anchors.fill: parent
            art: panel.hasBanner ? panel.woodcut(panel.entry.portrait.picture, "&size=.74&cy=.43&trees=1") : ""
        }

        // The picture's corners are the panel's.
        Each {
            model: 2

            Canvas {
                id: corner

                required property int index
                readonly property color ground: Theme.isDark ? "#241C13" : "#DCCBA9"

                x: index * (panel.width - 2 - width)
                width: 14
                height: 14
                onGroundChanged: requestPaint()
                onPaint: {
                    const c = getContext("2d");
                    c.reset();
                    c.fillStyle = String(corner.ground);
                    c.beginPath();
                    c.moveTo(index === 0 ? 0 : width, 0);
                    c.lineTo(index === 0 ? width : 0, 0);
                    c.quadraticCurveTo(index === 0 ? 0 : width, 0, index === 0 ? 0 : width, height);
                    c.closePath();
                    c.fill();
                }
            }
        }

        Rectangle {
            y: parent.height - 40
            width: parent.width
            height: 40
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: "#00131C17"
                }
                GradientStop {
                    position: 1
                    color: "#F215210F"
                }
            }
        }

        Heading {
            x: 15
            y: parent.height - height + 2
            visible: !panel.isSheet
            width: parent.width - 30
            text: panel.entry.title
            size: 19
            elide: Text.ElideRight
            color: "#FFF6E0"
        }
    }

    Row {
        id: head

        visible: !panel.hasBanner && !panel.isFolded
        x: 12
        y: 12
        width: panel.width - 24
        spacing: 10

        Rectangle {
            visible: panel.hasPortrait
            width: panel.isTiny ? 40 : 52
            height: width
            radius: 2
            color: "transparent"
            border.width: 1.5
            border.color: panel.entry.seat >= 0 ? Theme.seatTint(panel.entry.seat) : Theme.woodEdge

            ArtImage {
                anchors.fill: parent
                anchors.margins: 1.5
                art: panel.hasPortrait && !panel.hasBanner ? panel.woodcut(panel.entry.portrait.emblem, "&size=.86&foliage=0") : ""
            }
        }

        Column {
            width: parent.width - (panel.hasPortrait ? 62 : 0) - (panel.canFold ? 24 : 0)
            anchors.verticalCenter: parent.verticalCenter

            Heading {
                visible: !panel.isSheet
                width: parent.width
                text: panel.entry.title
                size: 17
                elide: Text.ElideRight
            }

            BodyText {
                visible: text !== ""
                width: parent.width
                text: panel.ownerLine()
                size: 12
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                lineHeight: 0.95
                elide: Text.ElideRight
                color: Theme.textSoft
            }

            HandSign {
                entry: panel.entry
                room: parent.width
            }
        }
    }

    HandSign {
        visible: panel.hasBanner && panel.entry.hasHand
        x: 10
        y: 10
        room: panel.width - 20
        color: Theme.panelTop
        entry: panel.entry
    }

    MouseArea {
        id: portrait

        function look(): void {
            panel.touch.follow(portrait, width / 2, height / 2);
            if (panel.touch.isDetailOpen)
                panel.touch.closeDetail();
            else
                panel.touch.showDetail(panel.table.scene.cardOf(panel.entry.portrait));
        }

        visible: panel.hasPortrait && !panel.isFolded
        width: panel.hasBanner ? panel.width : 74
        height: panel.headHeight
        hoverEnabled: true
        activeFocusOnTab: true
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Look at %1").arg(panel.entry.title)
        Accessible.onPressAction: look()
        Keys.onSpacePressed: look()
        Keys.onReturnPressed: look()
        Keys.onEnterPressed: look()
        onEntered: panel.touch.comeUnder(portrait, mouseX, mouseY)
        onPositionChanged: mouse => panel.touch.moveOver(portrait, mouse.x, mouse.y, panel.table.scene.cardOf(panel.entry.portrait))
        onExited: panel.touch.hover(panel.table.scene.piece(0))
        onClicked: panel.touch.showDetail(panel.table.scene.cardOf(panel.entry.portrait))

        FocusRing {
            gap: -3
            visible: portrait.activeFocus
        }
    }

    FoldedPanel {
        id: folded

        visible: panel.isFolded
        width: panel.width
        entry: panel.entry
        onPressed: panel.foldPressed()
    }

    IconButton {
        visible: panel.canFold && !panel.isFolded
        x: panel.width - width - 4
        y: 4
        implicitHeight: 32
        kind: "bare"
        icon.name: "chevD"
        iconSize: 14
        tip: qsTr("Fold together")
        onClicked: panel.foldPressed()
    }

    ScrollArea {
        visible: opacity > 0
        // Folded it keeps its measure.
        opacity: panel.isFolded ? 0 : 1
        enabled: !panel.isFolded
        x: 12
        y: panel.headHeight + 8
        width: panel.width - 24
        height: panel.height - y - 10
        contentHeight: flow.implicitHeight
        barMargin: 9

        Flow {
            id: flow

            width: parent.width
            spacing: 5

            Each {
                model: panel.entry.items

                Column {
                    id: cell

                    required property itemEntry entry
                    required property int index
                    readonly property string before: kindAt(index - 1)
                    readonly property bool isPile: entry.kind === "zone" && entry.zone.kind === "pile"
                    readonly property bool isDivided: before !== "" && (panel.isLarge ? beginsGroup() : isPile && before !== "zone")
                    /// The second of two piles that lie beside each other below a divider.
                    readonly property bool isBesidePile: isPile && isPileAt(index - 1) && kindAt(index - 2) !== "" && kindAt(index - 2) !== "zone"
                    // All counters of a row stand at the same height, and so do two piles.
                    readonly property bool isSpaced: isDivided || (!panel.isLarge && isPile) || (panel.isLarge && (isBesidePile || entry.kind === "counter" && rowBegins() > 0))

                    function isPileAt(row: int): bool {
                        const other = panel.entry.items.entries[row];
                        return other !== undefined && other.kind === "zone" && other.zone.kind === "pile";
                    }

                    function rowBegins(): int {
                        let first = index;
                        while (first > 0 && kindAt(first - 1) === "counter")
                            --first;
                        return first;
                    }

                    function kindAt(row: int): string {
                        return panel.entry.items.entries[row]?.kind ?? "";
                    }

                    /// It differs in kind from the thing before it; dice always stand by themselves.
                    function beginsGroup(): bool {
                        const isOfMany = cell.entry.kind === "counter" || cell.entry.kind === "zone";
                        return cell.entry.kind === "dice" || (isOfMany && cell.before !== cell.entry.kind);
                    }

                    /// On others' panels words give way: without room their abilities are read on the portrait.
                    function givesWay(): bool {
                        if (cell.entry.kind === "line")
                            return panel.entry.seat >= 0;
                        return (cell.entry.kind === "ability" && !panel.hasRoomForAbilities) || (panel.isTiny && panel.entry.seat >= 0 && cell.entry.kind === "slots");
                    }

                    /// Of as many columns as have at least so much room.
                    function columnWidth(least: real): real {
                        const columns = Math.max(1, Math.floor((flow.width + flow.spacing) / (least + flow.spacing)));
                        return Math.floor((flow.width + flow.spacing) / columns - flow.spacing);
                    }

                    function wantedWidth(): real {
                        if (cell.entry.kind === "medal")
                            return columnWidth(Theme.px(46));
                        if (cell.entry.kind === "counter" && !Theme.hasLargeText)
                            return panel.isLarge ? (flow.width - 10) / 3 : panel.isTiny && panel.entry.seat >= 0 ? 38 : columnWidth(Theme.px(44));
                        if (cell.isPile)
                            return flow.width * (isPileAt(cell.index - 1) ? 0.44 : isPileAt(cell.index + 1) ? 0.53 : 1);
                        if (cell.entry.kind === "dice" && !panel.isLarge)
                            return Math.min(flow.width, 30 * cell.entry.dice.length);
                        if (cell.entry.kind === "zone" && panel.isTiny && cell.entry.zone.kind === "hand")
                            return Math.max(62, flow.width - 3 * 43);
                        return flow.width;
                    }

                    visible: panel.isLarge || entry.isEnabled || !givesWay()
                    width: wantedWidth()
                    spacing: 5

                    Item {
                        visible: cell.isSpaced
                        width: cell.width
                        // Also while it is folded: a measure that changes with that would fold and unfold it for ever.
                        height: cell.isSpaced ? 9 : 0

                        Rectangle {
                            visible: cell.isDivided
                            y: 4
                            width: flow.width
                            height: 1
                            color: Theme.divider
                        }
                    }

                    Item {
                        width: cell.width
                        height: thing.implicitHeight

                        PanelItem {
                            id: thing

                            width: cell.width
                            entry: cell.entry
                            table: panel.table
                            touch: panel.touch
                            isSmall: !panel.isLarge
                            isTiny: panel.isTiny
                            isRoomy: panel.isSheet || panel.maximumHeight > Theme.px(530)
                            isTall: panel.isSheet || panel.maximumHeight > Theme.px(640)
                        }

                        LessonLight {
                            isShown: panel.table.lesson.thing === "item" && panel.table.lesson.name === cell.entry.id && panel.table.lesson.panel === panel.entry.id
                        }
                    }
                }
            }
        }
    }

    PanelTarget {
        entry: panel.entry
        table: panel.table
        touch: panel.touch
    }
}
