pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Tablewood.App
import Tablewood.Ui

/// Something that is to be put right: pressed it shows where; its repair is offered where there is one.
T.Button {
    id: card

    required property mapFaultEntry fault
    readonly property bool isGrave: fault.gravity === "fault"
    readonly property bool isNote: fault.gravity === "note"
    readonly property color ink: isGrave ? Theme.dangerText : isNote ? Theme.informationText : Theme.accentText
    signal shownWanted

    implicitHeight: words.height + 18
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: card.fault.title
    Accessible.description: card.fault.sentence
    Accessible.onPressAction: card.clicked()
    Keys.onReturnPressed: card.clicked()
    Keys.onEnterPressed: card.clicked()
    onClicked: card.shownWanted()

    background: Rectangle {
        radius: 8
        color: card.isGrave ? (Theme.isDark ? "#59541F1C" : "#33D9503F") : card.isNote ? Theme.row : (Theme.isDark ? "#4D5A4214" : "#40F0C766")
        border.width: 1
        border.color: card.hovered ? Theme.focus : card.ink

        FocusRing {
            visible: card.visualFocus
        }
    }

    Icon {
        x: 10
        y: 11
        name: card.isGrave ? "deny" : card.isNote ? "clock" : "warn"
        size: 17
        color: card.ink
    }

    Column {
        id: words

        x: Theme.px(17) + 20
        y: 9
        width: parent.width - x - 10
        spacing: 2

        BodyText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: card.fault.title
            size: 13
            font.weight: Font.DemiBold
        }

        BodyText {
            visible: text !== ""
            width: parent.width
            wrapMode: Text.WordWrap
            text: card.fault.sentence
            size: 11
            color: Theme.textSoft
        }

        Only {
            when: card.fault.repair !== ""

            WoodButton {
                width: Math.min(implicitWidth, words.width)
                implicitHeight: Theme.px(30)
                textSize: 12
                icon.name: "wand"
                text: card.fault.repairName
                onClicked: MapDesk.editor.repair(card.fault.repair)
            }
        }
    }
}
