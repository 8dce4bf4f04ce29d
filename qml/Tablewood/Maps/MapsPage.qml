pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The maps of one's own, and templates to begin with.
FocusScope {
    id: page

    signal backWanted

    function dialogs(): Item {
        files.come();
        return files.item as Item;
    }

    Keys.onEscapePressed: page.backWanted()
    Keys.onPressed: event => {
        event.accepted = KeyMap.fits(foot.keyAction, event.key, event.modifiers) && MapDesk.removed !== "";
        if (event.accepted)
            MapDesk.bringBack();
    }

    ArtImage {
        anchors.fill: parent
        art: "wood/tabletop?theme=" + Theme.name + "&seed=23"
    }

    Later {
        id: files

        file: Qt.resolvedUrl("MapDialogs.qml")
    }

    PageHeader {
        id: header

        x: 24
        y: 16
        maximumWidth: page.width - 48 - (Theme.hasLargeText ? 0 : fileButton.width)
        title: qsTr("Map designer")
        line: qsTr("Draw a map of your own, try it, play it")
        onBackWanted: page.backWanted()
    }

    WoodButton {
        id: fileButton

        anchors.right: parent.right
        anchors.rightMargin: 24
        y: Theme.hasLargeText ? header.y + header.height + 12 : header.y + (header.height - height) / 2
        icon.name: "folder"
        text: qsTr("Open a file")
        onClicked: (page.dialogs() as MapDialogs).askMap()
    }

    ScrollArea {
        id: scroller

        x: 24
        y: fileButton.y + Math.max(fileButton.height, Theme.hasLargeText ? 0 : header.height) + 14
        width: parent.width - 48
        height: (foot.visible ? foot.y : parent.height) - y - 12
        contentHeight: body.height + 12
        barMargin: 16
        ground: Theme.window
        groundAbove: Theme.window

        Column {
            id: body

            width: Math.min(parent.width - 8, 1400)
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 18

            Panel {
                visible: MapDesk.fault !== ""
                width: parent.width
                height: visible ? trouble.height + 28 : 0
                border.width: 2
                border.color: Theme.ember
                Accessible.role: Accessible.AlertMessage
                Accessible.name: MapDesk.fault

                BodyText {
                    id: trouble

                    x: 18
                    y: 14
                    width: parent.width - 36
                    wrapMode: Text.Wrap
                    text: MapDesk.fault
                    size: 14
                    color: Theme.dangerText
                }
            }

            Heading {
                text: qsTr("Begin a new map")
                color: Theme.textBright
            }

            Flow {
                id: templates

                readonly property int columns: Math.max(1, Math.floor((width + spacing) / (Theme.px(300) + spacing)))

                width: parent.width
                spacing: 14

                Each {
                    model: MapDesk.templates

                    Panel {
                        id: beginning

                        required property int index
                        required property mapTemplateEntry modelData

                        width: (templates.width - (templates.columns - 1) * templates.spacing) / templates.columns
                        height: begin.y + begin.height + 16

                        MapPreview {
                            x: 16
                            y: 14
                            width: parent.width - 32
                            height: Theme.px(150)
                            desk: MapDesk
                            beginning: beginning.modelData.key
                        }

                        WoodButton {
                            id: begin

                            x: 14
                            y: Theme.px(150) + 26
                            width: parent.width - 28
                            icon.name: "plus"
                            text: beginning.modelData.name
                            detail: beginning.modelData.line
                            textSize: 16
                            focus: beginning.index === 0
                            isDefault: beginning.index === 0
                            onClicked: MapDesk.begin(beginning.modelData.key)
                        }
                    }
                }
            }

            Heading {
                text: qsTr("Your maps")
                color: Theme.textBright
            }

            BodyText {
                visible: MapDesk.own.count === 0
                width: parent.width
                wrapMode: Text.Wrap
                text: qsTr("None yet. Begin one above: it is playable at once, and kept by itself.")
                size: 15
            }

            Each {
                model: MapDesk.own

                Panel {
                    id: card

                    required property mapKeptEntry entry
                    property bool hasVersions: false
                    readonly property real wordsEnd: Math.max(words.y + words.height, deeds.y + deeds.height, preview.y + preview.height)

                    width: body.width
                    height: wordsEnd + 14 + (versions.visible ? versions.height + 10 : 0)

                    MapPreview {
                        id: preview

                        x: 14
                        y: 14
                        width: Theme.px(120)
                        height: Theme.px(72)
                        desk: MapDesk
                        map: card.entry.id
                    }

                    Column {
                        id: words

                        x: preview.x + preview.width + 18
                        y: 14
                        width: (Theme.hasLargeText ? parent.width - 20 : deeds.x - 20) - x
                        spacing: 2

                        Heading {
                            width: parent.width
                            elide: Text.ElideRight
                            text: card.entry.name
                        }

                        BodyText {
                            width: parent.width
                            wrapMode: Text.Wrap
                            text: card.entry.fault !== "" ? card.entry.fault : qsTr("kept on %1").arg(card.entry.when)
                            color: card.entry.fault !== "" ? Theme.dangerText : Theme.textSoft
                        }
                    }

                    Flow {
                        id: deeds

                        x: Theme.hasLargeText ? 20 : parent.width - width - 14
                        y: Theme.hasLargeText ? Math.max(words.y + words.height, preview.y + preview.height) + 10 : 14
                        width: Theme.hasLargeText ? parent.width - 40 : opening.width + 4 * 48
                        spacing: 8

                        WoodButton {
                            id: opening

                            icon.name: "pencil"
                            text: qsTr("Open")
                            enabled: card.entry.fault === ""
                            Accessible.name: qsTr("Open %1").arg(card.entry.name)
                            onClicked: MapDesk.open(card.entry.id)
                        }

                        IconButton {
                            kind: "quiet"
                            icon.name: "copy"
                            tip: qsTr("Copy %1").arg(card.entry.name)
                            onClicked: MapDesk.duplicate(card.entry.id)
                        }

                        IconButton {
                            kind: "quiet"
                            icon.name: "export"
                            tip: qsTr("Save %1 as a file").arg(card.entry.name)
                            onClicked: (page.dialogs() as MapDialogs).askPlace(card.entry.id)
                        }

                        IconButton {
                            kind: card.hasVersions ? "wood" : "quiet"
                            icon.name: "clock"
                            tip: qsTr("Earlier versions of %1").arg(card.entry.name)
                            onClicked: card.hasVersions = !card.hasVersions
                        }

                        IconButton {
                            kind: "quiet"
                            icon.name: "trash"
                            tip: qsTr("Remove %1").arg(card.entry.name)
                            onClicked: MapDesk.remove(card.entry.id)
                        }
                    }

                    // What it was before; each is opened as a map of its own.
                    Flow {
                        id: versions

                        readonly property var all: card.hasVersions ? MapDesk.versions(card.entry.id) : []

                        visible: card.hasVersions
                        x: 20
                        y: card.wordsEnd + 10
                        width: parent.width - 40
                        spacing: 8

                        BodyText {
                            visible: versions.all.length === 0
                            text: qsTr("There is no earlier version yet.")
                            color: Theme.textSoft
                        }

                        Each {
                            model: versions.all

                            WoodButton {
                                required property mapKeptEntry modelData

                                kind: "quiet"
                                textSize: 13
                                icon.name: "clock"
                                text: qsTr("As of %1").arg(modelData.name)
                                onClicked: MapDesk.openVersion(card.entry.id, modelData.id)
                            }
                        }
                    }
                }
            }
        }
    }

    RemovedPanel {
        id: foot

        x: 24
        y: page.height - height - 12
        width: page.width - 48
        height: implicitHeight
        name: MapDesk.removed
        onWantedBack: MapDesk.bringBack()
    }
}
