import QtQuick
import QtQuick.Templates as T
import Tablewood.App

/// A button of wood, of gold (the one next step), a quiet one, or a bare one that is nothing but its icon. `icon.name` names its
/// icon; `detail` is a second, smaller line; `isDefault` makes it the one that Enter presses, and says so while that is true;
/// `keyHint` is another key that presses it; `cost` with `costIcon` is what it takes. In a narrow place the key goes first, then
/// the icon, then the words break into lines.
T.Button {
    id: button

    property string kind: "wood"
    property string detail: ""
    property bool isDefault: false
    /// Something that is to be read first takes Enter before it.
    property bool givesWay: false
    /// It is what is to be read first: it takes Enter from whatever the ring marks.
    property bool isFirst: false
    property string keyHint: ""
    property int cost: 0
    property string costIcon: "drop"
    property real textSize: 14
    property real iconSize: textSize + 5
    property real cornerRadius: 10

    readonly property bool hasEnter: isDefault && !givesWay && enabled && (isFirst || EnterHolder.taker === null || EnterHolder.taker === button.background)
    readonly property bool isGold: kind === "gold"
    readonly property bool isBare: kind === "bare"
    readonly property bool isQuiet: kind === "quiet" || isBare
    readonly property bool isIdleOnPaper: !enabled && !Theme.isDark
    readonly property color quietInk: Theme.isDark ? Theme.text : Theme.ink
    readonly property color inkColor: isIdleOnPaper || isGold ? Theme.ink : isQuiet ? quietInk : Theme.woodText
    readonly property color costColor: isGold ? Theme.ink : isQuiet || isIdleOnPaper ? Theme.supplyText : Theme.woodCost
    readonly property real thickness: isQuiet ? 0 : 3

    readonly property real room: width - 14
    readonly property real gap: textSize > 18 ? 14 : 6
    readonly property real iconRoom: icon.name !== "" ? sign.width + (text === "" ? 0 : gap) : 0
    readonly property real costRoom: cost > 0 ? price.implicitWidth + gap : 0
    readonly property real keyRoom: isDefault || keyHint !== "" ? keyPlate.width + gap : 0
    readonly property real wordsWidth: text === "" ? 0 : Math.max(unbroken.implicitWidth, detail === "" ? 0 : more.implicitWidth)
    readonly property bool hasKey: (isDefault || keyHint !== "") && iconRoom + wordsWidth + costRoom + keyRoom <= room + 1
    readonly property bool hasIcon: icon.name !== "" && (text === "" || iconRoom + wordsWidth + costRoom <= room + 1)
    /// With the least icons and one word in each line.
    readonly property real narrowestWidth: widestWord() + costRoom + 16

    function widestWord(): real {
        return wordMetrics.font.pixelSize > 0 ? Math.max(...button.text.split(" ").map(word => wordMetrics.advanceWidth(word))) : 0;
    }

    implicitWidth: Math.max(40, iconRoom + wordsWidth + costRoom + keyRoom + 28)
    implicitHeight: Math.max(40, Theme.px(40) * 0.5 + 20, content.implicitHeight + 16)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    // On a button that can't be pressed the words stay readable.
    readonly property real dimness: enabled ? 1 : Theme.isDark ? 0.45 : 0.28

    onPressed: Sounds.play("press")

    FontMetrics {
        id: wordMetrics

        font: label.font
    }

    // The words in one line. A label whose width follows from its own words keeps the height of before when they change.
    BodyText {
        id: unbroken

        visible: false
        text: button.text
        size: button.textSize
        font.weight: Font.DemiBold
    }

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: Spoken.of(detail, enabled)
    Accessible.onPressAction: button.clicked()
    Keys.onReturnPressed: event => button.takeEnter(event)
    Keys.onEnterPressed: event => button.takeEnter(event)

    function takeEnter(event: var): void {
        event.accepted = button.visualFocus || button.hasEnter;
        if (event.accepted)
            button.clicked();
    }

    background: Item {
        opacity: button.dimness

        Shadow {
            level: 1
            visible: !button.isQuiet
        }

        Glow {
            visible: button.isGold
            opacity: 0.55
            reach: 34
        }

        Rectangle {
            visible: !button.isQuiet
            anchors.fill: parent
            anchors.topMargin: button.thickness
            anchors.bottomMargin: -button.thickness
            radius: button.cornerRadius
            color: button.isGold ? Theme.goldUnder : Theme.woodUnder
        }

        Rectangle {
            id: face

            y: button.down ? button.thickness - 1 : 0
            width: parent.width
            height: parent.height
            radius: button.cornerRadius
            border.width: button.isBare ? 0 : 1
            border.color: button.isGold ? Theme.goldEdge : button.isQuiet ? Theme.quietEdge : Theme.woodEdge
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: button.isGold ? Theme.goldTop : button.isBare ? "transparent" : button.isQuiet ? Theme.quietTop : Theme.woodTop
                }
                GradientStop {
                    position: 1
                    color: button.isGold ? Theme.goldFoot : button.isBare ? "transparent" : button.isQuiet ? Theme.quietFoot : Theme.woodFoot
                }
            }

            Rectangle {
                anchors.fill: parent
                radius: parent.radius
                color: button.isGold || Theme.isDark ? "#FFFFFF" : "#FFF3D6"
                opacity: button.enabled && button.hovered && !button.down ? 0.09 : 0

                Behavior on opacity  {
                    NumberAnimation {
                        duration: Theme.hover
                    }
                }
            }
        }

        FocusRing {
            visible: button.visualFocus
        }
    }

    contentItem: Item {
        opacity: button.enabled ? 1 : Theme.isDark ? 0.5 : 0.85
        implicitWidth: content.implicitWidth
        implicitHeight: content.implicitHeight

        Row {
            id: content

            anchors.centerIn: parent
            anchors.verticalCenterOffset: button.down ? button.thickness - 1 : 0
            spacing: button.gap
            // A single word that a narrow place does not hold gets smaller, never cut.
            scale: Math.min(1, (button.width - 8) / Math.max(1, implicitWidth + Math.max(0, label.contentWidth - words.width)))

            Icon {
                id: sign

                visible: button.hasIcon
                name: button.icon.name
                size: button.iconSize
                color: button.inkColor
                anchors.verticalCenter: parent.verticalCenter
            }

            Column {
                id: words

                visible: button.text !== ""
                width: Math.min(button.wordsWidth, button.room - button.costRoom - (button.hasIcon ? button.iconRoom : 0))
                anchors.verticalCenter: parent.verticalCenter

                BodyText {
                    id: label

                    width: parent.width
                    wrapMode: Text.WordWrap
                    horizontalAlignment: button.hasIcon ? Text.AlignLeft : Text.AlignHCenter
                    text: button.text
                    size: button.textSize
                    font.weight: Font.DemiBold
                    color: button.inkColor
                }

                BodyText {
                    id: more

                    visible: button.detail !== ""
                    width: parent.width
                    wrapMode: Text.WordWrap
                    horizontalAlignment: label.horizontalAlignment
                    text: button.detail
                    size: Math.min(13, button.textSize - 1)
                    color: button.inkColor
                }
            }

            Row {
                id: price

                visible: button.cost > 0
                spacing: 1
                anchors.verticalCenter: parent.verticalCenter

                NumberText {
                    text: button.cost
                    size: button.textSize
                    color: button.costColor
                    anchors.verticalCenter: parent.verticalCenter
                }

                Icon {
                    name: button.costIcon
                    size: button.textSize + 1
                    color: button.costColor
                    anchors.verticalCenter: parent.verticalCenter
                }
            }

            Rectangle {
                id: keyPlate

                visible: button.hasKey
                // Keeps its place while Enter is elsewhere, so that the words do not jump.
                opacity: button.isDefault && !button.hasEnter ? 0 : 1
                width: keyName.implicitWidth + Theme.px(10)
                height: keyName.implicitHeight + 5
                radius: 5
                color: button.isGold || (button.isQuiet && !Theme.isDark) ? "#331E1A14" : "#33000000"
                anchors.verticalCenter: parent.verticalCenter

                BodyText {
                    id: keyName

                    anchors.centerIn: parent
                    text: button.isDefault ? qsTr("Enter") : qsTr("Key %1", "on the keyboard").arg(button.keyHint)
                    size: 11
                    font.weight: Font.DemiBold
                    color: button.isGold || (button.isQuiet && !Theme.isDark) ? Theme.ink : "#D9C8A5"
                }
            }
        }
    }
}
