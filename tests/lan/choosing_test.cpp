#include "choosing_four.h"
#include "kit/game_type_of.h"
#include "lan/host/lobby.h"
#include "party.h"
#include "seats.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

using Options = std::map<std::string, std::string>;

std::string said(const std::optional<Text>& why) { return why ? words(*why) : ""; }

} // namespace

TEST_CASE("A guest chooses for the seat they have alone, and what cannot be dealt is denied with its reason")
{
    const GameTypeOf<ChoosingFour> type{{}};
    Lobby lobby(TableId{1}, "Round table", type.sheet().id, 2, {});
    const GuestId mira = lobby.admit({"Mira", ""}, Watch::nothing, tokenDigest(Token{7}), Digest{8});
    const GuestId tom = lobby.admit({"Tom", ""}, Watch::nothing, tokenDigest(Token{9}), Digest{8});
    const auto choose = [&](GuestId guest, const char* key, const char* value) {
        return said(lobby.choose(guest, type, {key, value}));
    };
    CHECK(choose(mira, "colour", "red") == "Take a seat first.");
    CHECK(choose(99, "colour", "red") == "There is no such guest at this table.");
    REQUIRE(!lobby.sit(mira, kFirst));
    REQUIRE(!lobby.sit(tom, kSecond));
    CHECK(choose(mira, "colour", "red").empty());
    CHECK(lobby.view().options == Options{{"colour.0", "red"}});
    CHECK(choose(tom, "colour", "red") == "Two cannot have one colour");
    CHECK(choose(tom, "colour", "green") ==
          "\"green\" is not possible with 2 seats. Possible: any, red, blue");
    CHECK(choose(tom, "goal", "four") == "This is not chosen for a seat.");
    CHECK(choose(tom, "colour.0", "blue") == "This is not chosen for a seat.");
    CHECK(lobby.view().options == Options{{"colour.0", "red"}});
    CHECK(choose(tom, "colour", "blue").empty());
    CHECK(lobby.view().options == Options{{"colour.0", "red"}, {"colour.1", "blue"}});
    lobby.setStage(Stage::dealing);
    CHECK(choose(tom, "colour", "any") == "The match has begun.");
}

TEST_CASE("What is not asked with what the host chose is not chosen for a seat either")
{
    const GameTypeOf<ChoosingFour> type{{}};
    for (const char* goal : {"four", "hats"}) {
        CAPTURE(goal);
        Lobby lobby(TableId{1}, "Round table", type.sheet().id, 2, {{"goal", goal}});
        const GuestId mira = lobby.admit({"Mira", ""}, Watch::nothing, tokenDigest(Token{7}), Digest{8});
        REQUIRE(!lobby.sit(mira, kFirst));
        const bool isAsked = goal == std::string("hats");
        CHECK(said(lobby.choose(mira, type, {"hat", "tall"})) ==
              (isAsked ? "" : "This is not chosen for a seat."));
        CHECK(lobby.view().options.contains("hat.0") == isAsked);
    }
}

TEST_CASE("What is not asked with what the host chose is not chosen for the table either")
{
    const GameTypeOf<ChoosingFour> type{{}};
    Lobby lobby(TableId{1}, "Round table", type.sheet().id, 2, {});
    const auto choose = [&](const char* key, const char* value) {
        return said(lobby.chooseForAll(type, {key, value}));
    };
    CHECK(choose("brims", "wide") == "This is not chosen for the table.");
    CHECK(lobby.view().options.empty());
    REQUIRE(choose("goal", "hats").empty());
    CHECK(choose("brims", "wide").empty());
    CHECK(lobby.view().options == Options{{"brims", "wide"}, {"goal", "hats"}});
}

TEST_CASE("The host chooses for the whole table while people gather, and whoever was ready says so anew")
{
    const GameTypeOf<ChoosingFour> type{{}};
    Lobby lobby(TableId{1}, "Round table", type.sheet().id, 2, {});
    const GuestId mira = lobby.admit({"Mira", ""}, Watch::nothing, tokenDigest(Token{7}), Digest{8});
    const GuestId tom = lobby.admit({"Tom", ""}, Watch::nothing, tokenDigest(Token{9}), Digest{8});
    REQUIRE(!lobby.sit(mira, kFirst));
    REQUIRE(!lobby.sit(tom, kSecond));
    lobby.setHost(mira);
    REQUIRE(!lobby.setReady(mira, true));
    REQUIRE(!lobby.setReady(tom, true));
    const auto choose = [&](const char* key, const char* value) {
        return said(lobby.chooseForAll(type, {key, value}));
    };
    CHECK(choose("goal", "hats").empty());
    CHECK(lobby.view().options == Options{{"goal", "hats"}});
    CHECK(lobby.find(mira)->isReady);
    CHECK_FALSE(lobby.find(tom)->isReady);
    // The same once more is nothing new.
    REQUIRE(!lobby.setReady(tom, true));
    CHECK(choose("goal", "hats").empty());
    CHECK(lobby.find(tom)->isReady);
    CHECK(choose("goal", "five").find("is not possible") != std::string::npos);
    CHECK(choose("colour", "red") == "This is not chosen for the table.");
    CHECK(choose("nothing", "red") == "This is not chosen for the table.");
    CHECK(lobby.view().options == Options{{"goal", "hats"}});
    lobby.setStage(Stage::dealing);
    CHECK(choose("goal", "four") == "The match has begun.");
}

TEST_CASE("What guests choose is told to all, and the match that is dealt has it")
{
    const GameTypeOf<ChoosingFour> type{{}};
    const Identity identity = makeIdentity();
    MemoryStore store;
    TableHost host(openPlan(type), identity, store);
    REQUIRE(!host.listen());
    Person mira(type, "Mira");
    Person tom(type, "Tom");
    mira.join(host.port());
    tom.join(host.port());
    REQUIRE(until([&] { return host.lobby().members().size() == 2; }));
    mira.guest().say(Sit{kFirst});
    mira.guest().say(Choose{"colour", "blue"});
    REQUIRE(until([&] { return tom.lobby().options == Options{{"colour.0", "blue"}}; }));
    tom.guest().say(Choose{"colour", "red"});
    REQUIRE(until([&] { return !tom.denied.empty(); }));
    CHECK(tom.denied.front() == "Take a seat first.");
    mira.take(0);
    tom.take(1);
    REQUIRE(until([&] { return mira.view() && tom.view(); }));
    CHECK(store.record.setup.options == Options{{"colour.0", "blue"}});
    CHECK(mira.troubles.empty());
}
