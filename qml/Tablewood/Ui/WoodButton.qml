import QtQuick
import QtQuick.Templates as T
import Tablewood.App

/// A button of wood, of gold (the one next step), a quiet one, or a bare one that is nothing but its icon. `icon.name` names its icon; `detail` is a second, smaller line;
/// `isDefault` makes it the one that Enter presses, and says so while that is true; `keyHint` is another key that presses it; `cost` with `costIcon` is what it takes.
T.Button {
    id: button

    property string kind: "wood"
    property string detail: ""
    property bool isDefault: false
    property string keyHint: ""
    property int cost: 0
    property string costIcon: "drop"
    property real textSize: 14
    property real iconSize: textSize + 5
    property real cornerRadius: 10

    readonly property bool hasEnter: isDefault && enabled && (EnterHolder.taker === null || EnterHolder.taker === button.background)
    readonly property bool isGold: kind === "gold"
    readonly property bool isBare: kind === "bare"
    readonly property bool isQuiet: kind === "quiet" || isBare
    readonly property color inkColor: isGold || (isQuiet && !Theme.isDark) ? Theme.ink : isQuiet ? Theme.text : Theme.woodText
    readonly property real thickness: isQuiet ? 0 : 3

    implicitWidth: Math.max(implicitHeight, content.implicitWidth + 28)
    implicitHeight: Math.max(40, Theme.px(40) * 0.5 + 20, content.implicitHeight + 16)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45

    onPressed: Sounds.play("press")

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: detail
    Accessible.onPressAction: button.clicked()
    Keys.onReturnPressed: event => button.takeEnter(event)
    Keys.onEnterPressed: event => button.takeEnter(event)

    function takeEnter(event: var): void {
        event.accepted = button.visualFocus || button.hasEnter;
        if (event.accepted && !event.isAutoRepeat)
            button.clicked();
    }

    background: Item {
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
        implicitWidth: content.implicitWidth
        implicitHeight: content.implicitHeight

        Row {
            id: content

            anchors.centerIn: parent
            anchors.verticalCenterOffset: button.down ? button.thickness - 1 : 0
            spacing: button.textSize > 18 ? 14 : 8
            // Words that a narrow place does not hold get smaller, never cut.
            scale: Math.min(1, (button.width - 8) / Math.max(1, implicitWidth))

            Icon {
                visible: button.icon.name !== ""
                name: button.icon.name
                size: button.iconSize
                color: button.inkColor
                anchors.verticalCenter: parent.verticalCenter
            }

            Column {
                visible: button.text !== ""
                anchors.verticalCenter: parent.verticalCenter

                BodyText {
                    text: button.text
                    size: button.textSize
                    font.weight: Font.DemiBold
                    color: button.inkColor
                }

                BodyText {
                    visible: button.detail !== ""
                    text: button.detail
                    size: Math.min(13, button.textSize - 1)
                    color: button.inkColor
                }
            }

            Row {
                visible: button.cost > 0
                spacing: 1
                anchors.verticalCenter: parent.verticalCenter

                NumberText {
                    text: button.cost
                    size: button.textSize
                    color: button.isGold ? Theme.ink : button.isQuiet ? Theme.mannaText : Theme.woodCost
                    anchors.verticalCenter: parent.verticalCenter
                }

                Icon {
                    name: button.costIcon
                    size: button.textSize + 1
                    color: button.isGold ? Theme.ink : button.isQuiet ? Theme.mannaText : Theme.woodCost
                    anchors.verticalCenter: parent.verticalCenter
                }
            }

            Rectangle {
                visible: button.isDefault || button.keyHint !== ""
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
                    text: button.isDefault ? qsTr("Enter") : button.keyHint
                    size: 11
                    font.weight: Font.DemiBold
                    color: button.isGold || (button.isQuiet && !Theme.isDark) ? Theme.ink : "#D9C8A5"
                }
            }
        }
    }
}
