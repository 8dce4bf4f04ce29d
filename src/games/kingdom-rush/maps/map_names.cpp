#include "games/kingdom-rush/maps/map_names.h"

#include "games/kingdom-rush/view_builder.h"

namespace tablewood::kingdom_rush {

Text nameOfSite(SiteColour colour) { return Text(TW_TEXT("kingdom-rush", "Site, %1"), nameOf(colour)); }

Text nameOfFeature(FeatureKind kind)
{
    if (kind == FeatureKind::largeFault)
        return Text(TW_TEXT("kingdom-rush", "Large fault"));
    if (kind == FeatureKind::smallFault)
        return Text(TW_TEXT("kingdom-rush", "Small fault"));
    return nameOf(kind, false);
}

Text hintOfFeature(FeatureKind kind)
{
    if (isBlossom(kind))
        return Text(TW_TEXT("kingdom-rush", "A hero who runs through it wakes its magic."));
    if (kind == FeatureKind::lava)
        return Text(TW_TEXT("kingdom-rush", "Holds treasure for who dares."));
    return {};
}

Text nameOfSpawn(int number) { return Text(TW_TEXT("kingdom-rush", "Spawn %1"), number); }

} // namespace tablewood::kingdom_rush
