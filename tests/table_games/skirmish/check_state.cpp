#include "kernel/input_error.h"
#include "skirmish.h"

#include <algorithm>

/// Whether a state from outside is one of a match of Skirmish.
namespace tablewood::skirmish {

namespace {

/// All cards of a seat, wherever they lie.
std::vector<Card> cardsOf(const State& state, Seat seat)
{
    const Side& side = state.side(seat);
    std::vector<Card> cards;
    for (const Pile* pile : {&side.deck, &side.hand, &side.discard})
        cards.insert(cards.end(), pile->begin(), pile->end());
    cards.insert(cards.end(), side.reserve.begin(), side.reserve.end());
    for (const Fighter& fighter : side.field) {
        cards.push_back(fighter.card);
        cards.insert(cards.end(), fighter.gear.begin(), fighter.gear.end());
    }
    for (const Link& link : state.chain)
        if (link.seat == seat)
            cards.push_back(link.card);
    return cards;
}

void checkCards(const State& state)
{
    std::vector<std::uint8_t> numbers;
    for (const Seat seat : Seats::firstOf(2)) {
        const std::vector<Card> cards = cardsOf(state, seat);
        for (const Card& card : cards) {
            need(card.kind < kKinds, "cards", "there is no such kind");
            need(card.number >= 1 && card.number <= kCards, "cards", "no card has such a number");
            numbers.push_back(card.number);
        }
        for (std::uint8_t kind = 0; kind < kKinds; ++kind)
            need(std::ranges::count(cards, kind, &Card::kind) == cardKinds()[kind].copies, "cards",
                 "each deck has the same");
    }
    std::ranges::sort(numbers);
    need(std::ranges::adjacent_find(numbers) == numbers.end(), "cards", "each has a number of its own");
}

void checkReserves(const State& state)
{
    for (const Side& side : state.sides) {
        need(std::ranges::all_of(side.reserve, &Card::isKnown), "reserve", "all see what lies there");
        need(std::ranges::none_of(side.deck, &Card::isKnown), "deck", "nobody has seen what lies there");
    }
    need(!state.hasReserved || state.isOver() || !state.side(state.active).reserve.empty(), "reserve",
         "a card was put there this turn");
}

void checkFields(const State& state)
{
    const bool isFought = state.phase == TurnPhase::combat || state.isOver();
    for (const Side& side : state.sides) {
        need(side.hearts <= kHearts, "hearts", "there are ten at most");
        need(side.hearts > 0 || state.isOver(), "hearts", "whoever has none left has lost");
        for (const Fighter& fighter : side.field) {
            need(fighter.card.is().type == CardType::fighter, "field", "only fighters lie there");
            need(fighter.harm == 0 || isFought, "field", "there is harm in a combat alone");
            need(fighter.harm < fighter.toughness(), "field", "it has fallen");
            need(fighter.added % kRally == 0 && fighter.added <= 4 * kRally &&
                     (fighter.added == 0 || isFought),
                 "field", "no trick added so much");
            need(!fighter.isCloaked || isFought, "field", "it is cloaked in a combat alone");
            need(std::ranges::all_of(fighter.gear,
                                     [](const Card& worn) { return worn.is().type == CardType::gear; }),
                 "field", "only gear is worn");
        }
    }
}

void checkDuels(const State& state)
{
    const bool hasDuels = state.phase == TurnPhase::block || state.phase == TurnPhase::answers ||
                          state.phase == TurnPhase::combat;
    need(state.phase == TurnPhase::attack || hasDuels == !state.duels.empty(), "duels",
         "there are some from the blocks to the end of the combat");
    for (const Duel& duel : state.duels) {
        const Fighter* const attacker = fighterOn(state.side(state.active).field, duel.attacker);
        need(attacker && attacker->isTilted && !attacker->isFresh, "duels", "it does not attack");
        need(std::ranges::count(state.duels, duel.attacker, &Duel::attacker) == 1, "duels",
             "it attacks once");
        need(duel.blocker == 0 || hasDuels, "duels", "nobody blocks yet");
        need(duel.blocker == 0 || std::ranges::count(state.duels, duel.blocker, &Duel::blocker) == 1, "duels",
             "it blocks once");
        need(!fighterOn(state.side(state.active).field, duel.blocker), "duels", "the defender blocks");
    }
}

void checkChain(const State& state)
{
    need(state.chain.empty() || state.phase == TurnPhase::answers, "chain", "it is resolved");
    for (std::size_t i = 0; i < state.chain.size(); ++i) {
        const Link& link = state.chain[i];
        need(link.card.is().type == CardType::trick, "chain", "only tricks lie there");
        if (link.card.is().effect == Effect::cancel)
            need(i > 0 && state.chain[i - 1].card.number == link.target, "chain",
                 "it cancels the one before");
        else
            need(fighterOf(state, link.target) != nullptr, "chain", "it is played at nobody");
    }
    const bool isAnswering = state.phase == TurnPhase::answers;
    need(isAnswering == state.priority.isPlayer(), "priority", "somebody has it while both answer");
    need(isAnswering || state.priority == Seat::none(), "priority", "nobody has it");
    need(state.passes <= (isAnswering ? 1 : 0), "passes", "the chain resolves with the second");
}

} // namespace

void Skirmish::checkState(const State& state, int seats) const
{
    const auto isSeat = [](Seat seat) { return seat.index == 0 || seat.index == 1; };
    need(seats == 2, "sides", "two seats play");
    need(isSeat(state.active), "active", "no such seat plays");
    need(isSeat(state.priority) || !state.priority.isPlayer(), "priority", "no such seat plays");
    need(std::ranges::all_of(state.chain, isSeat, &Link::seat), "chain", "no such seat plays");
    need(state.turn >= 1 && state.turn <= kTurns + 2 * kDeckCards, "turn", "a match does not last so long");
    need((state.turn - 1) % 2 == state.active.index, "turn", "the seats take turns");
    checkCards(state);
    checkReserves(state);
    checkFields(state);
    checkDuels(state);
    checkChain(state);
    if (!state.isOver())
        return;
    const auto fallen = std::ranges::count(state.sides, 0, &Side::hearts);
    need(fallen == 1 || (fallen == 0 && state.turn > kTurns && !state.canAnybodyDraw()), "phase",
         "nothing ended it");
}

} // namespace tablewood::skirmish
