import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The end of a match: who won and why, the scores over the match or its end as a picture, what happened last, and again.
FocusScope {
    id: page

    required property TableModel table
    /// One below the other, where words are large for the window.
    readonly property bool isStacked: Theme.hasLargeText || width < 1080
    /// So many that what each of them was stands beside the board.
    readonly property bool isCrowd: table.scene.seats.count > 4 || (table.scene.seats.count > 3 && !isScored())
    readonly property real sideWidth: isStacked ? body.width : Math.round(body.width * 0.372)
    readonly property bool isReady: !calm.running
    /// A line about the match, below.
    property string note: usualNote
    property string noteTip: ""
    readonly property string usualNote: qsTr("The match is kept on this laptop")
    /// The match can be watched again.
    property bool hasReplay: false
    required property TableWays ways

    function isScored(): bool {
        return [...page.table.scene.seats.entries].some(seat => seat.hasScore);
    }

    /// Not too soon: neither the press that ended the match begins another, nor one of those who still pass and go on.
    function playOn(way: wayOn): void {
        if (!isReady)
            calm.restart();
        else if (table.isLocal)
            ways.next(way);
    }

    Timer {
        id: calm

        interval: 1000
        running: true
    }

    Accessible.role: Accessible.Pane
    Accessible.name: Spoken.sentences([banner.fate, table.scene.verdict])
    Keys.onReturnPressed: page.playOn(page.table.waysOn[0])
    Keys.onEnterPressed: page.playOn(page.table.waysOn[0])
    Keys.onEscapePressed: page.ways.board()

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }

    ArtImage {
        anchors.fill: parent
        art: "wood/tabletop?theme=" + Theme.name
    }

    ScrollArea {
        id: body

        x: 24
        y: 20
        width: parent.width - 48
        height: foot.y - y - 16
        contentHeight: page.isStacked ? log.y + log.height : height
        barMargin: 16
        ground: Theme.window
        groundAbove: Theme.window

        EndBanner {
            id: banner

            width: parent.width
            scene: page.table.scene
            isOfOne: page.table.isOfOne
            isStacked: page.isStacked
            isCrowd: page.isCrowd
        }

        EndPicture {
            id: picture

            y: page.isStacked && page.isCrowd ? crowd.y + crowd.height + 14 : banner.height + 14
            width: page.isStacked ? parent.width : Math.round(parent.width * 0.617)
            height: page.isStacked ? Math.max(320, Theme.px(220)) : body.height - y
            table: page.table
        }

        WhoWasWho {
            id: crowd

            visible: page.isCrowd
            x: parent.width - width
            y: banner.height + 14
            width: page.sideWidth
            scene: page.table.scene
        }

        LogPanel {
            id: log

            x: parent.width - width
            y: (page.isStacked ? picture.y + picture.height : page.isCrowd ? crowd.y + crowd.height : banner.height) + 14
            width: page.sideWidth
            height: page.isStacked ? Theme.px(260) : body.height - y
            table: page.table
            isOpen: true
        }
    }

    EndFoot {
        id: foot

        x: 24
        y: parent.height - height - 18
        width: parent.width - 48
        height: implicitHeight
        focus: true
        table: page.table
        hasReplay: page.hasReplay
        note: page.note
        noteTip: page.noteTip
        ways: page.ways
        onNextWanted: way => page.playOn(way)
    }
}
