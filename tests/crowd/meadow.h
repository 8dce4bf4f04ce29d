#pragma once

#include "kernel/game.h"
#include "kernel/move_text.h"

/// Two hundred pieces on one board, of which each seat in turn moves one: what is measured on the wire is the
/// wire. Nobody would play it.
namespace tablewood::meadow {

inline constexpr int kSide = 32;
inline constexpr int kPieces = 200;

/// Sets a piece on a space.
struct Go
{
    static constexpr std::string_view name = "go";
    std::int16_t piece = 0;
    Cell to;
    friend bool operator==(Go, Go) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("piece", self.piece);
        visit("to", self.to);
    }
};

struct State
{
    std::array<Cell, kPieces> at{};
    std::uint32_t moves = 0;
    std::uint8_t seats = 0;
    friend bool operator==(const State&, const State&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("at", self.at);
        visit("moves", self.moves);
        visit("seats", self.seats);
    }
};

class Meadow
{
public:
    using State = meadow::State;
    using Move = std::variant<Go>;

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

static_assert(Game<Meadow>);

} // namespace tablewood::meadow
