import QtQuick
import Tablewood.App
import Tablewood.Ui

/// One who may vote, or may not: token, name, how they stand, their slip.
Item {
    id: voter

    required property slipEntry entry
    property real unit: 1
    /// All slips lie turned.
    property bool isTurned: false
    readonly property bool isGone: !entry.mayVote
    /// Token and slip grow with large words, too.
    readonly property real pictures: Math.max(unit, Theme.px(20) / 42)

    width: Math.max(174 * unit, Theme.px(150))
    height: Math.max(58 * unit, words.height + 14)
    Accessible.role: Accessible.StaticText
    Accessible.name: entry.name + ", " + entry.standing

    Shadow {
        level: 1
    }

    Rectangle {
        anchors.fill: parent
        radius: 14
        border.width: 1
        border.color: voter.isGone ? (Theme.isDark ? "#4DBFD4D9" : "#9AA39A") : Theme.seatTint(voter.entry.seat)
        gradient: Gradient {
            GradientStop {
                position: 0
                color: voter.isGone ? (Theme.isDark ? "#1A2224" : "#E4E3DA") : Theme.isDark ? "#F62A372F" : "#FDF8EE"
            }
            GradientStop {
                position: 1
                color: voter.isGone ? (Theme.isDark ? "#121819" : "#D6D5CB") : Theme.isDark ? "#F6161F1A" : "#F3E9D2"
            }
        }
    }

    SeatToken {
        id: token

        x: 7
        anchors.verticalCenter: parent.verticalCenter
        size: 42 * voter.pictures
        seat: Math.max(0, voter.entry.seat)
        emblem: voter.entry.emblem
        opacity: voter.isGone ? 0.4 : 1
    }

    Column {
        id: words

        x: token.x + token.width + 8
        anchors.verticalCenter: parent.verticalCenter
        width: (slip.visible ? slip.x : parent.width) - x - 7

        Heading {
            width: parent.width
            text: voter.entry.name
            size: 17 * Math.max(1, voter.unit * 0.9)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            elide: Text.ElideRight
            font.italic: voter.isGone
            color: voter.isGone ? Theme.textFaint : Theme.text
        }

        BodyText {
            width: parent.width
            text: voter.entry.standing
            size: 12 * Math.max(1, voter.unit * 0.9)
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
            lineHeight: 0.92
            color: Theme.textSoft
        }
    }

    BallotSlip {
        id: slip

        visible: voter.entry.mayVote
        x: parent.width - width - 11
        anchors.verticalCenter: parent.verticalCenter
        unit: voter.pictures
        isIn: voter.entry.isIn
        // One's own is known, and yet lies face down like all others.
        icon: voter.isTurned ? voter.entry.icon : ""
    }

    HoverHandler {
        id: pointer
    }

    Tooltip {
        text: voter.entry.name + ", " + voter.entry.standing
        isShown: pointer.hovered
    }
}
