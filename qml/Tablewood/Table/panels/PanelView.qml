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
    border.color: entry.isLit && !isLarge ? Theme.chosenEdge : Theme.panelEdge
    Accessible.role: Accessible.Pane
    Accessible.name: entry.owner === "" ? entry.title : entry.title + ", " + entry.owner

    LessonLight {
        isShown: panel.table.lesson.thing === "panel" && panel.table.lesson.panel === panel.entry.id
    }

    Item {
        visible: panel.hasBanner
        x: 1
        y: 1
        width: panel.width - 2
        height: panel.bannerHeight

        ArtImage {
            anchors.fill: parent
            art: panel.hasBanner ? "woodcut/" + panel.entry.portrait.emblem + "?palette=" + panel.entry.portrait.palette + "&seed=" + panel.entry.portrait.key + "&size=.74&cy=.43&trees=1" : ""
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
                art: panel.hasPortrait && !panel.hasBanner ? "woodcut/" + panel.entry.portrait.emblem + "?palette=" + panel.entry.portrait.palette + "&seed=" + panel.entry.portrait.key + "&size=.86&foliage=0" : ""
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
                text: panel.entry.isMine || panel.entry.owner === "" ? panel.entry.subtitle : panel.entry.subtitle === "" ? panel.entry.owner : panel.entry.owner + " · " + panel.entry.subtitle
                size: 12
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                lineHeight: 0.95
                elide: Text.ElideRight
                color: Theme.textSoft
            }
        }
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
                    readonly property bool isDivided: before !== "" && (panel.isLarge ? entry.kind === "dice" || (entry.kind === "counter" && before !== "counter") || (entry.kind === "zone" && before !== "zone") : entry.kind === "zone" && entry.zone.kind === "pile" && before !== "zone")
                    // All counters of a row stand at the same height.
                    readonly property bool isSpaced: isDivided || (entry.kind === "counter" && panel.isLarge && rowBegins() > 0) || (!panel.isLarge && entry.kind === "zone" && entry.zone.kind === "pile")

                    readonly property bool isPile: entry.kind === "zone" && entry.zone.kind === "pile"

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

                    // On others' panels words give way: their abilities are read on the portrait.
                    visible: panel.isLarge || entry.isEnabled || (entry.kind !== "ability" && entry.kind !== "line" && !(panel.isTiny && entry.kind === "slots")) || entry.kind === "line" && panel.entry.seat < 0
                    width: entry.kind === "counter" && !panel.isLarge && !Theme.hasLargeText ? 38 : entry.kind === "counter" && !Theme.hasLargeText ? (flow.width - 10) / 3 : isPile ? flow.width * (isPileAt(index - 1) ? 0.44 : isPileAt(index + 1) ? 0.53 : 1) : entry.kind === "dice" && !panel.isLarge ? Math.min(flow.width, 30 * entry.dice.length) : entry.kind === "zone" && panel.isTiny && entry.zone.kind === "hand" ? Math.max(62, flow.width - 3 * 43) : flow.width
                    spacing: 5

                    Item {
                        visible: cell.isSpaced
                        width: cell.width
                        height: visible ? 9 : 0

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
