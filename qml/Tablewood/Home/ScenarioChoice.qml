pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The scenarios, each as a little board, and the story that the chosen one tells.
Item {
    id: choice

    required property MatchSetup setup
    /// How high it may be: the boards are smaller where that is less.
    property real mostHeight: Infinity
    readonly property alias cardsY: scenarios.y

    height: scenarios.y + scenarios.height

    Row {
        id: head

        y: 4
        spacing: 12

        Heading {
            id: title

            text: choice.setup.scenario.label
            size: 19
        }

        BodyText {
            visible: !Theme.hasLargeText && !storyButton.visible
            anchors.baseline: title.baseline
            text: title.text === "" ? "" : qsTr("follows the number of seats")
            size: 12
            color: Theme.textFaint
        }
    }

    WoodButton {
        id: storyButton

        visible: choice.setup.story.length > 0
        anchors.right: parent.right
        y: Math.round(head.y + (head.height - height) / 2)
        kind: "quiet"
        icon.name: "book"
        text: qsTr("Read the story")
        textSize: 12
        onClicked: story.open()
    }

    Flow {
        id: scenarios

        readonly property int perRow: Theme.textScale > 1.6 ? 2 : 3
        readonly property int rows: Math.ceil(cards.count / perRow)
        /// The height of a row apart from its boards.
        readonly property real besides: {
            let most = 0;
            for (let i = 0; i < cards.count; ++i)
                most = Math.max(most, (cards.itemAt(i) as ScenarioCard)?.besides ?? 0);
            return most;
        }
        readonly property real roomForRows: choice.mostHeight - y - (rows - 1) * spacing
        readonly property real boardHeight: rows === 0 ? 92 : Math.max(40, Math.min(92, roomForRows / rows - besides))

        y: head.y + head.height + 8
        width: parent.width
        spacing: 11

        Each {
            id: cards

            model: choice.setup.scenarios

            ScenarioCard {
                boardHeight: scenarios.boardHeight
                height: scenarios.boardHeight + scenarios.besides
                width: (scenarios.width - (scenarios.perRow - 1) * scenarios.spacing) / scenarios.perRow
                onClicked: choice.setup.choose(choice.setup.scenario.key, entry.value)
            }
        }
    }

    StoryLayer {
        id: story

        pages: choice.setup.story
    }
}
