pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The sheet that lies over the whole table, if one does: the calm screen of a night, a vote, or the page of who one is.
Item {
    id: sheets

    required property TableModel table
    required property TableTouch touch
    required property TableWays ways
    required property bool isColumn
    /// Whoever sits here leads through the night.
    required property bool isHost
    /// The height at the top that what stops the table takes, the line below it, and the height that is taken at the foot.
    property real stopRoom: 0
    property real lineRoom: 0
    property real footRoom: 0
    readonly property SceneModel scene: table.scene
    /// Everybody sits in the dark, also where nothing is laid yet, such as behind the gate.
    readonly property bool isDarkAtTable: scene.night.isDark && !table.isReplay && !scene.isOver
    readonly property bool isSeen: width > 0 && height > 0 && !table.isGateClosed
    readonly property bool isNight: isSeen && isDarkAtTable
    /// All vote about a seat, or have just done so.
    readonly property bool isBallot: isSeen && !table.isReplay && !scene.isOver && !isNight && hasVote()
    /// What is explained now is explained at the table itself, not at the page of who one is. In large type that has no room beside its cards.
    readonly property bool isReadAtTable: table.lesson.isShown && (Theme.hasLargeText || !(table.lesson.thing === "zone" && table.lesson.name === scene.identity.id))
    /// The viewer chooses who they are, or learns it. Who wants no great moments does so at the table itself.
    readonly property bool isChoosing: isSeen && !isReadAtTable && !table.isSharedScreen && !table.isSharedNight && scene.hasIdentity && Preferences.stageTime !== 2 && !table.isReplay && !scene.isOver && !isNight && !isBallot
    readonly property bool isAny: isNight || isBallot || isChoosing
    /// The sheet that something can be explained on; null for none.
    readonly property var explained: identity.shown !== null ? identity.shown : ballot.shown
    /// The ballot that was seen running, until what it brought has been seen; 0 for none.
    property int seenBallot: 0

    Component.onCompleted: followBallot()

    /// A vote runs, or ended before the eyes of the person.
    function hasVote(): bool {
        const ballot = sheets.scene.ballot;
        return ballot.number > 0 && (!ballot.isOver || ballot.number === sheets.seenBallot);
    }

    /// A person who came while a vote was on sees how it ends.
    function followBallot(): void {
        if (sheets.scene.ballot.number > 0 && !sheets.scene.ballot.isOver)
            sheets.seenBallot = sheets.scene.ballot.number;
    }

    Connections {
        target: sheets.scene

        function onChanged(): void {
            sheets.followBallot();
        }
    }

    Only {
        when: sheets.isNight

        NightPage {
            anchors.fill: parent
            table: sheets.table
            touch: sheets.touch
            headRoom: sheets.lineRoom
            isControlled: sheets.isHost
            ways: sheets.ways
            Component.onCompleted: focus = true
        }
    }

    MatchBallot {
        id: ballot

        anchors.fill: parent
        anchors.topMargin: sheets.stopRoom
        headRoom: sheets.lineRoom
        footRoom: sheets.footRoom
        isOpen: sheets.isBallot
        isColumn: sheets.isColumn
        table: sheets.table
        onClosed: sheets.seenBallot = 0
        ways: sheets.ways
    }

    Only {
        id: identity

        property IdentityPage shown: null

        when: sheets.isChoosing
        onItemAdded: (index, item) => {
            shown = item as IdentityPage;
            shown.focus = true;
        }
        onItemRemoved: shown = null

        IdentityPage {
            anchors.fill: parent
            headRoom: sheets.stopRoom + sheets.lineRoom
            footRoom: sheets.footRoom
            table: sheets.table
            touch: sheets.touch
            ways: sheets.ways
        }
    }
}
