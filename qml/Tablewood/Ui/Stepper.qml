import QtQuick

/// A choice of many, one shown at a time between two arrows. Arrow keys choose.
FocusScope {
    id: stepper

    property var choices: []
    property int current: 0
    property real textSize: 13
    property string name: ""
    signal chosen(int index)

    implicitWidth: Theme.px(230)
    implicitHeight: Math.max(40, Theme.px(textSize) * 1.3 + 18)
    activeFocusOnTab: true

    Accessible.role: Accessible.ComboBox
    Accessible.name: name + " " + (choices[current] ?? "")
    Accessible.description: Spoken.of("", enabled)
    Accessible.focusable: true

    function choose(index: int) {
        if (index >= 0 && index < choices.length && index !== current)
            chosen(index);
    }

    Keys.onLeftPressed: choose(current - 1)
    Keys.onRightPressed: choose(current + 1)

    Rectangle {
        anchors.fill: parent
        radius: 10
        color: Theme.inset
        border.width: 1
        border.color: Theme.insetEdge
    }

    IconButton {
        id: before

        height: parent.height
        width: height
        kind: "bare"
        focusPolicy: Qt.NoFocus
        tip: qsTr("Before")
        icon.name: "chevL"
        iconSize: 16
        enabled: stepper.current > 0
        onClicked: stepper.choose(stepper.current - 1)
    }

    BodyText {
        anchors.verticalCenter: parent.verticalCenter
        x: before.width
        width: parent.width - 2 * x
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        text: stepper.choices[stepper.current] ?? ""
        size: stepper.textSize
        font.weight: Font.DemiBold
    }

    IconButton {
        anchors.right: parent.right
        height: parent.height
        width: height
        kind: "bare"
        focusPolicy: Qt.NoFocus
        tip: qsTr("Next")
        icon.name: "chevR"
        iconSize: 16
        enabled: stepper.current < stepper.choices.length - 1
        onClicked: stepper.choose(stepper.current + 1)
    }

    FocusRing {
        takesEnter: false
        visible: stepper.activeFocus
    }
}
