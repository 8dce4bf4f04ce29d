#include "skirmish.h"

/// Why a move is refused.
namespace tablewood::skirmish {

namespace {

using Why = std::optional<TextKey>;

struct Referee
{
    const State& state;
    Seat seat;

    const Side& own() const { return state.side(seat); }
    const Card* held(std::uint8_t number) const { return cardIn(own().hand, number); }
    Why inDeploy() const
    {
        if (state.phase != TurnPhase::deploy)
            return TW_TEXT("skirmish", "Fighters and gear are played before the attack.");
        return std::nullopt;
    }

    Why operator()(Play move) const
    {
        if (const Why why = inDeploy())
            return why;
        const Card* const card = held(move.card);
        if (!card)
            return TW_TEXT("skirmish", "You hold no such card.");
        if (card->is().type == CardType::gear)
            return TW_TEXT("skirmish", "Gear goes to a fighter of yours.");
        if (card->is().type == CardType::trick)
            return TW_TEXT("skirmish", "A trick is an answer: it waits for a combat.");
        if (state.hasPlayed)
            return TW_TEXT("skirmish", "You play one fighter in a turn.");
        return std::nullopt;
    }
    Why operator()(Equip move) const
    {
        if (const Why why = inDeploy())
            return why;
        const Card* const card = held(move.card);
        if (!card)
            return TW_TEXT("skirmish", "You hold no such card.");
        if (card->is().type != CardType::gear)
            return TW_TEXT("skirmish", "That is no gear.");
        if (!fighterOn(own().field, move.fighter))
            return TW_TEXT("skirmish", "Gear goes to a fighter of yours.");
        return std::nullopt;
    }
    Why operator()(LineUp move) const
    {
        if (state.phase != TurnPhase::deploy)
            return TW_TEXT("skirmish", "The line stands as it is once the attack has begun.");
        const Fighter* const fighter = fighterOn(own().field, move.fighter);
        if (!fighter)
            return TW_TEXT("skirmish", "That is no fighter of yours.");
        if (state.hasLinedUp)
            return TW_TEXT("skirmish", "One fighter changes its place in a turn.");
        if (move.place >= own().field.size())
            return TW_TEXT("skirmish", "Choose a place in your line.");
        if (fighter - own().field.begin() == move.place)
            return TW_TEXT("skirmish", "It stands there already.");
        return std::nullopt;
    }
    Why operator()(Reserve move) const
    {
        if (state.phase != TurnPhase::deploy)
            return TW_TEXT("skirmish", "A card goes to the reserve before the attack.");
        if (!held(move.card))
            return TW_TEXT("skirmish", "You hold no such card.");
        if (state.turn > kTurns)
            return TW_TEXT("skirmish", "After turn twenty no card goes to the reserve.");
        if (state.hasReserved)
            return TW_TEXT("skirmish", "One card goes to the reserve in a turn.");
        if (own().reserve.size() == kMostReserve)
            return TW_TEXT("skirmish", "Three cards lie in your reserve already.");
        if (move.place > own().reserve.size())
            return TW_TEXT("skirmish", "Choose a place in your reserve.");
        return std::nullopt;
    }
    Why operator()(Attack) const
    {
        if (state.phase != TurnPhase::deploy)
            return TW_TEXT("skirmish", "The attack has begun.");
        for (const Fighter& fighter : own().field)
            if (!fighter.isFresh)
                return std::nullopt;
        return TW_TEXT("skirmish", "No fighter of yours can attack yet.");
    }
    Why operator()(Send move) const
    {
        const Fighter* const fighter = fighterOn(own().field, move.fighter);
        if (!fighter)
            return TW_TEXT("skirmish", "That is no fighter of yours.");
        if (state.phase != TurnPhase::attack)
            return TW_TEXT("skirmish", "Attackers are chosen once the attack has begun.");
        if (fighter->isFresh)
            return TW_TEXT("skirmish", "It came this turn and cannot attack yet.");
        if (fighter->isTilted)
            return TW_TEXT("skirmish", "It attacks already.");
        return std::nullopt;
    }
    Why operator()(Declare) const
    {
        if (state.phase != TurnPhase::attack)
            return TW_TEXT("skirmish", "No attackers are chosen now.");
        if (state.duels.empty())
            return TW_TEXT("skirmish", "Choose an attacker first, or rest.");
        return std::nullopt;
    }
    Why operator()(Rest) const
    {
        if (state.phase != TurnPhase::deploy && !(state.phase == TurnPhase::attack && state.duels.empty()))
            return TW_TEXT("skirmish", "There is an attack in this turn.");
        return std::nullopt;
    }
    Why operator()(Block move) const
    {
        const Fighter* const fighter = fighterOn(own().field, move.fighter);
        if (!fighter)
            return TW_TEXT("skirmish", "That is no fighter of yours.");
        if (state.phase != TurnPhase::block)
            return TW_TEXT("skirmish", "Nobody is to block now.");
        if (fighter->isTilted)
            return TW_TEXT("skirmish", "It is tilted and cannot block.");
        if (state.isBlocking(move.fighter))
            return TW_TEXT("skirmish", "It blocks already.");
        const Duel* const duel = state.duelOf(move.attacker);
        if (!duel)
            return TW_TEXT("skirmish", "Choose the attacker that it blocks.");
        if (duel->blocker != 0)
            return TW_TEXT("skirmish", "Another fighter blocks that attacker.");
        return std::nullopt;
    }
    Why operator()(Stand) const
    {
        if (state.phase != TurnPhase::block)
            return TW_TEXT("skirmish", "Nobody is to block now.");
        return std::nullopt;
    }
    Why operator()(Answer move) const
    {
        const Card* const card = held(move.card);
        if (!card)
            return TW_TEXT("skirmish", "You hold no such card.");
        if (card->is().type != CardType::trick)
            return TW_TEXT("skirmish", "Only a trick is an answer.");
        if (state.phase != TurnPhase::answers)
            return TW_TEXT("skirmish", "A trick is an answer: it waits for a combat.");
        if (card->is().effect == Effect::cancel) {
            if (state.chain.empty())
                return TW_TEXT("skirmish", "There is no trick to cancel.");
            if (state.chain.back().card.number != move.target)
                return TW_TEXT("skirmish", "It cancels only the trick before it.");
        } else if (!fighterOf(state, move.target)) {
            return TW_TEXT("skirmish", "Choose a fighter for it.");
        }
        return std::nullopt;
    }
    Why operator()(Pass) const
    {
        if (state.phase != TurnPhase::answers)
            return TW_TEXT("skirmish", "There is nothing to answer now.");
        return std::nullopt;
    }
    Why operator()(Fight) const { return TW_TEXT("skirmish", "The clock lets them fight."); }
};

} // namespace

std::optional<TextKey> whyNot(const State& state, Seat seat, const Move& move)
{
    if (state.isOver())
        return TW_TEXT("skirmish", "The match is over.");
    if (seat == Seat::clock()) {
        if (std::holds_alternative<Fight>(move) && state.phase == TurnPhase::combat)
            return std::nullopt;
        return TW_TEXT("skirmish", "The clock has nothing to do now.");
    }
    if (!seat.isPlayer() || seat.index > 1 || seat != state.mover())
        return TW_TEXT("skirmish", "It is not your turn.");
    return std::visit(Referee{state, seat}, move);
}

} // namespace tablewood::skirmish
