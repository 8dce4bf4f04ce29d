pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A match that was played, watched again: the table as it was, and the bar that leads through it.
FocusScope {
    id: page

    /// The match of the library, and the table where it is open now; null if it is not.
    property string matchId: ""
    property TableModel live: null
    /// The table as it is shown; null while nothing is open.
    readonly property TableModel table: course.table
    /// The game that was played, by its id; empty while nothing is open.
    readonly property string game: course.table?.scene.game ?? ""
    readonly property bool isGateClosed: course.table?.isGateClosed ?? false
    signal closeWanted

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The match is watched again")
    Component.onCompleted: course.open(matchId, live)
    onIsGateClosedChanged: (isGateClosed ? match.itemAt(0) : quiet).forceActiveFocus()

    /// Closes what lies uppermost: the card that is held large, what is on the stage, else the replay.
    function leave(): void {
        const view = match.itemAt(0) as MatchView;
        if (!(view?.closeDetail() ?? false) && !(page.table?.stage.dismissAll() ?? false))
            page.closeWanted();
    }

    Keys.onEscapePressed: page.leave()
    Keys.onPressed: event => event.accepted = bar.visible && bar.takeKey(event)

    ReplayModel {
        id: course
    }

    ArtImage {
        anchors.fill: parent
        art: "wood/tabletop?theme=" + Theme.name
    }

    // Has the keys while no part is marked.
    Item {
        id: quiet

        focus: true
    }

    Only {
        id: match

        when: course.table !== null

        MatchView {
            anchors.fill: parent
            anchors.bottomMargin: bar.visible ? bar.height + 12 : 0
            table: course.table
            replay: course
            ways: TableWays {
                onHome: page.closeWanted()
            }
        }
    }

    ReplayBar {
        id: bar

        visible: course.table !== null && !page.isGateClosed
        x: 12
        y: parent.height - height - 12
        width: parent.width - 24
        height: implicitHeight
        replay: course
        onCloseWanted: page.closeWanted()
    }

    Unopened {
        visible: course.problem !== ""
        anchors.centerIn: parent
        width: Math.min(560, page.width - 64)
        title: qsTr("This match cannot be watched")
        problem: course.problem
        onHomeWanted: page.closeWanted()
    }
}
