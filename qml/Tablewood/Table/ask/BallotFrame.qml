import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What the layouts of a ballot have in common: the scaffold under the lantern, the corners, and that it goes by itself after all
/// slips have lain turned for a while.
FocusScope {
    id: page

    required property TableModel table
    readonly property SceneModel scene: table.scene
    readonly property ballotEntry ballot: scene.ballot
    /// All but who is voted about, and while it runs the viewer, who has the foot of the page.
    readonly property var voters: [...scene.slips.entries].filter(slip => slip.seat !== ballot.subject && (!slip.isYou || ballot.isOver))
    default property alias content: stage.data
    /// What it stands on is so high.
    readonly property real stageHeight: stage.height
    /// How high the room is that the corners take.
    readonly property real cornerRoom: Math.max(0, corners.y + corners.height + 12 - headRoom)
    /// How high something else stands at the head, and at the foot.
    property real headRoom: 0
    property real footRoom: 0
    /// What is needed while one reads: nothing lies over it where that can be.
    property var busyParts: []
    /// What is pressed now: nothing lies over it at all.
    property Item answers: null
    signal closed
    signal homeWanted
    signal helpWanted
    signal settingsWanted

    Accessible.role: Accessible.Pane
    Accessible.name: ballot.title
    Keys.onReturnPressed: event => page.goOn(event)
    Keys.onEnterPressed: event => page.goOn(event)

    function goOn(event: var): void {
        event.accepted = ballot.isOver;
        if (ballot.isOver)
            closed();
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }

    Rectangle {
        anchors.fill: parent
        color: "#0E120D"
    }

    ArtImage {
        anchors.fill: parent
        art: "scenery/scaffold"
    }

    Item {
        id: stage

        anchors.fill: parent
        anchors.topMargin: page.headRoom
    }

    CornerButtons {
        id: corners

        anchors.right: parent.right
        anchors.rightMargin: 16
        y: 16
        onHelpWanted: page.helpWanted()
        onSettingsWanted: page.settingsWanted()
    }

    IconButton {
        x: 16
        y: 16
        width: 48
        height: 48
        icon.name: "chevL"
        tip: qsTr("Home; the match is kept")
        onClicked: page.homeWanted()
    }

    // What all slips say stays for a while.
    Timer {
        interval: 9000
        running: page.ballot.isOver
        onTriggered: page.closed()
    }
}
