#pragma once

#include "kernel/company.h"
#include "kernel/gestures.h"
#include "kernel/hash.h"
#include "kernel/match.h"
#include "kernel/move_key.h"
#include "kernel/move_text.h"
#include "kernel/plain_text.h"

#include <numeric>

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
    Seats awaited() const override
    {
        if constexpr (AwaitsSome<G>)
            return m_game->awaited(m_state);
        else
            return toAct();
    }
    Seat mover() const override
    {
        // One who is to act alone and without a clock has a move.
        const Seats acting = m_game->toAct(m_state);
        const bool hasClock = m_game->timer(m_state).has_value();
        if (acting.count() <= 1 && !hasClock)
            return acting.first();
        std::vector<typename G::Move> moves;
        const Seat seat = nextMover(*m_game, m_state, moves);
        return seat.isPlayer() || !hasClock ? seat : Seat::clock();
    }
    bool isSealed() const override
    {
        if constexpr (SealsMoves<G>)
            return m_game->isSealed(m_state);
        else
            return false;
    }
    UndoRule undoRule(Seat by, [[maybe_unused]] Seats makers) const override
    {
        if constexpr (RulesUndo<G>) {
            return m_game->undoRule(m_state, by, makers);
        } else {
            UndoRule rule;
            rule.asked = Seats::firstOf(m_seats);
            rule.asked.remove(by);
            return rule;
        }
    }
    Seats needed() const override
    {
        if constexpr (NeedsAll<G>)
            return m_game->needed(m_state);
        else
            return {};
    }
    std::optional<std::string> lapsed([[maybe_unused]] Seat seat) const override
    {
        if constexpr (LetsLapse<G>) {
            const auto move = m_game->lapsed(m_state, seat);
            return move ? std::optional(moveText(*move)) : std::nullopt;
        } else {
            return std::nullopt;
        }
    }
    std::optional<std::string> standsBack([[maybe_unused]] Seat seat) const override
    {
        if constexpr (StandsBack<G>) {
            const auto move = m_game->standsBack(m_state, seat);
            return move ? std::optional(moveText(*move)) : std::nullopt;
        } else {
            return std::nullopt;
        }
    }
    Seat holder() const override
    {
        if constexpr (HoldsTable<G>)
            return m_game->holder(m_state);
        else
            return Seat::none();
    }
    bool isRace([[maybe_unused]] std::string_view text) const override
    {
        if constexpr (HasRaces<G>) {
            const auto move = parseMove<typename G::Move>(text);
            return move && m_game->isRace(m_state, *move);
        } else {
            return false;
        }
    }
    bool maySignal([[maybe_unused]] Seat seat) const override
    {
        if constexpr (LimitsSignals<G>)
            return m_game->maySignal(m_state, seat);
        else
            return true;
    }
    Seats partners([[maybe_unused]] Seat seat) const override
    {
        if constexpr (HasPartners<G>) {
            if (!Seats::firstOf(m_seats).has(seat))
                return {};
            Seats seats = m_game->partners(m_state, seat);
            seats.remove(seat);
            return seats;
        } else {
            return {};
        }
    }
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
                                std::string(beginningOf(text, kMaxMoveText)))};
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

    void become(const Match& other) override { m_state = static_cast<const MatchOf&>(other).m_state; }
    void becomeSample(const Match& other, Viewer viewer, Random& random) override
    {
        m_state = m_game->sample(static_cast<const MatchOf&>(other).m_state, viewer, random);
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
    std::uint64_t listedKey(std::size_t index) const override
    {
        MoveKey key;
        key("move", m_listed.at(index));
        return key.value();
    }
    std::string listedText(std::size_t index) const override { return moveText(m_listed.at(index)); }

    bool isListedFolly([[maybe_unused]] Seat seat, [[maybe_unused]] std::size_t index) const override
    {
        if constexpr (KnowsFolly<G>)
            return m_game->isFolly(m_state, seat, m_listed.at(index));
        else
            return false;
    }
    void listSensible([[maybe_unused]] Seat seat, std::vector<std::uint32_t>& chosen) const override
    {
        chosen.clear();
        if constexpr (NarrowsSearch<G>) {
            m_game->sensible(m_state, seat, m_listed, chosen);
        } else {
            chosen.resize(m_listed.size());
            std::iota(chosen.begin(), chosen.end(), 0U);
        }
    }
    std::size_t likelyListed(Seat seat, Random& random) const override
    {
        if constexpr (GuidesPlayouts<G>)
            return m_game->likelyMove(m_state, seat, m_listed, random);
        else
            return random.below(static_cast<std::uint32_t>(m_listed.size()));
    }

    int playOn(int mostMoves, Random& random) override
    {
        int played = 0;
        for (; played < mostMoves; ++played) {
            const Seat seat = nextMover(*m_game, m_state, m_listed);
            if (!seat.isPlayer()) {
                if (!closeStep())
                    break;
                continue;
            }
            Log log = Log::unread();
            m_game->apply(m_state, seat, m_listed[MatchOf::likelyListed(seat, random)], log);
        }
        return played;
    }

    void judge(std::span<float> worths) const override
    {
        if constexpr (JudgesStates<G>) {
            m_game->judge(m_state, worths);
        } else {
            const auto outcome = m_game->outcome(m_state);
            Seats sharing = Seats::firstOf(m_seats);
            if (outcome && !outcome->winners.isEmpty())
                sharing = outcome->winners;
            for (const Seat seat : Seats::firstOf(m_seats))
                worths[static_cast<std::size_t>(seat.index)] =
                    sharing.has(seat) ? 1.0F / static_cast<float>(sharing.count()) : 0.0F;
        }
    }

    std::uint64_t perft(int depth) const override { return perftOf(m_state, depth); }

private:
    /// Lets a running clock run out; false if none runs.
    bool closeStep()
    {
        const auto timer = m_game->timer(m_state);
        const auto closing = timer ? parseMove<typename G::Move>(timer->move) : std::nullopt;
        if (!closing)
            return false;
        Log log = Log::unread();
        return !m_game->apply(m_state, Seat::clock(), *closing, log);
    }

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
