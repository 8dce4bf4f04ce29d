import QtQuick

/// A picture that its page does not wait for: painted beside all else, it fades in. Once there, it is never missing again.
ArtImage {
    id: image

    property bool isHere: false

    asynchronous: !isHere
    opacity: isHere ? 1 : 0
    onStatusChanged: if (status === Image.Ready)
        isHere = true

    Behavior on opacity  {
        NumberAnimation {
            duration: Theme.fade
        }
    }
}
