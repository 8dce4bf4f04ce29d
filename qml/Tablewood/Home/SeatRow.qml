import QtQuick
import Tablewood.App
import Tablewood.Lan
import Tablewood.Ui

/// One seat in the set-up: emblem, name, person or bot.
Rectangle {
    id: row

    required property int index
    required property string name
    required property string emblem
    required property bool isPerson
    required property bool isFirstPerson
    required property int strength
    required property MatchSetup setup
    readonly property SeatList seats: setup.seats
    /// The table is covered before the next person looks.
    property bool isCovered: false
    property bool canRemove: false
    signal emblemWanted(Item token)

    readonly property real inner: Math.max(40, box.implicitHeight)
    /// The room for the name, and for the words about a person.
    readonly property real rest: width - box.x - 10 - kind.implicitWidth - 10 - (canRemove ? remove.width : 0) - 8
    /// The name is cut a little before person or bot stand below it; the words take two lines at most.
    readonly property bool isNarrow: rest - wordsRoom < (isPerson ? 0 : Theme.px(96))
    readonly property real wordsRoom: isPerson ? Theme.px(140) + note.implicitWidth * 0.6 : strengths.implicitWidth

    /// Very large words: how well the bot plays stands below all else.
    readonly property bool isTall: isNarrow && !isPerson && 70 + kind.implicitWidth + 10 + strengths.implicitWidth + 8 > width

    /// The height apart from what the seat chooses.
    readonly property real headHeight: isTall ? 3 * inner + 36 : isNarrow ? 2 * inner + 28 : inner + 20

    implicitHeight: headHeight + (own.hasAny ? own.height + 8 : 0)
    radius: 12
    color: Theme.row
    border.width: 1
    border.color: Theme.rowEdge

    Rectangle {
        y: 10
        width: 4
        height: parent.height - 20
        radius: 2
        color: Theme.seatTint(row.index)
    }

    IconButton {
        id: tokenButton

        x: 12
        y: 10 + (row.inner - height) / 2
        implicitHeight: 46
        kind: "bare"
        tip: qsTr("Emblem of %1").arg(row.name)
        onClicked: row.emblemWanted(tokenButton)

        SeatToken {
            anchors.centerIn: parent
            // A row that leaves has no index.
            seat: Math.max(0, row.index)
            emblem: row.emblem
            size: 43
        }
    }

    TextBox {
        id: box

        function wantedWidth(): real {
            if (row.isNarrow)
                return row.width - box.x - 60;
            return row.isPerson ? Theme.px(140) : Math.min(Theme.px(140), row.rest - strengths.implicitWidth);
        }

        x: 70
        y: 10
        width: wantedWidth()
        height: row.inner
        isHeading: true
        textSize: 18
        name: qsTr("Name of seat %1").arg(row.index + 1)
        placeholderText: qsTr("Player %1").arg(row.index + 1)
        // In a narrow place the name needs its room.
        iconName: width < Theme.px(125) ? "" : "pencil"
        maximumLength: Preferences.nameLength
        text: row.name
        onEditingFinished: row.seats.rename(row.index, text)
    }

    Segmented {
        id: kind

        x: row.isNarrow ? 70 : box.x + box.width + 10
        y: row.isNarrow ? 18 + row.inner : 10
        height: row.inner
        textSize: 12
        name: row.name
        choices: [qsTr("Person"), qsTr("Bot")]
        icons: ["person", "bot"]
        current: row.isPerson ? 0 : 1
        onChosen: index => row.seats.setPerson(row.index, index === 0)
    }

    Segmented {
        id: strengths

        x: row.isTall ? kind.x : kind.x + kind.width + 10
        y: row.isTall ? kind.y + row.inner + 8 : kind.y
        height: row.inner
        visible: !row.isPerson
        textSize: 12
        name: qsTr("How well %1 plays:").arg(row.name)
        choices: [qsTr("Mild"), qsTr("Fair"), qsTr("Sharp")]
        current: row.strength
        onChosen: index => row.seats.setStrength(row.index, index)
    }

    BodyText {
        id: note

        visible: row.isPerson
        x: kind.x + kind.width + 16
        y: kind.y
        width: (row.isNarrow ? row.width : remove.x) - x - 6
        height: kind.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        text: row.isFirstPerson ? qsTr("at the laptop now") : row.isCovered ? qsTr("after a cover") : qsTr("takes turns at it")
        size: 12
        color: Theme.textSoft
    }

    SeatChoices {
        id: own

        x: 70
        y: row.headHeight - 2
        width: row.width - x - 12
        options: row.setup.optionsOf(row.index)
        chooser: row.name === "" ? qsTr("Player %1").arg(row.index + 1) : row.name
        onChosen: (key, value) => row.setup.choose(key, value)
    }

    IconButton {
        id: remove

        anchors.right: parent.right
        anchors.rightMargin: 8
        y: 10 + (row.inner - height) / 2
        visible: row.canRemove
        kind: "bare"
        tip: qsTr("Remove %1").arg(row.name)
        icon.name: "cross"
        onClicked: row.seats.removeAt(row.index)
    }
}
