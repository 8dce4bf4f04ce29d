import QtQuick
import Tablewood.App

/// What everybody at a table in the network should know, whatever they look at: that it is lost for the moment, that its match was
/// not dealt as it was sealed, and what the table says of itself.
Column {
    id: notes

    required property LanTable lan

    visible: lan.state === "lost" || lan.isUnfair || lan.notice !== ""
    spacing: 8

    LanNote {
        width: parent.width
        isUrgent: true
        iconName: "unlink"
        text: notes.lan.state === "lost" ? qsTr("%1 It is tried again, your place is kept.").arg(notes.lan.why) : ""
    }

    LanNote {
        width: parent.width
        isUrgent: true
        text: notes.lan.isUnfair ? notes.lan.fairness : ""
    }

    LanNote {
        width: parent.width
        canShut: true
        text: notes.lan.notice
        onShut: notes.lan.dismissNotice()
    }
}
