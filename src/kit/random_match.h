#pragma once

#include "kernel/company.h"
#include "kernel/gestures.h"
#include "kernel/match.h"
#include "kit/completeness.h"
#include "kit/round_trip.h"
#include "kit/secrets.h"

#include <algorithm>
#include <exception>

namespace tablewood::kit {

/// A Chooser for states of a game.
template <Game G>
using StateChooser = std::function<std::string(Seat seat, const typename G::State& state)>;

/// Which of a seat's legal moves is played: the one that is chosen, else any of them. No move if what is
/// chosen is none of them.
template <Game G>
std::optional<typename G::Move> nextMove(const typename G::State& state, Seat seat,
                                         const std::vector<typename G::Move>& moves,
                                         const StateChooser<G>& choose, Random& random, Breaches& breaches)
{
    if (!choose || !seat.isPlayer())
        return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    const std::string chosen = choose(seat, state);
    const auto found = std::ranges::find(moves, chosen, [](const auto& move) { return moveText(move); });
    if (found != moves.end())
        return *found;
    breaches.report("play", seatText(seat) + " chose " + kit::quoted(chosen) + ", which is not offered");
    return std::nullopt;
}

/// Plays legal moves from a setup, random unless they are chosen; where a step is timed its clock runs out
/// now and then. Ends with the match, after `mostMoves`, or at a position that cannot be continued, which is
/// reported.
template <Game G>
Course<G> playRandomly(const G& game, const Setup& setup, int mostMoves, Random& random, Breaches& breaches,
                       const StateChooser<G>& choose = {})
{
    constexpr std::uint32_t movesPerTimeout = 10;
    const auto oneOf = [&](std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); };

    Course<G> course{setup, {}, game.setUp(setup)};
    std::string lastMove;
    while (static_cast<int>(course.steps.size()) < mostMoves && !game.outcome(course.end)) {
        breaches.setPosition(course.steps.size(), lastMove);
        Seat seat = Seat::clock();
        std::vector<typename G::Move> moves;
        const Seats acting = game.toAct(course.end);
        const auto timer = game.timer(course.end);
        if (timer && (acting.isEmpty() || oneOf(movesPerTimeout) == 0)) {
            if (auto closing = parseMove<typename G::Move>(timer->move))
                moves.push_back(std::move(*closing));
        } else if (!acting.isEmpty()) {
            std::vector<Seat> seats(acting.begin(), acting.end());
            seat = seats[oneOf(seats.size())];
            game.legalMoves(course.end, seat, moves);
            // A seat with nothing left to do waits for the others, and for the clock.
            if (moves.empty())
                seat = nextMover(game, course.end, moves);
            if (moves.empty() && timer) {
                seat = Seat::clock();
                moves.push_back(*parseMove<typename G::Move>(timer->move));
            }
        }
        if (moves.empty()) {
            breaches.report("play", "there is no outcome, but " + seatText(seat) + " cannot move");
            break;
        }
        auto next = nextMove<G>(course.end, seat, moves, choose, random, breaches);
        if (!next)
            break;
        typename G::Move move = std::move(*next);
        lastMove = moveText(move);
        auto before = course.end;
        Log log;
        if (const auto refusal = applyNamed(game, course.end, seat, move, log)) {
            breaches.report("play", "the legal move " + kit::quoted(lastMove) + " of " + seatText(seat) +
                                        " is refused: " + words(refusal->why));
            break;
        }
        course.steps.push_back({std::move(before), seat, std::move(move), std::move(log)});
    }
    return course;
}

/// Reports a run that does not come to its end soon enough.
template <Game G>
void checkRuns(const G& game, const Course<G>& course, Breaches& breaches)
{
    int steps = 0;
    for (std::size_t i = 0; i < course.steps.size(); ++i) {
        const auto timer = game.timer(course.steps[i].before);
        steps = timer && timer->isRun ? steps + 1 : 0;
        breaches.setPosition(i, course.lastMove(i));
        if (steps == Timer::kLongestRun + 1)
            breaches.report("play", "a run has more than " + std::to_string(Timer::kLongestRun) + " steps");
    }
}

/// Some positions of a course, at most `wanted`, evenly chosen by chance, in order.
inline std::vector<std::size_t> choosePositions(std::size_t positions, int wanted, Random& random)
{
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < positions && static_cast<int>(chosen.size()) < wanted; ++i)
        if (random.below(static_cast<std::uint32_t>(positions - i)) <
            static_cast<std::uint32_t>(wanted) - chosen.size())
            chosen.push_back(i);
    return chosen;
}

/// Who plays for whom is a seat of the match, and the same throughout.
template <Game G>
void checkPartners([[maybe_unused]] const G& game, [[maybe_unused]] const Course<G>& course,
                   [[maybe_unused]] Breaches& breaches)
{
    if constexpr (HasPartners<G>) {
        for (std::size_t i = 0; i < course.positions(); ++i) {
            breaches.setPosition(i, course.lastMove(i));
            for (const Seat seat : Seats::firstOf(course.setup.seats)) {
                const Seats partners = game.partners(course.at(i), seat);
                if (partners != game.partners(course.at(0), seat))
                    breaches.report("partners", "others than before play for " + seatText(seat));
                for (const Seat partner : partners)
                    if (partner.index >= course.setup.seats)
                        breaches.report("partners", seatText(partner) + " plays for " + seatText(seat) +
                                                        ", and is no seat of the match");
            }
        }
    }
}

/// Plays one match, which follows from the setup and what is chosen alone, and makes every check on it.
template <Game G>
CheckedMatch checkRandomMatch(const G& game, const Setup& setup, const CheckPlan& plan = {},
                              const StateChooser<G>& choose = {})
{
    Breaches breaches(setup);
    CheckedMatch result;
    try {
        checkSheet(game.sheet(), game.faces(), breaches);
        Random random(setup.seed, "kit");
        const Course<G> course = playRandomly(game, setup, plan.mostMoves, random, breaches, choose);
        result.moves = static_cast<int>(course.steps.size());
        result.outcome = game.outcome(course.end);
        result.hash = hashOf(course.end);
        if (!result.outcome && result.moves >= plan.mostMoves && !isEndless(game.sheet(), setup))
            breaches.report("play",
                            "the match has not ended after " + std::to_string(result.moves) + " moves");

        checkRuns(game, course, breaches);
        checkPartners(game, course, breaches);
        for (std::size_t i = 0; i < course.positions(); ++i) {
            breaches.setPosition(i, course.lastMove(i));
            checkState(game, setup.seats, course.at(i), breaches);
        }
        for (std::size_t i = 0; i < course.steps.size(); ++i) {
            breaches.setPosition(i + 1, course.lastMove(i + 1));
            for (const LogEntry& entry : course.steps[i].log.entries()) {
                checkTexts(entry.event, "an event", "", breaches);
                checkSpotlight(entry.event, game.faces(), breaches);
            }
        }
        const CompletenessCheck<G> completeness(game, setup.seats, breaches);
        for (const std::size_t i : choosePositions(course.positions(), plan.completePositions, random)) {
            breaches.setPosition(i, course.lastMove(i));
            completeness.check(course.at(i));
        }
        SecretsCheck<G> secrets(game, course, plan, random, breaches);
        for (const std::size_t i : choosePositions(course.positions(), plan.secretPositions, random))
            secrets.check(i);
        secrets.checkThatSamplesDiffer();
        checkReplay(game, course, breaches);
    } catch (const std::exception& error) {
        breaches.report("exception", error.what());
    }
    result.breaches = breaches.list();
    return result;
}

} // namespace tablewood::kit
