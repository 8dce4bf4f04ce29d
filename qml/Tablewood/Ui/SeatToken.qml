import QtQuick

/// The round token of a seat (counted from 0): its colour, pattern and emblem. `emblem` empty is the seat's own.
Image {
    id: token

    property int seat: 0
    property string emblem: ""
    property real size: 40

    width: size
    height: Math.round(size * 1.06)
    sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
    sourceSize.height: Math.ceil(height * Screen.devicePixelRatio)
    source: "image://art/token/" + seat + "?palette=" + Theme.seatPalette + (emblem === "" ? "" : "&emblem=" + emblem)
}
