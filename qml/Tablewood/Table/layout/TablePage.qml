pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A match at the table: opens the kept match of this id. The window shows the pages that its signals ask for.
FocusScope {
    id: page

    required property string matchId
    /// Null while nothing is open.
    readonly property TableModel table: kept.table
    /// The game that is played, by its id; empty while nothing is open.
    readonly property string game: kept.table?.scene.game ?? ""
    /// Something lies over the page.
    property bool isCovered: false
    signal homeWanted
    /// The same seats once more.
    signal againWanted
    /// They go on with a match that could follow this one.
    signal nextWanted(wayOn way)
    /// Asks to watch the match so far.
    signal replayWanted(TableModel table)

    ArtImage {
        anchors.fill: parent
        art: "wood/tabletop?theme=" + Theme.name
    }

    Only {
        when: kept.table !== null

        MatchView {
            anchors.fill: parent
            focus: true
            table: kept.table
            isCovered: page.isCovered
            unstored: kept.isUnstored ? kept.storageProblem : ""
            isStopped: storing.text !== ""
            notices: [storing]
            ways: TableWays {
                onHome: page.homeWanted()
                onAgain: page.againWanted()
                onNext: way => page.nextWanted(way)
                onHalt: halted => kept.table.isHalted = halted
                onReplay: page.replayWanted(kept.table)
            }
        }
    }

    Unopened {
        visible: kept.problem !== ""
        anchors.centerIn: parent
        width: Math.min(560, page.width - 64)
        title: qsTr("This match cannot be opened")
        problem: kept.problem
        onHomeWanted: page.homeWanted()
    }

    StorageNotice {
        id: storing

        text: kept.isUnstored ? "" : kept.storageProblem
        isChangedElsewhere: kept.isChangedElsewhere
        onActed: kept.goOnUnstored()
    }

    KeptTable {
        id: kept

        matchId: page.matchId
    }
}
