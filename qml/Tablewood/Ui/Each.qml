import QtQuick
import Tablewood.App

/// A Repeater whose things go before what they are bound to, and are deleted by it alone. Qt 6.4 forgets that things inside of one that
/// is about to go are bound to it as well; they would see it vanish.
Repeater {
    id: each

    onItemAdded: (index, item) => ItemKeeper.keep(item)
    Component.onDestruction: each.model = null
}
