import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The base of the layouts of a ballot: the scaffold under the lantern. It goes by itself after all slips have lain turned for a
/// while.
TableSheet {
    id: page

    readonly property SceneModel scene: table.scene
    readonly property ballotEntry ballot: scene.ballot
    /// All slips but the viewer's while it runs, who then has the foot of the page.
    readonly property var slips: [...scene.slips.entries].filter(slip => !slip.isYou || ballot.isOver)
    /// All but who is voted about.
    readonly property var voters: slips.filter(slip => slip.seat !== ballot.subject)
    default property alias parts: stage.data
    readonly property real stageHeight: stage.height
    /// How high the room is that the corners take.
    readonly property real cornerRoom: Math.max(0, cornerEnd + 12 - headRoom)
    signal closed

    title: ballot.title
    homeTip: qsTr("Home; the match is kept")
    art: "scenery/scaffold"
    canExplain: !ballot.isOver
    Keys.onReturnPressed: event => page.goOn(event)
    Keys.onEnterPressed: event => page.goOn(event)

    function goOn(event: var): void {
        event.accepted = ballot.isOver;
        if (ballot.isOver)
            closed();
    }

    FocusScope {
        id: stage

        anchors.fill: parent
        anchors.topMargin: page.headRoom
        focus: true
    }

    // The turned slips stay for a while.
    Timer {
        interval: 9000
        running: page.ballot.isOver
        onTriggered: page.closed()
    }
}
