pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The packs of content of one's own: which are used, and why any other is left out.
Column {
    id: settings

    /// The system opens no folders.
    property bool isUnopened: false

    spacing: 14

    Heading {
        topPadding: 8
        text: qsTr("Packs")
        size: 19
    }

    BodyText {
        width: parent.width
        wrapMode: Text.WordWrap
        text: PackList.packs.length > 0 ? qsTr("Content of your own in the place of what Tablewood brings along. Changes hold after the next start.") : qsTr("None. A pack is a folder with content of your own, which takes the place of what Tablewood brings along.")
        size: 14
    }

    Each {
        model: PackList.packs

        Rectangle {
            id: row

            required property packEntry modelData

            width: settings.width
            height: words.height + 20
            radius: 10
            color: Theme.rowLit
            border.width: 1
            border.color: row.modelData.isUsed ? Theme.chosenEdge : Theme.dangerText
            Accessible.role: Accessible.StaticText
            Accessible.name: row.modelData.title + ": " + row.modelData.line
            Accessible.description: row.modelData.faults

            Icon {
                x: 12
                y: 11
                name: row.modelData.isUsed ? "check" : "warn"
                size: 18
                color: row.modelData.isUsed ? Theme.accentText : Theme.dangerText
            }

            Column {
                id: words

                x: 12 + Theme.px(18) + 10
                y: 10
                width: parent.width - x - 12
                spacing: 2

                BodyText {
                    width: parent.width
                    wrapMode: Text.Wrap
                    text: row.modelData.title
                    font.weight: Font.DemiBold
                }

                BodyText {
                    width: parent.width
                    wrapMode: Text.Wrap
                    text: row.modelData.line
                }

                BodyText {
                    visible: text !== ""
                    width: parent.width
                    wrapMode: Text.Wrap
                    text: row.modelData.faults
                    color: Theme.textSoft
                }
            }
        }
    }

    WoodButton {
        kind: "quiet"
        icon.name: "folder"
        text: qsTr("Open the folder of packs")
        onClicked: settings.isUnopened = !Qt.openUrlExternally(PackList.folder())
    }

    BodyText {
        visible: settings.isUnopened
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("The system has no program that opens folders. Go there yourself: it is \"packs\" in the folder above.")
        color: Theme.dangerText
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
