import QtQuick
import QtQuick.Templates as T

/// The tip of the button it stands in, also while that cannot be pressed: such a button hears of no pointer, but what it stands in
/// does.
Tooltip {
    id: tip

    required property HoverHandler pointer
    readonly property T.AbstractButton button: parent as T.AbstractButton
    readonly property point place: tip.pointer?.point.position ?? Qt.point(0, 0)

    isShown: button !== null && (button.hovered || button.visualFocus || ((pointer?.hovered ?? false) && !button.enabled && button.contains(button.mapFromItem(pointer.parent, place.x, place.y))))
}
