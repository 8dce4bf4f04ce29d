#include "staged.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace tablewood::skirmish {

namespace {

Card taken(State& state, Seat seat, std::string_view kind)
{
    Pile& deck = state.side(seat).deck;
    const auto found = std::ranges::find(deck, kind, [](const Card& card) { return card.is().key; });
    REQUIRE(found != deck.end());
    const Card card = *found;
    deck.erase(found);
    return card;
}

} // namespace

State begun()
{
    Setup setup;
    setup.seed = Seed::fromText("skirmish");
    return Skirmish().setUp(setup);
}

State empty()
{
    State state = begun();
    for (Side& side : state.sides) {
        for (const Card& card : side.hand)
            side.deck.push_back(card);
        for (const Card& card : side.reserve)
            side.deck.push_back(card);
        side.hand.clear();
        side.reserve.clear();
        for (Card& card : side.deck)
            card.isKnown = false;
    }
    return state;
}

void exhaust(Side& side)
{
    for (const Card& card : side.deck)
        side.discard.push_back(card);
    for (const Card& card : side.reserve)
        side.discard.push_back(card);
    side.deck.clear();
    side.reserve.clear();
}

std::uint8_t hold(State& state, Seat seat, std::string_view kind)
{
    const Card card = taken(state, seat, kind);
    state.side(seat).hand.push_back(card);
    return card.number;
}

std::uint8_t field(State& state, Seat seat, std::string_view kind)
{
    Fighter fighter;
    fighter.card = taken(state, seat, kind);
    state.side(seat).field.push_back(fighter);
    return fighter.card.number;
}

std::uint8_t keep(State& state, Seat seat, std::string_view kind)
{
    Card card = taken(state, seat, kind);
    card.isKnown = true;
    state.side(seat).reserve.push_back(card);
    return card.number;
}

void act(State& state, Seat seat, const Move& move)
{
    Log log;
    const auto refusal = Skirmish().apply(state, seat, move, log);
    REQUIRE_MESSAGE(!refusal, words(refusal.value_or(Refusal{}).why));
    Skirmish().checkState(state, 2);
}

std::string refused(const State& state, Seat seat, const Move& move)
{
    State trial = state;
    Log log;
    const auto refusal = Skirmish().apply(trial, seat, move, log);
    return refusal ? words(refusal->why) : "";
}

void attack(State& state, const std::vector<std::uint8_t>& attackers, const std::vector<Block>& blocks,
            bool areAnswers)
{
    act(state, kFirst, Attack{});
    for (const std::uint8_t attacker : attackers)
        act(state, kFirst, Send{attacker});
    act(state, kFirst, Declare{});
    for (const Block block : blocks)
        act(state, kSecond, block);
    act(state, kSecond, Stand{});
    if (!areAnswers)
        passBoth(state);
}

void passBoth(State& state)
{
    act(state, state.priority, Pass{});
    act(state, state.priority, Pass{});
}

void fightAll(State& state)
{
    while (state.phase == TurnPhase::combat)
        act(state, Seat::clock(), Fight{});
}

bool hasFallen(const State& state, std::uint8_t number)
{
    return !fighterOf(state, number) &&
           (cardIn(state.sides[0].discard, number) || cardIn(state.sides[1].discard, number));
}

} // namespace tablewood::skirmish
