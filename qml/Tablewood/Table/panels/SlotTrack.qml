pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.Ui

/// Places of a supply: full, spent, open, or blocked by something.
Grid {
    id: track

    /// Each is "open", "full", "spent" or "blocked".
    required property var slotStates
    property string icon: "drop"
    property string blockIcon: ""
    property real size: 43
    readonly property real wideSpacing: 8

    columns: 4
    spacing: size > 30 ? wideSpacing : 5
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 of %2").arg(slotStates.filter(state => state === "full").length).arg(slotStates.length)

    function artOf(index: int): string {
        const sign = track.icon === "" ? "" : "&icon=" + track.icon;
        const cover = track.blockIcon === "" ? "" : "&cover=" + track.blockIcon;
        return "slot/" + track.slotStates[index] + "?theme=" + Theme.name + sign + cover;
    }

    Each {
        model: track.slotStates.length

        ArtImage {
            required property int index

            width: track.size
            height: Math.round(track.size * 1.12)
            art: track.artOf(index)
        }
    }
}
