#include "content/game_catalog.h"

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
