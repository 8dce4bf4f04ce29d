pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A table: its layout for this window, what lies over it, the keys. Behind the closed gate nothing of it exists.
FocusScope {
    id: view

    required property TableModel table
    readonly property SceneModel scene: table.scene
    property bool isEndSeen: false
    /// Something lies over all of it, such as the settings.
    property bool isCovered: false
    /// The table that is laid now, null for none.
    property OpenTable shownLayout: null
    /// The page of the end lies over the table.
    readonly property bool isEndShown: scene.isOver && !isEndSeen && !table.isReplay && !table.isSharedScreen && !table.isGateClosed
    /// The match can be watched again.
    property bool hasReplay: table.isLocal && !table.isReplay
    /// Why the match goes on without being stored; empty while it is kept.
    property string unstored: ""
    /// Leads through a match that is watched again; null where one is played.
    property ReplayModel replay: null
    /// A press on the board shows a space to people at other laptops.
    property alias isPointing: hands.isPointing
    /// A line about the match at its end; empty for the usual one.
    property string endNote: ""
    property string endNoteTip: ""
    /// The viewer chooses who they are, or learns it, on a page over the table.
    readonly property alias isChoosing: sheets.isChoosing
    /// Before the page has its size no layout is chosen.
    readonly property bool isLaid: width > 0 && height > 0 && !table.isGateClosed && !table.isSharedScreen && !table.isSharedNight
    /// The table is this laptop's: others come to it.
    property bool isHost: table.isLocal
    /// More notices, as HeadNotice objects, the most important first.
    property var notices: []
    /// In the network there is much to say, so a line is kept free for it under the scores. Elsewhere it lies over the head of the table;
    /// but the table makes room for what stops it.
    readonly property bool hasNoteLine: !table.isLocal && !table.isReplay
    readonly property real noteHeight: hasNoteLine ? Math.min(Theme.px(30), 42) : 0
    /// The height of the line at the very top, with its gap.
    readonly property real lineRoom: hasNoteLine ? noteHeight + 8 : 0
    /// The table goes on once somebody has answered what is said there.
    property bool isStopped: false
    readonly property real stopRoom: isStopped && !hasNoteLine ? note.height + 14 : 0
    /// The table that can be seen now, null for none.
    readonly property OpenTable seenLayout: sheets.isAny ? null : shownLayout
    readonly property rect notePlace: hasNoteLine && seenLayout !== null ? seenLayout.notePlace : Qt.rect((width - noteWidth) / 2, 6, noteWidth, noteHeight)
    /// Between the corners.
    readonly property real noteWidth: Math.min(width - (isColumn ? 2 * (96 + cornerRoom) : 504), Theme.px(760))
    /// And what those need at the foot who are asked around this screen, or go back behind the gate.
    readonly property real askingRoom: asking.visible ? asking.height + 24 : toGate.visible ? toGate.height + 28 : 0
    /// One column beside the board where words are large for the window. One that closes, without a width, keeps its layout.
    readonly property bool isColumn: Theme.hasLargeText || (width > 0 && (width < 1060 * Theme.textScale || height > width * 1.05))
    /// More stands at the corners: below the small buttons at the right, so far into the column there, or beside the way home and the
    /// menu, so wide.
    property real cornerRoom: 0
    required property TableWays ways

    /// People who sit with closed eyes must not hear a press.
    readonly property bool isQuiet: table.isSharedNight
    /// A night that runs is this table's, not that of a match that is watched.
    readonly property bool isLive: !table.isReplay

    onIsQuietChanged: Sounds.setQuiet(view, isQuiet)
    Component.onDestruction: if (isLive)
        Night.leaveTable()

    // Where what had the keyboard is gone, such as a card that was played.
    Window.onActiveFocusItemChanged: keeping.restart()

    Timer {
        id: keeping

        interval: 0
        onTriggered: view.keepKeys()
    }

    function followNight(): void {
        if (view.isLive)
            Night.followTable(sheets.isDarkAtTable ? view.scene : null, view.isHost);
    }

    function leaveSharedScreen(): void {
        if (view.table.isLocal)
            view.table.isSharedScreen = false;
        else
            view.ways.home();
    }

    /// Closes the card that is held large; false if none is.
    function closeDetail(): bool {
        const isOpen = hands.isDetailOpen;
        hands.closeDetail();
        return isOpen;
    }

    /// Whether Tab comes to it, or to what it is a part of, such as a list for its lines.
    function isStop(item: Item): bool {
        for (let at = item; at !== null && at !== view; at = at.parent) {
            if (at.activeFocusOnTab)
                return true;
        }
        return false;
    }

    /// Gives the keyboard to the board where it lies with nothing that could use it.
    function keepKeys(): void {
        const item = view.Window.activeFocusItem;
        const isTable = !sheets.isAny && !view.table.isReplay && !view.table.isGateClosed && (!view.scene.isOver || view.isEndSeen);
        if (view.activeFocus && isTable && item && !view.isStop(item))
            view.shownLayout?.boardPart.takeKeys();
    }

    Binding {
        target: view.table
        property: "isCovered"
        // Who reads what a vote has brought does not miss what comes next.
        value: view.isCovered || (sheets.isBallot && view.scene.ballot.isOver)
    }

    Connections {
        target: view.ways

        function onEnd(): void {
            view.isEndSeen = false;
        }
        function onBoard(): void {
            view.isEndSeen = true;
        }
    }

    TableTouch {
        id: hands

        table: view.table
        ground: view
    }

    Connections {
        target: view.scene

        function onChanged(): void {
            if (!view.scene.isOver)
                view.isEndSeen = false;
            view.followNight();
        }
    }

    Connections {
        target: view.table

        function onSounded(sound: string): void {
            Sounds.play(sound);
        }
        function onTurnCame(): void {
            Sounds.play("your-turn");
            view.Window.window?.alert(0);
            // The keys are back on the board, unless a person walks about with them.
            if (view.activeFocus && EnterHolder.taker === null && !sheets.isAny)
                view.shownLayout?.boardPart.takeKeys();
        }
    }

    FocusScope {
        id: under

        anchors.fill: parent
        anchors.topMargin: view.stopRoom
        anchors.bottomMargin: view.askingRoom
        enabled: !view.isEndShown && !sheets.isAny
        // Nothing of the table is there behind the dark, or behind a vote.
        visible: !sheets.isAny
        focus: true

        Only {
            when: view.isLaid
            onItemAdded: (index, item) => {
                view.shownLayout = item as OpenTable;
                // From what had the keys in the match, and from nothing that lies over the page.
                under.focus = true;
            }
            onItemRemoved: (index, item) => view.shownLayout = null

            OpenTable {
                anchors.fill: parent
                focus: true
                isColumn: view.isColumn
                table: view.table
                touch: hands
                hasReplay: view.hasReplay
                unstored: view.unstored
                replay: view.replay
                cornerRoom: view.cornerRoom
                noteHeight: view.noteHeight
                ways: view.ways
            }
        }
    }

    Only {
        when: view.table.isSharedScreen && !sheets.isNight

        SharedPage {
            anchors.fill: parent
            anchors.topMargin: view.stopRoom + view.lineRoom
            table: view.table
            touch: hands
            unstored: view.unstored
            onLeaveWanted: view.leaveSharedScreen()
        }
    }

    MatchSheets {
        id: sheets

        anchors.fill: parent
        z: 23
        table: view.table
        touch: hands
        ways: view.ways
        isColumn: view.isColumn
        isHost: view.isHost
        stopRoom: view.stopRoom
        lineRoom: view.lineRoom
        footRoom: view.askingRoom
        onIsDarkAtTableChanged: view.followNight()
    }

    SharedAsking {
        id: asking

        visible: view.isLaid && view.table.isAskingAll && view.table.asked.count > 0
        x: 16
        y: parent.height - height - 16
        z: 26
        width: parent.width - 32
        height: implicitHeight
        // Some of the table stays in sight, and the corners free.
        room: Math.min(view.height * 0.6, view.height - view.stopRoom - Theme.px(56) - 32)
        table: view.table
    }

    Stage {
        id: stage

        readonly property Item board: view.shownLayout?.boardPart ?? null
        readonly property real sharedUnit: Math.min(view.width / 1920, view.height / 1080)

        /// The board, or where that is on the shared screen.
        function findPlace(): rect {
            if (stage.board !== null && view.table.stage.isUp && stage.board.width > 0 && view.height > 0)
                return view.mapFromItem(stage.board, 0, 0, stage.board.width, stage.board.height);
            const top = view.stopRoom + view.lineRoom + 130 * stage.sharedUnit;
            return Qt.rect(0, top, view.width, Math.max(0, view.height * 0.8 - top));
        }

        place: findPlace()
        z: 27
        unit: table.isSharedScreen ? 2.1 * sharedUnit / Theme.wordScale : 1
        table: view.table
        touch: hands
        isUnder: sheets.isAny || view.isEndShown || view.table.isGateClosed || view.table.isSharedNight
    }

    LessonCard {
        id: explaining

        anchors.fill: parent
        z: 25
        table: view.table
        // In the dark nothing may differ from screen to screen.
        layout: sheets.isAny ? null : view.shownLayout
        sheet: sheets.explained
        overParts: [stage, note]
        topEdge: view.stopRoom
    }

    HeadNotice {
        id: pointing

        text: hands.isPointing ? qsTr("Press what you mean on the board: all see it.") : ""
        iconName: "hand"
        action: qsTr("Do not point")
        onActed: hands.isPointing = false
    }

    HeadNotice {
        id: answering

        text: view.table.answers.text
        iconName: "speech"
        canShut: true
        onShut: view.table.answers.forget()
    }

    // Where the log stands beside the board, it says so there.
    HeadNotice {
        id: recapping

        text: view.isColumn && !sheets.isAny && view.isLaid ? view.table.recap.words : ""
        iconName: "scroll"
        canShut: true
        onShut: view.table.recap.read()
    }

    UndoNotice {
        id: undoing

        table: view.table
    }

    HeadNote {
        id: note

        x: view.notePlace.x
        y: view.notePlace.y
        z: 30
        width: view.notePlace.width
        implicitHeight: view.noteHeight
        isWhole: !view.hasNoteLine
        notices: [answering, pointing, undoing, ...view.notices, recapping]
    }

    Flights {
        visible: !sheets.isBallot
        anchors.fill: parent
        z: 40
        table: view.table
        touch: hands
    }

    DraggedPiece {
        touch: hands
        scene: view.scene
    }

    OptionChoice {
        z: 50
        at: hands.at
        hand: view.shownLayout?.handPart ?? null
        isHeldBack: hands.draggedPiece !== 0
        table: view.table
    }

    RefusalBubble {
        z: 60
        text: view.table.refusal
        at: hands.at
    }

    ProblemBar {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - height - 24
        z: 65
        width: Math.min(parent.width - 48, Theme.px(620))
        problem: view.table.problem
    }

    UndoQuestions {
        anchors.fill: parent
        z: 68
        table: view.table
    }

    Only {
        when: view.table.peek.count > 0

        PeekSheet {
            anchors.fill: parent
            z: 70
            table: view.table
        }
    }

    CardDetail {
        z: 80
        anchors.fill: parent
        entry: hands.detail
        isOpen: hands.isDetailOpen
        besideX: hands.at.x
    }

    Only {
        when: view.isEndShown

        EndPage {
            anchors.fill: parent
            z: 90
            table: view.table
            hasReplay: view.hasReplay
            note: view.endNote === "" ? usualNote : view.endNote
            noteTip: view.endNoteTip
            ways: view.ways
            Component.onCompleted: focus = true
        }
    }

    WoodButton {
        id: toGate

        visible: view.table.isShownToAll && !view.table.isSharedScreen
        z: 85
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 14
        kind: "gold"
        implicitHeight: Theme.px(56)
        text: qsTr("Back behind the gate")
        icon.name: "door"
        textSize: 18
        onClicked: view.table.closeGate()
    }

    Cover {
        z: 95
        anchors.fill: parent
        table: view.table
        ways: view.ways
        onOpened: view.shownLayout?.forceActiveFocus()
    }

    KeyShortcut {
        action: "shared"
        enabled: !view.table.isReplay
        onActivated: view.table.isSharedScreen = !view.table.isSharedScreen
    }

    // Where a match is watched again, the keys lead through it.
    Keys.enabled: !table.isReplay
    Keys.onPressed: event => keys.press(event)
    Keys.onReleased: event => keys.release(event)

    MatchKeys {
        id: keys

        table: view.table
        touch: hands
        layout: view.shownLayout
        ground: view
        isAfterEnd: view.scene.isOver && view.isEndSeen
        isUnder: sheets.isAny
        lesson: explaining
        note: note
        onSharedScreenLeft: view.leaveSharedScreen()
        ways: view.ways
    }
}
