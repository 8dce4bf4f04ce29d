pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The viewer chooses who they are at this table, or learns it: the cards large and side by side, what is asked above them, what their
/// words mean and what can be done below.
TableSheet {
    id: page

    required property TableTouch touch
    readonly property SceneModel scene: table.scene
    readonly property zoneEntry zone: scene.identity
    readonly property int count: cards.count
    readonly property real gap: 34
    readonly property real headEnd: prompt.y + prompt.height + 22
    readonly property real foot: height - footRoom - 16 - (actions.visible ? actions.height + 16 : 0)
    /// Beside a secret no room is kept for words, so that the cards stand where they do for any other.
    readonly property real wordsHeight: words.visible && !zone.isGuarded ? words.height + 20 : 0
    /// Cards are laid out at this size, and drawn so much smaller that they fit.
    readonly property real unit: 1.7 * Math.max(1, Math.min(width / 1280, height / 800))
    readonly property real fit: Math.min(1, (foot - wordsHeight - headEnd) / Math.max(1, row.height), (width - 64) / Math.max(1, row.width))
    /// A secret is read while its card is held, and not afterwards.
    readonly property bool isRead: !zone.isGuarded || [...Array(cards.count).keys()].some(index => (cards.itemAt(index) as IdentityCard)?.isLookedAt ?? false)
    /// What the words on the cards mean, each once. Of a secret they tell nothing while nobody reads it.
    readonly property var keywords: {
        const found = [];
        if (!isRead)
            return found;
        for (const entry of zone.pieces ? zone.pieces.entries : []) {
            for (const keyword of entry.face.keywords) {
                if (!found.some(one => one.name === keyword.name))
                    found.push(keyword);
            }
        }
        return found;
    }

    title: scene.promptTitle
    homeTip: qsTr("Home; the match is kept")
    art: "wood/tabletop?theme=" + Theme.name
    ground: Theme.window
    busyParts: [prompt, words]
    answers: choices

    PromptPanel {
        id: prompt

        anchors.horizontalCenter: parent.horizontalCenter
        // In large type it stands below the corners, over the whole width.
        y: Theme.hasLargeText ? page.cornerEnd + 10 : page.headRoom + 16
        width: Theme.hasLargeText ? parent.width - 32 : Math.min(Theme.px(560), parent.width - 2 * page.cornerWidth - 96)
        height: implicitHeight
        isBrief: Theme.hasLargeText
        table: page.table
    }

    // Has the keys while no card is marked: Tab comes to the first.
    Item {
        focus: true
    }

    Item {
        id: middle

        y: page.headEnd
        width: parent.width
        height: Math.max(0, page.foot - page.wordsHeight - page.headEnd)

        Item {
            id: choices

            anchors.centerIn: parent
            width: row.width
            height: row.height
            scale: page.fit

            Row {
                id: row

                spacing: page.gap

                Each {
                    id: cards

                    model: page.zone.pieces

                    IdentityCard {
                        table: page.table
                        touch: page.touch
                        isGuarded: page.zone.isGuarded
                        hiddenName: page.zone.name
                        unit: page.unit
                    }
                }
            }

            LessonLight {
                isShown: page.table.lesson.thing === "zone" && page.table.lesson.name === page.zone.id
                gap: 10
            }
        }
    }

    Panel {
        id: words

        // In large type the cards have the room; what they mean is read beside a card that is held large.
        visible: page.keywords.length > 0 && !Theme.hasLargeText && page.height >= 700
        anchors.horizontalCenter: parent.horizontalCenter
        y: page.foot - height
        width: Math.min(parent.width - 64, meanings.implicitWidth + 36)
        height: meanings.height + 24
        level: 2

        Row {
            id: meanings

            readonly property real each: Math.min(Theme.px(320), (page.width - 64 - 36 - (page.keywords.length - 1) * spacing) / Math.max(1, page.keywords.length))

            x: 18
            y: 12
            spacing: 22

            Each {
                model: page.keywords

                Row {
                    id: meaning

                    required property keywordEntry modelData

                    spacing: 10

                    KeywordSign {
                        id: sign

                        keyword: meaning.modelData
                    }

                    Column {
                        width: meanings.each - sign.width - 10

                        Heading {
                            width: parent.width
                            text: meaning.modelData.name
                            size: 16
                        }

                        BodyText {
                            width: parent.width
                            text: meaning.modelData.meaning
                            wrapMode: Text.WordWrap
                            color: Theme.textSoft
                        }
                    }
                }
            }
        }
    }

    ActionButtons {
        id: actions

        visible: page.scene.actionButtons.count > 0 || page.scene.hasNextButton
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - page.footRoom - height - 16
        width: Math.min(Theme.px(360), parent.width - 32)
        height: implicitHeight
        table: page.table
        ways: page.ways
    }
}
