pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Who sits down at this laptop, or the table that is opened for others.
FocusScope {
    id: choice

    required property MatchSetup setup
    /// Has room for the emblems.
    required property Item page
    property bool isHosting: false
    /// What else is chosen lies below, and the page scrolls.
    property bool isStacked: false
    property bool canExplain: false
    /// What chance decides, in words.
    property string chance: ""
    readonly property real wholeHeight: head.height + column.height + 16

    Row {
        id: head

        x: 4
        y: 4
        spacing: 12

        Heading {
            id: title

            text: choice.isHosting ? qsTr("Your table") : qsTr("Who sits down")
            size: 19
        }

        BodyText {
            visible: !Theme.hasLargeText
            anchors.baseline: title.baseline
            text: choice.isHosting ? qsTr("as others see it in their list") : qsTr("press an emblem to change it")
            size: 12
            color: Theme.textFaint
        }
    }

    ScrollArea {
        y: head.y + head.height + 8
        width: parent.width
        height: choice.isStacked ? column.height : parent.height - y
        contentHeight: column.height
        barMargin: 12

        Column {
            id: column

            width: parent.width
            spacing: 9

            Only {
                when: choice.isHosting

                HostRows {
                    width: column.width
                    setup: choice.setup
                    page: choice.page
                }
            }

            Each {
                model: choice.isHosting ? null : choice.setup.seats

                SeatRow {
                    id: seatRow

                    width: column.width
                    setup: choice.setup
                    isCovered: choice.setup.hasPrivateViews || Preferences.coversTable
                    canRemove: choice.setup.seats.count > choice.setup.minSeats
                    onEmblemWanted: token => {
                        const place = token.mapToItem(choice.page, 0, token.height + 4);
                        picker.seat = seatRow.index;
                        picker.current = seatRow.emblem;
                        picker.x = place.x;
                        picker.y = Math.min(place.y, choice.page.height - picker.implicitHeight - 8);
                        picker.open();
                    }
                }
            }

            AddSeatRow {
                width: column.width
                visible: !choice.isHosting && choice.setup.seats.count < choice.setup.maxSeats
                number: choice.setup.seats.count + 1
                onAdded: isPerson => choice.setup.addSeat(isPerson)
            }

            Only {
                when: choice.canExplain && choice.isStacked

                ExplainRow {
                    width: column.width
                    setup: choice.setup
                }
            }

            CoverRow {
                width: column.width
                visible: !choice.isHosting && choice.setup.seats.persons > 1
                isNeeded: choice.setup.hasPrivateViews
            }

            ChanceLine {
                visible: choice.canExplain && !choice.isStacked
                x: 14
                width: column.width - 28
                text: choice.chance
            }
        }
    }

    EmblemPicker {
        id: picker

        parent: choice.page
        onChosen: emblem => choice.setup.seats.setEmblem(seat, emblem)
    }
}
