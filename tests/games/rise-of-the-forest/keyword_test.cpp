#include "forest_table.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::rise_of_the_forest;

namespace {

/// A Shadowborn on a tile that has acted, so that the next to act is somebody else.
int acted(ForestTable& table, const std::string& key, int tile, int health = 0)
{
    const int number = table.run(key, tile);
    table.unit(number).hasActed = true;
    if (health > 0)
        table.unit(number).health = static_cast<std::int16_t>(health);
    return number;
}

} // namespace

TEST_CASE("Vigor gives health when a unit first comes onto the track in a round, and no second time")
{
    ForestTable table;
    const int runner = table.run("bramblekin", 0);
    table.item("rising-sap");
    table.man("chanter", 1, 1);
    table.beginRun();
    table.letFall({1, 1});
    table.advance();
    CHECK(table.healthOf(runner) == 11);
    table.advance();
    CHECK(table.tileOf(runner) == 0);
    CHECK(table.healthOf(runner) == 10);
    table.advance();
    CHECK(table.tileOf(runner) == 1);
    CHECK(table.healthOf(runner) == 10);
}

TEST_CASE("Swift gives one die more for the first roll of a round alone, and never more than three")
{
    ForestTable table;
    const int swift = table.run("pathrunner", 0);
    table.run("bramblekin", 0);
    table.item("long-howl");
    table.beginRun();
    table.letFall({1, 1, 1, 1, 1, 1});
    table.advance();
    CHECK(table.tileOf(swift) == 3);
    CHECK(table.hasTold("Swift: one die more for the first roll of Pathrunner"));
    table.advance(2);
    CHECK(table.tileOf(swift) == 5);

    ForestTable fast;
    fast.run("whelp", 0);
    fast.item("long-howl");
    fast.beginRun();
    fast.advance();
    CHECK(fast.state.last.dice.size() == 3);
}

TEST_CASE("Regeneration gives health when a turn begins on the track, before Venom takes some, and not on "
          "the stack")
{
    ForestTable table;
    const int runner = table.run("leechling", 3);
    table.unit(runner).health = 1;
    table.unit(runner).venom = 1;
    const int waiting = table.run("leechling", 0);
    table.beginRun();
    table.letFall({1, 1, 3, 3});
    table.advance();
    CHECK(table.healthOf(runner) == 1);
    CHECK(table.tileOf(runner) == 5);
    table.advance();
    CHECK(table.healthOf(waiting) == 4);
}

TEST_CASE("Leap takes the next free tile down where another is landed on, and the base past the last one")
{
    ForestTable table;
    const int wisp = table.run("wisp", 5);
    acted(table, "bramblekin", 7);
    acted(table, "bramblekin", 8);
    table.beginRun();
    table.letFall({1, 1});
    table.advance();
    CHECK(table.tileOf(wisp) == 9);

    ForestTable last;
    const int jumper = last.run("wisp", 15);
    acted(last, "bramblekin", 17);
    acted(last, "bramblekin", 18);
    last.beginRun();
    last.letFall({1, 1});
    last.advance();
    CHECK(last.tileOf(jumper) == -1);
    CHECK(last.state.baseHealth == 9);
}

TEST_CASE("Leap counts when a unit is pushed, so that a Push may fail")
{
    ForestTable table;
    const int wisp = acted(table, "wisp", 6);
    acted(table, "bramblekin", 5);
    table.man("chanter", 1, 6);
    table.beginRun();
    table.advance();
    CHECK(table.tileOf(wisp) == 6);
}

TEST_CASE("Siege takes 1 more from the base: at 1, brought to 2 by Life Steal, it falls to a leveled one "
          "with Siege")
{
    ForestTable table;
    table.state.baseHealth = 1;
    acted(table, "whelp", 3, 1);
    const int nightmare = acted(table, "nightmare", 18);
    table.man("mender", 1, 3);
    table.beginRun();
    table.advance();
    CHECK(table.state.baseHealth == 2);
    CHECK_FALSE(table.state.isOver());
    table.advance();
    CHECK(table.state.last.number == nightmare);
    CHECK(table.state.baseHealth == -1);
    CHECK(table.state.isOver());
}

