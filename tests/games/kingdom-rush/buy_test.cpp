#include "kernel/plain_text.h"
#include "kingdom_table.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

namespace {

/// The first card of a kind in the supply.
std::string supply(const KingdomTable& table, const std::string& key)
{
    for (std::uint8_t card = 0; card < table.state.towers.size(); ++card)
        if (table.state.towers[card].place == TowerPlace::supply && table.game().box().tower(card).key == key)
            return std::to_string(card);
    return "99";
}

} // namespace

TEST_CASE(
    "Towers cost two crystals at level 1 and three at level 2, go to anybody, and higher ones are not sold")
{
    KingdomTable table(2);
    table.state.step = Step::buy;
    table.state.crystals = 5;
    CHECK(table.whyNot(0, "buy " + supply(table, "wizard") + " 0") ==
          "Towers of level 3 and 4 are not sold.");
    table.play(0, "buy " + supply(table, "mage") + " 1");
    CHECK(table.state.crystals == 3);
    table.play(1, "buy " + supply(table, "footmen") + " 1");
    CHECK(table.state.crystals == 0);
    CHECK(table.whyNot(0, "buy " + supply(table, "mage") + " 0") == "That takes 2 crystals.");
}

TEST_CASE("In the Iron Challenge of the first scenario no tower of level 1 is bought, and no blossom lies")
{
    KingdomTable table(1, {}, "1", "iron");
    table.state.step = Step::buy;
    table.state.crystals = 9;
    CHECK(table.whyNot(0, "buy " + supply(table, "mage") + " 0") ==
          "In this Iron Challenge no tower of level 1 is bought.");
    CHECK(table.can(0, "buy " + supply(table, "adept") + " 0"));
    CHECK(table.state.features.empty());
    const Scene scene = table.game().view(table.state, Viewer(Seat{0}));
    CHECK(words(scene.prompt.body) == "Level 1 is not sold. Level 2: 3 crystals. Mods: 2 gold.");
    const auto kingdom = std::ranges::find(scene.panels, Name("table"), &Panel::id);
    REQUIRE(kingdom != scene.panels.end());
    CHECK(words(kingdom->subtitle) == "Iron Challenge");
    CHECK(std::ranges::any_of(kingdom->items, [](const PanelItem& item) { return item.id == "iron"; }));
}

TEST_CASE("A mod costs two gold, is bought once, never goes on soldiers, and needs a free slot")
{
    KingdomTable table(2);
    const std::string archer = table.tower(1, "archer");
    const std::string mage = table.tower(0, "mage");
    const std::string militia = table.tower(0, "militia");
    table.state.step = Step::buy;
    table.state.gold = 7;
    CHECK(table.whyNot(0, "mod 0 " + militia) == "That tower takes no mod.");
    table.play(0, "mod 0 " + archer);
    CHECK(table.state.gold == 5);
    CHECK(table.whyNot(0, "mod 0 " + mage) == "That mod is not to be had.");
    CHECK(table.whyNot(0, "mod 1 " + archer) == "That tower takes no mod.");
    table.play(0, "mod 1 " + mage);
    table.play(0, "mod 2 " + mage);
    CHECK(table.whyNot(0, "mod 3 " + mage) == "That takes 2 gold.");
}

TEST_CASE("Nobody is asked to buy where nothing can be bought")
{
    KingdomTable table(1);
    table.state.crystals = 1;
    table.state.gold = 1;
    table.state.stacks[0].push_back(0);
    table.endRound();
    CHECK(table.state.round == 2);
}

TEST_CASE("Mods add a pair on a horde that is pointed to, and a square on any")
{
    KingdomTable table(1, {full("x"), full("y")});
    table.horde("x", "B2");
    table.horde("y", "A4");
    const std::string mage = table.tower(0, "mage");
    table.mod(mage, "shell");
    table.mod(mage, "bolt");
    table.play(0, "build " + mage + " B1 south");
    REQUIRE(table.state.open.pieces.size() == 3);
    CHECK(table.state.open.pieces[1].damage == Damage::physical);
    CHECK(table.can(0, lay(1, "B2", "A1")));
    CHECK_FALSE(table.can(0, lay(1, "A4", "A1")));
    CHECK(table.can(0, lay(2, "A4", "A1")));
}

