pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Whether every role is called or only those in play, and which these are.
Column {
    id: cast

    spacing: 9

    Flow {
        width: parent.width
        spacing: 8

        Each {
            model: [qsTr("Every role of the night"), qsTr("Only those in play")]

            WoodButton {
                required property int index
                required property string modelData
                readonly property bool isChosen: Night.setup.callsInPlayOnly === (index === 1)

                width: Math.min(implicitWidth, cast.width)
                kind: isChosen ? "wood" : "quiet"
                icon.name: isChosen ? "check" : ""
                text: modelData
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: isChosen
                onClicked: Night.setup.callsInPlayOnly = index === 1
            }
        }
    }

    BodyText {
        width: parent.width
        wrapMode: Text.WordWrap
        text: Night.setup.callsInPlayOnly ? qsTr("Tick the roles in play. They are called in every night, also when nobody holds them any more: the same words, the same seconds.") : qsTr("Every role gets its words and its seconds, whoever holds it: nobody hears which are in play.")
        color: Theme.textSoft
    }

    Grid {
        id: roles

        visible: Night.setup.callsInPlayOnly
        width: parent.width
        columns: Theme.hasLargeText ? 1 : 2
        columnSpacing: 48
        rowSpacing: 6

        Each {
            model: Night.setup.roles

            NightRoleRow {
                required property nightRoleEntry entry

                visible: entry.isAskedFor
                width: (roles.width - (roles.columns - 1) * roles.columnSpacing) / roles.columns
                height: implicitHeight
                name: entry.name
                isInPlay: entry.isInPlay
                onTurned: isInPlay => Night.setup.setInPlay(entry.id, isInPlay)
            }
        }
    }

    BodyText {
        visible: Night.setup.callsInPlayOnly && text !== ""
        width: parent.width
        wrapMode: Text.WordWrap
        text: Night.setup.rolesNote
        color: Theme.textSoft
    }
}
