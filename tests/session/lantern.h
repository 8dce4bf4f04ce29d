#pragma once

#include "kernel/game.h"
#include "kernel/move_text.h"

/// A game that has a bit of everything a table must deal with: steps that hide nothing, dice, a secret look,
/// turns, and a timed window in which all seats act at once. Nobody would play it.
namespace tablewood::lantern {

#define LANTERN_MOVE(Type, word)                                                                             \
    struct Type                                                                                              \
    {                                                                                                        \
        static constexpr std::string_view name = word;                                                       \
        friend bool operator==(Type, Type) = default;                                                        \
        static void describe(auto&, auto&) {}                                                                \
    }
/// Goes one space.
LANTERN_MOVE(Step, "step");
/// Goes as far as a die says.
LANTERN_MOVE(Roll, "roll");
/// Draws a number that only the seat sees: nobody else can tell that it did. Goes on while others answer,
/// too.
LANTERN_MOVE(Peek, "peek");
/// Gives the turn to the next seat.
LANTERN_MOVE(End, "end");
/// Opens a window of 15 seconds in which each seat can answer once.
LANTERN_MOVE(Ring, "ring");
LANTERN_MOVE(Answer, "answer");
/// The clock's: closes the window.
LANTERN_MOVE(Close, "close");
#undef LANTERN_MOVE

inline constexpr std::size_t kSeats = 4;

struct State
{
    std::uint8_t seats = 0;
    Seat turn;
    Seats asked;
    std::int32_t rings = 0;
    std::array<std::int16_t, kSeats> way{};
    std::array<std::uint8_t, kSeats> seen{};
    Random dice;
    Random secrets;
    friend bool operator==(const State&, const State&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("seats", self.seats);
        visit("turn", self.turn);
        visit("asked", self.asked);
        visit("rings", self.rings);
        visit("way", self.way);
        visit("seen", self.seen);
        visit("dice", self.dice);
        visit("secrets", self.secrets);
    }
};

class Lantern
{
public:
    using State = lantern::State;
    using Move = std::variant<Step, Roll, Peek, End, Ring, Answer, Close>;

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
};

static_assert(Game<Lantern>);

} // namespace tablewood::lantern
