pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// All lines of a night, and which of them a group has spoken itself.
FocusScope {
    id: page

    readonly property ScriptRecordings recordings: Night.recordings
    property string title: ""
    signal backWanted

    function dialogs(): Item {
        files.come();
        return files.item as Item;
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Your own voices")
    Keys.onEscapePressed: page.backWanted()
    Keys.forwardTo: [scroller]

    ArtImage {
        anchors.fill: parent
        art: "scenery/shelf?theme=" + Theme.name
    }

    Later {
        id: files

        file: Qt.resolvedUrl("NightFiles.qml")
    }

    PageHeader {
        id: header

        x: 24
        y: 16
        maximumWidth: page.width - 48
        title: qsTr("Your own voices")
        line: page.title
        onBackWanted: page.backWanted()
    }

    ScrollArea {
        id: scroller

        x: 24
        y: header.y + header.height + 16
        width: parent.width - 48
        height: parent.height - y - 14
        contentHeight: body.height + 40
        barMargin: 16
        ground: Theme.window
        groundAbove: Theme.window

        Panel {
            width: parent.width
            height: body.height + 32
            level: 3

            Column {
                id: body

                x: 16
                y: 14
                width: parent.width - 32
                spacing: 12

                BodyText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    font.weight: Font.DemiBold
                    text: qsTr("%1 of %n line(s) recorded", "", page.recordings.count).arg(page.recordings.recorded)
                    size: 16
                }

                BodyText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: qsTr("Record a line, choose a file for it, or drop one on it. What has no recording is spoken by the voice.")
                    size: 14
                    color: Theme.textSoft
                }

                WoodButton {
                    width: Math.min(implicitWidth, parent.width)
                    kind: "quiet"
                    icon.name: "folder"
                    text: qsTr("Take all from a folder, by the names of the lines")
                    enabled: page.recordings.recording === ""
                    onClicked: (page.dialogs() as NightFiles).askRecordings()
                }

                NightAlert {
                    width: parent.width
                    text: page.recordings.fault
                }

                Grid {
                    id: grid

                    width: parent.width
                    columns: Theme.hasLargeText || page.width < 1080 ? 1 : 2
                    columnSpacing: 12
                    rowSpacing: 12

                    Each {
                        model: page.recordings.lines

                        RecordingRow {
                            required property int index

                            width: (grid.width - (grid.columns - 1) * grid.columnSpacing) / grid.columns
                            height: implicitHeight
                            number: index + 1
                            onFileWanted: line => (page.dialogs() as NightFiles).askSound(line)
                        }
                    }
                }
            }
        }
    }
}
