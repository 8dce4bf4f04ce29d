pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The tables that are open in the network, to join at once.
Panel {
    id: panel

    required property TablesNearby nearby
    property real unit: 1
    /// More are on the page of all tables.
    property int most: 3
    /// How high it may be: of tables that say much there are fewer, but one.
    property real mostHeight: Infinity
    readonly property bool isEmpty: nearby.tables.count === 0
    readonly property int shown: {
        let room = mostHeight - body.y - more.height - 12;
        let count = 0;
        // Rows that change their places tell of it here.
        for (const entry of nearby.tables.entries) {
            const card = cards.itemAt(count) as TableCard;
            room -= (card?.implicitHeight ?? 0) + body.spacing;
            if (count === most || (count > 0 && room < 0))
                break;
            ++count;
        }
        return count;
    }
    readonly property int others: nearby.tables.count - shown
    signal joinWanted(string target, string wants, string name)
    signal addressWanted

    level: 3
    implicitHeight: body.y + body.height + 12

    Icon {
        id: sign

        x: 18
        anchors.verticalCenter: heading.verticalCenter
        name: "wifi"
        size: 20 * panel.unit
        color: !panel.isEmpty ? Theme.accentText : Theme.textFaint
    }

    Heading {
        id: heading

        x: sign.x + sign.width + 10
        y: 12
        width: count.x - x - 8
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 14
        text: qsTr("Tables nearby")
        size: 20 * panel.unit
    }

    BodyText {
        id: count

        anchors.right: parent.right
        anchors.rightMargin: 18
        anchors.baseline: heading.baseline
        visible: !panel.isEmpty
        text: qsTr("%n found", "", panel.nearby.tables.count)
        size: 13 * panel.unit
        color: Theme.textSoft
    }

    Column {
        id: body

        x: 12
        y: heading.y + heading.height + 8
        width: parent.width - 24
        spacing: 6

        BodyText {
            x: 6
            visible: panel.isEmpty
            width: parent.width - 12
            bottomPadding: 4
            wrapMode: Text.WordWrap
            lineHeight: 1.12
            text: qsTr("No table is open nearby. When somebody hosts one, it appears here.")
            size: 13 * panel.unit
            color: Theme.textSoft
        }

        Each {
            id: cards

            model: panel.nearby.tables

            TableCard {
                required property int index

                width: body.width
                visible: index < panel.shown
                unit: panel.unit
                hasCode: false
                isFirst: index === 0
                onJoinWanted: wants => panel.joinWanted(entry.target, wants, entry.name)
            }
        }

        WoodButton {
            id: more

            width: parent.width
            kind: "quiet"
            icon.name: panel.others > 0 ? "more" : "link"
            text: panel.others > 0 ? qsTr("%n more, a code or an address", "", panel.others) : qsTr("Enter a code, address or link")
            textSize: 13 * panel.unit
            onClicked: panel.addressWanted()
        }
    }
}
