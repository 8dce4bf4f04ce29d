#include "app/kept_matches.h"
#include "app/lan/lan_table.h"
#include "loopback.h"
#include "started.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// A table for three that this laptop hosts and plays at.
void hostForThree(LanTable& table)
{
    table.host({{"game", "arbor"}, {"seats", 3}, {"name", "Mira"}});
    REQUIRE(table.why() == "");
    REQUIRE(lan::comesTo([&] { return table.lobby()->mySeat() == 0; }));
}

} // namespace

TEST_CASE("The lobby names the scenario that the number of seats leads to")
{
    const Started started(lan::networkOfOurOwn());
    LanTable table;
    hostForThree(table);
    CHECK(table.lobby()->optionsLine() == "Throne of Thorns");
}

TEST_CASE("A hosted match stands in the list with its board, as a table to open")
{
    const Started started(lan::networkOfOurOwn());
    LanTable table;
    hostForThree(table);
    table.lobby()->addBot(1);
    table.lobby()->addBot(2);
    REQUIRE(lan::comesTo([&] { return table.lobby()->canStart(); }));
    table.lobby()->start();
    REQUIRE(lan::comesTo([&] { return table.table() != nullptr; }));
    const KeptEntry kept = KeptMatches().latest();
    CHECK(kept.id == table.matchId());
    CHECK(kept.isHosted);
    // The picture comes a little later: nobody waits for it.
    CHECK(lan::comesTo([] { return !KeptMatches().latest().scene.isEmpty(); }));
}
