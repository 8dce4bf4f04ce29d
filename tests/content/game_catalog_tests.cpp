#include "content/game_catalog.h"
#include "content/shipped_game.h"

#include <doctest/doctest.h>

#include <QString>

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

TEST_CASE("Arbor II and Forsaken Forest stand on the shelf, in this order")
{
    const GameCatalog catalog;
    REQUIRE(catalog.find("forsaken") != nullptr);
    std::vector<const GameType*> shelf{catalog.find("arbor"), catalog.find("forsaken")};
    // One that lies elsewhere stands behind them, where it was built in.
    if (const GameType* const outside = catalog.find("hex"))
        shelf.push_back(outside);
    CHECK(catalog.all() == shelf);
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
