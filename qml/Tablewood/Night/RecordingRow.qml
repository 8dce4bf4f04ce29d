pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A line and its recording: recorded, played, removed, taken from a file that is chosen or dropped here.
Rectangle {
    id: row

    readonly property ScriptRecordings recordings: Night.recordings
    required property recordingEntry entry
    property int number: 0
    readonly property bool isRecording: row.recordings.recording === row.entry.line
    readonly property bool isPlaying: row.recordings.playing === row.entry.line
    readonly property bool isOther: row.recordings.recording !== "" && !row.isRecording
    readonly property string named: row.number > 0 ? qsTr("line %1").arg(row.number) : row.entry.text
    signal fileWanted(string line)

    function stateWords(): string {
        const seconds = (row.entry.tenths / 10).toFixed(1);
        if (row.isRecording)
            return row.recordings.isHearing ? qsTr("Speak now") : qsTr("The microphone is opened…");
        if (row.entry.isLong)
            return qsTr("%1 s: longer than its words have, it takes some of the seconds").arg(seconds);
        return row.entry.isRecorded ? qsTr("recorded, %1 s").arg(seconds) : qsTr("not recorded");
    }

    implicitHeight: words.height + status.height + deeds.height + 32
    radius: 10
    color: drop.containsDrag ? Theme.rowLit : Theme.row
    border.width: 1
    border.color: row.isRecording ? Theme.ember : drop.containsDrag || row.isPlaying ? Theme.chosenEdge : Theme.rowEdge

    DropArea {
        id: drop

        anchors.fill: parent
        onEntered: drag => drag.accepted = drag.hasUrls
        onDropped: drag => row.recordings.take(row.entry.line, drag.urls[0])
    }

    BodyText {
        id: words

        x: 12
        y: 10
        width: parent.width - 24
        wrapMode: Text.WordWrap
        text: row.number > 0 ? row.number + "  " + row.entry.text : row.entry.text
        size: 14
    }

    Item {
        id: status

        x: 12
        y: words.y + words.height + 4
        width: parent.width - 24
        height: told.height + (row.isRecording ? 14 : 0)

        BodyText {
            id: told

            width: parent.width
            wrapMode: Text.WordWrap
            text: row.stateWords()
            size: 12
            color: row.isRecording ? Theme.dangerText : row.entry.isRecorded ? Theme.goodText : Theme.textSoft
        }

        Rectangle {
            visible: row.isRecording
            y: told.height + 4
            width: parent.width
            height: 6
            radius: 3
            color: Theme.inset

            Rectangle {
                width: parent.width * Math.min(1, row.recordings.level)
                height: parent.height
                radius: 3
                color: Theme.ember
            }
        }
    }

    Flow {
        id: deeds

        x: 12
        y: status.y + status.height + 8
        width: parent.width - 24
        spacing: 8

        WoodButton {
            width: Math.min(implicitWidth, deeds.width)
            kind: row.isRecording ? "wood" : "quiet"
            icon.name: row.isRecording ? "check" : "speech"
            text: row.isRecording ? qsTr("Done") : row.entry.isRecorded ? qsTr("Record anew") : qsTr("Record")
            Accessible.name: text + ": " + row.named
            enabled: !row.isOther && !row.recordings.isReading
            onClicked: row.recordings.record(row.entry.line)
        }

        WoodButton {
            visible: row.entry.isRecorded
            width: Math.min(implicitWidth, deeds.width)
            kind: "quiet"
            icon.name: row.isPlaying ? "cross" : "playF"
            text: row.isPlaying ? qsTr("Enough") : qsTr("Play")
            Accessible.name: text + ": " + row.named
            enabled: row.recordings.recording === ""
            onClicked: row.recordings.play(row.entry.line)
        }

        IconButton {
            kind: "quiet"
            tip: qsTr("Take a sound from a file: %1").arg(row.named)
            icon.name: "folder"
            enabled: row.recordings.recording === ""
            onClicked: row.fileWanted(row.entry.line)
        }

        IconButton {
            visible: row.entry.isRecorded
            kind: "quiet"
            tip: qsTr("Remove the recording: %1").arg(row.named)
            icon.name: "trash"
            enabled: row.recordings.recording === ""
            onClicked: row.recordings.remove(row.entry.line)
        }

        WoodButton {
            visible: row.entry.isRemoved
            width: Math.min(implicitWidth, deeds.width)
            kind: "quiet"
            icon.name: "undo"
            text: qsTr("Bring it back")
            Accessible.name: text + ": " + row.named
            onClicked: row.recordings.bringBack(row.entry.line)
        }
    }
}
