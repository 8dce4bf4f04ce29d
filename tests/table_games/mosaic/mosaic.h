#pragma once

#include "kernel/company.h"
#include "kernel/game.h"
#include "kernel/move_text.h"
#include "panes.h"

/// Mosaic, for one to four who play together. Panes of glass drift down a way, one space a round; each is
/// itself a board with gaps. Everybody has three tiles and lays them, turned and flipped, whenever they like,
/// and says when they are done. What was laid last is taken back first, with a yes of whoever laid it. A pane
/// whose gaps are all covered leaves; one that drifts off the end with a gap costs a heart. Who likes chooses
/// the first of their tiles. They win together once no pane is left, and lose together with the last heart.
namespace tablewood::mosaic {

inline constexpr int kWay = 15;
inline constexpr std::size_t kTilesOfSeat = 3;
inline constexpr std::uint8_t kHearts = 3;

/// The side of a tile that is seen.
enum class Side : std::uint8_t
{
    front,
    back
};
constexpr auto enumNames(Side) { return std::array<std::string_view, 2>{"front", "back"}; }

/// Lays a tile of one's own on a pane; `at` is the upper left corner of its box as it lies.
struct Lay
{
    static constexpr std::string_view name = "lay";
    std::uint8_t tile = 0;
    std::uint8_t pane = 0;
    Cell at;
    std::uint8_t turns = 0;
    Side side = Side::front;
    Orientation orientation() const { return {turns, side == Side::back}; }
    friend bool operator==(const Lay&, const Lay&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("tile", self.tile);
        visit("pane", self.pane);
        visit("at", self.at);
        visit("turns", self.turns);
        visit("side", self.side);
    }
};
struct SayDone
{
    static constexpr std::string_view name = "done";
    friend bool operator==(SayDone, SayDone) = default;
    static void describe(auto&, auto&) {}
};
/// Takes it back that one is done.
struct Wait
{
    static constexpr std::string_view name = "wait";
    friend bool operator==(Wait, Wait) = default;
    static void describe(auto&, auto&) {}
};

/// The others need not wait: bots play on although one is not done.
struct LetPlay
{
    static constexpr std::string_view name = "let";
    friend bool operator==(LetPlay, LetPlay) = default;
    static void describe(auto&, auto&) {}
};
/// Takes that back.
struct KeepWaiting
{
    static constexpr std::string_view name = "keep";
    friend bool operator==(KeepWaiting, KeepWaiting) = default;
    static void describe(auto&, auto&) {}
};

/// A tile in a tray or on a pane; its number is its own in the match.
struct Tile
{
    std::uint8_t kind = 0;
    std::uint16_t number = 0;
    friend bool operator==(const Tile&, const Tile&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("kind", self.kind);
        visit("number", self.number);
    }
};

struct LaidTile
{
    Tile tile;
    Seat seat;
    Cell at;
    std::uint8_t turns = 0;
    Side side = Side::front;
    Orientation orientation() const { return {turns, side == Side::back}; }
    Spaces covered() const { return coveredBy(tile.kind, orientation(), at); }
    friend bool operator==(const LaidTile&, const LaidTile&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("tile", self.tile);
        visit("seat", self.seat);
        visit("at", self.at);
        visit("turns", self.turns);
        visit("side", self.side);
    }
};

/// A pane on the way.
struct Pane
{
    std::uint8_t pattern = 0;
    std::uint8_t at = 0;
    std::vector<LaidTile> tiles;
    Spaces covered() const;
    bool isWhole() const { return (patterns()[pattern].gaps & ~covered()) == 0; }
    friend bool operator==(const Pane&, const Pane&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("pattern", self.pattern);
        visit("at", self.at);
        visit("tiles", self.tiles);
    }
};

using Tray = ShortList<Tile, kTilesOfSeat>;

struct State
{
    std::vector<Pane> panes;
    /// Panes to come, by their patterns, the next one last.
    std::vector<std::uint8_t> stack;
    std::vector<Tray> trays;
    Seats done;
    /// Those for whom nobody needs to wait, although they are not done.
    Seats letting;
    std::uint8_t hearts = kHearts;
    std::uint8_t round = 1;
    std::uint16_t nextTile = 1;
    Random draws;
    friend bool operator==(const State&, const State&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("panes", self.panes);
        visit("stack", self.stack);
        visit("trays", self.trays);
        visit("done", self.done);
        visit("letting", self.letting);
        visit("hearts", self.hearts);
        visit("round", self.round);
        visit("nextTile", self.nextTile);
        visit("draws", self.draws);
    }
    int seats() const { return static_cast<int>(trays.size()); }
    bool isOver() const { return hearts == 0 || (panes.empty() && stack.empty()); }
};

class Mosaic
{
public:
    using State = mosaic::State;
    using Move = std::variant<Lay, SayDone, Wait, LetPlay, KeepWaiting>;

    const GameSheet& sheet() const;
    const std::vector<Face>& faces() const;
    State setUp(const Setup& setup) const;
    Seats toAct(const State& state) const;
    Seats awaited(const State& state) const;
    Seats needed(const State& state) const;
    UndoRule undoRule(const State& state, Seat by, Seats makers) const;
    void legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const;
    void everyMove(const State& state, std::vector<Move>& moves) const;
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const;
    std::optional<Outcome> outcome(const State& state) const;
    std::optional<Timer> timer(const State& state) const;
    Scene view(const State& state, Viewer viewer) const;
    Offer gesture(const State& state, Seat seat, const Move& move) const;
    std::optional<Move> intend(const State& state, Seat seat, std::span<const Pick> picks) const;
    State sample(const State& state, Viewer viewer, Random& random) const;
    void judge(const State& state, std::span<float> worths) const;
    bool isFolly(const State& state, Seat seat, const Move& move) const;
    void sensible(const State& state, Seat seat, const std::vector<Move>& moves,
                  std::vector<std::uint32_t>& chosen) const;
    void checkState(const State& state, int seats) const;
    /// Whoever is there plays for who is not.
    Seats partners(const State& state, Seat) const
    {
        return Seats::firstOf(static_cast<int>(state.trays.size()));
    }
};

static_assert(Game<Mosaic>);
static_assert(HasPartners<Mosaic>);
static_assert(NeedsAll<Mosaic>);
static_assert(RulesUndo<Mosaic>);
static_assert(NarrowsSearch<Mosaic>);

/// The space of the board that a place of the way is.
Cell spaceOfWay(int at);
std::string boardOf(std::uint8_t pattern);

} // namespace tablewood::mosaic
