import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A player in the banner: token, name, score and one line of news. `isMirrored` stands at the right.
Item {
    id: seat

    required property seatEntry entry
    property bool isMirrored: false
    /// Where there are more than two: without leaves and news.
    property bool isCompact: false
    readonly property real tokenSize: Theme.hasLargeText ? Math.min(72, Theme.px(40)) : Theme.px(isCompact ? 40 : 52)
    readonly property real scoreWidth: entry.hasScore ? score.implicitWidth : 0
    readonly property real textX: tokenSize + Theme.px(12)

    implicitWidth: isCompact ? Theme.px(150) : Theme.px(252)
    implicitHeight: Theme.px(62)
    Accessible.role: Accessible.StaticText
    Accessible.name: (entry.hasScore ? qsTr("%1: %2 %3").arg(entry.name).arg(entry.score).arg(entry.scoreName) : entry.name) + (entry.isActive ? ", " + qsTr("to play") : "")
    Accessible.description: entry.news

    Glow {
        anchors.fill: token
        anchors.margins: -28
        visible: seat.entry.isActive
        tint: seat.entry.seat === 1 ? "ember" : seat.entry.seat === 2 ? "water" : seat.entry.seat === 3 ? "violet" : "leaf"
    }

    SeatToken {
        id: token

        seat: seat.entry.seat
        emblem: seat.entry.emblem
        size: seat.tokenSize
        x: seat.isMirrored ? seat.width - width : 0
        y: 2
    }

    Row {
        id: nameRow

        x: seat.isMirrored ? seat.width - seat.textX - width : seat.textX
        y: -2
        spacing: Theme.px(6)
        layoutDirection: seat.isMirrored ? Qt.RightToLeft : Qt.LeftToRight

        Heading {
            text: seat.entry.name
            size: seat.isCompact ? 16 : 20
            width: Math.min(implicitWidth, seat.width - seat.textX - (seat.isCompact ? 0 : seat.scoreWidth + you.implicitWidth + 14))
            elide: Text.ElideRight
        }

        BodyText {
            id: you

            visible: seat.entry.isYou && !seat.isCompact && !Theme.hasLargeText
            text: visible ? qsTr("you") : ""
            size: 12
            color: Theme.textFaint
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(4)
        }
    }

    ScoreLeaves {
        visible: isShown && !seat.isCompact
        value: seat.entry.score
        target: seat.entry.target
        fresh: seat.entry.fresh
        seat: seat.entry.seat
        isMirrored: seat.isMirrored
        size: Math.min(Theme.px(8.6), (seat.width - seat.textX - seat.scoreWidth - 8) / Math.max(1, seat.entry.target * 1.36))
        x: seat.isMirrored ? seat.width - seat.textX - width : seat.textX
        y: Theme.hasLargeText ? Theme.px(28) : 29
    }

    BodyText {
        visible: !seat.isCompact && !Theme.hasLargeText
        x: seat.isMirrored ? seat.width - seat.textX - width : seat.textX
        y: 46
        width: Math.min(implicitWidth, seat.width - seat.textX)
        elide: Text.ElideRight
        text: seat.entry.news
        size: 12
        color: seat.isMirrored ? Theme.informationText : Theme.accentText
    }

    NumberText {
        id: score

        visible: seat.entry.hasScore
        text: seat.entry.score
        size: seat.isCompact ? 24 : 36
        color: Theme.isDark ? "#FFF1CC" : Theme.text
        x: seat.isCompact ? (seat.isMirrored ? seat.width - seat.textX - width : seat.textX) : seat.isMirrored ? 0 : seat.width - width
        y: seat.isCompact ? Theme.px(18) : -7
    }
}
