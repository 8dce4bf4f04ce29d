import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A sheet over the table, of which nothing can be seen or reached below it: its ground, what is on it, and the ways out in the corners.
FocusScope {
    id: sheet

    required property TableModel table
    required property TableWays ways
    /// How it is read aloud, and what the way home means for the match.
    property string title: ""
    property string homeTip: ""
    property color ground: "#0E120D"
    /// The picture it stands on; empty for the ground alone.
    property string art: ""
    /// The corners are dim while nobody uses them.
    property bool isCalm: false
    /// How high something else stands at the head, and at the foot.
    property real headRoom: 0
    property real footRoom: 0
    /// Needed while one reads: nothing lies over them where that can be.
    property var busyParts: []
    /// What to press now: nothing lies over it at all; null for nothing.
    property Item answers: null
    /// Something can be explained on it.
    property bool canExplain: true
    /// Where the ways out end.
    readonly property real cornerWidth: corner.width
    readonly property real cornerEnd: corner.y + corner.height
    default property alias content: stage.data
    /// Stands before the usual buttons.
    property alias buttons: more.data

    Accessible.role: Accessible.Pane
    Accessible.name: title

    // Nothing reaches the table below.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }

    Rectangle {
        anchors.fill: parent
        color: sheet.ground
    }

    ArtImage {
        visible: sheet.art !== ""
        anchors.fill: parent
        art: sheet.art
    }

    FocusScope {
        id: stage

        anchors.fill: parent
        focus: true
    }

    IconButton {
        x: 16
        y: 16
        opacity: !sheet.isCalm || hovered || visualFocus ? 1 : 0.45
        icon.name: "chevL"
        tip: sheet.homeTip
        onClicked: sheet.ways.home()
    }

    FocusScope {
        id: corner

        x: parent.width - width - 16
        y: 16
        width: buttons.width
        height: buttons.height
        opacity: !sheet.isCalm || activeFocus || over.hovered ? 1 : 0.45

        HoverHandler {
            id: over
        }

        Row {
            id: buttons

            spacing: 8

            Row {
                id: more

                spacing: 8
            }

            CornerButtons {
            }
        }
    }
}
