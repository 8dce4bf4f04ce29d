#pragma once

#include "games/forsaken/content.h"
#include "games/forsaken/moves.h"
#include "games/forsaken/state.h"

namespace tablewood::forsaken {

/// Forsaken Forest as a Game: its content, and the rules over it.
class ForsakenGame
{
public:
    using State = forsaken::State;
    using Move = forsaken::Move;

    explicit ForsakenGame(Content content);

    const GameSheet& sheet() const { return m_sheet; }
    const std::vector<Face>& faces() const { return m_faces; }
    const Content& content() const { return m_content; }

    /// The roles of a setup. Throws InputError where nobody can play with them.
    Cast castOf(const Setup& setup) const;
    /// The weights of a setup's roles, the side they favour, and the warning that the rulebook would give.
    std::vector<Text> remarks(const Setup& setup) const;
    State setUp(const Setup& setup) const;
    /// Throws InputError where a state that was read is none of a match with so many seats and this content.
    void checkState(const State& state, int seats) const;
    Seats toAct(const State& state) const;
    void legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const;
    void everyMove(const State& state, std::vector<Move>& moves) const;
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const;
    std::optional<Outcome> outcome(const State& state) const;
    std::optional<Timer> timer(const State& state) const;
    /// Nothing is taken back: each move draws, shows or asks something, or is followed by another's at once
    /// (ruling 32).
    bool isSealed(const State&) const { return true; }
    /// A Night begins only when all who live are here, or by majority (ruling 25).
    Seats needed(const State& state) const { return state.step == Step::dusk ? state.living : Seats(); }
    Seats awaited(const State& state) const;
    std::optional<Move> lapsed(const State& state, Seat seat) const;
    bool isRace(const State& state, const Move& move) const;
    bool maySignal(const State& state, Seat seat) const { return !state.isEntangled(seat); }
    Scene view(const State& state, Viewer viewer) const;
    Offer gesture(const State& state, Seat seat, const Move& move) const;
    std::optional<Move> intend(const State& state, Seat seat, std::span<const Pick> picks) const;
    State sample(const State& state, Viewer viewer, Random& random) const;
    /// A guess from the living and from how near the Paths are to the Village and the Void; no rule.
    void judge(const State& state, std::span<float> worths) const;
    /// A move that somebody with the seat's knowledge might make; no rule.
    std::size_t likelyMove(const State& state, Seat seat, const std::vector<Move>& moves,
                           Random& random) const;
    /// Whether somebody votes to be lynched, chooses Death's Doorstep, chooses themselves for the Sacrifice,
    /// or only changes a vote or a choice of the Night, which could go on for as long as the clock lets it,
    /// or leaves no Destination to the other Forsaken; no rule.
    bool isFolly(const State& state, Seat seat, const Move& move) const;

private:
    GameSheet makeSheet() const;
    std::vector<Face> makeFaces() const;
    std::vector<GuidePage> makeGuide() const;

    Content m_content;
    GameSheet m_sheet;
    std::vector<Face> m_faces;
};

static_assert(Game<ForsakenGame>);
static_assert(ChecksStates<ForsakenGame>);

} // namespace tablewood::forsaken
