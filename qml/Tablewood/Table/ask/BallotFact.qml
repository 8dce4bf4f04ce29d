import QtQuick
import Tablewood.App
import Tablewood.Ui

/// One thing that all know of who is voted about, or what follows from an outcome.
Row {
    id: fact

    required property itemEntry entry
    readonly property bool isBig: entry.label !== "" && entry.text === ""

    spacing: 10

    Rectangle {
        id: sign

        width: Math.max(32, Theme.px(26))
        height: width
        radius: 9
        color: Theme.isDark ? "#1AEFE4CC" : "#1F5B4E3C"

        Icon {
            anchors.centerIn: parent
            name: fact.entry.icon
            width: parent.width * 0.58
            height: width
            color: fact.entry.icon === "thumbD" ? Theme.dangerText : fact.entry.icon === "thumbU" ? Theme.goodText : Theme.textSoft
        }
    }

    Column {
        width: fact.width - sign.width - fact.spacing
        anchors.verticalCenter: fact.isBig ? sign.verticalCenter : undefined

        BodyText {
            width: parent.width
            text: fact.entry.label
            size: 14
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
            lineHeight: 1.02
        }

        BodyText {
            visible: text !== ""
            width: parent.width
            text: fact.entry.text
            size: 12
            wrapMode: Text.WordWrap
            color: Theme.textSoft
        }
    }
}
