#pragma once

#include "games/rise-of-the-forest/course.h"
#include "games/rise-of-the-forest/forest_game.h"
#include "games/rise-of-the-forest/run.h"

#include <string>
#include <vector>

namespace tablewood::rise_of_the_forest {

/// Rise of the Forest with the shipped content.
const ForestGame& shippedForest();

/// A match made by hand, and short ways to play on it. It begins in round 1, as the Shadowborn begin to play:
/// seat 0 is Shadowborn, seat 1 Lightborn (of three seats 0 and 2, of four seats 0 and 2 are Shadowborn). The
/// track is one straight line of 18 tiles from the left to the right; hands and decks are empty.
class ForestTable
{
public:
    explicit ForestTable(int seats = 2);
    /// A match as it begins, with a plain seed.
    static ForestTable fromSetup(int seats, const std::map<std::string, std::string>& options = {},
                                 const std::string& seed = "test");

    /// A card of a side by its key, under a new number.
    Card card(const std::string& key);
    /// Puts cards into the hand of a seat; their numbers, in order.
    std::vector<int> deal(int seat, const std::vector<std::string>& keys);
    /// Puts cards onto the deck of a side, the first to be drawn first.
    void stackDeck(Side side, const std::vector<std::string>& keys);
    /// Gives a seat a leader; its number.
    int lead(int seat, const std::string& key);
    /// A Shadowborn on a tile, counted from 1; its number. 0 puts it under the stack.
    int run(const std::string& key, int tile);
    /// A Lightborn on a tower with so many pips that stands beside a tile, counted from 1; its number.
    int man(const std::string& key, int pips, int tile);
    /// An item in play.
    void item(const std::string& key);
    /// Goes on to the run with all that was put there.
    void beginRun();
    /// Makes the dice fall like this from now on: faces 1 to 3.
    void letFall(const std::vector<int>& faces);
    /// One unit takes its turn.
    void advance();
    /// So many units do.
    void advance(int times);

    /// Plays a move that must be legal, and keeps what was told in `told`.
    void play(int seat, const std::string& move);
    /// Why a move is refused, in English; empty if it is not. Nothing changes.
    std::string whyNot(int seat, const std::string& move) const;
    bool can(int seat, const std::string& move) const { return whyNot(seat, move).empty(); }
    /// The legal moves that begin like this.
    std::vector<std::string> legal(int seat, const std::string& start = {}) const;
    /// Where a Shadowborn is: a tile from 1, 0 on the base, -1 beside it.
    int tileOf(int number) const;
    int healthOf(int number) const;
    const Unit& unit(int number) const;
    Unit& unit(int number);
    bool hasTold(const std::string& line) const;
    bool isAsked(int seat) const { return game().toAct(state).has(Seat{static_cast<std::int8_t>(seat)}); }
    Scene seenBy(int seat) const { return game().view(state, Viewer(Seat{static_cast<std::int8_t>(seat)})); }
    const ForestGame& game() const { return shippedForest(); }

    State state;
    std::vector<std::string> told;
    bool hasRevealed = false;

private:
    std::uint8_t m_nextNumber[2] = {1, 1};
};

} // namespace tablewood::rise_of_the_forest
