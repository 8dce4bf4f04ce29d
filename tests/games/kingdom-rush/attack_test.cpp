#include "kingdom_table.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

namespace {

/// A tower on B1 that points to the card on B2.
KingdomTable before(const HordeCard& card, const std::string& tower)
{
    KingdomTable table(1, {card});
    table.horde(card.key, "B2");
    table.play(0, "build " + table.tower(0, tower) + " B1 south");
    return table;
}

} // namespace

TEST_CASE("A tile lies turned and flipped in eight ways, those that cover the same once")
{
    const HordeCard card = drawnCard("x", {"abcde", "fghij", "klmno", "pqrst", "uvwxy"});
    const std::vector<std::pair<TileShape, std::size_t>> counts{
        {TileShape::one, 25},    {TileShape::two, 40}, {TileShape::three, 30}, {TileShape::corner, 64},
        {TileShape::square, 16}, {TileShape::ell, 96}, {TileShape::zig, 48},   {TileShape::tee, 48}};
    KingdomTable table = before(card, "mage");
    for (const auto& [shape, count] : counts) {
        table.state.open.pieces[0].shape = shape;
        CHECK(table.legal(0, "lay").size() == count);
    }
    table.state.open.pieces[0].shape = TileShape::corner;
    CHECK(table.whyNot(0, lay(0, "B2", "A1", "1 back")) == "Turned like this it lies as before.");
}

TEST_CASE("No tile sticks out of its horde, lies on another, or on a square that cannot be covered")
{
    KingdomTable table = before(drawnCard("x", {"abc..", "d.#..", ".....", ".....", "....."}), "adept");
    CHECK(table.whyNot(0, lay(0, "B2", "E1")) == "It would stick out over the edge of the horde.");
    CHECK(table.whyNot(0, lay(0, "B2", "C2")) == "A square there cannot be covered.");
    table.play(0, lay(0, "B2", "A1"));
    CHECK(table.whyNot(0, lay(1, "B2", "B1")) == "Something lies or stands there.");
    CHECK(table.can(0, lay(1, "B2", "D4")));
}

TEST_CASE("Physical damage never lies on who resists it, magical and true damage does")
{
    const HordeCard card =
        drawnCard("x", {"ab...", "bb...", ".....", ".....", "....."}, {{'a', {Trait::resistPhysical}}});
    KingdomTable bombard(1, {card});
    bombard.horde("x", "A2");
    bombard.play(0, "build " + bombard.tower(0, "bombard") + " A3 north");
    CHECK(bombard.whyNot(0, lay(0, "A2", "A1")) == "An enemy there resists physical damage.");
    CHECK(before(card, "mage").can(0, lay(0, "B2", "A1")));
    KingdomTable militia = before(card, "militia");
    CHECK(militia.whyNot(0, lay(0, "B2", "A1")) == "An enemy there resists physical damage.");
    CHECK(before(card, "assassins").can(0, lay(0, "B2", "A1")));
}

TEST_CASE("Magical damage never lies on who resists it")
{
    const HordeCard card =
        drawnCard("x", {"ab...", "b....", ".....", ".....", "....."}, {{'a', {Trait::resistMagical}}});
    CHECK(before(card, "mage").whyNot(0, lay(0, "B2", "A1", "1 front")) ==
          "An enemy there resists magical damage.");
    CHECK(before(card, "archer").can(0, lay(0, "B2", "A1")));
}

TEST_CASE("Who has the border of one damage is hurt by it and by true damage alone")
{
    const HordeCard physical =
        drawnCard("x", {"a....", ".....", ".....", ".....", "....."}, {{'a', {Trait::onlyPhysical}}});
    const HordeCard magical =
        drawnCard("y", {"a....", ".....", ".....", ".....", "....."}, {{'a', {Trait::onlyMagical}}});
    CHECK(before(physical, "archer").can(0, lay(0, "B2", "A1")));
    CHECK(before(physical, "adept").whyNot(0, lay(0, "B2", "A1")) ==
          "Only physical or true damage hurts an enemy there.");
    CHECK(before(magical, "archer").whyNot(0, lay(0, "B2", "A1")) ==
          "Only magical or true damage hurts an enemy there.");
    CHECK(before(magical, "adept").can(0, lay(0, "B2", "A1")));
    CHECK(before(magical, "assassins").can(0, lay(0, "B2", "A1")));
    CHECK_FALSE(before(magical, "militia").can(0, lay(0, "B2", "A1")));
}

TEST_CASE("A special enemy is covered by true damage, soldiers and heroes")
{
    const HordeCard card =
        drawnCard("x", {"a....", ".....", ".....", ".....", "....."}, {{'a', {Trait::special}}});
    CHECK(before(card, "archer").whyNot(0, lay(0, "B2", "A1")) ==
          "Only true damage, soldiers and heroes cover an enemy there.");
    CHECK(before(card, "militia").can(0, lay(0, "B2", "A1")));
    KingdomTable table(1, {card});
    table.horde("x", "B2");
    const std::string archer = table.tower(0, "archer");
    table.mod(archer, "truth");
    table.play(0, "build " + archer + " B1 south");
    CHECK(table.can(0, lay(0, "B2", "A1")));
}

