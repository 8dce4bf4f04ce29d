pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The other options, folded to a summary in pills. Opened, it grows upwards; what has no place then is scrolled to.
Rectangle {
    id: panel

    required property MatchSetup setup
    property bool isOpen: false
    readonly property real foldedHeight: Math.max(88, pills.y + pills.height + (pills.isCrowded ? 6 : 12))
    /// Enough to show all options.
    readonly property real wholeHeight: heading.height + rows.height + 36 + (remarks.visible ? remarks.contentHeight + 12 : 0)
    readonly property real wantedHeight: Math.min(mostHeight, heading.height + rows.height + 36 + remarkRoom)
    readonly property real openHeight: Math.max(wantedHeight, leastHeight)
    /// How high it is at least while it is open.
    property real leastHeight: 0
    /// Opened it lies over what the game says of the options, and says it itself.
    property bool hasRemarks: false
    readonly property real remarkRoom: remarks.visible ? remarks.height + 12 : 0
    /// How high it may be.
    property real mostHeight: Infinity

    height: isOpen ? openHeight : foldedHeight
    radius: 12
    color: isOpen ? Qt.alpha(Theme.panelTop, 1) : Theme.row
    border.width: 1
    border.color: isOpen ? Theme.chosenEdge : Theme.rowEdge

    TapHandler {
        enabled: !panel.isOpen
        onTapped: panel.isOpen = true
    }

    Heading {
        id: heading

        x: 14
        y: !panel.isOpen && pills.isCrowded ? 4 : 8
        text: qsTr("Options")
        size: 17
    }

    BodyText {
        anchors.baseline: heading.baseline
        anchors.left: heading.right
        anchors.leftMargin: 10
        anchors.right: fold.left
        elide: Text.ElideRight
        text: panel.setup.isStandard ? qsTr("as the rulebook has them") : qsTr("changed")
        size: 12
        color: panel.setup.isStandard ? Theme.goodText : Theme.accentText
    }

    IconButton {
        id: fold

        anchors.right: parent.right
        anchors.rightMargin: 6
        y: 2
        kind: "bare"
        tip: panel.isOpen ? qsTr("Fold the options") : qsTr("Change the options")
        icon.name: panel.isOpen ? "chevD" : "chevU"
        onClicked: panel.isOpen = !panel.isOpen
    }

    Flow {
        id: pills

        visible: !panel.isOpen
        x: 12
        y: heading.y + heading.height + (isCrowded ? 2 : 12)
        width: parent.width - 24
        spacing: isCrowded ? 4 : 6

        /// They are more than one row: then those that say nothing new are left out, and the rest is lower.
        readonly property bool isCrowded: {
            let needed = 0;
            for (let i = 0; i < children.length; ++i)
                needed += ((children[i] as Pill)?.implicitWidth ?? -6) + 6;
            return needed - 6 > width;
        }

        Each {
            model: panel.setup.options

            Pill {
                required property optionEntry entry

                visible: entry.isStandard ? panel.setup.isStandard || !pills.isCrowded : true
                height: pills.isCrowded && !Theme.hasLargeText ? 25 : implicitHeight
                iconName: entry.icon
                textSize: 12
                text: entry.isStandard ? entry.label : qsTr("%1: %2").arg(entry.label).arg(entry.chosen)
            }
        }
    }

    ScrollArea {
        visible: panel.isOpen
        x: 14
        y: heading.y + heading.height + 14
        width: parent.width - 28
        height: panel.height - y - 14 - panel.remarkRoom
        contentHeight: rows.height
        barMargin: 12
        ground: panel.color
        groundAbove: panel.color

        Flow {
            id: rows

            readonly property real gap: 28
            readonly property real lineSpacing: 8

            width: parent.width

            Each {
                model: panel.isOpen ? panel.setup.options : null

                Item {
                    id: row

                    required property optionEntry entry
                    // Many values, or long ones, are shown one at a time.
                    readonly property bool isLong: values.implicitWidth > rows.width * 0.62
                    // Two of the short ones stand beside each other.
                    readonly property bool isShort: !isLong && label.implicitWidth + values.implicitWidth + 16 <= (rows.width - rows.gap) / 2
                    readonly property real indent: isShort && x > 0 ? rows.gap / 2 : 0
                    readonly property real room: width - (isShort ? rows.gap / 2 : 0)
                    readonly property Item control: isLong ? stepper : values
                    readonly property bool isStacked: label.implicitWidth + control.implicitWidth + 16 > room

                    width: isShort ? rows.width / 2 : rows.width
                    height: rows.lineSpacing + (isStacked ? label.height + control.height + 4 : Math.max(label.height, control.height))

                    BodyText {
                        id: label

                        x: row.indent
                        y: row.isStacked ? 0 : (row.height - rows.lineSpacing - height) / 2
                        text: row.entry.label
                        font.weight: Font.DemiBold
                    }

                    Segmented {
                        id: values

                        x: row.indent + row.room - width
                        y: row.isStacked ? label.height + 4 : 0
                        visible: !row.isLong
                        width: Math.min(row.room, implicitWidth)
                        textSize: 12
                        name: row.entry.label
                        choices: row.entry.labels
                        current: row.entry.current
                        onChosen: index => panel.setup.choose(row.entry.key, row.entry.values[index])
                    }

                    Stepper {
                        id: stepper

                        x: row.room - width
                        y: row.isStacked ? label.height + 4 : 0
                        visible: row.isLong
                        width: Math.min(row.room, row.isStacked ? row.room : Math.max(implicitWidth, row.room * 0.6))
                        textSize: 12
                        name: row.entry.label
                        choices: row.entry.labels
                        current: row.entry.current
                        onChosen: index => panel.setup.choose(row.entry.key, row.entry.values[index])
                    }
                }
            }

            WoodButton {
                // Keeps its place, so that the rows above stay under the pointer.
                enabled: !panel.setup.isStandard
                kind: "quiet"
                icon.name: "refresh"
                text: qsTr("As the rulebook has them")
                textSize: 12
                onClicked: panel.setup.chooseStandard()
            }
        }
    }

    SetupRemarks {
        id: remarks

        visible: panel.isOpen && panel.hasRemarks && panel.setup.remarks.length > 0
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 12
        width: parent.width
        // The options have most of the room.
        height: Math.min(contentHeight, panel.mostHeight * 0.45)
        ground: panel.color
        groundAbove: panel.color
        setup: panel.setup
    }
}
