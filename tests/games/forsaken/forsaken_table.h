#pragma once

#include "games/forsaken/forsaken_game.h"

#include <string>
#include <vector>

namespace tablewood::forsaken {

/// Forsaken Forest with the shipped content.
const ForsakenGame& shippedGame();

/// The options of as many who play with all special roles.
extern const std::map<std::string, std::string> kAllRoles;
/// The options of nine who play with all roles that act at night.
extern const std::map<std::string, std::string> kNightRoles;

/// A match, and short ways to play on it. Seats count from 0 here.
class ForsakenTable
{
public:
    /// A match as Night One begins: everybody has looked at their Role.
    explicit ForsakenTable(int seats, const std::map<std::string, std::string>& options = {},
                           const std::string& seed = "test");
    /// A match as it is dealt: everybody looks at their Role.
    static ForsakenTable asDealt(int seats);
    /// The first turn of seat 0, at its Draw Phase, with empty hands and a Path on G6. The Village lies on
    /// A1, the Void on M13. Seat 0 is a Forsaken, the last seat too if there are more; the others are
    /// Commonfolk.
    static ForsakenTable atFirstTurn(int seats);

    /// Seat 0 in its Action Phase with these cards, the others with one each of another, or none.
    static ForsakenTable atAction(int seats, const std::vector<std::string>& cards,
                                  const std::string& others = {});
    /// The second Night of nine: seat 0 Oracle, 1 Priest, 2 Navigator, 3 Cursed, 4 Coward, 5 Forsaken, 6
    /// Silencer, 7 Shrouded, 8 Commonfolk. Nobody holds a card or has seen anything.
    static ForsakenTable atNightTwo();

    Traveler& of(int seat) { return state.of(Seat{static_cast<std::int8_t>(seat)}); }
    /// Gives a role, its card included.
    void cast(int seat, Role role);
    /// Adds cards to a hand, out of nowhere; who holds them is asked for Fast Actions.
    void hold(int seat, const std::vector<std::string>& cards);
    /// The same with a card of the match, from the deck or else out of somebody's hand: there is no card
    /// twice.
    void fetch(int seat, const std::string& card);
    int count(int seat, const std::string& card) const;
    int cards(int seat) const { return state.of(Seat{static_cast<std::int8_t>(seat)}).hand.size(); }
    /// Puts cards on top of a deck, the first one topmost.
    void stack(const std::vector<std::string>& cards);

    /// Plays a move that must be legal, and keeps what was told in `told` and `events`.
    void play(int seat, const std::string& move);
    /// The clock ends the running step.
    void close();
    /// Everybody who is asked passes, until nobody is.
    void passAll();
    /// Whose turn it is draws, loses their hand and ends the turn; nobody responds.
    void takeTurn();
    /// Takes turns until the Forest has played its card; where nobody is asked about it, it has happened.
    void untilForest();
    /// The clock ends the steps of a night before this one, which has been called then.
    void untilCall(Call call);
    /// The clock ends all steps of a night.
    void untilDay();
    /// The clock ends the time for choosing in the step of the Night: what was chosen holds.
    void endChoosing();
    /// The Fugue Phase: up to twelve Paths around the start.
    void forgeAll();
    /// Why a move is refused, in English; empty if it is not. Nothing changes.
    std::string whyNot(int seat, const std::string& move) const;
    bool can(int seat, const std::string& move) const { return whyNot(seat, move).empty(); }
    /// The legal moves that begin like this.
    std::vector<std::string> legal(int seat, const std::string& start = {}) const;
    bool isAsked(int seat) const
    {
        return shippedGame().toAct(state).has(Seat{static_cast<std::int8_t>(seat)});
    }
    bool isLiving(int seat) const { return state.living.has(Seat{static_cast<std::int8_t>(seat)}); }
    bool isOnDoorstep(int seat) const { return state.onDoorstep.has(Seat{static_cast<std::int8_t>(seat)}); }
    bool hasPath(const std::string& cell) const { return state.paths.has(*Cell::fromText(cell)); }
    void putPaths(const std::vector<std::string>& cells);
    bool hasTold(const std::string& line) const;
    /// The reason of the outcome in English, empty while there is none, and who wins.
    std::string outcome() const;
    Seats winners() const { return shippedGame().outcome(state)->winners; }

    State state;
    std::vector<std::string> told;
    /// The same with all that is told of it.
    std::vector<Event> events;
    /// Else the clock closes all eyes as soon as dusk falls.
    bool staysAtDusk = false;
    /// And ends the seconds after a draw in which others may come first.
    bool staysAfterDraw = false;
};

} // namespace tablewood::forsaken
