import QtQuick

/// Something that people at a table should read. It is said while it has a text.
QtObject {
    property string text: ""
    property string iconName: "info"
    property bool isUrgent: false
    /// The seat whose token stands in place of the icon; -1 for none.
    property int seat: -1
    property string emblem: ""
    /// The words of its button; empty for none.
    property string action: ""
    /// It goes when it has been read; others stay as long as they hold.
    property bool canShut: false
    signal acted
    signal shut
}
