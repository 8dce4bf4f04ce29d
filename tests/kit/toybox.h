#pragma once

#include "kernel/game.h"
#include "kernel/move_text.h"
#include "kernel/response_window.h"

/// Toybox: everything the contract and the Scene can say, in one small game for two to four seats. A crate
/// stands on a floor of hexes and is itself a board of squares, on which blocks are stacked. Each turn: roll
/// the die, then push the crate, draw a card, or place a block on a stack lower than the die. Whoever holds a
/// knock card may knock a block down while its window is open. In the end the seat with the most blocks on
/// top wins.
namespace tablewood::toybox {

struct Roll
{
    static constexpr std::string_view name = "roll";
    friend bool operator==(Roll, Roll) = default;
    static void describe(auto&, auto&) {}
};
/// Pushes the crate to the neighbour in one of six ways, clockwise from the upper right; it turns that way.
struct Push
{
    static constexpr std::string_view name = "push";
    std::uint8_t way = 0;
    friend bool operator==(Push, Push) = default;
    static void describe(auto& self, auto& visit) { visit("way", self.way); }
};
/// Places a block on a stack of the crate, turned by quarters.
struct PlaceBlock
{
    static constexpr std::string_view name = "place";
    Cell at;
    std::uint8_t quarter = 0;
    friend bool operator==(PlaceBlock, PlaceBlock) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("at", self.at);
        visit("quarter", self.quarter);
    }
};
struct Draw
{
    static constexpr std::string_view name = "draw";
    friend bool operator==(Draw, Draw) = default;
    static void describe(auto&, auto&) {}
};
struct Knock
{
    static constexpr std::string_view name = "knock";
    friend bool operator==(Knock, Knock) = default;
    static void describe(auto&, auto&) {}
};
struct Pass
{
    static constexpr std::string_view name = "pass";
    friend bool operator==(Pass, Pass) = default;
    static void describe(auto&, auto&) {}
};
/// The clock's move: time to knock is over.
struct CloseWindow
{
    static constexpr std::string_view name = "close";
    friend bool operator==(CloseWindow, CloseWindow) = default;
    static void describe(auto&, auto&) {}
};

enum class Card : std::uint8_t
{
    ribbon,
    knock
};
constexpr auto enumNames(Card) { return std::array<std::string_view, 2>{"ribbon", "knock"}; }

struct Block
{
    Seat owner;
    std::uint8_t quarter = 0;
    friend bool operator==(const Block&, const Block&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("owner", self.owner);
        visit("quarter", self.quarter);
    }
};

struct State
{
    Cell crate;
    std::uint8_t way = 0;
    std::array<std::vector<Block>, 4> stacks;
    std::vector<std::vector<Card>> hands;
    std::vector<Card> bag;
    std::uint8_t discarded = 0;
    Random dice;
    /// What the die shows this turn; 0 before it is rolled.
    std::uint8_t die = 0;
    std::uint8_t turnsPlayed = 0;
    ResponseWindow window;
    /// The stack that may be knocked while the window is open.
    std::uint8_t shaky = 0;
    friend bool operator==(const State&, const State&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("crate", self.crate);
        visit("way", self.way);
        visit("stacks", self.stacks);
        visit("hands", self.hands);
        visit("bag", self.bag);
        visit("discarded", self.discarded);
        visit("dice", self.dice);
        visit("die", self.die);
        visit("turnsPlayed", self.turnsPlayed);
        visit("window", self.window);
        visit("shaky", self.shaky);
    }
};

class Toybox
{
public:
    using State = toybox::State;
    using Move = std::variant<Roll, Push, PlaceBlock, Draw, Knock, Pass, CloseWindow>;

    const GameSheet& sheet() const;
    const std::vector<Face>& faces() const;
    State setUp(const Setup& setup) const;
    Seats toAct(const State& state) const;
    void legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const;
    void everyMove(const State& state, std::vector<Move>& moves) const;
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const;
    std::optional<Outcome> outcome(const State& state) const;
    std::optional<Timer> timer(const State& state) const;
    Scene view(const State& state, Viewer viewer) const;
    Offer gesture(const State& state, Seat seat, const Move& move) const;
    std::optional<Move> intend(const State& state, Seat seat, std::span<const Pick> picks) const;
    State sample(const State& state, Viewer viewer, Random& random) const;
    void checkState(const State& state, int seats) const;
};

static_assert(Game<Toybox>);

inline constexpr int kFloorColumns = 5;
inline constexpr int kFloorRows = 4;
inline constexpr int kCrateSide = 2;
inline constexpr int kTurnsOfSeat = 6;
inline constexpr int kSecondsToKnock = 15;

} // namespace tablewood::toybox
