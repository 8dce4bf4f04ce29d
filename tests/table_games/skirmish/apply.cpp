#include "skirmish.h"
#include "turn.h"

#include <algorithm>

/// What an accepted move does.
namespace tablewood::skirmish {

namespace {

struct Doer
{
    Course course;
    Seat seat;

    State& state() const { return course.state; }
    Side& own() const { return course.state.side(seat); }

    void operator()(Play move) const
    {
        Fighter fighter;
        fighter.card = course.takeFromHand(seat, move.card);
        fighter.isFresh = true;
        own().field.push_back(fighter);
        state().hasPlayed = true;
        course.tell({TW_TEXT("skirmish", "%1 played %2"), seat, nameOf(fighter.card)}, seat, "play",
                    {idOf(fighter.card)});
        course.log.reveal();
    }
    void operator()(Equip move) const
    {
        const Card card = course.takeFromHand(seat, move.card);
        Fighter& fighter = *fighterOn(own().field, move.fighter);
        fighter.gear.push_back(card);
        course.tell({TW_TEXT("skirmish", "%1 gave %2 to %3"), seat, nameOf(card), nameOf(fighter.card)}, seat,
                    "place", {idOf(card), idOf(fighter.card)});
        course.log.reveal();
    }
    void operator()(LineUp move) const
    {
        Field& field = own().field;
        const Fighter fighter = *fighterOn(field, move.fighter);
        field.erase(fighterOn(field, move.fighter));
        field.push_back(fighter);
        std::rotate(field.begin() + move.place, field.end() - 1, field.end());
        state().hasLinedUp = true;
        course.tell({TW_TEXT("skirmish", "%1 put %2 elsewhere in the line"), seat, nameOf(fighter.card)},
                    seat, "move", {idOf(fighter.card)});
    }
    void operator()(Reserve move) const
    {
        auto& reserve = own().reserve;
        Card card = course.takeFromHand(seat, move.card);
        card.isKnown = true;
        reserve.push_back(card);
        std::rotate(reserve.begin() + move.place, reserve.end() - 1, reserve.end());
        state().hasReserved = true;
        course.tell({TW_TEXT("skirmish", "%1 put %2 into the reserve"), seat, nameOf(card)}, seat, "place",
                    {idOf(card)});
        course.log.reveal();
    }
    void operator()(Attack) const
    {
        state().phase = TurnPhase::attack;
        course.tell({TW_TEXT("skirmish", "%1 chooses attackers"), seat}, seat, "press");
    }
    void operator()(Send move) const
    {
        Fighter& fighter = *fighterOn(own().field, move.fighter);
        fighter.isTilted = true;
        state().duels.push_back({move.fighter, 0});
        // They fight from left to right.
        std::ranges::sort(state().duels, {}, [&](const Duel& duel) {
            return fighterOn(own().field, duel.attacker) - own().field.begin();
        });
        course.tellDetail({TW_TEXT("skirmish", "%1 sent %2 to attack"), seat, nameOf(fighter.card)}, seat,
                          "turn", {idOf(fighter.card)});
    }
    void operator()(Declare) const
    {
        state().phase = TurnPhase::block;
        course.tell(Text::counted(TW_TEXT_N("skirmish", "%1 attacks with %n fighter(s)"),
                                  static_cast<std::int64_t>(state().duels.size()), seat),
                    seat, "press");
    }
    void operator()(Rest) const
    {
        course.tell({TW_TEXT("skirmish", "%1 rested"), seat}, seat, "press");
        course.passTurn();
    }
    void operator()(Block move) const
    {
        for (Duel& duel : state().duels)
            if (duel.attacker == move.attacker)
                duel.blocker = move.fighter;
        const Card& blocker = fighterOf(state(), move.fighter)->card;
        const Card& attacker = fighterOf(state(), move.attacker)->card;
        course.tell({TW_TEXT("skirmish", "%1 blocks %2"), nameOf(blocker), nameOf(attacker)}, seat, "move",
                    {idOf(blocker), idOf(attacker)});
    }
    void operator()(Stand) const
    {
        state().phase = TurnPhase::answers;
        state().priority = state().active;
        course.tell({TW_TEXT("skirmish", "%1 has chosen who blocks"), seat}, seat, "press");
    }
    void operator()(Answer move) const
    {
        const Card card = course.takeFromHand(seat, move.card);
        const Card target = card.is().effect == Effect::cancel ? state().chain.back().card
                                                               : fighterOf(state(), move.target)->card;
        state().chain.push_back({card, seat, move.target});
        state().passes = 0;
        state().priority = otherSeat(seat);
        course.tell({TW_TEXT("skirmish", "%1 answered with %2 at %3"), seat, nameOf(card), nameOf(target)},
                    seat, "play", {idOf(card), idOf(target)});
        course.log.reveal();
    }
    void operator()(Pass) const
    {
        course.tell({TW_TEXT("skirmish", "%1 passed"), seat}, seat, "press");
        state().priority = otherSeat(seat);
        if (++state().passes == 2)
            course.resolveChain();
    }
    void operator()(Fight) const { course.fight(); }
};

} // namespace

std::optional<Refusal> Skirmish::apply(State& state, Seat seat, const Move& move, Log& log) const
{
    if (const auto why = whyNot(state, seat, move))
        return Refusal{*why};
    std::visit(Doer{{state, log}, seat}, move);
    return std::nullopt;
}

} // namespace tablewood::skirmish
