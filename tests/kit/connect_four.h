#pragma once

#include "kernel/game.h"
#include "kernel/move_text.h"

/// Connect Four, the worked example of docs/adding-a-game.md.
namespace tablewood::connect_four {

inline constexpr int kColumns = 7;
inline constexpr int kRows = 6;

/// Drops a disc of one's own colour into a column.
struct Drop
{
    static constexpr std::string_view name = "drop";
    std::uint8_t column = 1;
    friend bool operator==(const Drop&, const Drop&) = default;
    static void describe(auto& self, auto& visit) { visit("column", self.column); }
};

/// The discs of each seat as a set of bits, 7 to a column from the bottom; the topmost bit of a column is
/// never set, so that no line runs over from one column into the next.
struct State
{
    std::array<std::uint64_t, 2> discs{};
    std::uint8_t moves = 0;
    friend bool operator==(const State&, const State&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("discs", self.discs);
        visit("moves", self.moves);
    }
};

class ConnectFour
{
public:
    using State = connect_four::State;
    using Move = std::variant<Drop>;

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

static_assert(Game<ConnectFour>);

} // namespace tablewood::connect_four
