#pragma once

#include "art/art_catalog.h"
#include "art/wood.h"

class QPainter;

namespace tablewood {

/// What a place of a supply holds: nothing, the thing, its trace, or a cover that keeps it closed.
enum class SlotState
{
    Open,
    Full,
    Spent,
    Blocked
};

/// One place of a supply, such as manna.
struct SupplySlot
{
    SlotState state = SlotState::Open;
    ArtTheme theme = ArtTheme::Night;
    QString icon;  ///< of what lies there
    QString cover; ///< emblem on the wooden cover of a blocked place
};

/// Paints a place 100 units broad. False when its icon or its cover is unknown.
bool paintSupplySlot(QPainter& painter, double height, const SupplySlot& place, const ArtCatalog& catalog);

} // namespace tablewood
