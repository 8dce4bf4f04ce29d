import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A trophy before the name of who has won.
Icon {
    required property seatEntry entry
    /// Its part of the line, with the gap after it.
    readonly property real room: visible ? width + 5 : 0
    /// The same in words, of whom it is about.
    readonly property string told: entry.name + (entry.title === "" ? "" : ", " + entry.title) + (entry.hasWon ? ", " + qsTr("has won") : "")

    visible: entry.hasWon
    anchors.verticalCenter: parent.verticalCenter
    name: "trophy"
    size: 15
    color: Theme.accentText
}
