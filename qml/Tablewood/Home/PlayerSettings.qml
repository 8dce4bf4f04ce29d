pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The settings of the person at this laptop.
SettingsSection {
    id: settings

    /// Every game is explained as in a first match.
    property bool isForgotten: false

    icon: "person"
    title: qsTr("Player")
    detail: Preferences.playerName === "" ? qsTr("no name yet") : Preferences.playerName
    words: [qsTr("Name"), qsTr("Emblem"), qsTr("Explain games in the first match")]
    resettable: "player"

    Heading {
        text: qsTr("Name")
        size: 19
    }

    TextBox {
        width: Math.min(parent.width, Theme.px(300))
        name: qsTr("Name")
        isHeading: true
        textSize: 18
        maximumLength: Preferences.nameLength
        placeholderText: qsTr("how others call you")
        text: Preferences.playerName
        onEditingFinished: Preferences.playerName = text
    }

    Heading {
        text: qsTr("Emblem")
        size: 19
    }

    Flow {
        width: parent.width
        spacing: 8

        Each {
            model: ArtColours.seatEmblems

            EmblemButton {
                // Without a choice it is the first.
                isCurrent: modelData === (Preferences.playerEmblem === "" ? ArtColours.seatEmblems[0] : Preferences.playerEmblem)
                tokenSize: 50
                onClicked: Preferences.playerEmblem = modelData
            }
        }
    }

    BodyText {
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("You sit down with them at the first seat.")
        color: Theme.textSoft
    }

    Heading {
        topPadding: 8
        text: qsTr("First matches")
        size: 19
    }

    SettingSwitch {
        width: parent.width
        hasDivider: false
        title: qsTr("Explain games in the first match")
        line: qsTr("step by step at the table, as it comes")
        checked: Preferences.explainsGames
        onChanged: checked => {
            Preferences.explainsGames = checked;
            settings.isForgotten = false;
        }
    }

    WoodButton {
        kind: "quiet"
        icon.name: "refresh"
        text: qsTr("Explain again")
        Accessible.description: qsTr("Explains every game in its next match, as if it were the first")
        onClicked: {
            Preferences.explainAgain();
            settings.isForgotten = true;
        }
    }

    BodyText {
        visible: settings.isForgotten
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("Every game is explained in its next match.")
        color: Theme.textSoft
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
