pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// All matches that are kept: looked through, gone on with, watched again, named, saved as files, removed and brought back.
FocusScope {
    id: page

    signal backWanted
    signal playWanted
    signal openWanted
    signal matchWanted(string id)
    signal replayWanted(string id)
    signal saveWanted(string id)

    function bringBack(): void {
        KeptMatches.bringBack();
        list.forceActiveFocus();
    }

    Keys.onEscapePressed: page.backWanted()
    Keys.onPressed: event => {
        event.accepted = KeyMap.fits(foot.keyAction, event.key, event.modifiers) && KeptMatches.removed !== "";
        if (event.accepted)
            page.bringBack();
    }

    // A new search each time.
    Component.onCompleted: KeptMatches.query = ""

    ArtImage {
        anchors.fill: parent
        art: "wood/tabletop?theme=" + Theme.name + "&seed=17"
    }

    PageHeader {
        id: header

        x: 24
        y: 16
        title: qsTr("All matches")
        line: qsTr("Kept move by move, without asking")
        maximumWidth: page.width - 48
        onBackWanted: page.backWanted()
    }

    Flow {
        id: tools

        readonly property bool isBeside: header.width + 72 + wanted <= page.width
        readonly property real wanted: search.width + fileButton.width + spacing

        x: isBeside ? page.width - width - 24 : 24
        y: isBeside ? header.y + (header.height - height) / 2 : header.y + header.height + 12
        width: isBeside ? wanted : page.width - 48
        spacing: 12

        TextBox {
            id: search

            width: Math.min(page.width - 48, Theme.px(280))
            name: qsTr("Search the matches")
            placeholderText: qsTr("Search")
            iconName: "search"
            maximumLength: KeptMatches.nameLength
            onTextEdited: KeptMatches.query = text
            Keys.onEscapePressed: event => {
                event.accepted = text !== "";
                clear();
                KeptMatches.query = "";
            }
            Keys.onDownPressed: list.forceActiveFocus()
            Keys.onReturnPressed: list.forceActiveFocus()
            Keys.onEnterPressed: list.forceActiveFocus()
        }

        WoodButton {
            id: fileButton

            text: qsTr("Open a file")
            icon.name: "folder"
            onClicked: page.openWanted()
        }
    }

    KeyShortcut {
        action: "find"
        onActivated: search.forceActiveFocus(Qt.ShortcutFocusReason)
    }

    // Why the list is not as it should be, for as long as that is so.
    Panel {
        id: trouble

        visible: KeptMatches.unreadable !== ""
        x: list.x
        y: (tools.isBeside ? header.y + header.height : tools.y + tools.height) + 20
        width: list.width
        height: visible ? Math.max(troubleWords.height, tryAgain.height) + 24 : 0
        border.width: 2
        border.color: Theme.ember
        Accessible.role: Accessible.AlertMessage
        Accessible.name: troubleWords.text

        BodyText {
            id: troubleWords

            x: 18
            anchors.verticalCenter: parent.verticalCenter
            width: tryAgain.x - x - 12
            wrapMode: Text.Wrap
            text: KeptMatches.unreadable
            size: 14
            color: Theme.dangerText
        }

        WoodButton {
            id: tryAgain

            anchors.right: parent.right
            anchors.rightMargin: 12
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width * 0.4)
            icon.name: "refresh"
            text: qsTr("Try again")
            onClicked: {
                KeptMatches.storeNow();
                KeptMatches.refresh();
            }
        }
    }

    ListView {
        id: list

        x: Math.max(24, (page.width - 1400) / 2)
        y: trouble.y + trouble.height + (trouble.visible ? 12 : 0)
        width: page.width - 2 * x
        height: page.height - y - (foot.visible ? foot.height + 24 : 12)
        clip: true
        spacing: 12
        focus: true
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 400
        keyNavigationEnabled: true
        highlightMoveDuration: Theme.settle
        model: KeptMatches.found
        Accessible.role: Accessible.List
        Accessible.name: header.title

        delegate: MatchCard {
            id: card

            required property keptEntry entry
            required property int index

            width: ListView.view.width
            // The list scrolls to the match that has the keyboard.
            onActiveFocusChanged: if (activeFocus) {
                list.currentIndex = index;
                list.positionViewAtIndex(index, ListView.Contain);
            }
            height: implicitHeight
            match: entry
            Component.onCompleted: ItemKeeper.keep(card)
            onChosen: page.matchWanted(entry.id)
            onReplayWanted: page.replayWanted(entry.id)
            onRenameWanted: naming.ask(entry)
            onSaveWanted: page.saveWanted(entry.id)
            onRemoveWanted: KeptMatches.remove(entry.id)
        }
    }

    Panel {
        visible: list.count === 0
        anchors.centerIn: list
        width: Math.min(page.width - 48, Theme.px(460))
        height: emptyWords.height + 44

        Column {
            id: emptyWords

            x: 24
            y: 22
            width: parent.width - 48
            spacing: 14

            BodyText {
                width: parent.width
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
                text: KeptMatches.count > 0 ? qsTr("In no match is there “%1”.").arg(KeptMatches.query) : qsTr("No match is kept yet.")
                size: 16
            }

            WoodButton {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, parent.width)
                text: KeptMatches.count > 0 ? qsTr("Show all") : qsTr("Play at this table")
                icon.name: KeptMatches.count > 0 ? "scroll" : "hand"
                onClicked: {
                    if (KeptMatches.count === 0)
                        return page.playWanted();
                    search.clear();
                    KeptMatches.query = "";
                    list.forceActiveFocus();
                }
            }
        }
    }

    RemovedPanel {
        id: foot

        x: list.x
        y: page.height - height - 12
        width: list.width
        height: implicitHeight
        name: KeptMatches.removed
        onWantedBack: page.bringBack()
    }

    RenameLayer {
        id: naming
    }
}
