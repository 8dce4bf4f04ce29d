#pragma once

#include "kernel/game.h"
#include "kernel/move_text.h"
#include "kernel/short_list.h"

/// Hex on a small board of hexes: the first seat joins left and right with its stones, the second top and
/// bottom. Exactly one of them succeeds, whatever is played, which proves the board's neighbours. Who wants
/// to plays with bridges: a bridge is a stone that also joins the space two steps on in the direction in
/// which it was turned.
namespace tablewood::hex {

inline constexpr int kSide = 5;
inline constexpr std::size_t kBridges = 2;

/// Places a stone of one's own on an empty space.
struct PlaceStone
{
    static constexpr std::string_view name = "place";
    Cell at;
    friend bool operator==(PlaceStone, PlaceStone) = default;
    static void describe(auto& self, auto& visit) { visit("at", self.at); }
};

/// Lays a bridge of one's own on an empty space. Without a turn it leads to the upper right, each turn leads
/// it a sixth on.
struct LayBridge
{
    static constexpr std::string_view name = "bridge";
    Cell at;
    std::uint8_t turns = 0;
    friend bool operator==(LayBridge, LayBridge) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("at", self.at);
        visit("turns", self.turns);
    }
};

enum class Stone : std::uint8_t
{
    none,
    first,
    second
};
constexpr auto enumNames(Stone) { return std::array<std::string_view, 3>{"none", "first", "second"}; }

struct State
{
    std::array<Stone, kSide * kSide> stones{};
    std::uint8_t moves = 0;
    Seat winner;
    /// How many bridges each seat began with, and those that it laid, in their order. They count as stones.
    std::uint8_t bridgesEach = 0;
    std::array<ShortList<LayBridge, kBridges>, 2> bridges{};
    int bridgesLeft(Seat seat) const
    {
        return bridgesEach - static_cast<int>(bridges[static_cast<std::size_t>(seat.index)].size());
    }
    friend bool operator==(const State&, const State&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("stones", self.stones);
        visit("moves", self.moves);
        visit("winner", self.winner);
        visit("bridgesEach", self.bridgesEach);
        visit("bridges", self.bridges);
    }
};

class Hex
{
public:
    using State = hex::State;
    using Move = std::variant<PlaceStone, LayBridge>;

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

static_assert(Game<Hex>);

} // namespace tablewood::hex
