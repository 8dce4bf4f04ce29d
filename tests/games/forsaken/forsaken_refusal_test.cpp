#include "forsaken_table.h"

#include "games/forsaken/view_ids.h"
#include "kernel/gestures.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::forsaken;

namespace {

CardId idOf(const char* card) { return shippedGame().content().find(Word(card)); }

/// What seat 0 reads who touches its card and then this.
std::string whyNotTouching(const ForsakenTable& table, const char* card, std::vector<Pick> then)
{
    std::vector<Pick> picks{Pick::ofPiece(handId(idOf(card), 0))};
    picks.insert(picks.end(), then.begin(), then.end());
    return words(explainGesture(shippedGame(), table.state, Seat{0}, picks).why);
}

Pick space(const char* cell) { return Pick::ofCell(kBoard, *Cell::fromText(cell)); }
Pick traveler(int seat) { return Pick::ofOption(panelId(Seat{static_cast<std::int8_t>(seat)}), {}); }

} // namespace

TEST_CASE("Where a card forges no Path the refusal says what its own words forbid there")
{
    auto table = ForsakenTable::atAction(6, {"slip-ahead", "leap-ravine", "brisk-march"});
    table.putPaths({"L2", "K3"});
    const auto slip = [&](const char* cell) { return whyNotTouching(table, "slip-ahead", {space(cell)}); };
    CHECK(slip("M1") == "This card forges no Path on M1: it is on the edge.");
    CHECK(slip("G7") == "No Path can be forged on G7: the fire is there.");
    CHECK(slip("K3") == "No Path can be forged on K3: one lies there.");
    CHECK(slip("B9") == "No Path can be forged on B9: it is beside neither the fire nor a Path.");

    const auto leap = [&](const char* cell) { return whyNotTouching(table, "leap-ravine", {space(cell)}); };
    for (const char* cell : {"J4", "C3"})
        CHECK(leap(cell) == std::string("This card forges no Path on ") + cell +
                                ": it is not exactly two steps from the Paths.");

    const auto march = [&](const char* first, const char* second) {
        return whyNotTouching(table, "brisk-march", {space(first), space(second)});
    };
    CHECK(march("J4", "M2") == "This card forges no Path on M2: it is on the edge.");
    CHECK(march("J4", "B9") == "No Path can be forged on B9: it is beside neither the fire nor a Path.");
    CHECK(march("J4", "K3") == "No Path can be forged on K3: one lies there.");
    CHECK(table.whyNot(0, "play brisk-march J4 J4") == "Choose two that differ.");
}

TEST_CASE("Where Destinations and Sites are forbidden a card that would reach one says so")
{
    auto table = ForsakenTable::atAction(6, {"wander", "leap-ravine"});
    table.state.spells.push_back({idOf("drowning-fog"), 0, Seat::none(), 0});
    table.putPaths({"D3", "K2"});
    CHECK(whyNotTouching(table, "wander", {space("J1")}) ==
          "No Path can be forged on J1: Destinations and Sites are forbidden now.");
    CHECK(whyNotTouching(table, "leap-ravine", {space("D1")}) ==
          "No Path can be forged on D1: Destinations and Sites are forbidden now.");
}

TEST_CASE("The first of two aims is refused for its own reason before the second is asked for")
{
    auto table = ForsakenTable::atAction(6, {"brisk-march", "two-suspects"});
    CHECK(whyNotTouching(table, "brisk-march", {space("A1")}) ==
          "No Path can be forged on A1: it is beside neither the fire nor a Path.");
    CHECK(whyNotTouching(table, "two-suspects", {traveler(0)}) == "Choose another player.");
    CHECK(whyNotTouching(table, "two-suspects", {traveler(1)}) ==
          "Name exactly what Two Suspects is aimed at.");
}

TEST_CASE("Whom a card cannot be aimed at is told with the reason, and so is a card that is aimed at nothing")
{
    auto table = ForsakenTable::atAction(8, {"hunting-knife", "seance", "wander", "take-stock", "overgrow"});
    table.state.living.remove(Seat{3});
    CHECK(whyNotTouching(table, "hunting-knife", {traveler(0)}) == "Choose another player.");
    CHECK(whyNotTouching(table, "hunting-knife", {traveler(3)}) == "Choose a living player.");
    table.state.onDoorstep.add(Seat{4});
    CHECK(whyNotTouching(table, "hunting-knife", {traveler(4)}) ==
          "No card is aimed at Player 5, who is on Death’s Doorstep.");
    CHECK(whyNotTouching(table, "hunting-knife", {space("G6")}) == "Hunting Knife is aimed at a player.");
    CHECK(whyNotTouching(table, "seance", {traveler(2)}) == "Choose a player who has died.");
    CHECK(whyNotTouching(table, "wander", {traveler(2)}) == "Wander is aimed at a territory.");
    CHECK(whyNotTouching(table, "overgrow", {space("B2")}) == "There is no Path on B2.");
    CHECK(whyNotTouching(table, "take-stock", {space("G6")}) ==
          "Take Stock is aimed at nothing: it is played alone.");
}