TEST_CASE(
    "What a mod adds to an archer is not bound to its tiles' horde, and is pointed to in a far shot too")
{
    KingdomTable table(1, {full("x"), full("y")});
    table.horde("x", "B2");
    table.horde("y", "A4");
    const std::string archer = table.tower(0, "archer");
    table.mod(archer, "shell");
    table.play(0, "build " + archer + " B1 south");
    table.play(0, lay(2, "A4", "A1"));
    CHECK(table.can(0, lay(3, "B2", "A1")));
    CHECK_FALSE(table.can(0, lay(3, "A4", "B1")));
}

TEST_CASE("A mod makes all tiles of its tower true, those that other mods add as well, and no soldier")
{
    KingdomTable table(1, {full("x")});
    table.horde("x", "B2");
    const std::string mage = table.tower(0, "mage");
    table.mod(mage, "truth");
    table.mod(mage, "guard");
    table.state.towers[std::stoul(mage)].mods |=
        static_cast<std::uint16_t>(1u << table.game().box().modByKey("shell"));
    table.play(0, "build " + mage + " B1 south");
    for (const OpenPiece& piece : table.state.open.pieces)
        CHECK(piece.damage == (piece.kind == PieceKind::tile ? Damage::pure : Damage::physical));
}

TEST_CASE("A mod gives printed tiles perfect range, on one horde, of artillery one set")
{
    KingdomTable table(1, {full("x"), full("y")});
    table.horde("x", "B2");
    table.horde("y", "A4");
    const std::string artillery = table.tower(0, "artillery");
    table.mod(artillery, "lens");
    table.play(0, "build " + artillery + " H5 south");
    CHECK(table.state.open.pieces.size() == 1);
    CHECK(table.can(0, lay(0, "A4", "A1")));
    CHECK(table.can(0, lay(0, "B2", "A1")));
}

TEST_CASE("A mod adds a soldier without a spear on a horde that is pointed to")
{
    KingdomTable table(1, {full("x"), full("y")});
    table.horde("x", "B2");
    table.horde("y", "A2");
    const std::string mage = table.tower(0, "mage");
    table.mod(mage, "guard");
    table.play(0, "build " + mage + " B1 south");
    const int soldier = table.piece(PieceKind::soldier);
    CHECK_FALSE(table.can(0, lay(soldier, "A2", "A1")));
    table.play(0, lay(soldier, "B2", "A1"));
    CHECK(table.piece(PieceKind::spear) == -1);
}

TEST_CASE("A mod leaves room for one more tower without soldiers, whichever is built first")
{
    for (const bool isFirst : {true, false}) {
        KingdomTable table(1);
        const std::string mage = table.tower(0, "mage");
        const std::string archer = table.tower(0, "archer");
        const std::string third = table.tower(0, "bombard");
        table.mod(mage, "scaffold");
        table.play(0, "build " + (isFirst ? mage : archer) + " B1 south");
        table.play(0, "build " + (isFirst ? archer : mage) + " B1 south");
        CHECK_FALSE(table.can(0, "build " + third + " B1 south"));
    }
}

TEST_CASE("On a white site anybody builds, and anybody picks up, what nobody takes goes back to its builder")
{
    KingdomTable table(2, {full("x")}, "1", "standard", [](Content& content) {
        for (Space& space : content.scenarios[1].spaces)
            if (space.at == Cell{1, 0})
                space.sites.fill(SiteColour::white);
    });
    table.state.crystals = 9;
    table.state.stacks[0].push_back(0);
    const std::string first = table.tower(0, "archer");
    const std::string second = table.tower(1, "militia");
    table.play(0, "build " + first + " B1 north");
    table.play(1, "build " + second + " B1 north");
    table.endRound();
    REQUIRE(table.state.step == Step::pickUp);
    table.play(1, "collect " + first);
    CHECK(table.state.towers[std::stoul(first)].seat == Seat{1});
    table.done();
    CHECK(table.state.towers[std::stoul(second)].seat == Seat{1});
    CHECK(table.state.step == Step::buy);
}
