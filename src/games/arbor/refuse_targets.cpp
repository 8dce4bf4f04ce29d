#include "games/arbor/aims.h"

#include <utility>

namespace tablewood::arbor {

namespace {

bool isInReadingOrder(Cell a, Cell b) { return std::pair(a.row, a.column) < std::pair(b.row, b.column); }

Text nothingToAimAt(AimKind kind)
{
    switch (kind) {
    case AimKind::burnInAura:
        return Text(TW_TEXT("arbor", "No Tree in your Aura can burn."));
    case AimKind::burnAnywhere:
        return Text(TW_TEXT("arbor", "No Tree on the board can burn."));
    case AimKind::burnInRange:
        return Text(TW_TEXT("arbor", "No Tree near your Ancient can burn."));
    case AimKind::growByForest:
    case AimKind::growAnywhere:
        return Text(TW_TEXT("arbor", "There is no Tree left to grow, or no space for it."));
    case AimKind::leap:
        return Text(TW_TEXT("arbor", "There is no other tile for your Ancient to go to."));
    case AimKind::opponent:
        return Text(TW_TEXT("arbor", "The song reaches no opponent."));
    case AimKind::moveOpponent:
        return Text(TW_TEXT("arbor", "No opponent's Ancient has a Tree to be moved to."));
    case AimKind::exchange:
        return Text(TW_TEXT("arbor", "There is nothing to exchange."));
    case AimKind::convert:
        return Text(
            TW_TEXT("arbor", "There is no opponent's Tree to replace, or no Tree left to replace it."));
    case AimKind::nothing:
        break;
    }
    return Text(TW_TEXT("arbor", "It would change nothing now."));
}

/// Why no Tree can burn here, before range is looked at.
std::optional<Text> whyNotBurnt(const Ancients& ancients, const State& state, Cell c)
{
    const Tile tile = state.land.look(c);
    if (!tile.isForest())
        return Text(TW_TEXT("arbor", "There is no Tree on %1."), c);
    if (tile.kind == TileKind::guardian)
        return Text(TW_TEXT("arbor", "%1 holds a Guardian: Guardians never burn."), c);
    if (tile.kind == TileKind::sage)
        return Text(TW_TEXT("arbor", "%1 holds a Sage: a Sage never burns."), c);
    if (isEternal(ancients, state, c))
        return Text(TW_TEXT("arbor", "The Tree on %1 is Eternal."), c);
    return std::nullopt;
}

std::optional<Text> whyNotGrown(const State& state, Cell c)
{
    const Tile tile = state.land.look(c);
    if (tile.kind == TileKind::root)
        return Text(TW_TEXT("arbor", "%1 is covered by a Root."), c);
    if (tile.kind == TileKind::missing)
        return Text(TW_TEXT("arbor", "There is no space %1 on this board."), c);
    if (tile.isForest())
        return Text(TW_TEXT("arbor", "%1 is not empty."), c);
    return std::nullopt;
}

Text whyNotAt(const Ancients& ancients, const State& state, Seat seat, const Aim& aim, Cell c)
{
    const Tile tile = state.land.look(c);
    switch (aim.kind) {
    case AimKind::burnInAura:
        if (auto why = whyNotBurnt(ancients, state, c))
            return *why;
        return Text(TW_TEXT("arbor", "%1 is not in your Ancient's Aura."), c);
    case AimKind::burnAnywhere:
    case AimKind::burnInRange:
        if (auto why = whyNotBurnt(ancients, state, c))
            return *why;
        return Text::counted(TW_TEXT_N("arbor", "%1 is further than %n spaces from your Ancient."), aim.range,
                             c);
    case AimKind::growByForest:
    case AimKind::growAnywhere:
        if (auto why = whyNotGrown(state, c))
            return *why;
        return Text(TW_TEXT("arbor", "%1 does not touch your connected forest."), c);
    case AimKind::leap:
        if (!tile.isForestOf(seat))
            return Text(TW_TEXT("arbor", "%1 is no tile of yours."), c);
        if (state.of(seat).at == c)
            return Text(TW_TEXT("arbor", "Your Ancient already stands on %1."), c);
        return Text(TW_TEXT("arbor", "%1 is cut off from your Ancient."), c);
    case AimKind::opponent:
        if (ancientAt(state, c).isPlayer() && ancientAt(state, c) != seat)
            return Text(TW_TEXT("arbor", "The Ancient on %1 is not touched by songs like this."), c);
        return Text(TW_TEXT("arbor", "No opponent's Ancient stands on %1."), c);
    case AimKind::convert:
        if (tile.owner == seat)
            return Text(TW_TEXT("arbor", "The tile on %1 is yours already."), c);
        if (auto why = whyNotBurnt(ancients, state, c))
            return *why;
        return Text::counted(TW_TEXT_N("arbor", "%1 is further than %n spaces from your Ancient."), aim.range,
                             c);
    case AimKind::moveOpponent:
    case AimKind::exchange:
    case AimKind::nothing:
        break;
    }
    return Text(TW_TEXT("arbor", "%1 cannot be chosen."), c);
}

Text whyNotMoved(const Ancients& ancients, const State& state, Seat seat, const Aim& aim, Cell from, Cell to)
{
    const Seat opponent = ancientAt(state, from);
    if (!opponent.isPlayer() || opponent == seat)
        return Text(TW_TEXT("arbor", "No opponent's Ancient stands on %1."), from);
    const Tile tile = state.land.look(to);
    if (tile.kind != TileKind::tree || tile.owner != opponent)
        return Text(TW_TEXT("arbor", "There is no Tree of %2's forest on %1."), to, opponent);
    if (aim.range > 0 && stepsBetween(from, to) != aim.range)
        return Text::counted(TW_TEXT_N("arbor", "%1 is not exactly %n spaces from %2."), aim.range, to, from);
    if (traitOf(ancients, state, opponent, TraitKind::unmoved) != nullptr)
        return Text(TW_TEXT("arbor", "The Ancient on %1 is not touched by songs like this."), from);
    return Text(TW_TEXT("arbor", "The Ancient stands on %1 already."), to);
}

Text whyNotExchanged(const Ancients& ancients, const State& state, Cell a, Cell b)
{
    for (const Cell c : {a, b}) {
        const TileKind kind = state.land.look(c).kind;
        if (kind == TileKind::root)
            return Text(TW_TEXT("arbor", "%1 is covered by a Root."), c);
        if (kind == TileKind::missing)
            return Text(TW_TEXT("arbor", "There is no space %1 on this board."), c);
        if (ancientAt(state, c).isPlayer())
            return Text(TW_TEXT("arbor", "An Ancient stands on %1."), c);
        if (isEternal(ancients, state, c))
            return Text(TW_TEXT("arbor", "The tile on %1 is Eternal."), c);
    }
    if (stepsBetween(a, b) != 1)
        return Text(TW_TEXT("arbor", "%1 and %2 are not next to each other."), a, b);
    if (!isInReadingOrder(a, b))
        return Text(TW_TEXT("arbor", "Name the spaces in reading order: %1, then %2."), b, a);
    return Text(TW_TEXT("arbor", "%1 and %2 hold the same: nothing would change."), a, b);
}

bool isAllowedPair(const State& state, const Aim& aim, Cell a, Cell b)
{
    if (aim.kind == AimKind::exchange)
        return (aim.withRight.has(a) && b == a.moved(1, 0)) || (aim.withBelow.has(a) && b == a.moved(0, 1));
    const Seat opponent = ancientAt(state, a);
    return opponent.isPlayer() && aim.goals[static_cast<std::size_t>(opponent.index)].has(b);
}

} // namespace

std::optional<Refusal> refuseTargets(const Ancients& ancients, const State& state, Seat seat, const Aim& aim,
                                     const Targets& at)
{
    if (aim.isPaired()) {
        if (at.size() != 2)
            return Refusal{aim.isPossible ? Text(TW_TEXT("arbor", "Two spaces have to be named."))
                                          : nothingToAimAt(aim.kind)};
        if (isAllowedPair(state, aim, at[0], at[1]))
            return std::nullopt;
        return Refusal{aim.kind == AimKind::exchange ? whyNotExchanged(ancients, state, at[0], at[1])
                                                     : whyNotMoved(ancients, state, seat, aim, at[0], at[1])};
    }
    if (aim.kind != AimKind::nothing)
        for (const Cell c : at)
            if (!aim.allowed.has(c))
                return Refusal{whyNotAt(ancients, state, seat, aim, c)};
    if (!aim.isPossible)
        return Refusal{nothingToAimAt(aim.kind)};
    if (aim.count == 0 && !at.empty())
        return Refusal{Text(TW_TEXT("arbor", "No space has to be named for it."))};
    if (static_cast<int>(at.size()) != aim.count)
        return Refusal{Text::counted(TW_TEXT_N("arbor", "%n spaces have to be named."), aim.count)};
    for (std::size_t i = 1; i < at.size(); ++i) {
        if (at[i] == at[i - 1])
            return Refusal{Text(TW_TEXT("arbor", "%1 is named twice."), at[i])};
        if (!isInReadingOrder(at[i - 1], at[i]))
            return Refusal{
                Text(TW_TEXT("arbor", "Name the spaces in reading order: %1, then %2."), at[i], at[i - 1])};
    }
    return std::nullopt;
}

} // namespace tablewood::arbor