TEST_CASE("A unit with Shroud is not shot at while one without is in range, and is where there is none")
{
    ForestTable table;
    const int lurker = acted(table, "lurker", 8);
    const int open = acted(table, "bramblekin", 6);
    table.man("longbow", 1, 7);
    table.beginRun();
    table.advance();
    CHECK(table.healthOf(lurker) == 4);
    CHECK(table.healthOf(open) == 6);
    CHECK(table.hasTold("Shroud: Lurker was not aimed at"));

    ForestTable alone;
    const int only = acted(alone, "lurker", 8);
    alone.man("longbow", 1, 7);
    alone.beginRun();
    alone.advance();
    CHECK(alone.healthOf(only) == 2);
}

TEST_CASE("Armor takes from attacks and from Splash, and always leaves 1: Armor 2 against damage 1")
{
    ForestTable table;
    const int bark = acted(table, "barkback", 6);
    const int beside = acted(table, "barkback", 5);
    table.item("second-bark");
    table.man("sparker", 1, 6);
    table.man("torchman", 2, 6);
    table.beginRun();
    table.advance();
    CHECK(table.healthOf(bark) == 5);
    CHECK(table.healthOf(beside) == 5);
    table.state.track.towers[1].at = table.state.track.towers[0].at;
    table.advance();
    CHECK(table.healthOf(bark) == 4);
}

TEST_CASE("Armor does not help against Venom")
{
    ForestTable table;
    const int bark = table.run("barkback", 6);
    table.unit(bark).venom = 2;
    table.beginRun();
    table.advance();
    CHECK(table.healthOf(bark) == 4);
}

TEST_CASE("Frenzy moves one tile down after each attack that is survived, and not for Splash")
{
    ForestTable table;
    const int alpha = acted(table, "pack-alpha", 6);
    const int other = acted(table, "pack-alpha", 4);
    table.man("twinstring", 1, 6);
    table.beginRun();
    table.advance();
    CHECK(table.tileOf(alpha) == 8);
    CHECK(table.healthOf(alpha) == 3);

    ForestTable splash;
    const int aimed = acted(splash, "bramblekin", 6);
    const int near = acted(splash, "pack-alpha", 5);
    splash.man("sparker", 1, 6);
    splash.beginRun();
    splash.advance();
    CHECK(splash.tileOf(near) == 5);
    CHECK(splash.healthOf(near) == 4);
    CHECK(splash.tileOf(aimed) == 6);
    CHECK(table.tileOf(other) == 4);
}

TEST_CASE("Frenzy may enter the base before a Push, which then finds nobody")
{
    ForestTable table;
    const int alpha = acted(table, "pack-alpha", 18);
    acted(table, "bramblekin", 1);
    table.man("chanter", 1, 18);
    table.beginRun();
    table.advance();
    CHECK(table.tileOf(alpha) == -1);
    CHECK(table.state.baseHealth == 8);
}

TEST_CASE("Frenzy that lands on another goes back to its own tile")
{
    ForestTable table;
    const int alpha = acted(table, "pack-alpha", 6);
    table.unit(acted(table, "lurker", 7));
    table.man("fletcher", 1, 5);
    table.beginRun();
    table.advance();
    CHECK(table.tileOf(alpha) == 6);
}

TEST_CASE("Undying stays at 1 the first time in a round that it would be killed, by whatever")
{
    ForestTable table;
    const int drowned = acted(table, "drowned-one", 6, 2);
    table.man("pyre-keeper", 1, 6);
    table.man("pyre-keeper", 2, 6);
    table.beginRun();
    table.advance();
    CHECK(table.healthOf(drowned) == 1);
    CHECK(table.tileOf(drowned) == 6);
    table.state.track.towers[1].at = table.state.track.towers[0].at;
    table.advance();
    CHECK(table.tileOf(drowned) == -1);

    ForestTable venom;
    const int poisoned = venom.run("drowned-one", 6);
    venom.unit(poisoned).health = 1;
    venom.unit(poisoned).venom = 2;
    venom.beginRun();
    venom.letFall({1, 1});
    venom.advance();
    CHECK(venom.healthOf(poisoned) == 1);
    CHECK(venom.tileOf(poisoned) == 8);

    ForestTable splash;
    const int wet = acted(splash, "drowned-one", 5, 1);
    acted(splash, "bramblekin", 6);
    splash.man("sparker", 1, 6);
    splash.beginRun();
    splash.advance();
    CHECK(splash.healthOf(wet) == 1);
}

