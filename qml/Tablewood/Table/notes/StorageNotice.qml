/// Says that a match cannot be stored, and why, and asks whether to go on without, before anything is lost.

HeadNotice {
    /// Another window has changed the match.
    property bool isChangedElsewhere: false

    iconName: "warn"
    isUrgent: true
    action: isChangedElsewhere ? qsTr("Go on as a match of its own") : qsTr("Go on without storing")
}
