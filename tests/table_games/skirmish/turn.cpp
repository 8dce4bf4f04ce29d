#include "turn.h"

#include "skirmish.h"

#include <algorithm>

namespace tablewood::skirmish {

namespace {

Event eventOf(Text text, Seat seat, const Name& cue, std::vector<PieceId> cards = {})
{
    Event event;
    event.text = std::move(text);
    event.seat = seat;
    event.cue = cue;
    event.pieces = std::move(cards);
    return event;
}

} // namespace

void Course::tell(Text text, Seat seat, const Name& cue, std::vector<PieceId> cards) const
{
    if (log.isWanted())
        log.tell(eventOf(std::move(text), seat, cue, std::move(cards)));
}

void Course::tellDetail(Text text, Seat seat, const Name& cue, std::vector<PieceId> cards) const
{
    if (!log.isWanted())
        return;
    Event event = eventOf(std::move(text), seat, cue, std::move(cards));
    event.isDetail = true;
    log.tell(std::move(event));
}

void Course::tellGreat(Text text, Seat seat, const Name& cue, const Name& sign, Text meaning) const
{
    if (!log.isWanted())
        return;
    Event event = eventOf(std::move(text), seat, cue);
    event.spotlight = Spotlight{sign, {}, std::move(meaning)};
    log.tell(std::move(event));
}

Card Course::takeFromHand(Seat seat, std::uint8_t number) const
{
    Pile& hand = state.side(seat).hand;
    const Card card = *cardIn(hand, number);
    hand.erase(std::ranges::find(hand, number, &Card::number));
    return card;
}

void Course::beginTurn() const
{
    const Seat seat = state.active;
    Side& side = state.side(seat);
    state.phase = TurnPhase::deploy;
    state.hasPlayed = state.hasLinedUp = state.hasReserved = false;
    for (Fighter& fighter : side.field)
        fighter.isTilted = fighter.isFresh = false;
    tell({TW_TEXT("skirmish", "The turn of %1 begins"), seat}, seat, "turn");
    if (!side.reserve.empty()) {
        const Card card = side.reserve.front();
        side.reserve.erase(side.reserve.begin());
        side.hand.push_back(card);
        tell({TW_TEXT("skirmish", "%1 drew %2 from the reserve"), seat, nameOf(card)}, seat, "draw",
             {idOf(card)});
        return;
    }
    if (side.deck.empty()) {
        tell({TW_TEXT("skirmish", "%1 has no card left to draw"), seat}, seat, {});
        return;
    }
    side.hand.push_back(side.deck.back());
    side.deck.pop_back();
    tell({TW_TEXT("skirmish", "%1 drew a card"), seat}, seat, "draw");
    if (log.isWanted()) {
        Event drawn;
        drawn.text = {TW_TEXT("skirmish", "It is %1"), nameOf(side.hand.back())};
        drawn.seat = seat;
        drawn.pieces = {idOf(side.hand.back())};
        log.tellOnly(seat, std::move(drawn));
    }
    log.revealTo(seat);
}

void Course::passTurn() const
{
    for (Side& side : state.sides)
        for (Fighter& fighter : side.field) {
            fighter.harm = fighter.added = 0;
            fighter.isCloaked = false;
        }
    state.duels.clear();
    state.active = otherSeat(state.active);
    ++state.turn;
    if (state.turn > kTurns && !state.canAnybodyDraw()) {
        state.phase = TurnPhase::end;
        tell(TW_TEXT("skirmish", "Nobody has a card left to draw: the hearts decide"), Seat::none(), "win");
        return;
    }
    beginTurn();
}

void Course::harm(std::uint8_t number, int much) const
{
    Fighter* const fighter = fighterOf(state, number);
    if (!fighter || much == 0)
        return;
    if (fighter->isCloaked) {
        tellDetail({TW_TEXT("skirmish", "The mist kept harm from %1"), nameOf(fighter->card)}, Seat::none(),
                   {}, {idOf(fighter->card)});
        return;
    }
    fighter->harm = static_cast<std::uint8_t>(std::min(fighter->harm + much, fighter->toughness()));
    tellDetail({TW_TEXT("skirmish", "%1 took %2 harm"), nameOf(fighter->card), much}, Seat::none(), "burn",
               {idOf(fighter->card)});
}

void Course::buryIfDead(std::uint8_t number) const
{
    for (const Seat seat : Seats::firstOf(2)) {
        Side& side = state.side(seat);
        const Fighter* const fighter = fighterOn(side.field, number);
        if (!fighter || fighter->harm < fighter->toughness())
            continue;
        tellDetail({TW_TEXT("skirmish", "%1 fell"), nameOf(fighter->card)}, seat, "flip",
                   {idOf(fighter->card)});
        side.discard.push_back(fighter->card);
        for (const Card& worn : fighter->gear)
            side.discard.push_back(worn);
        side.field.erase(fighter);
        const auto duel = std::ranges::find(state.duels, number, &Duel::attacker);
        if (duel != state.duels.end())
            state.duels.erase(duel);
    }
}

void Course::strikeKeep(const Fighter& attacker) const
{
    const Seat defender = state.defender();
    std::uint8_t& hearts = state.side(defender).hearts;
    const int lost = std::min<int>(attacker.strength(), hearts);
    hearts = static_cast<std::uint8_t>(hearts - lost);
    tell(Text::counted(TW_TEXT_N("skirmish", "%1 struck the keep of %2: %n heart(s) lost"), lost,
                       nameOf(attacker.card), defender),
         state.active, "burn", {idOf(attacker.card), keepOf(defender)});
    if (hearts > 0)
        return;
    state.phase = TurnPhase::end;
    state.duels.clear();
    tellGreat({TW_TEXT("skirmish", "The keep of %1 fell"), defender}, state.active, "win", "flag",
              TW_TEXT("skirmish", "Its last heart is lost"));
}

void Course::fight() const
{
    const Duel duel = state.duels.front();
    const Fighter attacker = *fighterOf(state, duel.attacker);
    ++state.steps;
    state.duels.erase(state.duels.begin());
    if (duel.blocker == 0) {
        strikeKeep(attacker);
    } else if (const Fighter* const blocker = fighterOf(state, duel.blocker)) {
        const int back = blocker->strength();
        tell({TW_TEXT("skirmish", "%1 and %2 fought"), nameOf(attacker.card), nameOf(blocker->card)},
             state.active, "move", {idOf(attacker.card), idOf(blocker->card)});
        harm(duel.blocker, attacker.strength());
        harm(duel.attacker, back);
        buryIfDead(duel.blocker);
        buryIfDead(duel.attacker);
    } else {
        tell({TW_TEXT("skirmish", "%1 was held up and struck nobody"), nameOf(attacker.card)}, state.active,
             "move", {idOf(attacker.card)});
    }
    if (!state.isOver() && state.duels.empty())
        passTurn();
}

} // namespace tablewood::skirmish
