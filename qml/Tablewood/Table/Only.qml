import QtQuick

/// Makes its one child, beside itself, while `when` holds; otherwise the child does not exist. It goes a moment later than
/// `when`: its own bindings may be following the same change.
Repeater {
    id: only

    property bool when: false
    property bool isMade: false

    model: isMade ? 1 : 0
    onWhenChanged: {
        if (when)
            isMade = true;
        else
            only.moment.restart();
    }

    readonly property Timer moment: Timer {
        interval: 0
        onTriggered: only.isMade = only.when
    }
}
