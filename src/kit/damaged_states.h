#pragma once

#include "kernel/gestures.h"
#include "kernel/hash.h"
#include "kit/course.h"
#include "kit/random_match.h"

#include <exception>

namespace tablewood::kit {

/// Does with a state what a table does: shows it to everybody, tries moves, goes on for a few.
template <Game G>
void useState(const G& game, int seats, typename G::State& state, Random& random)
{
    constexpr int movesOn = 3;
    for (int i = 0; i < movesOn; ++i) {
        game.view(state, Viewer::publicView());
        for (const Seat seat : Seats::firstOf(seats)) {
            game.view(state, seat);
            game.sample(state, seat, random);
            offersOf(game, state, seat);
        }
        std::vector<typename G::Move> every;
        game.everyMove(state, every);
        for (const auto& move : every)
            for (const Seat seat : Seats::firstOf(seats)) {
                auto trial = state;
                Log log;
                game.apply(trial, seat, move, log);
            }
        const Seat seat = game.toAct(state).first();
        const auto moves = movesOf(game, state, seat);
        if (game.outcome(state) || moves.empty())
            return;
        Log log;
        game.apply(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], log);
    }
}

/// A state from bytes, nothing if they are refused with an InputError.
template <Game G>
std::optional<typename G::State> stateFrom(const G& game, int seats, const Bytes& bytes)
{
    try {
        CborSource source(bytes);
        auto state = readState(game, seats, source);
        source.expectEnd();
        return state;
    } catch (const InputError&) {
        return std::nullopt;
    }
}

/// Reads states whose bytes were damaged, as a file that nobody vouches for may hold them. Each is refused
/// with an InputError when it is read, or can be looked at and played on by everybody without harm; run it
/// with sanitizers to see the harm. See ChecksStates in kernel/game.h.
template <Game G>
void checkDamagedStates(const G& game, const Setup& setup, int damages, Breaches& breaches)
{
    Random random(setup.seed, "damage");
    const auto course = playRandomly(game, setup, CheckPlan{}.mostMoves, random, breaches);
    const auto oneOf = [&](std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); };

    for (int i = 0; i < damages; ++i) {
        const std::size_t position = oneOf(course.positions());
        breaches.setPosition(position, course.lastMove(position));
        Bytes bytes = toBytes(course.at(position));
        const std::size_t at = oneOf(bytes.size());
        bytes[at] = static_cast<std::uint8_t>(random.next());
        const std::string damage = "byte " + std::to_string(at) + " as " + std::to_string(bytes[at]);
        try {
            if (auto state = stateFrom(game, setup.seats, bytes))
                useState(game, setup.seats, *state, random);
        } catch (const std::exception& error) {
            breaches.report("damaged state", damage + " is not refused but throws: " + error.what());
        }
    }
}

} // namespace tablewood::kit
