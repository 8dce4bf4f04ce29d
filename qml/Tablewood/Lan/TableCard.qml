import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A table in the network, with the button that joins it.
Rectangle {
    id: card

    required property nearbyEntry entry
    /// As what one comes: "seat", "watch" or "shared-screen".
    property string wants: "seat"
    /// It is the one that is looked at first.
    property bool isFirst: false
    /// The code to read aloud stands below.
    property bool hasCode: true
    /// It was joined before, and can be forgotten.
    property bool isLast: false
    property real unit: 1
    readonly property bool isHeard: entry.gameName !== ""
    readonly property bool isFull: isHeard && entry.free === 0
    readonly property string comesAs: wants === "seat" && isFull && !entry.isKnown ? "watch" : wants
    readonly property string line: stateWords()
    readonly property bool isBelow: width < Theme.px(190) + button.implicitWidth + words.x
    signal joinWanted(string wants)
    signal forgetWanted

    function stateWords(): string {
        const game = card.entry.gameName;
        if (card.entry.isOwn)
            return qsTr("%1, open on this laptop").arg(game);
        if (!card.isHeard)
            return qsTr("not heard now");
        if (card.entry.isKnown)
            return card.isLast ? qsTr("%1, open now").arg(game) : qsTr("%1, you have been there").arg(game);
        if (card.isFull)
            return qsTr("%1, full, you may watch").arg(game);
        return qsTr("%1, %2 of %3 seats free").arg(game).arg(card.entry.free).arg(card.entry.seats);
    }

    function wayIn(): string {
        if (card.entry.isKnown)
            return qsTr("Return");
        if (card.comesAs === "watch")
            return qsTr("Watch");
        return card.comesAs === "shared-screen" ? qsTr("Show it here") : qsTr("Join");
    }

    function pictureArt(): string {
        const emblem = card.entry.emblem === "" ? "map" : card.entry.emblem;
        const palette = card.entry.palette === "" ? "wood" : card.entry.palette;
        return `woodcut/${emblem}?palette=${palette}&size=0.86&cy=0.53&trees=0&seed=${card.entry.emblem}`;
    }

    /// Keeps its height when its words change: the button and two lines have their room.
    implicitHeight: Math.max(hasPicture ? 60 * unit : 0, words.height + spareLine + 16 + buttonRoom)
    readonly property real spareLine: Math.max(0, lineRoom.height - lineText.height)
    readonly property real buttonRoom: isBelow ? button.height + 8 : 0
    readonly property bool hasPicture: !isLast
    readonly property bool hasButton: entry.problem === "" && !entry.isOwn
    radius: 10
    color: isFirst && entry.problem === "" ? Theme.rowHover : Theme.row
    border.width: 1
    border.color: isFirst && entry.problem === "" ? Theme.chosenEdge : Theme.rowEdge

    Rectangle {
        visible: card.hasPicture
        x: 7
        y: card.isBelow ? 7 : (card.height - height) / 2
        width: 46 * card.unit
        height: width
        color: "#1B2620"

        ArtImage {
            anchors.fill: parent
            opacity: card.entry.problem === "" ? 1 : 0.5
            art: card.pictureArt()
        }
    }

    Column {
        id: words

        x: card.hasPicture ? 64 * card.unit : 14
        y: card.isBelow ? 8 : (card.height - height) / 2
        width: (card.isBelow ? card.width : card.isLast ? forget.x : card.hasButton ? button.x : card.width) - x - 10
        spacing: 1

        Heading {
            width: parent.width
            elide: Text.ElideRight
            text: card.entry.name
            size: 17 * card.unit
            HoverHandler {
                id: nameHover
            }

            Tooltip {
                text: card.entry.name
                isShown: nameHover.hovered && (parent as Heading).truncated
            }
        }

        BodyText {
            id: lineText

            width: parent.width
            wrapMode: Text.WordWrap
            text: card.entry.problem !== "" ? card.entry.problem : card.line
            size: 12.5 * card.unit
            color: card.entry.problem !== "" ? Theme.dangerText : Theme.textSoft
        }

        BodyText {
            visible: card.hasCode
            width: parent.width
            wrapMode: Text.WordWrap
            text: card.entry.code
            size: 12
            font.weight: Font.DemiBold
            color: Theme.textFaint
        }
    }

    // Two lines where what may be said of the table in one needs them.
    BodyText {
        id: lineRoom

        visible: false
        width: (card.isBelow ? card.width : button.x) - words.x - 10
        wrapMode: Text.WordWrap
        text: longest.advanceWidth(qsTr("%1, full, you may watch").arg(card.entry.gameName)) > width ? "\n" : ""
        size: 12.5 * card.unit
    }

    FontMetrics {
        id: longest

        font: lineText.font
    }

    IconButton {
        id: forget

        anchors.right: button.left
        anchors.rightMargin: 4
        y: button.y + (button.height - height) / 2
        visible: card.isLast
        kind: "bare"
        tip: qsTr("Forget %1").arg(card.entry.name)
        icon.name: "cross"
        onClicked: card.forgetWanted()
    }

    WoodButton {
        id: button

        anchors.right: parent.right
        anchors.rightMargin: 8
        y: card.isBelow ? words.y + words.height + 6 : (card.height - height) / 2
        visible: card.hasButton
        kind: card.isFirst ? "wood" : "quiet"
        text: card.wayIn()
        textSize: 13 * card.unit
        Accessible.name: qsTr("%1: %2").arg(text).arg(card.entry.name)
        onClicked: card.joinWanted(card.comesAs)
    }
}
