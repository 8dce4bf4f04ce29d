pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The LAN doctor: a tick for what works, a sentence for each thing to look at.
Panel {
    id: strip

    required property LanCheck check
    /// So many things to look at are shown here; all of them open over the page.
    property int most: 1
    readonly property var entries: check.rows.entries
    readonly property var good: entries.filter(entry => entry.state === "ok")
    readonly property var wanting: [...entries.filter(entry => entry.state === "bad"), ...entries.filter(entry => entry.state === "look")]
    readonly property bool isUnsure: check.isRunning || !check.hasRun
    readonly property string summary: summaryWords()

    function summaryWords(): string {
        if (strip.check.isRunning)
            return qsTr("is looking");
        if (!strip.check.hasRun)
            return qsTr("has not looked yet");
        return strip.wanting.length === 0 ? qsTr("all is well") : qsTr("%n thing(s) to look at", "", strip.wanting.length);
    }

    implicitHeight: body.height + 30

    component Ticks: Flow {
        id: ticks

        required property var entries

        spacing: 10

        Each {
            model: ticks.entries

            Row {
                id: tick

                required property checkEntry modelData

                spacing: 5
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.name
                Accessible.description: modelData.line

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(18)
                    height: width
                    radius: width / 2
                    color: Theme.isDark ? "#33B5DB82" : "#2E4C6E28"

                    Icon {
                        anchors.centerIn: parent
                        name: "check"
                        size: 12
                        color: Theme.goodText
                    }
                }

                BodyText {
                    text: tick.modelData.name
                }

                HoverHandler {
                    id: hover
                }

                Tooltip {
                    text: tick.modelData.line
                    isShown: hover.hovered
                }
            }
        }
    }

    Column {
        id: body

        x: 18
        y: 14
        width: parent.width - 36
        spacing: 12

        Item {
            width: parent.width
            height: Math.max(again.height, title.height + (status.isBelow ? status.height : 0))

            Icon {
                id: sign

                anchors.verticalCenter: title.verticalCenter
                name: "wand"
                size: 19
                color: Theme.accentText
            }

            Heading {
                id: title

                x: sign.width + 10
                y: status.isBelow ? 0 : (parent.height - height) / 2
                width: again.x - x - 8
                wrapMode: Text.WordWrap
                text: qsTr("LAN doctor")
                size: 19
            }

            BodyText {
                id: status

                readonly property bool isBelow: title.implicitWidth + implicitWidth + 20 > title.width

                x: isBelow ? title.x : again.x - 10 - width
                y: isBelow ? title.height : (parent.height - height) / 2
                width: isBelow ? title.width : implicitWidth
                wrapMode: Text.WordWrap
                text: strip.summary
                color: strip.isUnsure ? Theme.textSoft : strip.wanting.length === 0 ? Theme.goodText : Theme.accentText
            }

            IconButton {
                id: again

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                kind: "quiet"
                enabled: !strip.check.isRunning
                tip: strip.check.hasRun ? qsTr("Look again") : qsTr("Let the LAN doctor look")
                icon.name: "refresh"
                onClicked: strip.check.run()
            }
        }

        Ticks {
            visible: strip.good.length > 0
            width: parent.width
            entries: strip.good
        }

        Each {
            model: strip.wanting.slice(0, strip.most)

            DoctorAdvice {
                required property checkEntry modelData

                entry: modelData
                width: body.width
            }
        }

        WoodButton {
            visible: strip.wanting.length > strip.most
            width: Math.min(implicitWidth, parent.width)
            kind: "quiet"
            text: qsTr("%n more thing(s)", "", strip.wanting.length - strip.most)
            icon.name: "more"
            onClicked: all.open()
        }
    }

    Layer {
        id: all

        name: qsTr("LAN doctor")
        width: Math.min(parent.width - 48, Math.max(640, Theme.px(520)))
        height: Math.min(parent.height - 48, Math.max(120, report.height + closing.height + 84))

        contentItem: FocusScope {
            focus: true

            Heading {
                id: allTitle

                text: all.name
                size: 24
            }

            IconButton {
                id: closing

                anchors.right: parent.right
                kind: "quiet"
                tip: qsTr("Close")
                icon.name: "cross"
                focus: true
                onClicked: all.close()
            }

            ScrollArea {
                anchors.top: closing.bottom
                anchors.topMargin: 12
                anchors.bottom: parent.bottom
                width: parent.width
                contentHeight: report.height
                barMargin: 16

                Column {
                    id: report

                    width: parent.width
                    spacing: 10

                    Each {
                        model: strip.wanting

                        DoctorAdvice {
                            required property checkEntry modelData

                            entry: modelData
                            width: report.width
                        }
                    }
                }
            }
        }
    }
}
