pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.Ui

/// Some of the script's roles, each on or off.
Flow {
    id: chips

    /// A list of ScriptRoleEntry.
    property var roles: []
    /// Read aloud before the name of each role.
    property string meaning: ""
    signal turned(string role, bool isOn)

    spacing: 8

    Each {
        // By their places, so that a press leaves them where they are, with the keyboard.
        model: chips.roles.length

        WoodButton {
            id: chip

            required property int index
            readonly property var role: chips.roles[index]
            readonly property bool isNamed: role?.isNamed ?? false

            width: Math.min(implicitWidth, chips.width)
            kind: isNamed ? "wood" : "quiet"
            icon.name: isNamed ? "check" : "plus"
            text: role ? (role.name === "" ? qsTr("Role %1").arg(index + 1) : role.name) : ""
            Accessible.role: Accessible.CheckBox
            Accessible.name: chips.meaning + ": " + text
            Accessible.checkable: true
            Accessible.checked: isNamed
            onClicked: chips.turned(chip.role.id, !chip.isNamed)
        }
    }
}
