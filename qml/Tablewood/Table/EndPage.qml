pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The end of a match: who won and why, the scores over the match, what happened last, and again.
FocusScope {
    id: page

    required property TableModel table
    readonly property SceneModel scene: table.scene
    readonly property var seats: [...scene.seats.entries]
    readonly property var winner: seats.find(seat => seat.hasWon) ?? null
    readonly property int firstWinner: winner?.seat ?? -1
    readonly property string firstEmblem: winner?.emblem ?? ""
    readonly property int target: Math.max(0, ...seats.map(seat => seat.target))
    readonly property string scoreName: seats[0]?.scoreName ?? ""
    readonly property color tint: Theme.seatTint(Math.max(0, firstWinner))
    /// One below the other, where words are large for the window.
    readonly property bool isStacked: Theme.hasLargeText || width < 1080
    /// So many that they stand beside the board, with what each of them was.
    readonly property bool isCrowd: seats.length > 4 && !isStacked
    readonly property bool isReady: !calm.running
    /// What is said below of the match.
    property string note: usualNote
    property string noteTip: ""
    readonly property string usualNote: qsTr("The match is kept on this laptop")
    /// What was played can be watched.
    property bool hasReplay: false
    signal homeWanted
    signal againWanted
    signal tableWanted
    signal replayWanted

    function standingOf(seat: seatEntry): string {
        return [seat.name, seat.title, seat.hasWon ? qsTr("has won") : ""].filter(part => part !== "").join(", ");
    }

    function read(): void {
        curve.points = table.scoreCurve();
    }

    Connections {
        target: Program

        function onLanguageChanged(): void {
            page.read();
        }
    }

    /// Not too soon: the press that ended the match must not begin another.
    function playAgain(): void {
        if (isReady && table.isLocal)
            againWanted();
    }

    Timer {
        id: calm

        interval: 400
        running: true
    }

    Component.onCompleted: read()
    Accessible.role: Accessible.Pane
    Accessible.name: headline.text
    Keys.onReturnPressed: page.playAgain()
    Keys.onEnterPressed: page.playAgain()
    Keys.onEscapePressed: page.tableWanted()

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }

    ArtImage {
        anchors.fill: parent
        art: "wood/tabletop?theme=" + Theme.name
    }

    ScrollArea {
        id: body

        x: 24
        y: 20
        width: parent.width - 48
        height: foot.y - y - 16
        contentHeight: page.isStacked ? log.y + log.height : height
        barMargin: 16
        ground: Theme.window
        groundAbove: Theme.window

        Panel {
            id: banner

            width: parent.width
            height: page.isStacked ? scores.y + scores.height + 20 : plainHeight
            radius: 18
            level: 3
            border.color: Theme.lantern

            readonly property real plainHeight: Math.max(176, words.height + 40)
            readonly property real tokenY: page.isStacked ? 100 : plainHeight / 2

            Rectangle {
                x: 1
                y: 1
                width: parent.width * 0.6
                height: parent.height - 2
                radius: 17
                gradient: Gradient {
                    orientation: Gradient.Horizontal

                    GradientStop {
                        position: 0
                        color: Qt.rgba(page.tint.r, page.tint.g, page.tint.b, 0.5)
                    }
                    GradientStop {
                        position: 1
                        color: Qt.rgba(page.tint.r, page.tint.g, page.tint.b, 0)
                    }
                }
            }

            ArtImage {
                visible: page.firstWinner >= 0
                x: 112 - width / 2
                y: banner.tokenY - height / 2
                width: 216
                height: 216
                art: "rays?tint=lantern"
            }

            SeatToken {
                visible: page.firstWinner >= 0
                seat: Math.max(0, page.firstWinner)
                emblem: page.firstEmblem
                size: 116
                x: 112 - size / 2
                y: banner.tokenY - height / 2
            }

            TextMetrics {
                id: oneLine

                font.family: headline.font.family
                font.weight: headline.font.weight
                font.pixelSize: 100
                text: headline.text
            }

            Column {
                id: words

                x: page.firstWinner >= 0 ? 222 : 32
                y: page.isStacked ? 20 : (banner.plainHeight - height) / 2
                width: (page.isStacked || page.isCrowd ? parent.width : scores.x) - x - 24
                spacing: 4

                Heading {
                    id: headline

                    width: parent.width
                    text: page.scene.verdict
                    // In one line, unless that would be too small to be read from afar.
                    font.pixelSize: Math.max(Math.min(54, Theme.px(24)), Math.min(Theme.px(54), width / Math.max(1, oneLine.advanceWidth) * 99))
                    wrapMode: Text.WordWrap
                    color: Theme.isDark ? "#FFF1CC" : Theme.text
                }

                BodyText {
                    width: parent.width
                    text: page.scene.reason
                    size: 16
                    wrapMode: Text.WordWrap
                }

                BodyText {
                    width: parent.width
                    text: page.scene.moment === "" ? page.scene.place : page.scene.place + ", " + page.scene.moment
                    color: Theme.textSoft
                    wrapMode: Text.WordWrap
                }
            }

            Flow {
                id: scores

                visible: !page.isCrowd
                readonly property int count: page.scene.seats.count
                readonly property real cellWidth: Theme.px(count > 3 ? 132 : count > 2 ? 150 : 176)

                x: page.isStacked ? 32 : parent.width - width - 28
                y: page.isStacked ? Math.max(words.y + words.height, 190) + 12 : (banner.plainHeight - height) / 2
                width: page.isStacked ? parent.width - 60 : count * (cellWidth + spacing) + (count - 1) * 17
                spacing: 22

                Each {
                    model: page.scene.seats

                    Row {
                        id: seat

                        required property seatEntry entry
                        required property int index

                        spacing: 16
                        Accessible.role: Accessible.StaticText
                        Accessible.name: page.standingOf(entry)

                        Rectangle {
                            visible: seat.index > 0 && !page.isStacked
                            width: 1
                            height: 128
                            color: Theme.divider
                        }

                        Column {
                            width: page.isStacked ? Math.max(scores.cellWidth, person.width) : scores.cellWidth
                            spacing: 2

                            Row {
                                id: person

                                // A long name gets smaller and a second line, then it ends in dots, and its tip says it whole.
                                readonly property real nameRoom: (page.isStacked ? scores.width : scores.cellWidth) - token.width - spacing

                                // The numbers below stand in one line.
                                height: page.isStacked ? implicitHeight : Theme.px(54)
                                spacing: 10

                                HoverHandler {
                                    id: pointer
                                }

                                Tooltip {
                                    text: seat.entry.name + ", " + seat.entry.title
                                    isShown: pointer.hovered
                                }

                                SeatToken {
                                    id: token

                                    seat: seat.entry.seat
                                    emblem: seat.entry.emblem
                                    size: Theme.px(36)
                                    anchors.verticalCenter: parent.verticalCenter
                                }

                                Column {
                                    anchors.verticalCenter: parent.verticalCenter

                                    Row {
                                        spacing: 5

                                        WinnerSign {
                                            id: trophy

                                            entry: seat.entry
                                        }

                                        Heading {
                                            width: Math.min(implicitWidth, person.nameRoom - trophy.room)
                                            height: Math.min(implicitHeight, Theme.px(38))
                                            text: seat.entry.name
                                            size: 19
                                            fontSizeMode: Text.HorizontalFit
                                            minimumPixelSize: Theme.px(13)
                                            wrapMode: Text.WordWrap
                                            maximumLineCount: 2
                                            lineHeight: 0.85
                                            elide: Text.ElideRight
                                        }
                                    }

                                    BodyText {
                                        width: Math.min(implicitWidth, person.nameRoom)
                                        elide: Text.ElideRight
                                        text: seat.entry.title
                                        size: 12
                                        color: Theme.textSoft
                                    }
                                }
                            }

                            Row {
                                visible: seat.entry.hasScore
                                spacing: 10

                                NumberText {
                                    id: value

                                    text: seat.entry.score
                                    size: 60
                                    color: seat.entry.hasWon ? Theme.accentText : Theme.text
                                }

                                BodyText {
                                    anchors.baseline: value.baseline
                                    text: seat.entry.scoreName
                                    size: 14
                                    color: Theme.textSoft
                                }
                            }

                            ScoreLeaves {
                                value: seat.entry.score
                                target: seat.entry.target
                                seat: seat.entry.seat
                                size: Math.min(8.4, parent.width / Math.max(1, seat.entry.target) / 1.38)
                            }
                        }
                    }
                }
            }
        }

        Panel {
            id: chartPanel

            y: banner.height + 14
            width: page.isStacked ? parent.width : Math.round(parent.width * 0.617)
            height: page.isStacked ? Math.max(320, Theme.px(220)) : body.height - y

            Heading {
                id: chartTitle

                x: 20
                y: 12
                text: page.scoreName === "" ? qsTr("How it ended") : qsTr("%1 over the match").arg(page.scoreName)
                size: 20
            }

            ScoreCurve {
                id: curve

                x: 12
                y: chartTitle.y + chartTitle.height + 6
                width: parent.width - 24
                height: parent.height - y - 12
                visible: points.length > 1
                seats: page.scene.seats
                target: page.target
            }

            // Without a score the end itself is the picture.
            Each {
                model: curve.points.length > 1 || page.scene.boards.count === 0 ? 0 : 1

                Item {
                    id: picture

                    x: 20
                    y: chartTitle.y + chartTitle.height + 12
                    width: chartPanel.width - 40
                    height: chartPanel.height - y - 20

                    BoardSurface {
                        anchors.centerIn: parent
                        scene: page.scene
                        board: page.scene.boards.entries[0]
                        cell: geometry.cellFor(picture.width, picture.height)
                        hasShadow: false
                    }
                }
            }
        }

        Panel {
            id: crowd

            visible: page.isCrowd
            x: parent.width - width
            y: chartPanel.y
            width: Math.round(parent.width * 0.372)
            height: people.implicitHeight + crowdTitle.height + 40

            Heading {
                id: crowdTitle

                x: 18
                y: 12
                text: qsTr("Who was who")
                size: 20
            }

            Grid {
                id: people

                x: 18
                y: crowdTitle.y + crowdTitle.height + 10
                width: parent.width - 36
                columns: 2
                columnSpacing: 12
                rowSpacing: page.seats.length > 8 ? 6 : 10
                flow: Grid.TopToBottom
                rows: Math.ceil(page.seats.length / 2)

                Each {
                    model: page.isCrowd ? page.scene.seats : null

                    Item {
                        id: one

                        required property seatEntry entry

                        width: (people.width - people.columnSpacing) / 2
                        height: Math.max(38, called.height)
                        Accessible.role: Accessible.StaticText
                        Accessible.name: page.standingOf(entry)

                        SeatToken {
                            id: face

                            anchors.verticalCenter: parent.verticalCenter
                            seat: one.entry.seat
                            emblem: one.entry.emblem
                            size: 34
                            opacity: one.entry.hasWon ? 1 : 0.7
                        }

                        Column {
                            id: called

                            anchors.verticalCenter: parent.verticalCenter
                            x: face.width + 9
                            width: parent.width - x

                            Row {
                                width: parent.width
                                spacing: 5

                                WinnerSign {
                                    id: crown

                                    entry: one.entry
                                }

                                Heading {
                                    width: parent.width - crown.room
                                    text: one.entry.name
                                    size: 16
                                    elide: Text.ElideRight
                                    color: one.entry.hasWon ? Theme.accentText : Theme.text
                                }
                            }

                            BodyText {
                                width: parent.width
                                text: one.entry.title
                                size: 12
                                elide: Text.ElideRight
                                color: Theme.textSoft
                            }
                        }
                    }
                }
            }
        }

        LogPanel {
            id: log

            x: parent.width - width
            y: page.isStacked ? chartPanel.y + chartPanel.height + 14 : page.isCrowd ? crowd.y + crowd.height + 14 : chartPanel.y
            width: page.isStacked ? parent.width : Math.round(parent.width * 0.372)
            height: page.isStacked ? Theme.px(260) : body.height - y
            table: page.table
            isOpen: true
        }
    }

    Row {
        id: foot

        x: 24
        y: parent.height - height - 18
        width: (page.table.isLocal ? again.x : parent.width - 24) - x - spacing
        height: Math.max(64, again.implicitHeight, lookButton.implicitHeight, replayButton.implicitHeight)
        spacing: 12

        WoodButton {
            id: homeButton

            width: Math.min(implicitWidth, foot.width * 0.4)
            height: parent.height
            kind: page.table.isLocal ? "wood" : "gold"
            isDefault: !page.table.isLocal
            focus: !page.table.isLocal
            text: qsTr("Home")
            icon.name: "home"
            textSize: 17
            onClicked: page.homeWanted()
        }

        WoodButton {
            id: lookButton

            width: Math.min(implicitWidth, (foot.width - homeButton.width - foot.spacing) * (page.hasReplay ? 0.5 : 1) - foot.spacing)
            height: parent.height
            text: qsTr("Look at the table")
            icon.name: "eye"
            textSize: 17
            onClicked: page.tableWanted()
        }

        WoodButton {
            id: replayButton

            visible: page.hasReplay
            width: Math.min(implicitWidth, foot.width - lookButton.x - lookButton.width - foot.spacing)
            height: parent.height
            text: qsTr("Watch again")
            icon.name: "replay"
            textSize: 17
            onClicked: page.replayWanted()
        }

        BodyText {
            height: parent.height
            visible: width > implicitWidth * (page.table.isLocal ? 0.55 : 0.2)
            readonly property Item before: replayButton.visible ? replayButton : lookButton

            width: foot.width - before.x - before.width - foot.spacing
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            text: page.note
            size: 14
            color: Theme.textSoft
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Accessible.description: page.noteTip

            HoverHandler {
                id: overNote
            }

            Tooltip {
                text: page.noteTip
                isShown: overNote.hovered && text !== ""
            }
        }
    }

    WoodButton {
        id: again

        visible: page.table.isLocal
        x: parent.width - width - 24
        y: foot.y
        width: Math.round((parent.width - 48) * 0.372)
        height: foot.height
        kind: "gold"
        icon.name: "refresh"
        text: qsTr("Again")
        detail: qsTr("the same seats")
        isDefault: true
        textSize: 20
        iconSize: 26
        focus: page.table.isLocal
        onClicked: page.playAgain()
    }
}
