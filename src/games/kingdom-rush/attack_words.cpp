#include "games/kingdom-rush/attack_words.h"

/// What attacks are in words.
namespace tablewood::kingdom_rush {

namespace {

Text wordOf(Damage damage)
{
    switch (damage) {
    case Damage::physical:
        return Text(TW_TEXT("kingdom-rush", "physical"));
    case Damage::magical:
        return Text(TW_TEXT("kingdom-rush", "magical"));
    case Damage::pure:
        return Text(TW_TEXT("kingdom-rush", "true"));
    }
    return {};
}

Text shortNameOf(TileShape shape)
{
    switch (shape) {
    case TileShape::one:
        return Text(TW_TEXT("kingdom-rush", "1×1"));
    case TileShape::two:
        return Text(TW_TEXT("kingdom-rush", "2×1"));
    case TileShape::three:
        return Text(TW_TEXT("kingdom-rush", "3×1"));
    case TileShape::corner:
        return Text(TW_TEXT("kingdom-rush", "corner"));
    case TileShape::square:
        return Text(TW_TEXT("kingdom-rush", "2×2"));
    case TileShape::ell:
        return Text(TW_TEXT("kingdom-rush", "ell"));
    case TileShape::zig:
        return Text(TW_TEXT("kingdom-rush", "zig"));
    case TileShape::tee:
        return Text(TW_TEXT("kingdom-rush", "tee"));
    }
    return {};
}

/// What is printed: "2×1 + 1×1".
Text piecesOf(const AttackPart& part)
{
    Text pieces;
    for (const TileShape shape : part.tiles)
        pieces = pieces.isEmpty() ? shortNameOf(shape)
                                  : Text(TW_TEXT("kingdom-rush", "%1 + %2"), pieces, shortNameOf(shape));
    return pieces;
}

} // namespace

Text wordsOf(const AttackPart& part)
{
    const Text damage = wordOf(part.damage);
    if (part.soldiers > 0)
        return part.hasSpears
                   ? Text::counted(
                         TW_TEXT_N("kingdom-rush", "%n soldier(s) with spears, %1, on adjacent hordes"),
                         part.soldiers, damage)
                   : Text::counted(TW_TEXT_N("kingdom-rush", "%n soldier(s), %1, on adjacent hordes"),
                                   part.soldiers, damage);
    const Text pieces = piecesOf(part);
    switch (part.aim) {
    case Aim::perfect:
        return Text(TW_TEXT("kingdom-rush", "%1, %2, on any one horde"), pieces, damage);
    case Aim::melee:
        return Text(TW_TEXT("kingdom-rush", "%1, %2, on the horde the hero stands on"), pieces, damage);
    case Aim::adjacent:
        return part.share == Share::each
                   ? Text(TW_TEXT("kingdom-rush", "%1, %2, on each adjacent horde"), pieces, damage)
                   : Text(TW_TEXT("kingdom-rush", "%1, %2, on adjacent hordes"), pieces, damage);
    case Aim::around:
    case Aim::arrows:
        break;
    }
    switch (part.share) {
    case Share::one:
        return Text(TW_TEXT("kingdom-rush", "%1, %2, on one horde an arrow points to"), pieces, damage);
    case Share::split:
        return Text(TW_TEXT("kingdom-rush", "%1, %2, among the hordes that arrows point to"), pieces, damage);
    case Share::each:
        return Text(TW_TEXT("kingdom-rush", "%1, %2, on each horde that an arrow points to"), pieces, damage);
    }
    return {};
}

} // namespace tablewood::kingdom_rush
