pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What somebody has begun, else the last line of the log, and the dice of the seat to play.
Panel {
    id: news

    required property TableModel table
    property real unit: 1
    readonly property SceneModel scene: table.scene
    /// Undefined while nothing was told.
    readonly property var lastLine: table.log.entries[0]
    readonly property var activeSeat: scene.activeSeat >= 0 ? scene.seats.entries[scene.activeSeat] : null

    readonly property bool isUnderway: scene.underway !== ""
    /// Whose token stands before it; -1 for nobody's.
    readonly property int seat: isUnderway ? scene.activeSeat : lastLine?.seat ?? -1

    visible: isUnderway || lastLine !== undefined
    border.color: isUnderway ? Theme.chosenEdge : Theme.panelEdge
    radius: 18 * news.unit

    SeatToken {
        visible: news.seat >= 0
        x: 20 * news.unit
        anchors.verticalCenter: parent.verticalCenter
        size: 60 * news.unit
        seat: Math.max(0, news.seat)
        emblem: news.seat >= 0 ? news.scene.seats.entries[news.seat]?.emblem ?? "" : ""
    }

    SharedWords {
        unit: news.unit
        x: 98 * news.unit
        width: parent.width - x - 20 * news.unit - (roll.visible ? roll.width + 16 * news.unit : 0)
        height: parent.height - 12 * news.unit
        anchors.verticalCenter: parent.verticalCenter
        verticalAlignment: Text.AlignVCenter
        text: news.isUnderway ? news.scene.underway : news.lastLine?.text ?? ""
        textFormat: news.isUnderway ? Text.PlainText : Text.StyledText
        size: 34
        // With long names it gets smaller before its end is lost.
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(1, 24 * news.unit)
        wrapMode: Text.WordWrap
        lineHeight: 1.1
    }

    // The dice of the seat to play.
    Column {
        id: roll

        readonly property var rolled: [...(news.activeSeat?.panel.items?.entries ?? [])].find(item => item.kind === "dice") ?? null

        visible: rolled !== null
        anchors.right: parent.right
        anchors.rightMargin: 20 * news.unit
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4 * news.unit

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 8 * news.unit

            Each {
                model: roll.rolled?.dice ?? null

                ArtImage {
                    required property string modelData

                    width: 60 * news.unit
                    height: width
                    art: "die/" + modelData
                }
            }
        }

        SharedWords {
            unit: news.unit
            anchors.horizontalCenter: parent.horizontalCenter
            text: roll.rolled?.label ?? ""
            size: 24
            color: Theme.textSoft
        }
    }
}
