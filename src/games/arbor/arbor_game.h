#pragma once

#include "games/arbor/content.h"
#include "games/arbor/moves.h"
#include "games/arbor/state.h"
#include "games/arbor/tile_pieces.h"
#include "kernel/game.h"

namespace tablewood::arbor {

/// Arbor II as a Game: its content, and the rules over it.
class ArborGame
{
public:
    using State = arbor::State;
    using Move = arbor::Move;

    /// Needs at least one scenario, two Ancients a player, and all Spirits.
    explicit ArborGame(Content content);

    const GameSheet& sheet() const { return m_sheet; }
    const std::vector<Face>& faces() const { return m_faces; }
    const Content& content() const { return m_content; }

    State setUp(const Setup& setup) const;
    /// Throws InputError where a state that was read is none of a match with so many seats and this content.
    void checkState(const State& state, int seats) const;
    Seats toAct(const State& state) const;
    void legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const;
    void everyMove(const State& state, std::vector<Move>& moves) const;
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const;
    std::optional<Outcome> outcome(const State& state) const { return state.outcome(); }
    std::optional<Timer> timer(const State&) const { return std::nullopt; }
    Scene view(const State& state, Viewer viewer) const;
    Offer gesture(const State& state, Seat seat, const Move& move) const;
    std::optional<Move> intend(const State& state, Seat seat, std::span<const Pick> picks) const;
    State sample(const State& state, Viewer viewer, Random& random) const;
    /// A guess from Glory, manna slots, cards and room to grow; no rule.
    void judge(const State& state, std::span<float> worths) const;
    /// The best at first sight of a few that come to mind; no rule.
    std::size_t likelyMove(const State& state, Seat seat, const std::vector<Move>& moves,
                           Random& random) const;

    /// The chosen Ancient of a seat, nothing while it is not chosen.
    const Ancient* ancientOf(const State& state, Seat seat) const;
    const Ancient& ancient(int index) const { return m_content.ancient(index); }
    const Star& star(Spirit spirit) const { return m_content.star(spirit); }
    const SongText& songText(Song song) const { return m_content.songText(song); }
    const Scenario& scenario(const State& state) const;
    /// A tile as a piece that lies on no space yet.
    const Piece& pieceOf(const Tile& tile) const { return m_tiles.of(tile); }

private:
    GameSheet makeSheet() const;
    std::vector<Face> makeFaces() const;
    std::vector<GuidePage> makeGuide() const;

    Content m_content;
    GameSheet m_sheet;
    std::vector<Face> m_faces;
    TilePieces m_tiles;
};

} // namespace tablewood::arbor
