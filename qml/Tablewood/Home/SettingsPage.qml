pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// All that can be set. Everything holds at once; there is nothing to save.
FocusScope {
    id: page

    property int current: 0
    readonly property bool isNarrow: Theme.textScale > 1.3 || width < 1080
    readonly property list<string> languageNames: ["English", "Deutsch"]
    readonly property var tabs: [{
            "icon": "brush",
            "title": qsTr("Look"),
            "detail": qsTr("%1, %2 percent").arg(Preferences.theme === "night" ? qsTr("Night") : Preferences.theme === "clearing" ? qsTr("Clearing") : qsTr("As the system")).arg(Preferences.textSize),
            "words": [qsTr("Theme"), qsTr("Text size"), qsTr("Seat colours"), qsTr("Stronger patterns on tiles"), qsTr("Coordinates round the board"), qsTr("Reduced motion")]
        }, {
            "icon": "sound",
            "title": qsTr("Sound"),
            "detail": Preferences.isMuted ? qsTr("off") : qsTr("effects %1").arg(Preferences.volume),
            "words": [qsTr("Effects"), qsTr("Mute")]
        }, {
            "icon": "keys",
            "title": qsTr("Keys"),
            "detail": qsTr("what each one does"),
            "words": [qsTr("Keyboard")]
        }, {
            "icon": "globe",
            "title": qsTr("Language"),
            "detail": Program.language === "de" ? page.languageNames[1] : page.languageNames[0],
            "words": [qsTr("Language")]
        }, {
            "icon": "person",
            "title": qsTr("Player"),
            "detail": Preferences.playerName === "" ? qsTr("no name yet") : Preferences.playerName,
            "words": [qsTr("Name"), qsTr("Emblem"), qsTr("Explain games in the first match")]
        }, {
            "icon": "folder",
            "title": qsTr("Data"),
            "detail": qsTr("%n match(es) kept", "", KeptMatches.count),
            "words": [qsTr("Folder"), qsTr("Matches")]
        }]
    signal backWanted
    signal matchesWanted

    onCurrentChanged: scroller.contentY = 0

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
        tabs: page.tabs
        onChosen: index => page.current = index
    }

    Shortcut {
        sequence: "Ctrl+F"
        onActivated: search.forceActiveFocus(Qt.ShortcutFocusReason)
    }

    ScrollArea {
        id: tabScroller

        x: 24
        y: header.y + header.height + 20
        width: page.isNarrow ? page.width - 48 : 228
        height: page.isNarrow ? tabColumn.height : page.height - y - 16
        contentHeight: tabColumn.height
        ground: Theme.window
        groundAbove: Theme.window

        Flow {
            id: tabColumn

            width: parent.width
            spacing: 8

            Each {
                model: page.tabs.length

                TabButton {
                    id: tab

                    required property int index

                    width: page.isNarrow ? (tabColumn.width - 16) / 3 : isCurrent ? 228 : 212
                    text: page.tabs[index].title
                    detail: page.isNarrow ? "" : page.tabs[index].detail
                    icon.name: page.isNarrow ? "" : page.tabs[index].icon
                    isCurrent: page.current === index
                    focus: index === 0
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
            contentHeight: content.height + 32

            Column {
                id: content

                x: 14
                y: 12
                width: Math.min(scroller.width - 28, panel.hasPreview ? 2000 : Math.max(900, Theme.px(560)))

                LookSettings {
                    id: look

                    visible: page.current === 0
                    width: parent.width
                }

                SoundSettings {
                    visible: page.current === 1
                    width: parent.width
                }

                KeyList {
                    visible: page.current === 2
                    width: parent.width
                }

                LanguageSettings {
                    visible: page.current === 3
                    width: parent.width
                }

                PlayerSettings {
                    visible: page.current === 4
                    width: parent.width
                }

                DataSettings {
                    visible: page.current === 5
                    width: parent.width
                    onMatchesWanted: page.matchesWanted()
                }
            }
        }
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
