import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The moment of the night: the number, who is called, what they do.
Column {
    id: moment

    property real unit: 1
    /// How high it is at a unit of 1, with a task of one line.
    readonly property real heightOfUnit: 410

    spacing: 8 * unit

    NightRing {
        anchors.horizontalCenter: parent.horizontalCenter
        unit: moment.unit
    }

    Heading {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.pixelSize: Math.max(Theme.px(30), 56 * moment.unit)
        text: Night.isOver ? qsTr("The night is over") : Night.isPaused ? qsTr("%1 (paused)").arg(Night.heading) : Night.heading
        color: "#FFE9B8"
    }

    BodyText {
        visible: text !== "" && !Night.isOver
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.pixelSize: Math.max(Theme.px(18), 22 * moment.unit)
        text: Night.task
        color: Theme.textSoft
    }
}
