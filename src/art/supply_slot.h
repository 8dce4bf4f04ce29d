#pragma once

#include "art/art_catalog.h"
#include "art/wood.h"

class QPainter;

namespace tablewood {

/// The state of a place: empty, with the thing, with its trace, or closed by a cover.
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
