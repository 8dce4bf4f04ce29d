#include "app/table/scene/button_builder.h"

#include "app/words/wording.h"

#include <algorithm>

namespace tablewood {

namespace {

/// Nothing but this button can be touched.
bool isOnlyButton(const Gesture& gesture, const Button& button)
{
    return std::ranges::all_of(gesture.next(), [&](const NextPick& next) {
        return next.pick.kind == PickKind::button && next.pick.id == button.id;
    });
}

} // namespace

ButtonEntry buttonEntry(const SeenScene& seen, const Button& button)
{
    ButtonEntry entry;
    entry.id = named(button.id);
    entry.icon = named(button.icon);
    entry.label = seen.words(button.label);
    const bool isDiscreet = button.look == ButtonLook::discreet || button.look == ButtonLook::veil;
    entry.isEnabled =
        seen.gesture().nextOf(Pick::ofButton(button.id)) != nullptr || (isDiscreet && seen.canTouch());
    entry.hint = seen.words(entry.isEnabled || button.reason.isEmpty() ? button.hint : button.reason);
    entry.cost = button.cost;
    entry.costIcon = named(button.costIcon);
    // One that goes on and is discreet tells nothing of what else can be done.
    const bool isAlwaysNext = button.role == ButtonRole::next && button.look == ButtonLook::discreet;
    entry.isGold = entry.isEnabled && !seen.gesture().isVeiled() && seen.gesture().picks().empty() &&
                   (isAlwaysNext || isOnlyButton(seen.gesture(), button));
    return entry;
}

bool isHidden(const SeenScene& seen, const Button& button)
{
    if (button.look == ButtonLook::veil)
        return seen.sight.veil == VeilUse::none && seen.scene.aloud.has(seen.sight.viewer.seat);
    return button.look == ButtonLook::veiled && !seen.gesture().isLifted();
}

} // namespace tablewood
