pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Lan
import Tablewood.Ui

/// Where everything begins: the lantern, the match to go on with, and the things to do as a hand of cards.
FocusScope {
    id: page

    /// The page is drawn for 1280 x 800 and grows with the window, once it has one.
    readonly property real unit: Math.max(0.75, Math.min((height || 800) / 800, (width || 1280) / 1240))
    required property TablesNearby nearby
    readonly property keptEntry match: KeptMatches.latest
    readonly property bool isLarge: Theme.textScale > 1.3
    /// The night that was cut off, and where it stood, or that it cannot go on.
    readonly property string keptNight: keptNightWords()
    signal playWanted
    signal hostWanted
    /// A table to join; without a target the page of all of them.
    signal joinWanted(string target, string wants, string name)
    /// The page of all tables, where an address is typed.
    signal addressWanted
    signal nightWanted
    signal mapsWanted
    signal matchWanted(string id)
    /// The page of all matches.
    signal matchesWanted
    /// The settings, where they tell of packs.
    signal packsWanted

    function keptNightWords(): string {
        if (Night.keptFault !== "")
            return qsTr("A night was cut off and cannot go on: look why.");
        return Night.keptHeading === "" ? Night.keptTitle : qsTr("%1, at: %2").arg(Night.keptTitle).arg(Night.keptHeading);
    }

    function takeUpNight(): void {
        Night.takeUp();
        page.nightWanted();
    }

    LateImage {
        anchors.fill: parent
        art: "scenery/home?theme=" + Theme.name
    }

    ScrollArea {
        id: scroller

        anchors.fill: parent
        contentHeight: Math.max(height, large.count === 0 ? 0 : large.itemAt(0).height + 48)
        ground: Theme.window
        groundAbove: Theme.window

        // The ordinary page: everything has its place round the lantern.
        Only {
            when: !page.isLarge

            Item {
                width: scroller.width
                height: scroller.height

                Column {
                    x: (page.width - hand.width) / 2
                    y: 48 * page.unit

                    Heading {
                        text: qsTr("Tablewood")
                        size: 72 * page.unit
                        color: Theme.textBright
                    }

                    BodyText {
                        text: qsTr("One table. Everyone around it.")
                        size: 18 * page.unit
                        color: Theme.isDark ? "#D9D2BC" : Theme.textSoft
                    }
                }

                Only {
                    when: page.match.id !== ""

                    ContinueCard {
                        x: hand.x
                        y: 206 * page.unit
                        width: Math.max(372 * page.unit, Theme.px(300))
                        unit: page.unit
                        match: page.match
                        onSitDown: page.matchWanted(page.match.id)
                        onListWanted: page.matchesWanted()
                    }
                }

                Only {
                    when: page.match.id === ""

                    WoodButton {
                        x: hand.x
                        y: 206 * page.unit
                        icon.name: "scroll"
                        text: qsTr("All matches")
                        textSize: 16 * page.unit
                        onClicked: page.matchesWanted()
                    }
                }

                NearbyPanel {
                    x: (page.width + hand.width) / 2 - width
                    y: 100 * page.unit
                    width: 372 * page.unit
                    unit: page.unit
                    nearby: page.nearby
                    // Down to the cards of the hand that stand below it.
                    mostHeight: hand.foot - nights.height - 12 * page.unit - y
                    onJoinWanted: (target, wants, name) => page.joinWanted(target, wants, name)
                    onAddressWanted: page.addressWanted()
                }

                Row {
                    id: hand

                    readonly property real foot: 778 * page.unit

                    x: (page.width - width) / 2
                    y: 0
                    height: foot
                    spacing: 15 * page.unit

                    HomeCard {
                        anchors.bottom: parent.bottom
                        width: 208 * page.unit
                        height: 248 * page.unit
                        unit: page.unit
                        text: qsTr("Host")
                        line: qsTr("Open a table for every laptop in the room")
                        emblem: "fire"
                        palette: "fire"
                        onClicked: page.hostWanted()
                    }

                    HomeCard {
                        anchors.bottom: parent.bottom
                        width: 208 * page.unit
                        height: 266 * page.unit
                        artHeight: 164
                        unit: page.unit
                        text: qsTr("Join")
                        line: qsTr("Take a seat, or watch, at a table nearby")
                        emblem: "door"
                        palette: "storm"
                        onClicked: page.joinWanted("", "", "")
                    }

                    HomeCard {
                        id: hero

                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: -6 * page.unit
                        width: 244 * page.unit
                        height: 306 * page.unit
                        artHeight: 196
                        unit: page.unit
                        text: qsTr("Play at this table")
                        line: qsTr("Choose a game and start, one laptop for all")
                        emblem: "hand"
                        palette: "gold"
                        isHero: true
                        focus: true
                        onClicked: page.playWanted()
                    }

                    HomeCard {
                        id: nights

                        anchors.bottom: parent.bottom
                        width: 208 * page.unit
                        height: 266 * page.unit
                        artHeight: 164
                        unit: page.unit
                        text: qsTr("Moderate a night")
                        line: page.keptNight !== "" ? page.keptNight : qsTr("Voice, timing and the sounds of the forest")
                        emblem: "book"
                        palette: "shadow"
                        onClicked: page.nightWanted()
                    }

                    HomeCard {
                        anchors.bottom: parent.bottom
                        width: 208 * page.unit
                        height: 248 * page.unit
                        unit: page.unit
                        text: qsTr("Map designer")
                        line: qsTr("Draw paths and building sites of your own")
                        emblem: "map"
                        palette: "wood"
                        isComing: !MapDesk.isThere
                        onClicked: page.mapsWanted()
                    }
                }

                // On the card of nights: one that was cut off goes on with one press.
                Only {
                    when: Night.keptTitle !== ""

                    WoodButton {
                        x: hand.x + nights.x + 8 * page.unit
                        y: hand.foot - nights.height + 84 * page.unit
                        width: nights.width - 16 * page.unit
                        kind: "gold"
                        icon.name: "playF"
                        text: qsTr("Go on with the night")
                        textSize: 14
                        onClicked: page.takeUpNight()
                    }
                }

                Only {
                    when: PackList.leftOut > 0

                    PackWarning {
                        anchors.right: wideCorner.left
                        anchors.rightMargin: wideCorner.spacing
                        y: wideCorner.y
                        onClicked: page.packsWanted()
                    }
                }

                CornerButtons {
                    id: wideCorner

                    anchors.right: parent.right
                    anchors.rightMargin: 56 * page.unit
                    y: 36 * page.unit
                    hasWords: true
                }
            }
        }

        // With large text: one column on a plate, the same things in the same order.
        Only {
            id: large

            when: page.isLarge

            Column {
                id: column

                x: 32
                y: 24
                width: Math.min(page.width - 64, 1100)
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: 24

                Item {
                    width: parent.width
                    height: Math.max(title.height, corner.height)

                    Heading {
                        id: title

                        width: parent.width - corner.width - 24
                        text: qsTr("Tablewood")
                        size: 44
                        fontSizeMode: Text.HorizontalFit
                        color: Theme.textBright
                    }

                    CornerButtons {
                        id: corner

                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }

                Only {
                    when: PackList.leftOut > 0

                    PackWarning {
                        width: column.width
                        onClicked: page.packsWanted()
                    }
                }

                WoodButton {
                    width: parent.width
                    kind: "gold"
                    icon.name: "hand"
                    text: qsTr("Play at this table")
                    detail: qsTr("Choose a game and start")
                    textSize: 22
                    isDefault: true
                    focus: true
                    onClicked: page.playWanted()
                }

                Row {
                    id: others

                    readonly property real half: (width - spacing) / 2

                    width: parent.width
                    spacing: 16

                    WoodButton {
                        width: others.half
                        height: Math.max(implicitHeight, joinButton.implicitHeight)
                        icon.name: "host"
                        text: qsTr("Host")
                        textSize: 18
                        onClicked: page.hostWanted()
                    }

                    WoodButton {
                        id: joinButton

                        width: others.half
                        icon.name: "join"
                        text: qsTr("Join")
                        textSize: 18
                        onClicked: page.joinWanted("", "", "")
                    }
                }

                WoodButton {
                    width: parent.width
                    icon.name: "moon"
                    text: qsTr("Moderate a night")
                    detail: Night.keptFault !== "" ? page.keptNight : ""
                    textSize: 18
                    onClicked: page.nightWanted()
                }

                Only {
                    when: Night.keptTitle !== ""

                    WoodButton {
                        width: column.width
                        icon.name: "playF"
                        text: qsTr("Go on with the night")
                        detail: page.keptNight
                        textSize: 18
                        onClicked: page.takeUpNight()
                    }
                }

                WoodButton {
                    visible: MapDesk.isThere
                    width: parent.width
                    icon.name: "map"
                    text: qsTr("Map designer")
                    textSize: 18
                    onClicked: page.mapsWanted()
                }

                Only {
                    when: page.match.id !== ""

                    ContinueCard {
                        width: column.width
                        match: page.match
                        unit: 1
                        onSitDown: page.matchWanted(page.match.id)
                        onListWanted: page.matchesWanted()
                    }
                }

                Only {
                    when: page.match.id === ""

                    WoodButton {
                        width: column.width
                        icon.name: "scroll"
                        text: qsTr("All matches")
                        textSize: 18
                        onClicked: page.matchesWanted()
                    }
                }

                NearbyPanel {
                    width: parent.width
                    nearby: page.nearby
                    onJoinWanted: (target, wants, name) => page.joinWanted(target, wants, name)
                    onAddressWanted: page.addressWanted()
                }
            }
        }
    }
}
