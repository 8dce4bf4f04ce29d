import QtQuick

/// A Repeater whose things go before what they are bound to. Qt 6.4 forgets that things inside of one that is about to go are
/// bound to it as well; they would see it vanish.
Repeater {
    id: each

    Component.onDestruction: each.model = null
}
