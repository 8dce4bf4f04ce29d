import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Says quietly that the match goes on without being stored; its tip says why. A press tries to store it.
WoodButton {
    id: mark

    /// Why; empty while the match is kept.
    property string why: ""

    visible: why !== ""
    kind: "quiet"
    icon.name: "warn"
    text: qsTr("Not stored")
    textSize: 12
    focusPolicy: Qt.TabFocus
    Accessible.description: tip.text
    onClicked: KeptMatches.storeNow()

    Tooltip {
        id: tip

        text: qsTr("This match goes on without being stored. %1 It is stored as soon as that is possible; press to try it now.").arg(mark.why)
        isShown: mark.hovered || mark.visualFocus || mark.down
    }
}
