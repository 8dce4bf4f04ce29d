import QtQuick
import Tablewood.App
import Tablewood.Table

/// The notices for everybody at a table in the network, whatever they look at: that it is lost for the moment, that its match was
/// not dealt as it was sealed, and the table's own words.
QtObject {
    id: notices

    required property LanTable lan
    readonly property var urgent: [lost, unfair]
    readonly property var others: [told]
    readonly property var all: [lost, unfair, told]

    readonly property HeadNotice lost: HeadNotice {
        text: notices.lan.state === "lost" ? qsTr("%1 It is tried again, your place is kept.").arg(notices.lan.why) : ""
        iconName: "unlink"
        isUrgent: true
    }
    readonly property HeadNotice unfair: HeadNotice {
        text: notices.lan.isUnfair ? notices.lan.fairness : ""
        isUrgent: true
    }
    readonly property HeadNotice told: HeadNotice {
        text: notices.lan.notice
        canShut: true
        onShut: notices.lan.dismissNotice()
    }
}
