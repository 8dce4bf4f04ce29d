#include "state.h"

#include <algorithm>

namespace tablewood::skirmish {

namespace {

/// The item of a list that has the number; none where there is no such.
auto* found(auto& items, std::uint8_t number, auto numberOf)
{
    const auto item = std::ranges::find(items, number, numberOf);
    return item == items.end() ? nullptr : item;
}

constexpr auto kNumberOfFighter = [](const Fighter& fighter) { return fighter.card.number; };

} // namespace

int Fighter::strength() const
{
    int strength = card.is().strength + added;
    for (const Card& worn : gear)
        strength += worn.is().strength;
    return strength;
}

int Fighter::toughness() const
{
    int toughness = card.is().toughness;
    for (const Card& worn : gear)
        toughness += worn.is().toughness;
    return toughness;
}

Seat State::defender() const { return otherSeat(active); }

Seat State::mover() const
{
    switch (phase) {
    case TurnPhase::deploy:
    case TurnPhase::attack:
        return active;
    case TurnPhase::block:
        return defender();
    case TurnPhase::answers:
        return priority;
    case TurnPhase::combat:
    case TurnPhase::end:
        break;
    }
    return Seat::none();
}

const Duel* State::duelOf(std::uint8_t attacker) const { return found(duels, attacker, &Duel::attacker); }

bool State::isBlocking(std::uint8_t fighter) const
{
    return fighter != 0 && found(duels, fighter, &Duel::blocker) != nullptr;
}

Seat otherSeat(Seat seat) { return Seat{static_cast<std::int8_t>(1 - seat.index)}; }

const Card* cardIn(const Pile& pile, std::uint8_t number) { return found(pile, number, &Card::number); }

Fighter* fighterOn(Field& field, std::uint8_t number) { return found(field, number, kNumberOfFighter); }

const Fighter* fighterOn(const Field& field, std::uint8_t number)
{
    return found(field, number, kNumberOfFighter);
}

const Fighter* fighterOf(const State& state, std::uint8_t number)
{
    for (const Side& side : state.sides)
        if (const Fighter* fighter = fighterOn(side.field, number))
            return fighter;
    return nullptr;
}

Fighter* fighterOf(State& state, std::uint8_t number)
{
    for (Side& side : state.sides)
        if (Fighter* fighter = fighterOn(side.field, number))
            return fighter;
    return nullptr;
}

} // namespace tablewood::skirmish
