#include "games/kingdom-rush/view_builder.h"

/// What things are called.
namespace tablewood::kingdom_rush {

Text nameOf(SiteColour colour)
{
    switch (colour) {
    case SiteColour::first:
        return Text(TW_TEXT("kingdom-rush", "blue"));
    case SiteColour::second:
        return Text(TW_TEXT("kingdom-rush", "red"));
    case SiteColour::third:
        return Text(TW_TEXT("kingdom-rush", "green"));
    case SiteColour::fourth:
        return Text(TW_TEXT("kingdom-rush", "yellow"));
    case SiteColour::white:
        return Text(TW_TEXT("kingdom-rush", "white"));
    case SiteColour::none:
        break;
    }
    return {};
}

Text nameOf(FeatureKind kind, bool isExhausted)
{
    if (isBlossom(kind) && isExhausted)
        return Text(TW_TEXT("kingdom-rush", "Withered blossom"));
    switch (kind) {
    case FeatureKind::magicBlossom:
        return Text(TW_TEXT("kingdom-rush", "Magic blossom"));
    case FeatureKind::fireBlossom:
        return Text(TW_TEXT("kingdom-rush", "Fire blossom"));
    case FeatureKind::frostBlossom:
        return Text(TW_TEXT("kingdom-rush", "Frost blossom"));
    case FeatureKind::earthBlossom:
        return Text(TW_TEXT("kingdom-rush", "Earth blossom"));
    case FeatureKind::stormBlossom:
        return Text(TW_TEXT("kingdom-rush", "Storm blossom"));
    case FeatureKind::lava:
        return Text(TW_TEXT("kingdom-rush", "Lava"));
    case FeatureKind::pond:
        return Text(TW_TEXT("kingdom-rush", "Pond"));
    case FeatureKind::largeFault:
    case FeatureKind::smallFault:
        return Text(TW_TEXT("kingdom-rush", "Fault"));
    case FeatureKind::tentacle:
        return Text(TW_TEXT("kingdom-rush", "Tentacle"));
    case FeatureKind::cyclone:
        return Text(TW_TEXT("kingdom-rush", "Cyclone"));
    case FeatureKind::flag:
        return Text(TW_TEXT("kingdom-rush", "Flag"));
    case FeatureKind::eventToken:
        return Text(TW_TEXT("kingdom-rush", "Event token"));
    }
    return {};
}

Text nameOf(Level level)
{
    switch (level) {
    case Level::easy:
        return Text(TW_TEXT("kingdom-rush", "Easy"));
    case Level::standard:
        return Text(TW_TEXT("kingdom-rush", "Standard"));
    case Level::hard:
        return Text(TW_TEXT("kingdom-rush", "Hard"));
    case Level::iron:
        return Text(TW_TEXT("kingdom-rush", "Iron Challenge"));
    case Level::heroic:
        return Text(TW_TEXT("kingdom-rush", "Heroic"));
    }
    return {};
}

Text nameOf(TileShape shape)
{
    switch (shape) {
    case TileShape::one:
        return Text(TW_TEXT("kingdom-rush", "One square"));
    case TileShape::two:
        return Text(TW_TEXT("kingdom-rush", "Two squares"));
    case TileShape::three:
        return Text(TW_TEXT("kingdom-rush", "Three in a row"));
    case TileShape::corner:
        return Text(TW_TEXT("kingdom-rush", "Corner"));
    case TileShape::square:
        return Text(TW_TEXT("kingdom-rush", "Two by two"));
    case TileShape::ell:
        return Text(TW_TEXT("kingdom-rush", "Ell"));
    case TileShape::zig:
        return Text(TW_TEXT("kingdom-rush", "Zig"));
    case TileShape::tee:
        return Text(TW_TEXT("kingdom-rush", "Tee"));
    }
    return {};
}

std::array<Text, kTileShapes> namesOfShapes()
{
    std::array<Text, kTileShapes> names;
    for (std::size_t shape = 0; shape < kTileShapes; ++shape)
        names[shape] = nameOf(static_cast<TileShape>(shape));
    return names;
}

const Name& nameOfDamage(Damage damage)
{
    static constexpr std::array<Name, kDamages> kNames{Name("physical"), Name("magical"), Name("true")};
    return kNames[static_cast<std::size_t>(damage)];
}

} // namespace tablewood::kingdom_rush
