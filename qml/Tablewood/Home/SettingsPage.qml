pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// All that can be set. Everything holds at once; there is nothing to save.
FocusScope {
    id: page

    /// The tab that is open at the start.
    property int first: 0
    property int current: first
    /// It opens where it tells of packs, also where that lies further down.
    property bool isAboutPacks: false
    readonly property bool isNarrow: Theme.textScale > 1.3 || width < 1080
    /// In the order of their tabs, what is kept last. A new one is added here and in the panel.
    readonly property list<SettingsSection> sections: [look, sound, keys, language, player, kept]
    readonly property SettingsSection shown: sections[current]
    signal backWanted
    signal matchesWanted

    onCurrentChanged: scroller.contentY = 0
    Component.onCompleted: if (isAboutPacks)
        scroller.bringUp(kept.packs)

    Keys.onEscapePressed: page.backWanted()
    Keys.forwardTo: [scroller]

    ArtImage {
        anchors.fill: parent
        art: "wood/tabletop?theme=" + Theme.name + "&seed=17"
    }

    PageHeader {
        id: header

        x: 24
        y: 16
        title: qsTr("Settings")
        line: qsTr("Everything changes at once, nothing to save")
        onBackWanted: page.backWanted()
    }

    SettingsSearch {
        id: search

        anchors.right: parent.right
        anchors.rightMargin: 24
        y: header.y + (header.height - height) / 2
        width: Math.min(Theme.px(280), page.width - header.width - 72)
        z: 10
        tabs: page.sections
        onChosen: index => page.current = index
    }

    KeyShortcut {
        action: "find"
        onActivated: search.forceActiveFocus(Qt.ShortcutFocusReason)
    }

    ScrollArea {
        id: tabScroller

        x: 24
        y: header.y + header.height + 20
        width: page.isNarrow ? page.width - 48 : 228
        height: page.isNarrow ? tabColumn.height : resetting.y - y - 12
        contentHeight: tabColumn.height + (page.isNarrow ? 0 : 8)
        ground: Theme.window
        groundAbove: Theme.window

        Flow {
            id: tabColumn

            width: parent.width
            spacing: 8

            Each {
                model: page.sections.length

                TabButton {
                    id: tab

                    required property int index

                    width: page.isNarrow ? (tabColumn.width - 16) / 3 : isCurrent ? 228 : 212
                    text: page.sections[index].title
                    detail: page.isNarrow ? "" : page.sections[index].detail
                    icon.name: page.isNarrow ? "" : page.sections[index].icon
                    isCurrent: page.current === index
                    focus: index === page.first
                    onClicked: page.current = index
                }
            }
        }
    }

    Panel {
        id: panel

        readonly property bool hasPreview: page.current === 0 && !page.isNarrow

        x: page.isNarrow ? 24 : 266
        y: page.isNarrow ? tabScroller.y + tabScroller.height + 12 : tabScroller.y
        width: hasPreview ? Math.max(494, (page.width - x - 40) * 0.507) : page.width - x - 24
        height: page.height - y - 16

        ScrollArea {
            id: scroller

            anchors.fill: parent
            anchors.margins: 4
            contentHeight: content.height + 32 + (reset.visible ? reset.height + 24 : 0)

            Column {
                id: content

                x: 14
                y: 12
                width: Math.min(scroller.width - 28, panel.hasPreview ? 2000 : Math.max(900, Theme.px(560)))

                LookSettings {
                    id: look

                    visible: page.shown === look
                    width: parent.width
                }

                SoundSettings {
                    id: sound

                    visible: page.shown === sound
                    width: parent.width
                }

                KeySettings {
                    id: keys

                    visible: page.shown === keys
                    width: parent.width
                }

                LanguageSettings {
                    id: language

                    visible: page.shown === language
                    width: parent.width
                }

                PlayerSettings {
                    id: player

                    visible: page.shown === player
                    width: parent.width
                }

                DataSettings {
                    id: kept

                    visible: page.shown === kept
                    width: parent.width
                    onMatchesWanted: page.matchesWanted()
                }

                ResetButtons {
                    visible: page.isNarrow
                    topPadding: 18
                    width: parent.width
                    section: page.shown
                }
            }
        }
    }

    ResetButtons {
        id: resetting

        visible: !page.isNarrow
        x: 24
        y: page.height - height - 20
        width: 228
        section: page.shown
    }

    ResetStrip {
        id: reset

        z: 15
        anchors.horizontalCenter: parent.horizontalCenter
        y: page.height - height - 28
    }

    LookPreview {
        visible: panel.hasPreview
        x: panel.x + panel.width + 16
        y: panel.y
        width: page.width - x - 24
        height: panel.height
        textSize: look.comingSize
    }
}
