import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The sign of a keyword: an icon or an emblem.
Item {
    id: sign

    required property keywordEntry keyword
    property real size: 18
    property color color: Theme.accentText

    width: Theme.px(size)
    height: width

    Icon {
        visible: !sign.keyword.isEmblem
        name: sign.keyword.isEmblem ? "" : sign.keyword.icon
        size: sign.size
        color: sign.color
    }

    ArtImage {
        visible: sign.keyword.isEmblem
        anchors.fill: parent
        art: sign.keyword.isEmblem ? `emblem/${sign.keyword.icon}?color=${String(sign.color).slice(1)}&knock=141F1D` : ""
        Accessible.ignored: true
    }
}
