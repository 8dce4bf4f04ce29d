import QtQuick
import QtQuick.Templates as T

/// The tip of the button it stands in, also while that cannot be pressed: such a button hears of no pointer, but what it stands in
/// does.
Tooltip {
    id: tip

    required property HoverHandler pointer
    readonly property T.AbstractButton button: parent as T.AbstractButton
    readonly property point place: tip.pointer?.point.position ?? Qt.point(0, 0)

    /// The pointer is over the button although that cannot be pressed.
    function isOverIdle(): bool {
        const isNear = (tip.pointer?.hovered ?? false) && !tip.button.enabled;
        return isNear && tip.button.contains(tip.button.mapFromItem(tip.pointer.parent, tip.place.x, tip.place.y));
    }

    isShown: button !== null && (button.hovered || button.visualFocus || isOverIdle())
}
