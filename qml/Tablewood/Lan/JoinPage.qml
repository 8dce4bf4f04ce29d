pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Which table to join, and as what: the tables nearby, those of before, an address or a link.
FocusScope {
    id: page

    required property LanTable table
    required property TablesNearby nearby
    /// The way to a table, as an address or a link; the program may have been handed one.
    property alias address: addressBox.text
    readonly property bool isStacked: Theme.hasLargeText || width < 920
    readonly property list<string> wishes: ["seat", "watch", "shared-screen"]
    readonly property string wants: wishes[wishBox.current]
    readonly property bool isUnderway: table.state !== "idle"
    property string addressProblem: ""
    /// The table on the way to which it is, by its name.
    property string tableName: ""
    signal backWanted

    function join(target: string, wants: string, name: string): void {
        page.tableName = name;
        page.table.join(target, wants);
    }

    function joinTyped(): void {
        const target = page.nearby.targetOf(addressBox.text);
        page.addressProblem = page.nearby.whyNot(target);
        if (page.addressProblem === "")
            page.join(target, page.wants, "");
        else
            addressBox.forceActiveFocus();
    }

    /// To where an address is typed.
    function showAddress(): void {
        addressBox.forceActiveFocus();
    }

    function back(): void {
        if (page.isUnderway)
            page.table.goHome();
        else
            page.backWanted();
    }

    Keys.onEscapePressed: page.back()
    Keys.forwardTo: [scroller]

    LanCheck {
        id: check
    }

    // Nothing found: the doctor looks why, once.
    Timer {
        interval: 4000
        running: page.visible && page.nearby.isLooking && !page.isUnderway && page.nearby.tables.count === 0 && !check.hasRun && !Program.isTakingPictures
        onTriggered: check.run()
    }

    // Its words about the tables it heard hold no more.
    Connections {
        target: page.nearby.tables

        function onCountChanged(): void {
            if (check.hasRun || check.isRunning)
                check.run();
        }
    }

    ArtImage {
        anchors.fill: parent
        art: "scenery/shelf?theme=" + Theme.name
    }

    PageHeader {
        id: header

        x: 24
        y: 16
        maximumWidth: corner.x - x - 16
        title: qsTr("Join")
        line: qsTr("Take a seat, or watch, at a table in your network.")
        onBackWanted: page.back()
    }

    CornerButtons {
        id: corner

        anchors.right: parent.right
        anchors.rightMargin: 24
        y: 18
    }

    ScrollArea {
        id: scroller

        x: 24
        y: header.y + header.height + 20
        width: parent.width - 48
        height: parent.height - y - 16
        visible: !page.isUnderway
        enabled: visible
        contentHeight: Math.max(tables.y + tables.height, doctor.y + doctor.height) + 12
        barMargin: 16
        ground: Theme.window
        groundAbove: Theme.window

        Panel {
            id: tables

            // It grows as tables come: nothing to press stands below it but what the doctor says.
            y: page.isStacked ? side.height + 14 : 0
            width: page.isStacked ? parent.width : parent.width - side.width - 16
            height: tableColumn.height + 32
            level: 3

            Column {
                id: tableColumn

                x: 16
                y: 16
                width: parent.width - 32
                spacing: 9

                Item {
                    width: parent.width
                    height: title.height

                    Icon {
                        id: sign

                        anchors.verticalCenter: parent.verticalCenter
                        name: "wifi"
                        size: 20
                        color: Theme.accentText
                    }

                    Heading {
                        id: title

                        x: sign.width + 10
                        width: parent.width - x - count.width - 8
                        wrapMode: Text.WordWrap
                        text: qsTr("Tables nearby")
                        size: 21
                    }

                    BodyText {
                        id: count

                        anchors.right: parent.right
                        anchors.baseline: title.baseline
                        text: page.nearby.tables.count === 0 ? qsTr("looking") : qsTr("%n found", "", page.nearby.tables.count)
                        color: Theme.textSoft
                    }
                }

                Each {
                    model: page.nearby.tables

                    TableCard {
                        required property int index

                        width: tableColumn.width
                        wants: page.wants
                        isFirst: index === 0
                        onJoinWanted: wants => page.join(entry.target, wants, entry.name)
                    }
                }

                BodyText {
                    visible: page.nearby.tables.count === 0
                    width: parent.width
                    topPadding: 4
                    bottomPadding: 8
                    wrapMode: Text.WordWrap
                    text: qsTr("No table is heard yet. As soon as somebody in your network hosts one, it appears here. You may also type its address or paste its link.")
                    size: 14
                    color: Theme.textSoft
                }
            }
        }

        Column {
            id: side

            x: page.isStacked ? 0 : parent.width - width
            width: page.isStacked ? parent.width : Math.max(408, Math.min(560, parent.width * 0.32))
            spacing: 14

            Panel {
                width: parent.width
                height: you.height + 32
                level: 3

                Column {
                    id: you

                    x: 16
                    y: 14
                    width: parent.width - 32
                    spacing: 10

                    Heading {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: qsTr("You come as")
                        size: 19
                    }

                    PersonaCard {
                        width: parent.width
                        page: page
                    }

                    Stepper {
                        visible: page.isStacked
                        width: parent.width
                        name: qsTr("You come as")
                        choices: wishBox.choices
                        current: wishBox.current
                        onChosen: index => wishBox.current = index
                    }

                    Segmented {
                        id: wishBox

                        visible: !page.isStacked
                        width: parent.width
                        textSize: 12
                        name: qsTr("You come as")
                        choices: [qsTr("a player"), qsTr("a spectator"), qsTr("shared screen")]
                        onChosen: index => current = index
                    }

                    BodyText {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: [qsTr("You take a seat at the table."), qsTr("You see what everybody may see, and no hands."), qsTr("This laptop becomes the large screen for all in the room.")][wishBox.current]
                        color: Theme.textSoft
                    }
                }
            }

            Panel {
                width: parent.width
                height: ways.height + 32
                level: 3

                Column {
                    id: ways

                    x: 16
                    y: 14
                    width: parent.width - 32
                    spacing: 9

                    Heading {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: qsTr("By code, address or link")
                        size: 19
                    }

                    Item {
                        width: parent.width
                        height: isNarrow ? addressBox.height + addressButton.height + 8 : Math.max(addressBox.height, addressButton.height)
                        readonly property bool isNarrow: width < Theme.px(300) + addressButton.implicitWidth

                        TextBox {
                            id: addressBox

                            width: parent.isNarrow ? parent.width : parent.width - addressButton.width - 10
                            name: qsTr("Code, address or link of a table")
                            placeholderText: qsTr("OLIVE OTTER 41, 192.168.1.20 or tablewood://…")
                            iconName: "link"
                            maximumLength: 2000
                            onTextEdited: page.addressProblem = ""
                            Keys.onReturnPressed: page.joinTyped()
                            Keys.onEnterPressed: page.joinTyped()
                        }

                        WoodButton {
                            id: addressButton

                            anchors.right: parent.right
                            y: parent.isNarrow ? addressBox.height + 8 : 0
                            enabled: addressBox.text !== ""
                            text: qsTr("Join this table")
                            onClicked: page.joinTyped()
                        }
                    }

                    BodyText {
                        visible: text !== ""
                        width: parent.width
                        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                        text: page.addressProblem
                        color: Theme.dangerText
                        Accessible.role: Accessible.AlertMessage
                        Accessible.name: text
                    }

                    Heading {
                        visible: page.nearby.lastTables.count > 0
                        width: parent.width
                        topPadding: 10
                        wrapMode: Text.WordWrap
                        text: qsTr("Where you were before")
                        size: 19
                    }

                    Each {
                        model: page.nearby.lastTables

                        TableCard {
                            width: ways.width
                            wants: page.wants
                            isLast: true
                            onJoinWanted: wants => page.join(entry.target, wants, entry.name)
                            onForgetWanted: page.nearby.forget(entry.target)
                        }
                    }
                }
            }
        }

        DoctorStrip {
            id: doctor

            x: side.x
            y: (page.isStacked ? tables.y + tables.height : side.height) + 14
            width: side.width
            check: check
            most: 3
        }
    }

    Only {
        when: page.isUnderway

        JoinWait {
            anchors.centerIn: parent
            width: Math.min(page.width - 48, Math.max(520, Theme.px(480)))
            maximumHeight: page.height - 32
            table: page.table
            tableName: page.tableName
            onBackWanted: page.table.goHome()
            Component.onCompleted: forceActiveFocus()
        }
    }
}