TEST_CASE(
    "Bequeath gives health to the next Shadowborn up the track, and nothing where that one is on the stack")
{
    ForestTable table;
    acted(table, "bogling", 6, 1);
    const int heir = acted(table, "bramblekin", 3);
    const int further = acted(table, "bramblekin", 1);
    table.man("fletcher", 1, 6);
    table.beginRun();
    table.advance();
    CHECK(table.healthOf(heir) == 11);
    CHECK(table.healthOf(further) == 8);

    ForestTable alone;
    acted(alone, "bogling", 6, 1);
    const int stacked = alone.run("bramblekin", 0);
    alone.unit(stacked).hasActed = true;
    alone.man("fletcher", 1, 6);
    alone.beginRun();
    alone.advance();
    CHECK(alone.healthOf(stacked) == 8);
}

TEST_CASE("Several below 1 after one attack fall together, so that none of them is another's heir")
{
    ForestTable table;
    const int aimed = acted(table, "bogling", 6, 1);
    const int near = acted(table, "leechling", 5, 1);
    const int heir = acted(table, "bramblekin", 2);
    table.man("sparker", 1, 6);
    table.beginRun();
    table.advance();
    CHECK(table.tileOf(aimed) == -1);
    CHECK(table.tileOf(near) == -1);
    CHECK(table.healthOf(heir) == 11);
    // The one farther down is told first (ruling 32).
    CHECK(table.told == std::vector<std::string>{"Sparker shot Bogling dead on tile 6",
                                                 "Splash reached Leechling on tile 5: 0 health left",
                                                 "Bogling was killed", "Leechling was killed",
                                                 "Bequeath: Bramblekin gained 3 health from Bogling"});
}

TEST_CASE("Reach and Might of an item add to range and damage of the units of its type")
{
    ForestTable table;
    const int far = acted(table, "bramblekin", 10);
    table.man("fletcher", 1, 7);
    table.man("torchman", 2, 12);
    table.item("clear-sky");
    table.item("broadheads");
    table.beginRun();
    table.advance();
    CHECK(table.healthOf(far) == 6);
    table.advance();
    CHECK(table.healthOf(far) == 6);
}

TEST_CASE("Twin attacks twice in one step and aims anew")
{
    ForestTable table;
    acted(table, "whelp", 8, 1);
    const int second = acted(table, "bramblekin", 6);
    table.man("twinstring", 1, 7);
    table.beginRun();
    const auto steps = table.state.steps;
    table.advance();
    CHECK(table.state.steps == steps + 1);
    CHECK(table.healthOf(second) == 7);
}

TEST_CASE("Splash hurts those on the tiles just before and just behind the target, in range or not")
{
    ForestTable table;
    const int aimed = acted(table, "bramblekin", 6);
    const int before = acted(table, "lurker", 7);
    const int behind = acted(table, "bramblekin", 5);
    const int far = acted(table, "bramblekin", 4);
    table.man("torchman", 1, 6);
    table.man("sparker", 2, 4);
    table.beginRun();
    table.advance();
    CHECK(table.healthOf(aimed) == 5);
    CHECK(table.healthOf(before) == 4);
    table.state.track.towers[1].at = table.state.track.tiles[4].at.moved(0, 1);
    table.advance();
    CHECK(table.healthOf(aimed) == 4);
    CHECK(table.healthOf(before) == 3);
    CHECK(table.healthOf(behind) == 7);
    CHECK(table.healthOf(far) == 8);
}

TEST_CASE("Life Steal gives the base health when the attack kills, and a kill by Splash gives none")
{
    Content content = shippedForest().content();
    const auto mender = std::ranges::find(content.cards, "mender", &CardKind::key);
    mender->amounts[static_cast<std::size_t>(Trait::splash)] = 2;
    ForestTable table;
    const int aimed = acted(table, "bramblekin", 6);
    const int near = acted(table, "whelp", 5, 1);
    table.man("mender", 1, 6);
    table.beginRun();
    Log log;
    Run(content, table.state, log).advance();
    CHECK(table.tileOf(near) == -1);
    CHECK(table.healthOf(aimed) == 6);
    CHECK(table.state.baseHealth == 10);
}

TEST_CASE("Slow takes one die of the next roll, even the only one, and does not add up")
{
    ForestTable table;
    const int slow = acted(table, "bramblekin", 6);
    const int fast = acted(table, "whelp", 2);
    table.man("ringer", 1, 6);
    table.man("ringer", 2, 2);
    table.man("ringer", 3, 2);
    table.beginRun();
    table.advance(3);
    CHECK(table.unit(slow).isSlowed);
    table.advance();
    CHECK(table.tileOf(slow) == 6);
    CHECK(table.hasTold("Bramblekin rolled no die and stays"));
    CHECK_FALSE(table.unit(slow).isSlowed);
    table.advance();
    CHECK(table.state.last.number == fast);
    CHECK(table.state.last.dice.size() == 2);
}

