#include "map_maker_table.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

TEST_CASE(
    "a way is drawn from its spawn on, replaced from where the drag begins, and taken back by going back")
{
    const auto document = maker().fresh("beginner");
    const auto draw = [&](std::initializer_list<const char*> names) {
        std::vector<MapSpot> spots;
        for (const char* const name : names)
            spots.push_back(at(name));
        return document->drawWay(2, spots);
    };
    CHECK(isRefused(*document, [&] { return draw({"D4", "F4"}); }));
    CHECK(isRefused(*document, [&] { return document->drawWay(4, std::vector<MapSpot>{at("A4")}); }));
    CHECK(isRefused(*document, [&] { return draw({"H5", "H4"}); }));
    REQUIRE(goesThereAndBack(*document, [&] { return draw({"D4", "D5", "E5", "F5"}); }));
    const auto spacesOf = [&] {
        std::string spaces;
        const MapWay way = document->ways()[1];
        for (const MapSpot spot : way.spaces)
            spaces += spot.at.text() + " ";
        return spaces;
    };
    CHECK(spacesOf() == "A4 B4 C4 D4 D5 E5 F5 ");
    CHECK(document->row(0, 4).substr(3, 3) == "===");
    CHECK_FALSE(document->ways()[1].to);
    REQUIRE_FALSE(draw({"F5", "E5", "D5"}));
    CHECK(spacesOf() == "A4 B4 C4 D4 D5 ");
    REQUIRE_FALSE(draw({"D4", "E4", "E3", "F3", "G3", "H3"}));
    CHECK(document->ways()[1].to.has_value());
    const std::vector<MapSpot> water{at("C5")};
    REQUIRE_FALSE(document->stamp("ground:water", water, {}, kAllMapPlayers));
    CHECK(isRefused(*document, [&] { return draw({"C4", "C5"}); }));
}

TEST_CASE("at a fork the step that is preferred becomes the way, and the other one a branch")
{
    const auto document = maker().fresh("fork");
    const auto orderAt = [&] {
        for (const MapField& field : document->fields(at("C3"), 0))
            if (field.key == "order")
                return field;
        return MapField{};
    };
    REQUIRE(orderAt().choices.size() == 2);
    CHECK(orderAt().value == "C2");
    REQUIRE(goesThereAndBack(*document, [&] { return document->setField(at("C3"), 0, "order", "C4"); }));
    CHECK(orderAt().value == "C4");
    CHECK(document->ways()[0].spaces[3] == at("C4"));
    CHECK(document->ways()[0].to.has_value());
    // The horde on the other arm has to go on to where a way leads.
    CHECK_FALSE(maker().check(document->text()).isPlayable());
    REQUIRE_FALSE(document->move(at("D2"), at("D2"), {0, 2}));
    CHECK(maker().check(document->text()).isPlayable());
    REQUIRE_FALSE(document->setField(at("C3"), 0, "order", "C2"));
    CHECK(document->ways()[0].spaces[3] == at("C2"));
    CHECK(isRefused(*document, [&] { return document->setField(at("C3"), 0, "order", "H5"); }));
    REQUIRE(goesThereAndBack(*document, [&] { return document->setField(at("C3"), 0, "branches", ""); }));
    CHECK(orderAt().key.empty());
}

