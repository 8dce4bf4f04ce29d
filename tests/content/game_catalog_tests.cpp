#include "content/game_catalog.h"

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
    CHECK(catalog.all() == std::vector<const GameType*>{catalog.find("arbor"), catalog.find("forsaken")});
}
