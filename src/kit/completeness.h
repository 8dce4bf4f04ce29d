#pragma once

#include "kernel/gestures.h"
#include "kernel/hash.h"
#include "kit/course.h"
#include "kit/scene_check.h"
#include "kit/text_check.h"

#include <algorithm>
#include <set>

namespace tablewood::kit {

/// Tries every move that could be written down for every seat: accepted are exactly the legal moves, a
/// refusal has a sentence and changes nothing. The list of legal moves has no duplicates, a fixed order,
/// texts that read back, and gestures. What a game calls worth a thought are some of them.
template <Game G>
class CompletenessCheck
{
public:
    using State = typename G::State;
    using Move = typename G::Move;

    CompletenessCheck(const G& game, int seats, Breaches& breaches)
        : m_game(&game), m_seats(Seats::firstOf(seats)), m_breaches(&breaches)
    {
    }

    void check(const State& state) const
    {
        std::vector<Move> every;
        m_game->everyMove(state, every);
        const Seats acting = m_game->toAct(state);
        const auto timer = m_game->timer(state);
        bool canMove = acting.isEmpty() || timer;
        for (const Seat seat : m_seats) {
            std::vector<Move> legal;
            m_game->legalMoves(state, seat, legal);
            if (!acting.has(seat) && !legal.empty())
                report(seatText(seat) + " is not to act but has the legal move " +
                       quoted(moveText(legal.front())));
            canMove = canMove || !legal.empty();
            checkList(state, seat, legal);
            tryMoves(state, seat, every, textsOf(legal));
        }
        if (!canMove)
            report(seatText(acting.first()) +
                   " is to act but has no legal move, and neither has anybody else");
        tryMoves(state, Seat::clock(), every, timer ? std::set{timer->move} : std::set<std::string>{});
        checkScreens(state);
    }

private:
    static std::set<std::string> textsOf(const std::vector<Move>& moves)
    {
        std::set<std::string> texts;
        for (const Move& move : moves)
            texts.insert(moveText(move));
        return texts;
    }

    void checkList(const State& state, Seat seat, const std::vector<Move>& legal) const
    {
        std::set<std::string> seen;
        for (const Move& move : legal) {
            const std::string text = moveText(move);
            if (!seen.insert(text).second)
                report(seatText(seat) + " has the legal move " + quoted(text) + " twice");
            if (const auto parsed = parseMove<Move>(text); !parsed || !(*parsed == move))
                report("the text " + quoted(text) + " does not read back to the same move");
        }
        std::vector<Move> again;
        m_game->legalMoves(state, seat, again);
        if (again != legal)
            report("the legal moves of " + seatText(seat) + " differ when they are asked for twice");
        again.clear();
        m_game->legalMoves(fromBytes<State>(toBytes(state)), seat, again);
        if (again != legal)
            report("the legal moves of " + seatText(seat) + " differ after the state went to bytes and back");
        if constexpr (NarrowsSearch<G>)
            if (!legal.empty())
                checkSensible(state, seat, legal);
    }

    void checkSensible(const State& state, Seat seat, const std::vector<Move>& legal) const
    {
        const std::string of = "the moves of " + seatText(seat) + " that are worth a thought";
        std::vector<std::uint32_t> chosen;
        m_game->sensible(state, seat, legal, chosen);
        if (chosen.empty())
            report(of + " are none, though it has some");
        std::set<std::uint32_t> seen;
        for (const std::uint32_t number : chosen) {
            if (number >= legal.size())
                report(of + " have number " + std::to_string(number) + " of " + std::to_string(legal.size()));
            if (!seen.insert(number).second)
                report(of + " have number " + std::to_string(number) + " twice");
        }
        std::vector<std::uint32_t> again;
        m_game->sensible(state, seat, legal, again);
        if (again != chosen)
            report(of + " differ when they are asked for twice");
        again.clear();
        m_game->sensible(fromBytes<State>(toBytes(state)), seat, legal, again);
        if (again != chosen)
            report(of + " differ after the state went to bytes and back");
    }

    void tryMoves(const State& state, Seat seat, const std::vector<Move>& every,
                  const std::set<std::string>& legal) const
    {
        std::set<std::string> accepted;
        State trial = state;
        for (const Move& move : every) {
            Log log = Log::unread();
            if (const auto refusal = applyNamed(*m_game, trial, seat, move, log)) {
                if (!isWhole(refusal->why))
                    reportText(refusal->why, "the refusal of " + quoted(moveText(move)), *m_breaches);
                if (refusal->why.isEmpty())
                    report(quoted(moveText(move)) + " of " + seatText(seat) +
                           " is refused without a sentence");
                if (trial == state)
                    continue;
                report("the refusal of " + quoted(moveText(move)) + " of " + seatText(seat) +
                       " changed the state");
            } else {
                const std::string text = moveText(move);
                if (!legal.contains(text))
                    report(quoted(text) + " of " + seatText(seat) +
                           " is accepted but not among the legal moves");
                accepted.insert(text);
            }
            trial = state;
        }
        if (hashOf(trial) != hashOf(state))
            report("trying moves of " + seatText(seat) +
                   " changed the hash of a state that still seems equal");
        for (const std::string& text : legal) {
            if (accepted.contains(text))
                continue;
            const bool isListed =
                std::ranges::any_of(every, [&](const Move& move) { return moveText(move) == text; });
            report(quoted(text) + " is a legal move of " + seatText(seat) +
                   (isListed ? " but is refused" : " but is not among all moves that could be written down"));
        }
    }

    void checkScreens(const State& state) const
    {
        for (const Seat seat : m_seats) {
            const Scene scene = m_game->view(state, seat);
            const std::vector<Offer> offers = offersOf(*m_game, state, seat);
            checkScene(scene, m_game->faces(), seatText(seat), *m_breaches);
            checkTexts(scene, "the scene of ", seatText(seat), *m_breaches);
            checkOffers(offers, scene, seatText(seat), *m_breaches);
            checkAloud(offers, scene, seat, seatText(seat), *m_breaches);
            checkTexts(offers, "an offer of ", seatText(seat), *m_breaches);
        }
        const Scene scene = m_game->view(state, Viewer::publicView());
        checkScene(scene, m_game->faces(), "the public", *m_breaches);
        checkTexts(scene, "the scene of ", "the public", *m_breaches);
    }

    void report(const std::string& what) const { m_breaches->report("completeness", what); }

    const G* m_game;
    Seats m_seats;
    Breaches* m_breaches;
};

} // namespace tablewood::kit
