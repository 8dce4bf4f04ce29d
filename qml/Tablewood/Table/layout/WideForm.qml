pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A window that is wide enough: the board bare in the middle, everything else open at its edges.
/// - mine and others: whole panels in the columns, or plates where the scene calls them light
/// - supply: under whole panels of the others at the right, else under the plates at the left
/// - ask: at the foot, or where a plate of one's own lies there at the right; what can be done at the right of the foot
/// - story: what is left of the column at the right
TableForm {
    id: form

    readonly property real margin: 16
    readonly property bool hasPlates: [...scene.seats.entries].some(seat => seat.panel.isLight)
    readonly property var commons: [...scene.panelsAtHand.entries, ...scene.otherPanels.entries].filter(panel => panel.seat < 0)
    readonly property var supplies: hasPlates ? itemsOf(commons.filter(panel => !panel.isLight)) : []
    readonly property var record: hasPlates ? itemsOf(commons.filter(panel => panel.isLight)) : []
    readonly property var ownPlates: [...scene.myPanels.entries].filter(panel => panel.isLight)
    readonly property var pages: table.isReplay ? [] : [...scene.myPanels.entries].filter(panel => panel.isGuarded)

    readonly property real topEdge: topPart.height
    readonly property real boardTop: topEdge + (noteHeight > 0 ? noteHeight + 6 : 0)
    readonly property real largeUnit: Math.min(1.25, Theme.textScale)
    readonly property real leastSide: Math.round((hasPlates ? 250 : 220) * largeUnit)
    readonly property real mostSide: hasPlates ? 420 : 300 * largeUnit
    readonly property real besideBoard: (width - boardPart.widthFor(footY - boardTop)) / 2 - 2 * margin - 10
    /// As wide as the board leaves it; cards that lie open use more of it than words on a panel.
    readonly property real sideWidth: Math.round(Math.max(leastSide, Math.min(mostSide, besideBoard)))
    readonly property real sideX: width - sideWidth - margin
    readonly property real handShown: !scene.hasHand ? 0 : isFan ? Math.min(0.145 * height, 160) : handPart.cardHeight - margin
    readonly property real footHeight: hasPlates || table.isReplay ? handShown : Math.max(Theme.px(124), actionPart.implicitHeight)
    readonly property real footY: height - footHeight - (footHeight > 0 || hasPlates ? margin : 0)
    /// Where what stands in the column at the right ends.
    readonly property real columnFoot: (pages.length > 0 ? pagePlace.y : hasActions ? actionPlace.y : height) - 12
    readonly property real noteWidth: Math.min(boardPlace.width, Theme.px(760))

    readonly property real footUnit: Math.min(1.3, Theme.textScale)
    readonly property real widestFoot: Math.min(372 * footUnit, width * 0.29)
    readonly property real widestAction: Math.min(356 * footUnit, width * 0.278)
    /// A full hand, side by side.
    readonly property real fullHand: isFan ? 0 : 126 * Math.max(scene.hand.capacity, scene.hand.count)
    readonly property real handRoom: width - widestFoot - widestAction - 3 * margin - 24
    /// What is asked and what can be done make so much room each for the cards of a full hand.
    readonly property real giveWay: Theme.hasLargeText || actionPart.isRun ? 0 : Math.max(0, Math.min(44, (fullHand - handRoom) / 2))
    readonly property real footWidth: scene.hasHand ? widestFoot - giveWay : Math.min(620, width * 0.45)
    readonly property real besidePlatesY: plates.y + plates.rightEnd + 4
    readonly property rect promptBesidePlates: Qt.rect(sideX, besidePlatesY, sideWidth, Math.min(promptPart.implicitHeight, columnFoot - besidePlatesY))
    readonly property real promptEnd: promptPart.isWanted ? promptPlace.y + promptPlace.height + 12 : besidePlatesY
    readonly property real othersEnd: Math.min(others.y + others.contentHeight + 12, columnFoot - story.leastHeight)
    /// A line more goes into the gap above the foot.
    readonly property real promptHeight: Math.max(footHeight, Math.min(promptPart.implicitHeight, footHeight + 12))
    readonly property rect promptAtFoot: Qt.rect(margin, footY + footHeight - promptHeight, footWidth, promptHeight)

    readonly property real actionHeight: !hasActions ? 0 : hasPlates ? actionPart.implicitHeight : footHeight

    readonly property real handLeft: hasPlates ? sideWidth + margin + 28 : promptPlace.x + promptPlace.width + 24
    readonly property real handRight: hasPlates ? sideX - 28 : actionPlace.x - margin
    readonly property real handWidth: Math.min(handPart.implicitWidth, handRight - handLeft)
    readonly property real handX: Math.round(handLeft + Math.max(0, (handRight - handLeft - handWidth) / 2))
    // A fan reaches so far out that the line with the type is seen.
    readonly property real handY: isFan ? height - handShown + 2 : height - handPart.cardHeight - 2

    // Six buttons stand in the corner where the log opens from there.
    cornerWidth: hasPlates ? 300 : 252
    topWidth: boardPart.widthFor(footY - boardTop)
    notePlace: Qt.rect((width - noteWidth) / 2, topEdge, noteWidth, noteHeight)
    boardPlace: Qt.rect(sideWidth + 2 * margin, boardTop, width - 2 * sideWidth - 4 * margin, footY - boardTop)
    handPlace: Qt.rect(handX, handY, handWidth, handPart.cardHeight)
    handUnit: isFan ? Math.max(1, Math.min(1.4, height / 860)) : table.isReplay ? 0.8 : 1
    isFan: scene.hand.isLight
    promptWidth: hasPlates ? sideWidth : footWidth
    promptPlace: hasPlates ? promptBesidePlates : promptAtFoot
    hasRing: hasPlates
    actionWidth: hasPlates ? sideWidth : widestAction - giveWay
    actionPlace: Qt.rect(width - actionWidth - margin, height - actionHeight - margin, actionWidth, actionHeight)
    // In a column others have its room while nothing can be pressed; at the foot it keeps its own.
    hasActions: !table.isReplay && (!hasPlates || actionPart.count > 0 || actionPart.isRun || scene.hasNextButton || scene.isOver)
    busyParts: [ownPlace, pagePlace, story.all, ...corners.parts]
    seenParts: [mine.drawn, others.drawn, ...supply.drawn]
    quietParts: [story.lastLines]
    seatPlates: plates
    isOpened: story.isOpen
    onShut: story.isOpen = false

    function itemsOf(panels: var): var {
        return panels.reduce((all, panel) => all.concat([...panel.items.entries]), []);
    }

    PanelColumn {
        id: mine

        x: form.margin
        y: form.topEdge
        width: form.sideWidth
        height: (form.table.isReplay ? form.height : form.footY) - y - 12
        model: form.hasPlates ? null : form.scene.myPanels.count > 0 ? form.scene.myPanels : form.scene.otherPanels
        isFirstOnly: form.scene.myPanels.count === 0
        // What is to be placed lies where nobody has to scroll to it.
        looseZones: form.hasPlates ? null : form.scene.looseZones
        below: form.hasPlates ? null : form.scene.panelsAtHand
        table: form.table
        touch: form.touch
    }

    PanelColumn {
        id: others

        x: form.sideX
        y: form.topEdge
        width: form.sideWidth
        height: form.columnFoot - 12 - story.leastHeight - y
        // The open log lies over it.
        opacity: story.isOpen ? 0 : 1
        enabled: !story.isOpen
        model: form.hasPlates ? null : form.scene.otherPanels
        skipsFirst: form.scene.myPanels.count === 0
        table: form.table
        touch: form.touch
    }

    SeatPlates {
        id: plates

        readonly property real gap: leftCount > 4 ? 8 : 12
        readonly property real wantedHeight: 66 * Math.max(1, form.height / 800) * Math.min(1.2, Theme.textScale)
        /// Its part of the column.
        readonly property real fairHeight: (form.height - 468) / Math.max(1, leftCount) - gap

        x: form.margin
        y: form.topEdge
        width: form.width - 2 * form.margin
        plateWidth: form.sideWidth
        plateHeight: Math.round(Math.max(48, Math.min(wantedHeight, fairHeight)))
        pitch: plateHeight + gap
        rightDrop: form.cornerRoom
        table: form.table
        touch: form.touch
    }

    // The keys go to whoever can be picked, and come back to the card.
    KeyLoan {
        isOpen: form.hasPlates && form.scene.isChoosingPanel
        onTaken: if (EnterHolder.isWalking)
            plates.firstTarget()?.forceActiveFocus(Qt.TabFocusReason)
    }

    SupplyRegion {
        id: supply

        visible: form.hasPlates
        x: form.margin
        y: plates.y + plates.leftEnd + 10
        width: form.sideWidth
        height: (own.count > 0 ? ownPlace.y - 26 : form.height - form.margin) - y
        pileWidth: 66 * Math.max(0.7, form.height / 800)
        items: form.supplies
        hasLooseZones: form.hasPlates
        table: form.table
        touch: form.touch
    }

    Item {
        id: ownPlace

        x: form.margin
        y: form.height - height - 12
        width: form.sideWidth
        height: Math.round(112 * form.largeUnit)
        visible: own.count > 0

        Each {
            id: own

            model: form.ownPlates

            OwnPlate {
                required property panelEntry modelData

                anchors.fill: parent
                entry: modelData
                table: form.table
                touch: form.touch
            }
        }
    }

    Item {
        id: pagePlace

        // An open page lies over what is above it.
        z: 7
        x: form.sideX + 6
        y: (form.hasActions ? form.actionPlace.y - 14 : form.height - form.margin) - height
        width: form.sideWidth - 12
        height: Theme.px(62)
        visible: form.pages.length > 0

        Each {
            model: form.pages

            GuardedPage {
                required property panelEntry modelData

                anchors.fill: parent
                z: 6
                entry: modelData
                openHeight: Math.min(420, pagePlace.y - form.topEdge - form.cornerRoom)
            }
        }
    }

    StoryRegion {
        id: story

        x: form.sideX
        y: form.topEdge + (form.hasPlates ? form.cornerRoom : 0)
        z: isOpen ? 8 : 0
        width: form.sideWidth
        height: (form.hasActions ? form.actionPlace.y - 14 : form.height - 12) - y
        closedY: (form.hasPlates ? form.promptEnd : form.othersEnd) - y
        closedFoot: form.columnFoot - y
        record: form.record
        table: form.table
        replay: form.replay
        onPointed: (board, cells, pieces) => form.pointed(board, cells, pieces)
    }

    TableCorners {
        id: corners

        anchors.fill: parent
        table: form.table
        hasReplay: form.hasReplay
        homeTip: form.homeTip
        unstored: form.unstored
        hasLog: form.hasPlates
        isLogOpen: story.isOpen
        onLogWanted: story.isOpen = !story.isOpen
        ways: form.ways
    }
}
