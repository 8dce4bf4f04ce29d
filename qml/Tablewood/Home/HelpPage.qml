pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The keys, and how the games are played in a few pages.
FocusScope {
    id: page

    /// The game whose guide is opened first, by its id; one that is not there, or none, opens the first guide.
    property string game: ""
    /// What the match that is shown tells, as GuideEntry values: it stands before the guide of its game.
    property var story: []
    /// GuideEntry values.
    readonly property var pages: withStory()
    /// Where the guide of that game begins; 0 where there is no guide at all.
    readonly property int firstOfGame: pages.length === 0 ? 0 : Math.max(0, pages.findIndex(entry => entry.game === page.game)) + 1
    /// 0 is the keys, then the pages of the guides.
    property int current: 0
    readonly property bool isNarrow: Theme.textScale > 1.3 || width < 1080
    signal backWanted

    function withStory(): var {
        const guides = [...GuideBook.pages];
        const first = guides.findIndex(entry => entry.game === page.game);
        guides.splice(first < 0 ? guides.length : first, 0, ...page.story);
        return guides;
    }

    onCurrentChanged: scroller.contentY = 0
    Component.onCompleted: current = firstOfGame

    Keys.onEscapePressed: page.backWanted()
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_PageDown && event.key !== Qt.Key_PageUp)
            return;
        const step = event.key === Qt.Key_PageDown ? 1 : -1;
        if (step > 0 ? scroller.hasMoreBelow : scroller.hasMoreAbove)
            scroller.page(step);
        else
            page.current = Math.max(0, Math.min(page.pages.length, page.current + step));
        event.accepted = true;
    }

    ArtImage {
        anchors.fill: parent
        art: "wood/tabletop?theme=" + Theme.name + "&seed=17"
    }

    PageHeader {
        id: header

        x: 24
        y: 16
        title: qsTr("Help")
        line: qsTr("How to play, and what the keys do")
        onBackWanted: page.backWanted()
    }

    ScrollArea {
        id: tabs

        x: 24
        y: header.y + header.height + 20
        width: page.isNarrow ? page.width - 48 : 228
        height: page.isNarrow ? tabFlow.height : page.height - y - 16
        contentHeight: tabFlow.height + (page.isNarrow ? 0 : 8)
        takesKeys: false
        barMargin: 12
        ground: Theme.window
        groundAbove: Theme.window

        Flow {
            id: tabFlow

            width: parent.width
            spacing: 8

            TabButton {
                width: page.isNarrow ? (tabFlow.width - 8) / 2 : isCurrent ? 228 : 212
                text: qsTr("Keys")
                icon.name: "keys"
                isCurrent: page.current === 0
                focus: isCurrent
                onClicked: page.current = 0
            }

            Each {
                model: page.isNarrow ? [] : page.pages

                Column {
                    id: chapter

                    required property guideEntry modelData
                    required property int index
                    readonly property bool isFirst: index === 0 || page.pages[index - 1].game !== modelData.game

                    spacing: 8

                    Heading {
                        visible: chapter.isFirst
                        topPadding: 10
                        width: 212
                        wrapMode: Text.WordWrap
                        text: chapter.modelData.gameName
                        size: 15
                        color: Theme.textSoft
                    }

                    TabButton {
                        id: tab

                        width: isCurrent ? 228 : 212
                        text: chapter.modelData.title
                        icon.name: "book"
                        isCurrent: page.current === chapter.index + 1
                        focus: isCurrent
                        onClicked: page.current = chapter.index + 1

                        // Once all of them have their places.
                        Timer {
                            interval: 1
                            running: tab.isCurrent
                            onTriggered: tabs.reveal(tab)
                        }
                    }
                }
            }

            TabButton {
                visible: page.isNarrow && page.pages.length > 0
                width: (tabFlow.width - 8) / 2
                text: qsTr("How to play")
                icon.name: "book"
                isCurrent: page.current > 0
                onClicked: page.current = page.firstOfGame
            }
        }
    }

    Panel {
        id: panel

        x: page.isNarrow ? 24 : 266
        y: page.isNarrow ? tabs.y + tabs.height + 12 : tabs.y
        width: page.width - x - 24
        height: page.height - y - 16

        ScrollArea {
            id: scroller

            anchors.fill: parent
            anchors.margins: 4
            anchors.bottomMargin: turning.visible ? turning.height + 20 : 4
            contentHeight: content.height + 40

            Column {
                id: content

                x: 24
                y: 18
                width: scroller.width - 48
                spacing: 12

                Heading {
                    visible: page.current === 0
                    text: qsTr("Keys")
                    size: 26
                    color: Theme.textBright
                }

                KeyList {
                    visible: page.current === 0
                    width: Math.min(parent.width, 900)
                }

                BodyText {
                    visible: page.current === 0
                    width: Math.min(parent.width, 900)
                    wrapMode: Text.WordWrap
                    lineHeight: 1.15
                    text: qsTr("With the mouse: click a lit thing and then where it goes, or drag it there. The wheel zooms, the middle button moves the board, the right button shows a piece large.")
                    size: 14
                    color: Theme.textSoft
                }

                GuideView {
                    visible: page.current > 0
                    width: parent.width
                    entry: page.pages[Math.max(0, page.current - 1)]
                }
            }
        }

        Row {
            id: turning

            visible: page.current > 0
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: 14
            spacing: 8

            WoodButton {
                kind: "quiet"
                icon.name: "chevL"
                text: qsTr("Back")
                enabled: page.current > 1
                onClicked: page.current -= 1
            }

            WoodButton {
                icon.name: "chevR"
                text: qsTr("Next")
                enabled: page.current < page.pages.length
                onClicked: page.current += 1
            }
        }
    }
}
