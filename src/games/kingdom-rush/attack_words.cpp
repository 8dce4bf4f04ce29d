#include "games/kingdom-rush/attack_words.h"

/// What attacks are in words.
namespace tablewood::kingdom_rush {

namespace {

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

Text sumOf(const Text& pieces, const Text& piece)
{
    return pieces.isEmpty() ? piece : Text(TW_TEXT("kingdom-rush", "%1 + %2"), pieces, piece);
}

Text shortNameOf(const OpenPiece& piece)
{
    switch (piece.kind) {
    case PieceKind::tile:
        return shortNameOf(piece.shape);
    case PieceKind::spear:
        return shortNameOf(TileShape::one);
    case PieceKind::soldier:
        return Text(TW_TEXT("kingdom-rush", "soldier"));
    case PieceKind::warrior:
        return Text(TW_TEXT("kingdom-rush", "Sand Warrior"));
    }
    return {};
}

Text orOf(const Text& one, const Text& other)
{
    return one.isEmpty() ? other : Text(TW_TEXT("kingdom-rush", "%1 or %2"), one, other);
}

/// What is printed: "2×1 + 1×1".
Text piecesOf(const AttackPart& part)
{
    Text pieces;
    for (const TileShape shape : part.tiles)
        pieces = sumOf(pieces, shortNameOf(shape));
    return pieces;
}

} // namespace

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

Text wordsOf(const AttackPart& part)
{
    const Text damage = wordOf(part.damage);
    if (part.soldiers > 0 && part.aim == Aim::arrows)
        return Text::counted(TW_TEXT_N("kingdom-rush", "%n soldier(s), %1, on a horde an arrow points to"),
                             part.soldiers, damage);
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

Text wordsOf(const std::vector<AttackPart>& parts)
{
    Text words;
    for (const AttackPart& part : parts)
        words = words.isEmpty() ? wordsOf(part)
                                : Text(TW_TEXT("kingdom-rush", "%1; and %2"), words, wordsOf(part));
    return words;
}

Text briefOf(const AttackPart& part)
{
    if (part.soldiers > 0)
        return part.hasSpears
                   ? Text::counted(
                         TW_TEXT_N("kingdom-rush", "%n soldier(s) beside it, each with a 1×1 for another"),
                         part.soldiers)
                   : Text::counted(TW_TEXT_N("kingdom-rush", "%n soldier(s), beside it"), part.soldiers);
    const Text pieces = piecesOf(part);
    switch (part.aim) {
    case Aim::perfect:
        return Text(TW_TEXT("kingdom-rush", "%1, any horde"), pieces);
    case Aim::adjacent:
        return part.share == Share::each ? Text(TW_TEXT("kingdom-rush", "%1, each horde beside it"), pieces)
                                         : Text(TW_TEXT("kingdom-rush", "%1, hordes beside it"), pieces);
    case Aim::melee:
        return Text(TW_TEXT("kingdom-rush", "%1, horde below"), pieces);
    case Aim::around:
    case Aim::arrows:
        break;
    }
    switch (part.share) {
    case Share::one:
        return Text(TW_TEXT("kingdom-rush", "%1, one horde"), pieces);
    case Share::split:
        return Text(TW_TEXT("kingdom-rush", "%1, hordes"), pieces);
    case Share::each:
        return Text(TW_TEXT("kingdom-rush", "%1, each horde"), pieces);
    }
    return {};
}

Text stillOwed(const OpenAction& open)
{
    Text choices;
    bool isChoice = false;
    Text pieces;
    Text besides;
    std::uint8_t attack = kNone;
    for (const OpenPiece& one : open.pieces) {
        if (!open.owes(one))
            continue;
        if (one.attack == kNone) {
            besides = sumOf(besides, shortNameOf(one));
            continue;
        }
        if (one.attack != attack && !pieces.isEmpty()) {
            choices = orOf(choices, pieces);
            pieces = {};
            isChoice = true;
        }
        attack = one.attack;
        pieces = sumOf(pieces, shortNameOf(one));
    }
    if (pieces.isEmpty())
        return besides;
    choices = orOf(choices, pieces);
    if (besides.isEmpty())
        return choices;
    // What is besides comes whichever is chosen.
    return sumOf(isChoice ? Text(TW_TEXT("kingdom-rush", "(%1)"), choices) : choices, besides);
}

} // namespace tablewood::kingdom_rush
