#pragma once

#include "games/kingdom-rush/moves.h"
#include "games/kingdom-rush/state.h"
#include "kernel/company.h"
#include "kernel/game.h"

namespace tablewood::kingdom_rush {

/// Kingdom Rush as a Game: its content, and the rules over it.
class KingdomGame
{
public:
    using State = kingdom_rush::State;
    using Move = kingdom_rush::Move;

    explicit KingdomGame(Content content);

    const GameSheet& sheet() const { return m_sheet; }
    const std::vector<Face>& faces() const { return m_faces; }
    const Box& box() const { return m_box; }

    State setUp(const Setup& setup) const;
    /// Throws InputError where a state that was read is none of a match with so many seats and this content.
    void checkState(const State& state, int seats) const;
    Seats toAct(const State& state) const;
    Seats awaited(const State& state) const;
    /// Those who are not done and have not sent the bots ahead; of a choice of the team all (ruling 34).
    Seats needed(const State& state) const;
    void legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const;
    void everyMove(const State& state, std::vector<Move>& moves) const;
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const;
    std::optional<Outcome> outcome(const State& state) const;
    std::optional<Timer> timer(const State& state) const;
    Scene view(const State& state, Viewer viewer) const;
    Offer gesture(const State& state, Seat seat, const Move& move) const;
    std::optional<Move> intend(const State& state, Seat seat, std::span<const Pick> picks) const;
    State sample(const State& state, Viewer viewer, Random& random) const;
    /// How the kingdom stands; no rule.
    void judge(const State& state, std::span<float> worths) const;
    std::size_t likelyMove(const State& state, Seat seat, const std::vector<Move>& moves,
                           Random& random) const;
    void sensible(const State& state, Seat seat, const std::vector<Move>& moves,
                  std::vector<std::uint32_t>& chosen) const;
    bool isFolly(const State& state, Seat seat, const Move& move) const;
    /// Latest first, whoever made it, back to what came to light; another's with their yes (ruling 29).
    UndoRule undoRule(const State& state, Seat by, Seats makers) const;
    /// The duties of who is away fall to anybody (ruling 36).
    Seats partners(const State& state, Seat) const { return Seats::firstOf(state.seats()); }
    /// An action whose person has been away is taken back, and an absent seat counts as done (ruling 36).
    std::optional<Move> lapsed(const State& state, Seat seat) const;
    /// Beside persons bots buy nothing, and pick up no tower of the team's (ruling 34).
    std::optional<Move> standsBack(const State& state, Seat seat) const;
    /// Nobody else acts while an action is open.
    Seat holder(const State& state) const;

private:
    GameSheet makeSheet() const;
    std::vector<Face> makeFaces() const;
    std::vector<GuidePage> makeGuide() const;

    Box m_box;
    GameSheet m_sheet;
    std::vector<Face> m_faces;
};

static_assert(Game<KingdomGame>);
static_assert(AwaitsSome<KingdomGame>);
static_assert(NeedsAll<KingdomGame>);
static_assert(RulesUndo<KingdomGame>);
static_assert(HasPartners<KingdomGame>);
static_assert(LetsLapse<KingdomGame>);
static_assert(StandsBack<KingdomGame>);
static_assert(HoldsTable<KingdomGame>);
static_assert(NarrowsSearch<KingdomGame>);
static_assert(GuidesPlayouts<KingdomGame>);

} // namespace tablewood::kingdom_rush
