#pragma once

#include "kernel/game.h"
#include "kernel/move_text.h"

/// Kuhn poker: three cards, one for each of two seats, one bet. Whoever has the higher card wins unless they
/// folded. The smallest game with a secret worth keeping.
namespace tablewood::kuhn {

struct Check
{
    static constexpr std::string_view name = "check";
    friend bool operator==(Check, Check) = default;
    static void describe(auto&, auto&) {}
};
struct Bet
{
    static constexpr std::string_view name = "bet";
    friend bool operator==(Bet, Bet) = default;
    static void describe(auto&, auto&) {}
};
struct Call
{
    static constexpr std::string_view name = "call";
    friend bool operator==(Call, Call) = default;
    static void describe(auto&, auto&) {}
};
struct Fold
{
    static constexpr std::string_view name = "fold";
    friend bool operator==(Fold, Fold) = default;
    static void describe(auto&, auto&) {}
};

enum class Card : std::uint8_t
{
    jack,
    queen,
    king
};
constexpr auto enumNames(Card) { return std::array<std::string_view, 3>{"jack", "queen", "king"}; }

enum class Stage : std::uint8_t
{
    opening,
    checked,
    bet,
    checkedThenBet,
    shown,
    folded
};
constexpr auto enumNames(Stage)
{
    return std::array<std::string_view, 6>{"opening",          "checked", "bet",
                                           "checked-then-bet", "shown",   "folded"};
}

struct State
{
    /// The first two are the seats' cards, the third lies aside.
    std::array<Card, 3> cards{};
    Stage stage = Stage::opening;
    /// The seat that folded.
    Seat folder;
    friend bool operator==(const State&, const State&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("cards", self.cards);
        visit("stage", self.stage);
        visit("folder", self.folder);
    }
};

class Kuhn
{
public:
    using State = kuhn::State;
    using Move = std::variant<Check, Bet, Call, Fold>;

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

static_assert(Game<Kuhn>);

} // namespace tablewood::kuhn
