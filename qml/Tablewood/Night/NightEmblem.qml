import QtQuick
import Tablewood.Ui

/// The sign of a role of the night, in one dim light: an emblem of the art, or an icon where it has none.
Item {
    id: sign

    property string emblem: ""
    property string icon: "moon"
    property color color: "#B9B49F"

    height: width

    ArtImage {
        visible: sign.emblem !== ""
        anchors.fill: parent
        art: sign.emblem === "" ? "" : "emblem/" + sign.emblem + "?color=" + String(sign.color).slice(1) + "&knock=141F1D"
    }

    Icon {
        visible: sign.emblem === ""
        anchors.fill: parent
        name: sign.icon
        color: sign.color
    }
}
