pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Lan
import Tablewood.Ui

/// A table for other laptops is set up here: its name, who hosts, how many sit down.
Column {
    id: rows

    required property MatchSetup setup
    /// Has room for the emblems.
    required property Item page
    readonly property var counts: Array.from({
            "length": Math.max(0, setup.maxSeats - setup.minSeats + 1)
        }, (_, index) => setup.minSeats + index)

    spacing: 9

    component Row: Rectangle {
        id: row

        property string label: ""
        default property alias content: place.data
        readonly property bool isNarrow: width < Theme.px(110) + 300

        width: rows.width
        implicitHeight: place.y + place.height + 10
        radius: 12
        color: Theme.row
        border.width: 1
        border.color: Theme.rowEdge

        BodyText {
            id: words

            x: 14
            y: row.isNarrow ? 10 : 10 + (place.height - height) / 2
            width: row.isNarrow ? row.width - 28 : Theme.px(100)
            wrapMode: Text.WordWrap
            text: row.label
            font.weight: Font.DemiBold
        }

        Item {
            id: place

            x: row.isNarrow ? 14 : words.x + words.width + 10
            y: row.isNarrow ? words.y + words.height + 6 : 10
            width: row.width - x - 12
            height: childrenRect.height
        }
    }

    Row {
        label: qsTr("Its name")

        TextBox {
            width: parent.width
            isHeading: true
            textSize: 18
            name: qsTr("Name of the table")
            placeholderText: rows.setup.usualTableName
            iconName: "pencil"
            maximumLength: Preferences.nameLength
            text: rows.setup.tableName
            onTextEdited: rows.setup.tableName = text
        }
    }

    Row {
        label: qsTr("You")

        PersonaCard {
            width: parent.width
            page: rows.page
        }
    }

    Row {
        label: qsTr("Seats")

        Flow {
            width: parent.width
            spacing: 16

            Stepper {
                width: Math.min(parent.width, Theme.px(170))
                name: qsTr("Seats")
                choices: rows.counts.map(count => qsTr("%n seat(s)", "", count))
                current: rows.counts.indexOf(rows.setup.seats.count)
                onChosen: index => rows.setup.setSeatCount(rows.counts[index])
            }

            Item {
                implicitWidth: plays.width + playsLabel.width + 10
                implicitHeight: Math.max(40, plays.height, playsLabel.height)

                WoodSwitch {
                    id: plays

                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("I play too")
                    checked: rows.setup.plays
                    onToggled: rows.setup.plays = checked
                }

                BodyText {
                    id: playsLabel

                    x: plays.width + 10
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("I play too")
                    font.weight: Font.DemiBold
                }
            }
        }
    }

    Each {
        model: rows.setup.seats

        Row {
            id: seatRow

            required property int index

            visible: own.hasAny
            label: qsTr("Seat %1").arg(index + 1)

            SeatChoices {
                id: own

                width: parent.width
                options: rows.setup.optionsOf(seatRow.index)
                chooser: seatRow.label
                onChosen: (key, value) => rows.setup.choose(key, value)
            }
        }
    }
}
