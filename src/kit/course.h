#pragma once

#include "kernel/game.h"
#include "kernel/move_text.h"
#include "kit/breaches.h"

#include <stdexcept>

namespace tablewood::kit {

/// A match as it was played, with the state before each move kept.
template <Game G>
struct Course
{
    struct Step
    {
        typename G::State before;
        Seat seat;
        typename G::Move move;
        Log log;
    };
    Setup setup;
    std::vector<Step> steps;
    typename G::State end;

    /// Positions are numbered by the moves played before them.
    std::size_t positions() const { return steps.size() + 1; }
    const typename G::State& at(std::size_t position) const
    {
        return position < steps.size() ? steps[position].before : end;
    }
    std::string lastMove(std::size_t position) const
    {
        return position == 0 ? std::string{} : moveText(steps[position - 1].move);
    }
};

/// How much is looked at. Numbers of positions are per match, spread over its length, so that long matches
/// cost little more than short ones.
struct CheckPlan
{
    /// Some three times what the longest of 1,800 matches of twelve took.
    int mostMoves = 20'000;
    int completePositions = 80;
    int secretPositions = 40;
    /// How many moves two states are played on for.
    int playOn = 4;
    int refusals = 12;
    int gestures = 12;
};

inline std::string seatText(Seat seat)
{
    return seat == Seat::clock() ? "the clock" : "seat " + std::to_string(seat.index);
}

inline std::string quoted(const std::string& text) { return "\"" + text + "\""; }

/// Plays a move; what it throws names it.
template <Game G>
std::optional<Refusal> applyNamed(const G& game, typename G::State& state, Seat seat,
                                  const typename G::Move& move, Log& log)
{
    try {
        return game.apply(state, seat, move, log);
    } catch (const std::exception& error) {
        throw std::runtime_error(quoted(moveText(move)) + " of " + seatText(seat) +
                                 " throws: " + error.what());
    }
}

} // namespace tablewood::kit
