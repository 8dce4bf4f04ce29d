#include "session/twin_tables.h"

#include "../kit/connect_four.h"
#include "../kit/kuhn.h"
#include "drumming.h"
#include "kit/game_type_of.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// Whether a person must be asked before a seat's own move is taken back hangs on the card it holds: nothing
/// else tells of the card.
struct KuhnLeakingInUndo : kuhn::Kuhn
{
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        auto refusal = Kuhn::apply(state, seat, move, log);
        if (!refusal &&
            state.cards[static_cast<std::size_t>(std::max<std::int8_t>(seat.index, 0))] == kuhn::Card::king)
            log.revealTo(seat);
        return refusal;
    }
};

/// The drum tells as it beats what the first seat saw alone.
struct LeakingDrum : lantern::Drumming
{
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        auto refusal = Drumming::apply(state, seat, move, log);
        if (!refusal && seat == Seat::clock()) {
            Event event;
            event.text = {TW_TEXT("lantern", "The drum beats %1 times"), static_cast<int>(state.seen[0])};
            log.tell(std::move(event));
        }
        return refusal;
    }
};

template <class G>
std::vector<std::string> breachesOf(G game, int seats)
{
    constexpr int matches = 60;
    const GameTypeOf<G> type{std::move(game)};
    std::vector<std::string> breaches;
    for (int i = 0; i < matches; ++i) {
        const Setup setup{seats, {}, Seed::fromText("twins " + std::to_string(i))};
        for (std::string& breach : checkTwinTables(type, setup))
            breaches.push_back(std::move(breach));
    }
    return breaches;
}

} // namespace

TEST_CASE("Two tables that differ in what a viewer may not know tell that viewer the same bytes")
{
    CHECK(breachesOf(connect_four::ConnectFour{}, 2) == std::vector<std::string>{});
    CHECK(breachesOf(kuhn::Kuhn{}, 2) == std::vector<std::string>{});
    CHECK(breachesOf(lantern::Lantern{}, 3) == std::vector<std::string>{});
    CHECK(breachesOf(lantern::Drumming{}, 3) == std::vector<std::string>{});
}

TEST_CASE("A game that leaks in nothing but the steps of a run is caught at the table")
{
    const auto breaches = breachesOf(LeakingDrum{}, 3);
    REQUIRE_FALSE(breaches.empty());
    for (const std::string& breach : breaches)
        CHECK(breach.find("a word on a run") != std::string::npos);
}

TEST_CASE("A game that leaks in nothing but what may be taken back is caught at the table")
{
    const Setup setup{2, {}, Seed::fromText("alone")};
    CHECK(GameTypeOf<KuhnLeakingInUndo>{{}}.checkRandomMatch(setup).breaches.empty());
    const auto breaches = breachesOf(KuhnLeakingInUndo{}, 2);
    REQUIRE_FALSE(breaches.empty());
    for (const std::string& breach : breaches) {
        CHECK(breach.find("take back") != std::string::npos);
        CHECK(breach.find("may not know: ") + std::string_view("may not know: ").size() < breach.size());
    }
}
