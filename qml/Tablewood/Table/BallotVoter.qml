import QtQuick
import Tablewood.App
import Tablewood.Ui

/// One who may vote, or may not: token, name, how they stand, their slip.
Item {
    id: voter

    required property slipEntry entry
    property real unit: 1
    readonly property bool isGone: !entry.mayVote

    width: Math.max(168 * unit, Theme.px(150))
    height: Math.max(58 * unit, words.height + 14)
    opacity: isGone ? 0.85 : 1
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
                color: Theme.isDark ? "#F62A372F" : "#FDF8EE"
            }
            GradientStop {
                position: 1
                color: Theme.isDark ? "#F6161F1A" : "#F3E9D2"
            }
        }
    }

    SeatToken {
        id: token

        x: 8
        anchors.verticalCenter: parent.verticalCenter
        size: 44 * voter.unit
        seat: Math.max(0, voter.entry.seat)
        emblem: voter.entry.emblem
        opacity: voter.isGone ? 0.4 : 1
    }

    Column {
        id: words

        x: token.x + token.width + 9
        anchors.verticalCenter: parent.verticalCenter
        width: (slip.visible ? slip.x : parent.width) - x - 8

        Heading {
            width: parent.width
            text: voter.entry.name
            size: 17
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            elide: Text.ElideRight
            font.italic: voter.isGone
            color: voter.isGone ? Theme.textFaint : Theme.text
        }

        BodyText {
            width: parent.width
            text: voter.entry.standing
            size: 12
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
        x: parent.width - width - 14
        anchors.verticalCenter: parent.verticalCenter
        unit: voter.unit
        isIn: voter.entry.isIn
        // One's own is known, and yet lies face down like all others.
        icon: voter.isTurned ? voter.entry.icon : ""
    }

    property bool isTurned: false
}