TEST_CASE("A Destination, a Curse and an Artifact that a card cannot be aimed at are refused with the reason")
{
    auto table = ForsakenTable::atAction(6, {"distant-smoke", "cleansing-smoke", "relic-thief"});
    table.state.turned = 1;
    CHECK(whyNotTouching(table, "distant-smoke", {space("A1")}) ==
          "Choose a Destination that lies face down.");
    CHECK(whyNotTouching(table, "distant-smoke", {space("G6")}) ==
          "Choose a Destination that lies face down.");
    CHECK(whyNotTouching(table, "cleansing-smoke", {space("G6")}) == "Choose a Curse in play.");
    CHECK(whyNotTouching(table, "relic-thief", {traveler(1)}) ==
          "Choose a Finder’s Action that lies before another player.");
}

TEST_CASE("Whoever touches another card while one is chosen reads why that one cannot be played")
{
    auto table = ForsakenTable::atAction(6, {"wander", "deny-fate"});
    CHECK(whyNotTouching(table, "wander", {Pick::ofPiece(handId(idOf("deny-fate"), 0))}) ==
          "There is nothing to answer with Deny Fate.");
}

TEST_CASE("Whoever touches the board without a card reads that a Path is forged with one")
{
    const auto table = ForsakenTable::atAction(6, {"wander"});
    const std::vector<Pick> picks{space("G5")};
    CHECK(words(explainGesture(shippedGame(), table.state, Seat{0}, picks).why) ==
          "A Path is forged with a card: choose the card first.");
}

TEST_CASE("Whoever is asked in a window and tries what is no answer reads that theirs is awaited")
{
    auto table = ForsakenTable::atAction(6, {"take-stock"}, "take-stock");
    table.play(0, "play take-stock");
    for (const char* move : {"end", "draw", "suffer", "enough", "vote down", "pick wander"})
        CHECK(table.whyNot(1, move) == "Your answer is awaited: play a card that answers, or pass.");
    table.play(1, "pass");
    CHECK(table.whyNot(1, "end") == "This cannot be done now.");
}

TEST_CASE("Whoever is asked at the end of a turn and tries what is no answer reads that theirs is awaited")
{
    auto table = ForsakenTable::atAction(6, {"take-stock", "wander"}, "take-stock");
    table.hold(1, {"take-stock", "quick-wits", "wander", "wander"});
    table.play(0, "play take-stock");
    table.passAll();
    table.hold(0, {"wander", "wander"});
    table.play(0, "end");
    REQUIRE(table.state.step == Step::fast);
    const std::string awaited = "Your answer is awaited: play a Fast Action, or pass.";
    for (const char* move :
         {"end", "draw", "forage", "forge G6", "play take-stock", "play wander G6", "vote down", "enough"})
        CHECK_MESSAGE(table.whyNot(1, move) == awaited, move);
    // What could be an answer is refused for its own reason.
    CHECK(table.whyNot(1, "play omen") == "You do not have this card.");
    CHECK(table.can(1, "play quick-wits"));
    // Nobody waits for whoever has used the Action and might only forage.
    CHECK(table.whyNot(0, "end") == "This cannot be done now.");
    table.play(1, "pass");
    CHECK(table.whyNot(1, "end") == "This cannot be done now.");
    CHECK(table.whyNot(1, "play take-stock") == "You have passed.");
}

TEST_CASE("Whoever might forage at the end of their turn reads of it where their answer is awaited")
{
    auto table = ForsakenTable::atAction(6, {"quick-wits", "take-stock"});
    table.play(0, "end");
    REQUIRE(table.state.step == Step::fast);
    const auto reads = [&] { return table.whyNot(0, "play take-stock"); };
    CHECK(reads() == "Your answer is awaited: play a Fast Action, or pass.");
    table.hold(0, {"quick-wits", "take-stock", "wander", "wander"});
    CHECK(reads() == "Your answer is awaited: play a Fast Action, forage, or pass.");
    table.play(0, "forage");
    CHECK(table.whyNot(0, "forage") == "You have foraged in this turn.");
}
