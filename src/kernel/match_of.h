#pragma once

#include "kernel/gestures.h"
#include "kernel/hash.h"
#include "kernel/match.h"
#include "kernel/move_text.h"

namespace tablewood {

/// The erased form of a match of game G.
template <Game G>
class MatchOf final : public Match
{
public:
    MatchOf(const GameType& type, std::shared_ptr<const G> game, int seats, typename G::State state)
        : m_type(&type), m_game(std::move(game)), m_seats(seats), m_state(std::move(state))
    {
    }

    std::unique_ptr<Match> clone() const override
    {
        return std::make_unique<MatchOf>(*m_type, m_game, m_seats, m_state);
    }
    const GameType& type() const override { return *m_type; }
    Seats toAct() const override { return m_game->toAct(m_state); }
    std::optional<Outcome> outcome() const override { return m_game->outcome(m_state); }
    std::optional<Timer> timer() const override { return m_game->timer(m_state); }

    std::vector<std::string> legalMoves(Seat seat) const override
    {
        std::vector<std::string> texts;
        for (const auto& move : movesOf(*m_game, m_state, seat))
            texts.push_back(moveText(move));
        return texts;
    }

    std::optional<Refusal> apply(Seat seat, std::string_view text, Log& log) override
    {
        const auto move = parseMove<typename G::Move>(text);
        if (!move)
            return Refusal{Text(TW_TEXT("kernel", "\"%1\" is no move of this game."),
                                std::string(text.substr(0, kMaxMoveText)))};
        return m_game->apply(m_state, seat, *move, log);
    }

    std::optional<std::string> written(std::string_view text) const override
    {
        const auto move = parseMove<typename G::Move>(text);
        return move ? std::optional(moveText(*move)) : std::nullopt;
    }

    Refusal explain(Seat seat, std::span<const Pick> picks) const override
    {
        return explainGesture(*m_game, m_state, seat, picks);
    }

    Scene view(Viewer viewer) const override { return m_game->view(m_state, viewer); }

    std::vector<Offer> offers(Seat seat) const override { return offersOf(*m_game, m_state, seat); }

    void write(FieldSink& sink) const override { writeValue(sink, m_state); }
    void read(FieldSource& source) override { m_state = readState(*m_game, m_seats, source); }
    std::uint64_t hash() const override { return hashOf(m_state); }

    std::unique_ptr<Match> sample(Viewer viewer, Random& random) const override
    {
        return std::make_unique<MatchOf>(*m_type, m_game, m_seats, m_game->sample(m_state, viewer, random));
    }

    std::size_t listMoves(Seat seat) override
    {
        m_listed.clear();
        m_game->legalMoves(m_state, seat, m_listed);
        return m_listed.size();
    }
    void playListed(Seat seat, std::size_t index) override
    {
        Log log = Log::unread();
        m_game->apply(m_state, seat, m_listed.at(index), log);
    }

    std::uint64_t perft(int depth) const override { return perftOf(m_state, depth); }

private:
    std::uint64_t perftOf(const typename G::State& state, int depth) const
    {
        if (depth == 0)
            return 1;
        std::uint64_t count = 0;
        std::vector<typename G::Move> moves;
        for (const Seat seat : m_game->toAct(state)) {
            moves.clear();
            m_game->legalMoves(state, seat, moves);
            for (const auto& move : moves) {
                auto next = state;
                Log log = Log::unread();
                m_game->apply(next, seat, move, log);
                count += perftOf(next, depth - 1);
            }
        }
        return count;
    }

    const GameType* m_type;
    std::shared_ptr<const G> m_game;
    int m_seats;
    typename G::State m_state;
    std::vector<typename G::Move> m_listed;
};

} // namespace tablewood
