import QtQuick

/// A part of the window that is read from its file and made when it is first wanted, so that no start waits for it. From then on
/// it stays.
Loader {
    id: later

    /// Qt.resolvedUrl() of its name, so that it is looked for beside the file that wants it.
    property url file
    /// Its first values, by the names of its properties.
    property var given: ({})
    property bool isWanted: false

    /// Makes it, unless it is there.
    function come(): void {
        if (later.status === Loader.Null)
            later.setSource(later.file, later.given);
    }

    onIsWantedChanged: if (isWanted)
        come()
    Component.onCompleted: if (isWanted)
        come()
}
