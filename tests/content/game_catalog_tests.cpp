#include "content/game_catalog.h"
#include "content/shipped_game.h"

#include <doctest/doctest.h>

#include <QString>

#include <algorithm>

using namespace tablewood;

TEST_CASE("The catalogue has Arbor II with the shipped content, and nothing by an unknown name")
{
    const GameCatalog catalog;
    REQUIRE(catalog.find("arbor") != nullptr);
    CHECK(catalog.find("arbor")->sheet().id == "arbor");
    CHECK(catalog.find("chess") == nullptr);
    CHECK(catalog.facts("arbor").size() > 20);
    CHECK(catalog.facts("chess").empty());
}

TEST_CASE("Arbor II stands on the shelf before Forsaken Forest, and what lies elsewhere behind both")
{
    const GameCatalog catalog;
    const std::vector<const GameType*>& shelf = catalog.all();
    const auto placeOf = [&](const char* game) {
        REQUIRE(catalog.find(game));
        return std::ranges::find(shelf, catalog.find(game)) - shelf.begin();
    };
    CHECK(placeOf("arbor") < placeOf("forsaken"));
    if (catalog.find("hex"))
        CHECK(placeOf("forsaken") < placeOf("hex"));
}

TEST_CASE(
    "The hash of a match that was begun with the first cards still tells which rules it was begun under")
{
    const GameCatalog catalog;
    // That of tests/data/released/forsaken-1.tablewood.
    constexpr std::uint64_t kFirst = 0xc52c26c392bcad95;
    CHECK_FALSE(catalog.changedSince("forsaken", kFirst).empty());
    CHECK(catalog.changedSince("forsaken", kFirst + 1).empty());
    CHECK(catalog.changedSince("forsaken", catalog.contentHash("forsaken")).empty());
}

TEST_CASE("A game whose folder, entry and sheet have several ids is refused, with both names and what to do")
{
    const auto refusal = [](const auto& make) {
        try {
            make();
        } catch (const InputError& error) {
            return std::string(error.what());
        }
        return std::string();
    };
    ShippedGame game = shippedGames().front();
    REQUIRE(game.id == "arbor");
    ContentFolder folder(":/tablewood/games/arbor");
    CHECK(refusal([&] { inFolder("arbor", game); }).empty());
    CHECK(refusal([&] { made(game, folder); }).empty());
    CHECK(refusal([&] { inFolder("oak", game); }) == "oak: shippedEntry() says the id \"arbor\". Say \"oak\" "
                                                     "there, or rename the folder and its libraries");
    game.id = "oak";
    CHECK(refusal([&] { made(game, folder); }).starts_with("oak: sheet() says the id \"arbor\". Say "));
}