TEST_CASE("A unit without a die on the stack keeps its place, and Slow is used up")
{
    ForestTable table;
    const int first = table.run("bramblekin", 0);
    table.run("whelp", 0);
    table.unit(first).isSlowed = true;
    table.beginRun();
    table.advance();
    CHECK(table.state.stack.front() == first);
    CHECK_FALSE(table.unit(first).isSlowed);
}

TEST_CASE("Venom takes health whenever a turn begins on the track, only the strongest counts, and it is idle "
          "on the stack")
{
    ForestTable table;
    const int runner = acted(table, "bramblekin", 6);
    table.man("herbalist", 1, 6);
    table.man("apothecary", 2, 6);
    table.beginRun();
    table.advance(2);
    CHECK(table.unit(runner).venom == 2);
    CHECK(table.healthOf(runner) == 6);
    table.advance();
    CHECK(table.healthOf(runner) == 4);
    table.unit(runner).where = Where::stack;
    table.unit(runner).hasActed = false;
    table.state.stack.push_back(static_cast<std::uint8_t>(runner));
    table.advance();
    CHECK(table.healthOf(runner) == 4);
}

TEST_CASE("Venom of card and item does not add up, other numbers do")
{
    ForestTable table;
    const int runner = acted(table, "old-oak", 6);
    table.man("herbalist", 1, 6);
    table.item("bitter-balm");
    table.item("second-bark");
    table.beginRun();
    CHECK(powerOf(table.game().content(), table.state, table.unit(runner), Trait::armor) == 2);
    table.advance();
    CHECK(table.unit(runner).venom == 1);
}

TEST_CASE("Who is killed by Venom does not roll")
{
    ForestTable table;
    const int runner = table.run("whelp", 6);
    table.run("bramblekin", 1);
    table.unit(runner).venom = 9;
    table.beginRun();
    table.advance();
    CHECK(table.tileOf(runner) == -1);
    CHECK(table.state.last.dice.empty());
    CHECK(table.hasTold("Venom killed Whelp"));
}

TEST_CASE("Push moves a survivor up, by the rule of landing, and above the first tile under the stack")
{
    ForestTable table;
    const int runner = acted(table, "bramblekin", 6);
    acted(table, "lurker", 4);
    table.man("abbess", 1, 6);
    table.beginRun();
    table.advance();
    CHECK(table.tileOf(runner) == 3);

    ForestTable first;
    const int early = acted(first, "bramblekin", 2);
    first.man("abbess", 1, 2);
    first.beginRun();
    first.advance();
    CHECK(first.tileOf(early) == 0);
    CHECK(first.healthOf(early) == 6);
}

TEST_CASE("Keywords of Shadowborn come before those of Lightborn: Frenzy, then Slow, Venom and Push")
{
    ForestTable table;
    const int alpha = acted(table, "pack-alpha", 6);
    table.man("chanter", 1, 6);
    table.item("peal");
    table.beginRun();
    table.advance();
    CHECK(table.tileOf(alpha) == 6);
    CHECK(table.unit(alpha).isSlowed);
    CHECK(table.hasTold("Push: Pack Alpha went back from tile 7 to tile 6"));
}

TEST_CASE("An attack goes to whoever is farthest down the track in range, counted in steps over anything")
{
    ForestTable table;
    const int near = acted(table, "bramblekin", 6);
    const int far = acted(table, "bramblekin", 8);
    const int out = acted(table, "bramblekin", 9);
    table.man("fletcher", 1, 6);
    table.beginRun();
    table.advance();
    CHECK(table.healthOf(near) == 8);
    CHECK(table.healthOf(far) == 7);
    CHECK(table.healthOf(out) == 8);
    CHECK(stepsBetween({0, 0}, {2, 3}) == 5);
}

TEST_CASE("An item that one partner plays counts for the units that the other played")
{
    ForestTable table(4);
    const auto cards = table.deal(0, {"second-bark"});
    table.deal(2, {"bramblekin"});
    table.play(2, "skip");
    table.play(2, "play 2");
    table.play(2, "end");
    table.play(0, "skip");
    table.play(0, "play " + std::to_string(cards[0]));
    CHECK(powerOf(table.game().content(), table.state, table.unit(2), Trait::armor) == 1);
}