TEST_CASE("A soldier is refused by who resists its damage although the enemy is special")
{
    const HordeCard card = drawnCard("x", {"a....", ".....", ".....", ".....", "....."},
                                     {{'a', {Trait::special, Trait::resistPhysical}}});
    CHECK_FALSE(before(card, "militia").can(0, lay(0, "B2", "A1")));
    CHECK(before(card, "assassins").can(0, lay(0, "B2", "A1")));
}

TEST_CASE("A tile covers at most one square of a tough enemy, and one of each of several")
{
    const HordeCard card = drawnCard("x", {"aab..", "..b..", ".....", ".....", "....."},
                                     {{'a', {Trait::tough}}, {'b', {Trait::tough}}});
    KingdomTable table = before(card, "adept");
    CHECK(table.whyNot(0, lay(0, "B2", "A1")) ==
          "It would cover more than one square of a tough enemy at once.");
    CHECK(table.can(0, lay(0, "B2", "B1")));
    CHECK(table.can(0, lay(0, "B2", "B2")));
    CHECK_FALSE(table.can(0, lay(0, "B2", "C1", "1 front")));
    table.play(0, lay(0, "B2", "B1"));
    CHECK(table.can(0, lay(1, "B2", "A1", "1 front")));
}

TEST_CASE("A shield stops its damage from its side, and never from its own line")
{
    const auto shielded = [](ShieldSide side, Damage damage) {
        return drawnCard("x", {"ab...", ".....", ".....", ".....", "....."},
                         {{'a', {Trait::shield}, {{damage, side}}}});
    };
    const auto fromAbove = [&](ShieldSide side, Damage damage, const std::string& tower) {
        return before(shielded(side, damage), tower).can(0, lay(0, "B2", "D4"));
    };
    CHECK_FALSE(fromAbove(ShieldSide::top, Damage::magical, "adept"));
    CHECK(fromAbove(ShieldSide::top, Damage::physical, "adept"));
    CHECK(fromAbove(ShieldSide::bottom, Damage::magical, "adept"));
    CHECK(fromAbove(ShieldSide::left, Damage::magical, "adept"));
    CHECK(fromAbove(ShieldSide::right, Damage::magical, "adept"));
    CHECK_FALSE(fromAbove(ShieldSide::top, Damage::physical, "archer"));
    CHECK(fromAbove(ShieldSide::top, Damage::magical, "archer"));
    CHECK(fromAbove(ShieldSide::top, Damage::physical, "assassins"));
    CHECK_FALSE(fromAbove(ShieldSide::top, Damage::physical, "militia"));

    // A far shot from a site to the left of the horde.
    KingdomTable far(1, {shielded(ShieldSide::left, Damage::physical)});
    far.horde("x", "E3");
    far.play(0, "build " + far.tower(0, "archer") + " A3 north");
    CHECK_FALSE(far.state.isOpen());
}

TEST_CASE("Covering the icon of a shield lets the attack's next tile in")
{
    KingdomTable table(1, {drawnCard("x", {"ab...", ".....", ".....", ".....", "....."},
                                     {{'a', {Trait::shield}, {{Damage::magical, ShieldSide::top}}}})});
    table.horde("x", "B2");
    table.play(0, "build " + table.tower(0, "archmage") + " B1 south");
    CHECK_FALSE(table.state.isOpen());

    // The soldier of an attack covers the icon, and what is magical in it passes from then on.
    KingdomTable mixed(1, {table.game().box().horde(table.at("B2")->card)});
    mixed.horde("x", "B2");
    const std::string adept = mixed.tower(0, "adept");
    mixed.mod(adept, "guard");
    mixed.play(0, "build " + adept + " B1 south");
    const std::string second = lay(mixed.piece(), "B2", "D4");
    CHECK_FALSE(mixed.can(0, second));
    mixed.play(0, lay(mixed.piece(PieceKind::soldier), "B2", "A1"));
    CHECK(mixed.can(0, second));
    CHECK_FALSE(
        isShielded(mixed.game().box(), mixed.state, *mixed.at("B2"), Damage::magical, mixed.space("B1")));
}

TEST_CASE("An evasive horde is hit once a hero or a soldier is on it, and takes soldiers anywhere")
{
    HordeCard card = drawnCard("x", {"a.#..", ".....", ".....", ".....", "....."});
    card.isEvasive = true;
    KingdomTable table = before(card, "archer");
    CHECK_FALSE(table.state.isOpen());
    table.play(0, "build " + table.tower(0, "militia") + " A3 north");
    CHECK(table.can(0, lay(0, "B2", "C1")));
    table.play(0, lay(0, "B2", "E5"));
    table.play(0, "build " + table.tower(0, "archer") + " D1 west");
    CHECK(table.can(0, lay(2, "B2", "A1")));
    CHECK(table.whyNot(0, lay(2, "B2", "C1")) == "A square there cannot be covered.");
}

TEST_CASE("The horde under a flying one is hidden from attacks")
{
    HordeCard above = drawnCard("y", {"a....", ".....", ".....", ".....", "....."});
    above.isFlying = true;
    KingdomTable table(1, {drawnCard("x", {"a....", ".....", ".....", ".....", "....."}), above});
    const std::uint8_t ground = table.horde("x", "B2");
    const std::uint8_t flying = table.horde("y", "B2");
    table.play(0, "build " + table.tower(0, "archer") + " B1 south");
    table.play(0, lay(0, "B2", "A1"));
    CHECK(table.state.horde(flying)->covered != 0);
    CHECK(table.state.horde(ground)->covered == 0);
}
