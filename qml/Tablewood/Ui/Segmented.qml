pragma ComponentBehavior: Bound
import QtQuick

/// A choice of two to four, sunk into the wood, the chosen one raised. `icons` may stand before the words. Arrow keys choose.
FocusScope {
    id: segmented

    property var choices: []
    property list<string> icons: []
    property int current: 0
    property real textSize: 13
    property string name: ""
    signal chosen(int index)

    implicitWidth: {
        let widest = 0;
        for (let i = 0; i < parts.count; ++i)
            widest = Math.max(widest, (parts.itemAt(i) as Item)?.implicitWidth ?? 0);
        return widest * choices.length + 6;
    }
    implicitHeight: Math.max(40, Theme.px(textSize) * 1.3 + 18)
    activeFocusOnTab: true
    opacity: enabled ? 1 : 0.5

    Accessible.role: Accessible.Grouping
    Accessible.name: name + " " + (choices[current] ?? "")
    Accessible.description: Spoken.of("", enabled)
    Accessible.focusable: true

    function choose(index: int) {
        if (index >= 0 && index < choices.length && index !== current)
            chosen(index);
    }

    Keys.onLeftPressed: choose(current - 1)
    Keys.onRightPressed: choose(current + 1)
    Keys.onSpacePressed: choose((current + 1) % choices.length)

    Rectangle {
        anchors.fill: parent
        radius: 10
        color: Theme.inset
        border.width: 1
        border.color: Theme.insetEdge
    }

    Repeater {
        id: parts

        model: segmented.choices

        Item {
            id: part

            required property int index
            required property string modelData
            readonly property bool isChosen: index === segmented.current

            Accessible.role: Accessible.RadioButton
            Accessible.name: modelData
            Accessible.checkable: true
            Accessible.checked: isChosen
            Accessible.onPressAction: segmented.choose(index)
            implicitWidth: label.implicitWidth + Theme.px(22)
            x: 3 + index * width
            y: 3
            width: (segmented.width - 6) / segmented.choices.length
            height: segmented.height - 6

            Rectangle {
                visible: part.isChosen
                anchors.fill: parent
                anchors.topMargin: 2
                anchors.bottomMargin: -1
                radius: 8
                color: Theme.woodUnder
            }

            Rectangle {
                visible: part.isChosen
                anchors.fill: parent
                anchors.bottomMargin: 1
                radius: 8
                border.width: 1
                border.color: Theme.raisedEdge
                gradient: Gradient {
                    GradientStop {
                        position: 0
                        color: Theme.raisedTop
                    }
                    GradientStop {
                        position: 1
                        color: Theme.raisedFoot
                    }
                }
            }

            Row {
                id: label

                anchors.centerIn: parent
                spacing: 6

                Icon {
                    visible: name !== ""
                    name: segmented.icons[part.index] ?? ""
                    size: segmented.textSize + 3
                    color: part.isChosen ? "#FFF1CC" : Theme.textSoft
                    anchors.verticalCenter: parent.verticalCenter
                }

                BodyText {
                    text: part.modelData
                    size: segmented.textSize
                    font.weight: part.isChosen ? Font.DemiBold : Font.Medium
                    color: part.isChosen ? Theme.raisedText : Theme.textSoft
                    anchors.verticalCenter: parent.verticalCenter
                }
            }

            TapHandler {
                onTapped: {
                    segmented.forceActiveFocus(Qt.MouseFocusReason);
                    segmented.choose(part.index);
                }
            }
        }
    }

    FocusRing {
        takesEnter: false
        visible: segmented.activeFocus
    }
}
