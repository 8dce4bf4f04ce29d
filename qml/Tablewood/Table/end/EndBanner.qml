import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The winner and the reason. Beside it stand the scores, unless so many sat at the table that they have a panel of their own.
Panel {
    id: banner

    required property SceneModel scene
    /// One thing below the other.
    property bool isStacked: false
    property bool isCrowd: false
    readonly property var winners: [...scene.seats.entries].filter(seat => seat.hasWon)
    /// One person alone looks at it.
    property bool isOfOne: false
    readonly property var mine: isOfOne ? [...scene.seats.entries].find(seat => seat.isYou) ?? null : null
    /// Tells the only person who looks how it went; empty where several do.
    readonly property string fate: mine === null ? "" : mine.hasWon ? qsTr("You have won") : qsTr("You have lost")
    readonly property real plainHeight: Math.max(176, words.height + 40)
    readonly property real wordsEnd: words.y + words.height
    readonly property color tint: winners.length > 1 ? Theme.lantern : Theme.seatTint(Math.max(0, winners[0]?.seat ?? 0))

    height: !isStacked ? plainHeight : isCrowd ? Math.max(wordsEnd, 190) + 20 : scores.y + scores.height + 20
    radius: 18
    level: 3
    border.color: Theme.lantern

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
                color: Qt.rgba(banner.tint.r, banner.tint.g, banner.tint.b, banner.winners.length > 1 ? 0.28 : 0.4)
            }
            GradientStop {
                position: 1
                color: Qt.rgba(banner.tint.r, banner.tint.g, banner.tint.b, 0)
            }
        }
    }

    WinnerTokens {
        visible: banner.winners.length > 0
        x: 112 - width / 2
        y: (banner.isStacked ? 100 : banner.plainHeight / 2) - height / 2
        width: 216
        winners: banner.winners
    }

    Column {
        id: words

        x: banner.winners.length > 0 ? 222 : 32
        y: banner.isStacked ? 20 : (banner.plainHeight - height) / 2
        width: (banner.isStacked || banner.isCrowd ? parent.width : scores.x) - x - 24
        spacing: 4

        Flow {
            width: parent.width
            spacing: 7

            Icon {
                visible: banner.fate !== ""
                name: banner.mine?.hasWon ? "trophy" : "moon"
                width: height
                height: fate.height
                color: fate.color
            }

            BodyText {
                id: fate

                visible: banner.fate !== ""
                rightPadding: 6
                text: banner.fate
                size: 16
                font.weight: Font.Bold
                color: Theme.accentText
            }

            BodyText {
                width: Math.min(implicitWidth, parent.width)
                height: fate.visible ? Math.max(fate.height, implicitHeight) : implicitHeight
                verticalAlignment: Text.AlignVCenter
                text: banner.scene.place !== "" && banner.scene.moment !== "" ? banner.scene.place + ", " + banner.scene.moment : banner.scene.place + banner.scene.moment
                color: Theme.textSoft
                wrapMode: Text.WordWrap
            }
        }

        TextMetrics {
            id: oneLine

            font.family: headline.font.family
            font.weight: headline.font.weight
            font.pixelSize: 100
            text: headline.text
        }

        Heading {
            id: headline

            readonly property int wanted: banner.winners.length > 1 ? 40 : 54
            readonly property real fittingSize: width / Math.max(1, oneLine.advanceWidth) * 99

            width: parent.width
            text: banner.scene.verdict
            // In one line, unless that would be too small to be read from afar.
            font.pixelSize: Math.max(Math.min(wanted, Theme.px(24)), Math.min(Theme.px(wanted), fittingSize))
            wrapMode: Text.WordWrap
            lineHeight: 0.95
            color: Theme.isDark ? "#FFF1CC" : Theme.text
        }

        BodyText {
            width: parent.width
            text: banner.scene.reason
            size: 16
            wrapMode: Text.WordWrap
        }
    }

    EndScores {
        id: scores

        visible: !banner.isCrowd
        x: banner.isStacked ? 32 : parent.width - width - 28
        y: banner.isStacked ? Math.max(banner.wordsEnd, 190) + 12 : (banner.plainHeight - height) / 2
        width: banner.isStacked ? parent.width - 60 : wholeWidth
        scene: banner.scene
        isStacked: banner.isStacked
    }
}
