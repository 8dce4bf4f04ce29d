#include "forsaken_table.h"

#include "kit/damaged_states.h"
#include "kit/game_type_of.h"
#include "session/twin_tables.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::forsaken;

namespace {

const std::map<std::string, std::string> kSomeRoles{
    {"oracle", "on"}, {"silencer", "on"}, {"clock", "60"}, {"death", "minute"}, {"fugue", "inland"}};

Setup setupOf(int number)
{
    Setup setup;
    setup.seats = kMinPlayers + number % 9;
    setup.seed = Seed::fromText("kit " + std::to_string(number));
    if (setup.seats >= 9)
        setup.options = kAllRoles;
    else if (setup.seats >= 6)
        setup.options = kSomeRoles;
    return setup;
}

std::string listed(const std::vector<std::string>& breaches)
{
    std::string all;
    for (const std::string& breach : breaches)
        all += breach + "\n";
    return all;
}

} // namespace

TEST_CASE("Random matches of 4 to 12 keep every promise of the kit")
{
    const GameTypeOf<ForsakenGame> type{shippedGame()};
    for (int i = 0; i < 18; ++i) {
        const CheckedMatch checked = type.checkRandomMatch(setupOf(i));
        CAPTURE(i);
        CHECK(listed(checked.breaches) == "");
        CHECK(checked.outcome.has_value());
    }
}

TEST_CASE("Two tables that differ only in what a viewer may not know tell that viewer the same")
{
    const GameTypeOf<ForsakenGame> type{shippedGame()};
    for (int i = 0; i < 27; ++i) {
        CAPTURE(i);
        CHECK(listed(checkTwinTables(type, setupOf(i))) == "");
    }
}

TEST_CASE("A damaged state is refused, or does no harm")
{
    for (int i = 0; i < 3; ++i) {
        const Setup setup = setupOf(4 * i);
        kit::Breaches breaches(setup);
        kit::checkDamagedStates(shippedGame(), setup, 150, breaches);
        CHECK(listed(breaches.list()) == "");
    }
}
