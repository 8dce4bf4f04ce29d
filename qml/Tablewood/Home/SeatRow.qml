import QtQuick
import Tablewood.App
import Tablewood.Ui

/// One seat in the set-up: emblem, name, person or bot.
Rectangle {
    id: row

    required property int index
    required property string name
    required property string emblem
    required property bool isPerson
    required property bool isFirstPerson
    property SeatList seats: null
    /// The table is covered before the next person looks.
    property bool isCovered: false
    property bool canRemove: false
    signal emblemWanted(Item token)

    readonly property real inner: Math.max(40, box.implicitHeight)
    readonly property real rest: width - box.x - Theme.px(140) - 10 - kind.implicitWidth - 22 - (canRemove ? remove.width : 0) - 8
    /// The words in two lines at most, else person or bot stand below the name.
    readonly property bool isNarrow: rest < note.implicitWidth * 0.6

    implicitHeight: isNarrow ? 2 * inner + 28 : inner + 20
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
            seat: row.index
            emblem: row.emblem
            size: 43
        }
    }

    TextBox {
        id: box

        x: 70
        y: 10
        width: row.isNarrow ? row.width - x - 60 : Theme.px(140)
        height: row.inner
        isHeading: true
        textSize: 18
        name: qsTr("Name of seat %1").arg(row.index + 1)
        placeholderText: qsTr("Player %1").arg(row.index + 1)
        iconName: "pencil"
        maximumLength: 40
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

    BodyText {
        id: note

        x: kind.x + kind.width + 16
        y: kind.y
        width: (row.isNarrow ? row.width : remove.x) - x - 6
        height: kind.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        text: !row.isPerson ? qsTr("Mild: plays anything allowed") : row.isFirstPerson ? qsTr("at the laptop now") : row.isCovered ? qsTr("after a cover") : qsTr("takes turns at it")
        size: 12
        color: Theme.textSoft
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
