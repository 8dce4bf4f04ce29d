#include "app/home/kept_matches.h"
#include "app/lan/lan_table.h"
#include "app/table/model/replay_model.h"
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

/// The same, with bots on the other seats, once the match has begun.
void startAgainstBots(LanTable& table)
{
    hostForThree(table);
    table.lobby()->addBot(1, 0);
    table.lobby()->addBot(2, 0);
    REQUIRE(lan::comesTo([&] { return table.lobby()->canStart(); }));
    table.lobby()->start();
    REQUIRE(lan::comesTo([&] { return table.table() != nullptr; }));
}

} // namespace

TEST_CASE("The lobby names the scenario that the number of seats leads to")
{
    const Started started(lan::networkOfOurOwn());
    LanTable table;
    hostForThree(table);
    CHECK(table.lobby()->optionsLine() == "Throne of Thorns");
    CHECK(table.lobby()->story().isEmpty());
}

TEST_CASE("The lobby tells the story of the scenario and its goal")
{
    const Started started(lan::networkOfOurOwn());
    LanTable table;
    table.host({{"game", "kingdom-rush"},
                {"seats", 2},
                {"name", "Mira"},
                {"options", QVariantMap{{"scenario", "prologue"}}}});
    REQUIRE(lan::comesTo([&] { return table.lobby()->mySeat() == 0; }));
    CHECK(table.lobby()->scenario() == "Prologue: Foes on the Horizon");
    CHECK(table.lobby()->goal().startsWith("Hold the gate"));
    CHECK(table.lobby()->story().size() == 1);
    // The host may choose another one here.
    REQUIRE(table.lobby()->tableChoices()->count() == 2);
    table.lobby()->chooseForAll("scenario", "1");
    table.lobby()->chooseForAll("difficulty", "hard");
    REQUIRE(lan::comesTo([&] { return table.lobby()->scenario() == "1: Blooming Threats"; }));
    CHECK(lan::comesTo([&] { return table.lobby()->optionsLine() == "1: Blooming Threats · Level: Hard"; }));
    table.lobby()->chooseForAll("scenario", "prologue");
    CHECK(lan::comesTo([&] { return table.lobby()->denied().contains("standard level alone"); }));
    CHECK(table.lobby()->scenario() == "1: Blooming Threats");
}

TEST_CASE("No table is opened at which nothing can be dealt, and it is said why")
{
    const Started started(lan::networkOfOurOwn());
    LanTable table;
    table.host({{"game", "forsaken"},
                {"seats", 4},
                {"name", "Mira"},
                {"options", QVariantMap{{"silencer", "on"}, {"shrouded", "on"}}}});
    CHECK(table.state() == "ended");
    CHECK(table.why().contains("There are more special roles than players for them. Choose other roles"));
}

TEST_CASE("A hosted match stands in the list with its board, as a table to open")
{
    const Started started(lan::networkOfOurOwn());
    LanTable table;
    startAgainstBots(table);
    const KeptEntry kept = KeptMatches().latest();
    CHECK(kept.id == table.matchId());
    CHECK(kept.isHosted);
    // The picture comes a little later: nobody waits for it.
    CHECK(lan::comesTo([] { return !KeptMatches().latest().scene.isEmpty(); }));
}

TEST_CASE("Who hosts a match that runs watches it again from their own seat alone")
{
    const Started started(lan::networkOfOurOwn());
    LanTable table;
    startAgainstBots(table);
    ReplayModel replay;
    replay.open(table.matchId(), table.table());
    REQUIRE(replay.problem() == "");
    REQUIRE(replay.viewers().size() == 2);
    CHECK(replay.viewers().at(0).value<SeatEntry>().seat == -1);
    CHECK(replay.viewers().at(1).value<SeatEntry>().seat == 0);
    CHECK(replay.table()->viewerSeat() == 0);
    replay.lookAs(1);
    CHECK(replay.table()->viewerSeat() == 0);
}
