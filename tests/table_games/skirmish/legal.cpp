#include "skirmish.h"

#include <algorithm>

/// The moves of a seat, and all that could be written down.
namespace tablewood::skirmish {

namespace {

std::vector<std::uint8_t> numbersOn(const State& state)
{
    std::vector<std::uint8_t> numbers;
    for (const Side& side : state.sides)
        for (const Fighter& fighter : side.field)
            numbers.push_back(fighter.card.number);
    return numbers;
}

/// The moves with which a card of the hand might be played now.
void addFromHand(const State& state, const Card& card, std::vector<Move>& moves)
{
    const std::vector<std::uint8_t> fighters = numbersOn(state);
    switch (card.is().type) {
    case CardType::fighter:
        moves.push_back(Play{card.number});
        break;
    case CardType::gear:
        for (const std::uint8_t fighter : fighters)
            moves.push_back(Equip{card.number, fighter});
        break;
    case CardType::trick:
        if (card.is().effect != Effect::cancel)
            for (const std::uint8_t fighter : fighters)
                moves.push_back(Answer{card.number, fighter});
        else if (!state.chain.empty())
            moves.push_back(Answer{card.number, state.chain.back().card.number});
        break;
    }
}

} // namespace

void Skirmish::legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const
{
    if (!toAct(state).has(seat))
        return;
    std::vector<Move> likely;
    const Side& side = state.side(seat);
    if (state.phase == TurnPhase::deploy || state.phase == TurnPhase::answers)
        for (const Card& card : side.hand)
            addFromHand(state, card, likely);
    if (state.phase == TurnPhase::deploy)
        for (const Card& card : side.hand)
            for (std::uint8_t place = 0; place <= side.reserve.size(); ++place)
                likely.push_back(Reserve{card.number, place});
    for (const Fighter& fighter : side.field) {
        if (state.phase == TurnPhase::deploy)
            for (std::uint8_t place = 0; place < side.field.size(); ++place)
                likely.push_back(LineUp{fighter.card.number, place});
        if (state.phase == TurnPhase::attack)
            likely.push_back(Send{fighter.card.number});
        if (state.phase == TurnPhase::block)
            for (const Duel& duel : state.duels)
                likely.push_back(Block{fighter.card.number, duel.attacker});
    }
    likely.insert(likely.end(), {Attack{}, Declare{}, Rest{}, Stand{}, Pass{}});
    std::ranges::copy_if(likely, std::back_inserter(moves),
                         [&](const Move& move) { return !whyNot(state, seat, move); });
}

void Skirmish::everyMove(const State& state, std::vector<Move>& moves) const
{
    // Numbers that nobody sees are all alike: one of each deck is enough, and one that no card has.
    std::vector<std::uint8_t> numbers = numbersOn(state);
    for (const Side& side : state.sides) {
        for (const Card& card : side.hand)
            numbers.push_back(card.number);
        for (const Card& card : side.reserve)
            numbers.push_back(card.number);
        if (!side.deck.empty())
            numbers.push_back(side.deck.back().number);
    }
    for (const Link& link : state.chain)
        numbers.push_back(link.card.number);
    numbers.push_back(0);
    std::ranges::sort(numbers);
    moves.insert(moves.end(), {Attack{}, Declare{}, Rest{}, Stand{}, Pass{}, Fight{}});
    for (const std::uint8_t one : numbers) {
        moves.push_back(Play{one});
        moves.push_back(Send{one});
        for (std::uint8_t place = 0; place < kMostFighters; ++place)
            moves.push_back(LineUp{one, place});
        for (std::uint8_t place = 0; place <= kMostReserve + 1; ++place)
            moves.push_back(Reserve{one, place});
        for (const std::uint8_t other : numbers) {
            moves.push_back(Equip{one, other});
            moves.push_back(Block{one, other});
            moves.push_back(Answer{one, other});
        }
    }
}

} // namespace tablewood::skirmish
