#include "cable.h"
#include "open_table.h"
#include "stranger.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

TEST_CASE("A host that comes back with another deal than the one that was sealed is refused by its guests")
{
    OpenTable table;
    table.open();
    Person mira(table.type, "Mira");
    Person tom(table.type, "Tom");
    Cable cable(table.host->port());
    mira.join(cable.serverPort());
    tom.join(table.host->port());
    sit(mira, tom);
    tom.vanish();
    cable.hold();
    table.store.record.dealing->host[0] ^= 1;
    table.store.record.setup.seed = seedOf(*table.store.record.dealing);
    table.openAgain();
    cable.leadTo(table.host->port());
    cable.cut();
    CHECK(until([&] {
        return words(mira.table().why()).find("the host changed what was sealed") != std::string::npos;
    }));
}

TEST_CASE("A match whose seed the host named is shown as one that nobody drew")
{
    OpenTable table;
    table.plan.seed = Seed::fromText("better for me");
    table.plan.startsByItself = false;
    table.open();
    Person mira(table.type, "Mira");
    Person tom(table.type, "Tom");
    mira.join(table.host->port());
    tom.join(table.host->port());
    mira.take(0);
    tom.take(1);
    REQUIRE(!table.host->start());
    mira.playFirstOffers();
    tom.playFirstOffers();
    REQUIRE(until([&] { return mira.opened && tom.opened; }));
    CHECK(!mira.opened->record.dealing);
    CHECK(!mira.opened->isDealChecked);
}

TEST_CASE("A deal that somebody leaves is broken off and begun anew")
{
    OpenTable table;
    table.plan.startsByItself = false;
    table.open();
    Person mira(table.type, "Mira");
    Person tom(table.type, "Tom");
    Cable cable(table.host->port());
    mira.join(table.host->port());
    tom.join(cable.serverPort());
    mira.take(0);
    tom.take(1);
    cable.hold();
    REQUIRE(!table.host->start());
    REQUIRE(until([&] { return mira.lobby().stage == lan::Stage::dealing; }));
    cable.cut();
    REQUIRE(
        until([&] { return mira.lobby().stage == lan::Stage::gathering && mira.lobby().guests[1].isHere; }));
    REQUIRE(!table.host->start());
    CHECK(until([&] { return mira.view() && tom.view(); }));
}

TEST_CASE("What comes for a deal that was broken off does not count for the next, and harms nobody")
{
    OpenTable table;
    table.plan.startsByItself = false;
    table.open();
    Stranger slow(table.host->port());
    slow.comeIn();
    slow.say(Sit{Seat{0}});
    slow.say(Ready{true});
    Person tom(table.type, "Tom");
    tom.join(table.host->port());
    tom.take(1);
    REQUIRE(until([&] { return !table.host->lobby().whyNotStart(); }));
    REQUIRE(!table.host->start());
    REQUIRE(until([&] { return slow.heard<Deal>().has_value(); }));
    const Deal old = *slow.heard<Deal>();
    tom.vanish();
    REQUIRE(until([&] { return table.host->lobby().stage() == lan::Stage::gathering; }));
    tom.join(table.host->port());
    REQUIRE(until([&] { return !table.host->lobby().whyNotStart(); }));
    slow.told.clear();
    REQUIRE(!table.host->start());
    slow.say(Seal{old.seal, Digest{1}});
    slow.say(Contribute{old.seal, Digest{1}});
    REQUIRE(until([&] { return slow.heard<Deal>().has_value(); }));
    const Digest deal = slow.heard<Deal>()->seal;
    slow.say(Seal{deal, sealOfPart(Seat{0}, Digest{2})});
    REQUIRE(until([&] { return slow.heard<Sealed>().has_value(); }));
    slow.say(Contribute{deal, Digest{2}});
    CHECK(until([&] { return tom.view() != nullptr; }));
    CHECK(!slow.isGone());
}

TEST_CASE("Only who was there when it was sealed has checked a deal, also after a restart of its program")
{
    OpenTable table;
    table.open();
    Person mira(table.type, "Mira");
    Person tom(table.type, "Tom");
    Person late(table.type, "Late");
    mira.join(table.host->port());
    tom.join(table.host->port());
    sit(mira, tom);
    mira.vanish();
    mira.join(table.host->port());
    late.join(table.host->port(), Watch::spectator);
    REQUIRE(until([&] { return mira.view() && late.view(); }));
    mira.playFirstOffers();
    tom.playFirstOffers();
    REQUIRE(until([&] { return mira.opened && tom.opened && late.opened; }));
    CHECK(mira.opened->isDealChecked);
    CHECK(tom.opened->isDealChecked);
    CHECK(!late.opened->isDealChecked);
    CHECK(!late.opened->why);
    CHECK(mira.opened->deals == 1);
}
