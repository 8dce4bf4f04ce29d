import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Something a seat can do or has: lit and to be pressed while it is ready and the table takes it. What it does stands on it whole
/// where it is roomy, and in its tip: for the pointer, for the keyboard, and after a press that does nothing else.
Rectangle {
    id: row

    required property itemEntry entry
    /// Has the height for more than its name.
    property bool isRoomy: true
    signal pressed
    readonly property bool isReady: entry.state === "ready"
    /// Lit only where pressing it does something.
    readonly property bool isLit: isReady && entry.isEnabled
    readonly property bool isSpent: entry.state === "spent"

    implicitHeight: Math.max(40, words.implicitHeight + 7)
    radius: 9
    // Its glow is around it, not behind its words.
    color: isLit ? Qt.tint(Theme.panelFoot, Theme.rowLit) : Theme.isDark ? "#14EFE4CC" : "#60E3D3B2"
    border.width: row.entry.isEnabled ? 2 : 1
    border.color: isLit ? Theme.chosenEdge : Theme.rowEdge
    opacity: isSpent ? 0.85 : 1
    activeFocusOnTab: true
    Accessible.role: entry.button === "" ? Accessible.StaticText : Accessible.Button
    Accessible.name: entry.label + ": " + entry.text
    Accessible.description: Spoken.of(entry.hint, entry.button === "" || entry.isEnabled)
    Accessible.focusable: true
    Accessible.onPressAction: if (entry.isEnabled)
        row.pressed()
    Keys.onReturnPressed: if (entry.isEnabled)
        row.pressed()
    Keys.onEnterPressed: if (entry.isEnabled)
        row.pressed()

    Glow {
        visible: row.entry.isEnabled
        opacity: 0.5
        reach: 30
    }

    FocusRing {
        takesEnter: row.entry.isEnabled
        visible: row.activeFocus
    }

    HoverHandler {
        id: pointer
    }

    Tooltip {
        text: row.entry.hint
        isShown: pointer.hovered || row.activeFocus
    }

    Column {
        id: words

        x: 9
        width: row.width - 2 * x
        anchors.verticalCenter: parent.verticalCenter

        Row {
            spacing: 6

            Icon {
                anchors.verticalCenter: label.verticalCenter
                name: row.entry.icon
                size: 15
                color: row.isReady ? Theme.accentText : Theme.textFaint
            }

            BodyText {
                id: label

                text: row.entry.label
                font.weight: Font.DemiBold
                color: row.isReady && !Theme.isDark ? "#5C3A00" : row.isReady ? Theme.accentText : Theme.text
            }

            BodyText {
                visible: row.isReady || row.isSpent
                anchors.baseline: label.baseline
                text: row.isReady ? qsTr("ready") : qsTr("used")
                size: 11
                font.weight: Font.Bold
                color: row.isReady ? (Theme.isDark ? Theme.lantern : "#5C3A00") : Theme.textFaint
            }
        }

        // Whole: below its name it has the width of the row.
        BodyText {
            width: parent.width
            text: row.isRoomy && !row.isSpent && row.entry.hint !== "" ? row.entry.hint : row.entry.text
            size: 12
            wrapMode: Text.WordWrap
            lineHeight: 0.98
            color: row.isReady && !Theme.isDark ? "#3A3022" : Theme.textSoft
        }
    }

    MouseArea {
        anchors.fill: parent
        cursorShape: row.entry.isEnabled ? Qt.PointingHandCursor : Qt.ArrowCursor
        // A row that can't be pressed says why.
        onPressAndHold: row.forceActiveFocus(Qt.MouseFocusReason)
        onClicked: row.entry.isEnabled ? row.pressed() : row.forceActiveFocus(Qt.MouseFocusReason)
    }
}
