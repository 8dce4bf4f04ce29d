#pragma once

#include "games/arbor/arbor_game.h"
#include "games/arbor/forest.h"

#include <string>
#include <vector>

namespace tablewood::arbor {

/// Arbor II with the shipped content.
const ArborGame& shippedGame();

/// A small position made by hand, and short ways to play on it. Seats are counted from 0 here, but on boards
/// from 1: "T1" is a Tree of seat 0, "A1" the same with its Ancient on it. Seat 0 is at its Day with 5 manna;
/// everybody leads the Lantern Owl, whose Trait touches nothing but Dusk.
class ArborTable
{
public:
    explicit ArborTable(const std::vector<std::string>& rows);
    /// A match as it begins, with a plain seed.
    static ArborTable fromSetup(int seats, const std::map<std::string, std::string>& options = {},
                                const std::string& seed = "test");

    Forest& of(int seat) { return state.of(Seat{static_cast<std::int8_t>(seat)}); }
    void lead(int seat, const std::string& ancient);
    void hold(int seat, const std::vector<Spirit>& spirits);
    void discard(const std::vector<Spirit>& spirits);
    /// Puts a Tree, Guardian or Sage of a seat on a space, out of the supply.
    void put(int seat, TileKind kind, const std::string& cell);
    /// Makes the dice fall like this from now on; 1 is the Blessing.
    void letFall(const std::vector<int>& faces);

    /// Plays a move that must be legal, and keeps what was told in `told` and `events`.
    void play(int seat, const std::string& move);
    /// Why a move is refused, in English; empty if it is not. Nothing changes.
    std::string whyNot(int seat, const std::string& move) const;
    bool can(int seat, const std::string& move) const { return whyNot(seat, move).empty(); }
    /// The legal moves that begin like this.
    std::vector<std::string> legal(int seat, const std::string& start = {}) const;
    int glory(int seat) const;
    int maximum(int seat) const;
    bool eternal(const std::string& cell) const;
    /// What a space holds, as boards write it: ".", "T1".
    std::string on(const std::string& cell) const;
    std::string ancientOn(int seat) const { return state.of(Seat{static_cast<std::int8_t>(seat)}).at.text(); }
    int cards(int seat) const
    {
        return static_cast<int>(state.of(Seat{static_cast<std::int8_t>(seat)}).hand.size());
    }
    bool hasTold(const std::string& line) const;
    bool isAsked(int seat) const { return game().toAct(state).has(Seat{static_cast<std::int8_t>(seat)}); }
    const ArborGame& game() const { return shippedGame(); }

    State state;
    std::vector<std::string> told;
    std::vector<Event> events;
    bool hasRevealed = false;

private:
    ArborTable() = default;
};

inline Cell at(const std::string& text) { return *Cell::fromText(text); }

} // namespace tablewood::arbor
