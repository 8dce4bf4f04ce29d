import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A player in the banner: token, name, score and one line of news, or less of it where there is no room. `isMirrored` stands
/// at the right.
Item {
    id: seat

    required property seatEntry entry
    /// Explains the table; null where nothing is ever explained.
    property LessonModel lesson: null
    property bool isMirrored: false
    /// Whether it stands in this place of the banner at all.
    property bool isHere: true
    /// "whole", "brief" without leaves and news, or "token" without the name.
    property string form: "whole"
    /// How far the news may reach before the phases begin.
    property real newsRoom: 10000
    readonly property bool isCompact: form !== "whole"
    readonly property real largeToken: Math.min(72, Theme.px(40))
    readonly property real tokenSize: Theme.hasLargeText ? largeToken : Theme.px(isCompact ? 40 : 52)
    readonly property real scoreWidth: entry.hasScore ? score.implicitWidth : 0
    readonly property real gap: Math.min(20, Theme.px(10))
    readonly property real textX: tokenSize + gap
    /// The width of each form.
    readonly property real wholeWidth: Math.max(Theme.px(180), wholeSpace + leavesWidth, wholeSpace + largeName.advanceWidth + youWidth) + wholeScore + 14
    readonly property real briefWidth: tokenSpace + Math.max(smallName.advanceWidth, scoreBelow) + scoreBeside + 4
    readonly property real tokenWidth: tokenSpace + (entry.hasScore ? smallScore.advanceWidth : 0) + 4
    readonly property real wholeSpace: (Theme.hasLargeText ? largeToken : Theme.px(52)) + gap
    readonly property real tokenSpace: (Theme.hasLargeText ? largeToken : Theme.px(40)) + gap
    readonly property real leavesWidth: entry.hasScore ? entry.target * 1.36 * Theme.px(5) : 0
    readonly property real youWidth: you.text === "" ? 0 : you.implicitWidth + nameRow.spacing
    readonly property real wholeScore: entry.hasScore ? largeScore.advanceWidth : 0
    readonly property real scoreBelow: isStacked && goal.text !== "" ? smallScore.advanceWidth + goal.implicitWidth + gap / 2 : 0
    readonly property real scoreBeside: entry.hasScore && !isStacked ? smallScore.advanceWidth + gap : 0
    readonly property bool isScoreAtEdge: !isCompact || (form === "brief" && !isStacked)
    /// The score below the name, as far as both are small enough for the banner.
    readonly property bool isStacked: !Theme.hasLargeText

    implicitWidth: form === "whole" ? Math.max(Theme.px(252), wholeWidth) : form === "brief" ? briefWidth : tokenWidth
    implicitHeight: Theme.px(62)
    Accessible.role: Accessible.StaticText
    Accessible.name: told()
    Accessible.description: entry.news

    /// That its person is away, or who plays for them.
    readonly property string absence: entry.isAway ? qsTr("away") : entry.partner !== "" ? qsTr("%1 plays here too").arg(entry.partner) : ""

    /// Reads the seat aloud.
    function told(): string {
        const name = seat.entry.hasScore ? qsTr("%1: %2 %3").arg(seat.entry.name).arg(seat.entry.score).arg(seat.entry.scoreName) : seat.entry.name;
        const turn = seat.entry.isActive ? ", " + qsTr("to play") : "";
        return name + turn + (seat.absence === "" ? "" : ", " + seat.absence);
    }

    LessonLight {
        gap: 0
        isShown: seat.isHere && (seat.lesson?.seats.includes(seat.entry.seat) ?? false)
    }

    Glow {
        anchors.fill: token
        anchors.margins: -28
        visible: seat.entry.isActive
        tint: Theme.seatGlow(seat.entry.seat)
    }

    SeatToken {
        id: token

        seat: seat.entry.seat
        emblem: seat.entry.emblem
        size: seat.tokenSize
        x: seat.isMirrored ? seat.width - width : 0
        y: 2
        opacity: seat.entry.isAway ? 0.45 : 1
    }

    // Where there is no room beside the name.
    Rectangle {
        visible: seat.entry.isYou && (seat.isCompact || Theme.hasLargeText)
        anchors.horizontalCenter: token.horizontalCenter
        y: token.y + token.height - height * 0.55
        width: mine.implicitWidth + 10
        height: mine.implicitHeight + 1
        radius: height / 2
        color: Theme.panelFoot
        border.width: 1
        border.color: Theme.insetEdge

        BodyText {
            id: mine

            anchors.centerIn: parent
            text: qsTr("you")
            size: 11
        }
    }

    // Not at the laptop: a mark, beside the paler token where nobody plays for them.
    Rectangle {
        visible: seat.absence !== "" && !seat.entry.isYou
        anchors.right: token.right
        anchors.bottom: token.bottom
        width: Math.round(seat.tokenSize * 0.44)
        height: width
        radius: width / 2
        color: Theme.panelFoot
        border.width: 1
        border.color: Theme.insetEdge

        Icon {
            anchors.centerIn: parent
            width: parent.width - 6
            height: width
            name: seat.entry.isAway ? "unlink" : "people"
            color: Theme.text
        }
    }

    TextMetrics {
        id: largeName

        font.family: Theme.headingFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.px(20)
        text: seat.entry.name
    }

    TextMetrics {
        id: smallName

        font.family: Theme.headingFamily
        font.weight: Font.DemiBold
        font.pixelSize: Theme.px(16)
        text: seat.entry.name
    }

    TextMetrics {
        id: largeScore

        font.family: Theme.numberFamily
        font.weight: Font.Bold
        font.pixelSize: Theme.px(36)
        text: seat.entry.score
    }

    TextMetrics {
        id: smallScore

        font.family: Theme.numberFamily
        font.weight: Font.Bold
        font.pixelSize: Theme.px(24)
        text: seat.entry.score
    }

    HoverHandler {
        id: pointer
    }

    Tooltip {
        text: seat.entry.name + (seat.absence === "" ? "" : ", " + seat.absence) + (seat.entry.news === "" ? "" : ", " + seat.entry.news)
        isShown: pointer.hovered
    }

    Row {
        id: nameRow

        visible: seat.form !== "token"
        x: seat.isMirrored ? seat.width - seat.textX - width : seat.textX
        y: seat.isCompact && !seat.isStacked ? (seat.tokenSize - height) / 2 : -2
        spacing: Theme.px(6)
        layoutDirection: seat.isMirrored ? Qt.RightToLeft : Qt.LeftToRight

        Heading {
            id: name

            text: seat.entry.name
            size: seat.isCompact ? 16 : 20
        }

        BodyText {
            id: you

            visible: text !== "" && !seat.isCompact
            text: seat.entry.isYou && !Theme.hasLargeText ? qsTr("you") : ""
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
        y: Theme.hasLargeText ? nameRow.y + nameRow.height - Theme.px(1) : Theme.px(29)
    }

    BodyText {
        visible: !seat.isCompact && !Theme.hasLargeText && y + height < seat.height + 2
        x: seat.isMirrored ? seat.width - seat.textX - width : seat.textX
        y: Theme.px(seat.entry.hasScore ? 46 : 24)
        width: Math.min(implicitWidth, seat.width - seat.textX, seat.entry.hasScore ? seat.newsRoom : 10000)
        elide: Text.ElideRight
        text: seat.entry.news
        size: 12
        color: seat.isMirrored ? Theme.informationText : Theme.accentText
    }

    BodyText {
        id: goal

        visible: text !== "" && seat.form === "brief" && seat.isStacked
        text: seat.entry.hasScore && seat.entry.target > 0 ? qsTr("of %1").arg(seat.entry.target) : ""
        size: 12
        color: Theme.textSoft
        x: seat.isMirrored ? score.x - width - seat.gap / 2 : score.x + score.width + seat.gap / 2
        anchors.baseline: score.baseline
    }

    NumberText {
        id: score

        visible: seat.entry.hasScore
        text: seat.entry.score
        size: seat.isCompact ? 24 : 36
        color: Theme.isDark ? "#FFF1CC" : Theme.text
        x: seat.isScoreAtEdge ? (seat.isMirrored ? 0 : seat.width - width) : seat.isMirrored ? seat.width - seat.textX - width : seat.textX
        y: !seat.isCompact ? -7 : seat.form === "brief" && seat.isStacked ? Theme.px(18) : (seat.tokenSize - height) / 2
    }
}
