import QtQuick
import QtQuick.Templates as T
import Tablewood.Ui

/// Opens over its column, never over the board; Esc closes it.
Panel {
    id: drawer

    property bool isOpen: false
    property string title: ""
    default property alias content: inside.data
    signal closed

    visible: isOpen
    level: 3
    z: 20
    border.color: Theme.chosenEdge
    Accessible.role: Accessible.Dialog
    Accessible.name: title
    Keys.onEscapePressed: drawer.closed()

    KeyLoan {
        id: loan

        isOpen: drawer.isOpen
        // Marked only where the keys have opened it.
        onTaken: shut.forceActiveFocus((loan.before as T.AbstractButton)?.visualFocus ? Qt.TabFocusReason : Qt.PopupFocusReason)
    }

    // Nothing of the column shows through.
    Rectangle {
        z: -1
        anchors.fill: parent
        anchors.margins: 1
        radius: drawer.radius
        color: Theme.window
    }

    MouseArea {
        anchors.fill: parent
    }

    Heading {
        x: 18
        y: 12
        width: parent.width - shut.width - 48
        text: drawer.title
        size: 19
        elide: Text.ElideRight
    }

    IconButton {
        id: shut

        x: parent.width - width - 12
        y: 8
        implicitHeight: Theme.px(40)
        icon.name: "cross"
        tip: qsTr("Close")
        onClicked: drawer.closed()
    }

    Item {
        id: inside

        x: 12
        y: shut.y + shut.height + 10
        width: parent.width - 24
        height: parent.height - y - 12
    }
}
