#include "games/rise-of-the-forest/state.h"

#include <algorithm>

namespace tablewood::rise_of_the_forest {

namespace {

/// Keywords that one has or has not: from a card and an item they are no more than from one of them.
constexpr bool addsUp(Trait keyword)
{
    switch (keyword) {
    case Trait::vigor:
    case Trait::regeneration:
    case Trait::armor:
    case Trait::bequeath:
    case Trait::reach:
    case Trait::might:
    case Trait::splash:
    case Trait::lifeSteal:
    case Trait::push:
        return true;
    case Trait::swift:
    case Trait::leap:
    case Trait::siege:
    case Trait::shroud:
    case Trait::frenzy:
    case Trait::undying:
    case Trait::twin:
    case Trait::slow:
    case Trait::venom:
        return false;
    }
    return false;
}

} // namespace

Unit* Team::unit(std::uint8_t number)
{
    for (Unit& one : units)
        if (one.card.number == number)
            return &one;
    return nullptr;
}

const Unit* Team::unit(std::uint8_t number) const
{
    for (const Unit& one : units)
        if (one.card.number == number)
            return &one;
    return nullptr;
}

Seats State::seatsOf(Side of) const
{
    Seats result;
    for (std::size_t i = 0; i < players.size(); ++i)
        if (players[i].side == of)
            result.add(Seat{static_cast<std::int8_t>(i)});
    return result;
}

Seat State::partnerOf(Seat seat) const
{
    Seats team = seatsOf(sideOf(seat));
    team.remove(seat);
    return team.first();
}

Seat State::layer() const
{
    const bool isTower = step == Step::towers;
    const Seats team = seatsOf(isTower ? Side::lightborn : Side::shadowborn);
    const Seat lower = team.first();
    // The program lays the first tile; towers are counted from the first.
    const std::size_t laid = isTower ? track.towers.size() : track.tiles.size() - 1;
    return laid % 2 == 0 || team.count() < 2 ? lower : partnerOf(lower);
}

bool State::seesHand(Viewer viewer, Seat seat) const
{
    if (!viewer.seat.isPlayer() || viewer.seat.index >= seats())
        return false;
    return viewer.is(seat) || (areHandsShared && sideOf(viewer.seat) == sideOf(seat));
}

Unit* State::onTile(int tile)
{
    for (Unit& unit : team(Side::shadowborn).units)
        if (unit.where == Where::track && unit.at == tile)
            return &unit;
    return nullptr;
}

const Unit* State::onTile(int tile) const
{
    for (const Unit& unit : team(Side::shadowborn).units)
        if (unit.where == Where::track && unit.at == tile)
            return &unit;
    return nullptr;
}

const CardKind& kindOf(const Content& content, const Card& card) { return content.cards[card.kind]; }

int powerOf(const Content& content, const State& state, const Unit& unit, Trait keyword)
{
    const CardKind& kind = kindOf(content, unit.card);
    int amount = kind.amount(keyword);
    for (const Card& item : state.team(kind.side).items) {
        const CardKind& played = kindOf(content, item);
        if (played.type != kind.type)
            continue;
        const int more = played.amount(keyword);
        amount = addsUp(keyword) ? amount + more : std::max(amount, more);
    }
    return amount;
}

int rangeOf(const Content& content, const State& state, const Unit& unit)
{
    return kindOf(content, unit.card).range + powerOf(content, state, unit, Trait::reach);
}

int damageOf(const Content& content, const State& state, const Unit& unit)
{
    return kindOf(content, unit.card).damage + powerOf(content, state, unit, Trait::might);
}

int diceOf(const Content& content, const State& state, const Unit& unit)
{
    const bool isSwift = !unit.hasRolled && powerOf(content, state, unit, Trait::swift) > 0;
    const int dice = std::min(kindOf(content, unit.card).movement + (isSwift ? 1 : 0), kMostDice);
    return std::max(dice - (unit.isSlowed ? 1 : 0), 0);
}

} // namespace tablewood::rise_of_the_forest
