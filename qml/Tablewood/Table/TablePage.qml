pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A match at the table: opens the kept match of this id. The window shows the pages that its signals ask for.
FocusScope {
    id: page

    required property string matchId
    signal homeWanted
    signal helpWanted
    signal settingsWanted
    /// The same seats once more.
    signal againWanted

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
            onHomeWanted: page.homeWanted()
            onHelpWanted: page.helpWanted()
            onSettingsWanted: page.settingsWanted()
            onAgainWanted: page.againWanted()
        }
    }

    Panel {
        visible: kept.problem !== ""
        anchors.centerIn: parent
        width: Math.min(560, page.width - 64)
        height: sorry.implicitHeight + 48

        Column {
            id: sorry

            x: 24
            y: 24
            width: parent.width - 48
            spacing: 14

            Heading {
                text: qsTr("This match cannot be opened")
                size: 24
            }

            BodyText {
                width: parent.width
                text: kept.problem
                wrapMode: Text.WordWrap
                size: 14
            }

            WoodButton {
                text: qsTr("Home")
                icon.name: "home"
                onClicked: page.homeWanted()
            }
        }
    }

    KeptTable {
        id: kept

        matchId: page.matchId
    }
}
