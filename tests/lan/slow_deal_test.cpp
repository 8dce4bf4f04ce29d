#include "../kit/connect_four.h"
#include "kit/game_type_of.h"
#include "party.h"
#include "stranger.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

TEST_CASE("Who does not draw the deal is sent away, and the others begin without them")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    MemoryStore store;
    HostPlan plan = openPlan(type);
    // Long enough for those who do draw, on any machine.
    plan.pace.deal = std::chrono::seconds(3);
    TableHost host(plan, makeIdentity(), store);
    std::vector<std::string> trouble;
    host.troubled = [&](const Text& why) { trouble.push_back(words(why)); };
    REQUIRE(!host.listen());
    Stranger mute(host.port());
    mute.comeIn();
    mute.say(Sit{Seat{1}});
    mute.say(Ready{true});
    Person mira(type, "Mira");
    mira.join(host.port());
    mira.take(0);

    REQUIRE(until([&] { return mute.isGone(); }));
    CHECK(mute.lastWords() == "Your program did not draw the deal.");
    CHECK(trouble == std::vector<std::string>{"Stranger was sent away: Your program did not draw the deal."});
    CHECK(until([&] { return mira.lobby().stage == Stage::gathering; }));
    CHECK(host.lobby().holder(Seat{1}) == nullptr);
    Person tom(type, "Tom");
    tom.join(host.port());
    tom.take(1);
    CHECK(until([&] { return mira.view() && tom.view(); }));
}
