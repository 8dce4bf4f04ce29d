#pragma once

#include "cards.h"
#include "kernel/short_list.h"

namespace tablewood::skirmish {

inline constexpr std::size_t kFirstHand = 4;
/// A match in which nobody draws any more ends after so many turns. From then on no card goes to a reserve,
/// so that this comes.
inline constexpr std::uint16_t kTurns = 20;
inline constexpr std::uint8_t kRally = 2;
inline constexpr std::uint8_t kSling = 2;

enum class TurnPhase : std::uint8_t
{
    deploy,
    attack,
    block,
    answers,
    combat,
    end
};
constexpr auto enumNames(TurnPhase)
{
    return std::array<std::string_view, 6>{"deploy", "attack", "block", "answers", "combat", "end"};
}

/// A fighter on a field. Harm, what a trick added and a cloak last until the turn ends.
struct Fighter
{
    Card card;
    bool isTilted = false;
    /// It came this turn.
    bool isFresh = false;
    bool isCloaked = false;
    std::uint8_t harm = 0;
    std::uint8_t added = 0;
    ShortList<Card, kMostGear> gear;
    int strength() const;
    int toughness() const;
    friend bool operator==(const Fighter&, const Fighter&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("card", self.card);
        visit("isTilted", self.isTilted);
        visit("isFresh", self.isFresh);
        visit("isCloaked", self.isCloaked);
        visit("harm", self.harm);
        visit("added", self.added);
        visit("gear", self.gear);
    }
};

using Pile = ShortList<Card, kDeckCards>;
using Field = ShortList<Fighter, kMostFighters>;

/// What a seat has.
struct Side
{
    /// The next card is the last.
    Pile deck;
    Pile hand;
    Pile discard;
    /// The first card is drawn before any of the deck.
    ShortList<Card, kMostReserve> reserve;
    Field field;
    std::uint8_t hearts = kHearts;
    bool canDraw() const { return !deck.empty() || !reserve.empty(); }
    friend bool operator==(const Side&, const Side&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("deck", self.deck);
        visit("hand", self.hand);
        visit("discard", self.discard);
        visit("reserve", self.reserve);
        visit("field", self.field);
        visit("hearts", self.hearts);
    }
};

/// An attacker and who blocks it, by their numbers; 0 for nobody. One that was blocked stays so when its
/// blocker is gone.
struct Duel
{
    std::uint8_t attacker = 0;
    std::uint8_t blocker = 0;
    friend bool operator==(const Duel&, const Duel&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("attacker", self.attacker);
        visit("blocker", self.blocker);
    }
};

/// A trick on the chain and what it was played at: the number of a fighter, or of the trick before it.
struct Link
{
    Card card;
    Seat seat;
    std::uint8_t target = 0;
    friend bool operator==(const Link&, const Link&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("card", self.card);
        visit("seat", self.seat);
        visit("target", self.target);
    }
};

struct State
{
    std::array<Side, 2> sides;
    Seat active{0};
    TurnPhase phase = TurnPhase::deploy;
    bool hasPlayed = false;
    bool hasLinedUp = false;
    bool hasReserved = false;
    std::uint16_t turn = 1;
    ShortList<Duel, kMostFighters> duels;
    ShortList<Link, 2 * kMostTricks> chain;
    /// Who may answer, nobody in other phases.
    Seat priority = Seat::none();
    std::uint8_t passes = 0;
    /// Counts the timed steps of the match.
    std::uint16_t steps = 0;
    friend bool operator==(const State&, const State&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("sides", self.sides);
        visit("active", self.active);
        visit("phase", self.phase);
        visit("hasPlayed", self.hasPlayed);
        visit("hasLinedUp", self.hasLinedUp);
        visit("hasReserved", self.hasReserved);
        visit("turn", self.turn);
        visit("duels", self.duels);
        visit("chain", self.chain);
        visit("priority", self.priority);
        visit("passes", self.passes);
        visit("steps", self.steps);
    }

    Side& side(Seat seat) { return sides[static_cast<std::size_t>(seat.index)]; }
    const Side& side(Seat seat) const { return sides[static_cast<std::size_t>(seat.index)]; }
    Seat defender() const;
    /// Who may move now; nobody while the clock plays, and at the end.
    Seat mover() const;
    bool isOver() const { return phase == TurnPhase::end; }
    bool canAnybodyDraw() const { return sides[0].canDraw() || sides[1].canDraw(); }
    const Duel* duelOf(std::uint8_t attacker) const;
    bool isBlocking(std::uint8_t fighter) const;
};

Seat otherSeat(Seat seat);
/// The card with a number in a pile; none where it is not in it.
const Card* cardIn(const Pile& pile, std::uint8_t number);
/// The fighter with a number on one field; none where it is not there.
Fighter* fighterOn(Field& field, std::uint8_t number);
const Fighter* fighterOn(const Field& field, std::uint8_t number);
/// The fighter with a number on either field.
const Fighter* fighterOf(const State& state, std::uint8_t number);
Fighter* fighterOf(State& state, std::uint8_t number);

} // namespace tablewood::skirmish