TEST_CASE("a part of a map is copied, turned, flipped and pasted, also into another map")
{
    const auto document = maker().fresh("beginner");
    REQUIRE_FALSE(document->resize(0, 20, 12));
    const std::string part = document->copy(at("A1"), at("C2"));
    REQUIRE(goesThereAndBack(*document, [&] { return document->paste(part, at("J6"), {}); }));
    CHECK(document->row(0, 5).substr(9, 3) == "..=");
    CHECK(document->row(0, 6).substr(9, 3) == "..=");
    CHECK(document->stampAt(at("K6"), 1) == "site:second");
    REQUIRE(goesThereAndBack(*document, [&] { return document->paste(part, at("N6"), {0, true}); }));
    CHECK(document->row(0, 5).substr(13, 3) == "=..");
    CHECK(document->stampAt(at("O6"), 1) == "site:second");
    REQUIRE(goesThereAndBack(*document, [&] { return document->paste(part, at("R6"), {1, false}); }));
    CHECK(document->row(0, 5).substr(17, 2) == "..");
    CHECK(document->row(0, 7).substr(17, 2) == "==");
    CHECK(document->stampAt(at("S7"), 1) == "site:second");
    CHECK(isRefused(*document, [&] { return document->paste("hello", at("A1"), {}); }));
    CHECK(isRefused(*document, [&] { return document->paste(part, at("Z40"), {}); }));
    CHECK(document->copy(at("Z40"), at("Z41")).empty());
    const auto other = maker().fresh("two-maps");
    REQUIRE(goesThereAndBack(*other, [&] { return other->paste(part, at("A1", 1), {}); }));
    CHECK(other->row(1, 0).substr(0, 3) == "..=");
}

TEST_CASE("what lies in a rectangle moves with its ways, and a tile that lies in it in part stays")
{
    const auto document = maker().fresh("beginner");
    REQUIRE_FALSE(document->resize(0, 10, 7));
    REQUIRE(goesThereAndBack(*document, [&] { return document->move(at("A1"), at("H5"), {2, 1}); }));
    CHECK(document->row(0, 0) == "xxxxxxxxxx");
    CHECK(document->row(0, 1) == "xx..=.....");
    CHECK(document->ways()[0].spaces.front() == at("E2"));
    CHECK(document->ways()[1].to.has_value());
    CHECK(maker().check(document->text()).isPlayable());
    CHECK(isRefused(*document, [&] { return document->move(at("A1"), at("J7"), {1, 0}); }));
    CHECK(isRefused(*document, [&] { return document->move(at("C2"), at("D3"), {-1, 0}); }));
    CHECK(isRefused(*document, [&] { return document->move(at("C2"), at("F4"), {2, 0}); }));
    CHECK(goesThereAndBack(*document, [&] { return document->move(at("D2"), at("D2"), {3, 0}); }));
    CHECK(document->stampAt(at("G2"), 1) == "site:second");
}

TEST_CASE("another size keeps the names of spaces and drops what lies outside")
{
    const auto document = maker().fresh("beginner");
    REQUIRE(goesThereAndBack(*document, [&] { return document->resize(0, 6, 4); }));
    CHECK(document->row(0, 0) == "..=...");
    CHECK(document->row(0, 4).empty());
    CHECK(document->stampAt(at("B1"), 1) == "site:second");
    for (const MapItem& item : document->items(0))
        CHECK(item.at.at.column <= 6);
    CHECK(document->ways()[0].spaces.back() == at("F3"));
    for (const auto& [columns, rows] : {std::pair{0, 4}, {4, 0}, {257, 4}, {4, 257}})
        CHECK(isRefused(*document, [&, c = columns, r = rows] { return document->resize(0, c, r); }));
    CHECK(isRefused(*document, [&] { return document->resize(1, 4, 4); }));
    REQUIRE_FALSE(document->resize(0, 256, 256));
    CHECK(maker().read(document->text(), "again")->sheets()[0].columns == 256);
}

TEST_CASE("a fill of sixty-four by sixty-four spaces is one edit, and so is its undo")
{
    const auto document = maker().fresh("beginner");
    REQUIRE_FALSE(document->resize(0, 64, 64));
    REQUIRE(goesThereAndBack(*document,
                             [&] { return document->fill("ground:ground", at("BL64"), kAllMapPlayers); }));
    CHECK(document->row(0, 63) == std::string(64, '.'));
    REQUIRE(goesThereAndBack(*document,
                             [&] { return document->fill("ground:water", at("BL64"), kAllMapPlayers); }));
    CHECK(document->row(0, 63) == std::string(64, '~'));
    CHECK(document->row(0, 2).substr(4, 4) == "====");
    document->undo();
    REQUIRE(goesThereAndBack(*document,
                             [&] { return document->fill("site:first", at("BL64"), kAllMapPlayers); }));
    CHECK(document->stampAt(at("BL64"), 2) == "site:first");
}
