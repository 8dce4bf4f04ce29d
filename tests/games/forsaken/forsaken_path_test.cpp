#include "forsaken_table.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::forsaken;

TEST_CASE("The board is 13 by 13, the start in the middle, every edge space six steps away")
{
    Territories reached{kStart};
    for (int step = 0; step < 5; ++step)
        reached = reached.grown();
    CHECK((edge() - reached) == edge());
    CHECK(reached.grown().count() == kSide * kSide);
    CHECK(kStart.text() == "G7");
}

TEST_CASE(
    "Destinations lie in the corners and the middles of the edges, Excavation Sites halfway between them")
{
    CHECK(landmarks().count() == 16);
    CHECK((landmarks() - edge()).isEmpty());
    for (std::size_t i = 0; i < kLandmarks; ++i) {
        const Cell here = kDestinations[i];
        const Cell next = kDestinations[(i + 1) % kLandmarks];
        CHECK(kSites[i] == Cell{static_cast<std::int16_t>((here.column + next.column) / 2),
                                static_cast<std::int16_t>((here.row + next.row) / 2)});
    }
}

TEST_CASE("A Path is forged beside the start or a Path, in eight directions, and not on either, which a "
          "refusal says")
{
    ForsakenTable table(4);
    table.untilDay();
    const int first = table.state.active.index;
    CHECK(table.legal(first, "forge").size() == 8);
    CHECK(table.can(first, "forge F6"));
    CHECK(table.whyNot(first, "forge G7") == "No Path can be forged on G7: the fire is there.");
    CHECK(table.whyNot(first, "forge E5") ==
          "No Path can be forged on E5: it is beside neither the fire nor a Path.");
    table.play(first, "forge F6");
    CHECK(table.can(table.state.active.index, "forge E5"));
    CHECK(table.whyNot(table.state.active.index, "forge F6") ==
          "No Path can be forged on F6: one lies there.");
}

TEST_CASE("Any Path can be built on, not only the last one")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.putPaths({"G5", "F6"});
    table.hold(0, {"wander"});
    table.play(0, "draw");
    CHECK(table.can(0, "play wander G4"));
    CHECK(table.can(0, "play wander E5"));
    CHECK(table.can(0, "play wander H8"));
}

TEST_CASE("What a destroyed Path leaves unconnected stays a place to build from")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.putPaths({"G5", "G4"});
    table.hold(0, {"overgrow"});
    table.play(0, "draw");
    CHECK_FALSE(table.can(0, "play overgrow G7"));
    table.play(0, "play overgrow G5");
    table.passAll();
    CHECK_FALSE(table.hasPath("G5"));
    table.hold(1, {"wander"});
    table.play(0, "end");
    table.passAll();
    table.play(1, "draw");
    CHECK(table.can(1, "play wander G3"));
    CHECK(table.can(1, "play wander G5"));
}

TEST_CASE("A Path on a Destination turns it, and a Dead End does nothing")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.putPaths({"G2"});
    table.hold(0, {"wander"});
    table.hold(1, {"wander"});
    table.play(0, "draw");
    table.play(0, "play wander G1");
    CHECK_FALSE(table.state.isTurned(1));
    table.passAll();
    CHECK(table.state.isTurned(1));
    CHECK(table.hasTold("G1 is a Dead End"));
    CHECK(table.outcome() == "");
    table.state.paths.remove(*Cell::fromText("G1"));
    table.told.clear();
    table.play(0, "end");
    table.passAll();
    table.play(1, "draw");
    table.play(1, "play wander G1");
    table.passAll();
    CHECK(table.hasPath("G1"));
    CHECK(table.state.isTurned(1));
    CHECK_FALSE(table.hasTold("G1 is a Dead End"));
}

TEST_CASE("Who navigates to the Village ends the match for the Villagers, whoever it was")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.cast(2, Role::coward);
    table.cast(3, Role::cursed);
    table.putPaths({"B2"});
    table.hold(0, {"wander"});
    table.play(0, "draw");
    table.play(0, "play wander A1");
    table.passAll();
    CHECK(table.outcome() == "The Villagers win: they found the Village.");
    CHECK_FALSE(table.winners().has(Seat{0}));
    CHECK(table.winners().has(Seat{1}));
    CHECK_FALSE(table.winners().has(Seat{2}));
    CHECK(table.winners().has(Seat{3}));
    CHECK(shippedGame().toAct(table.state).isEmpty());
}

TEST_CASE("Who navigates to the Void ends the match for the Forsaken, the Coward with them")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.cast(2, Role::coward);
    table.cast(3, Role::cursed);
    table.putPaths({"L12"});
    table.hold(0, {"wander"});
    table.play(0, "draw");
    table.play(0, "play wander M13");
    table.passAll();
    CHECK(table.outcome() == "The Forsaken win: they led everybody to the Void.");
    CHECK(table.winners().has(Seat{0}));
    CHECK(table.winners().has(Seat{2}));
    CHECK_FALSE(table.winners().has(Seat{3}));
    CHECK_FALSE(table.winners().has(Seat{1}));
}

TEST_CASE("A Site gives the finder a Finder's Action, face up, and yields once")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.putPaths({"D2"});
    table.stack({"lantern"});
    table.hold(0, {"wander"});
    table.play(0, "draw");
    table.play(0, "play wander D1");
    table.passAll();
    REQUIRE(table.of(0).finds.size() == 1);
    CHECK(table.hasTold("Player 1 found Lantern of Truth"));
    const auto left = table.state.artifactDeck.size();
    table.state.paths.remove(*Cell::fromText("D1"));
    table.play(0, "end");
    table.passAll();
    table.hold(1, {"wander"});
    table.play(1, "draw");
    table.play(1, "play wander D1");
    table.passAll();
    CHECK(table.state.artifactDeck.size() == left);
    CHECK(table.of(1).finds.empty());
}

TEST_CASE(
    "A Finder's Action is a Fast Action, is used once, uses up an Action and goes to the Travelers discard")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.of(1).finds.push_back(shippedGame().content().find(Word("lantern")));
    table.play(0, "draw");
    table.play(1, "play lantern seat-1");
    table.passAll();
    CHECK(table.of(1).souls.has(Seat{0}));
    CHECK(table.of(1).finds.empty());
    CHECK(table.state.acted.has(Seat{1}));
    CHECK(shippedGame().content().card(table.state.discard.back()).key == Word("lantern"));
}

TEST_CASE("A Group Action happens at once, for all the living, without a window")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.putPaths({"D2"});
    table.stack({"hidden-cache"});
    for (int seat = 0; seat < 6; ++seat)
        table.hold(seat, {"take-stock"});
    table.hold(0, {"wander"});
    table.play(0, "draw");
    table.play(0, "play wander D1");
    const int ofWander = table.state.window.number;
    table.passAll();
    for (int seat = 1; seat < 6; ++seat)
        CHECK(table.cards(seat) == 3);
    // The next one is that of the Action Phase, which goes on.
    CHECK(table.state.window.number == ofWander + 1);
}

TEST_CASE("An empty Artifact deck yields nothing")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.putPaths({"D2"});
    table.state.artifactDeck.clear();
    table.hold(0, {"wander"});
    table.play(0, "draw");
    table.play(0, "play wander D1");
    table.passAll();
    CHECK(table.hasPath("D1"));
    CHECK(table.of(0).finds.empty());
}

TEST_CASE("Used Artifacts are set aside when the Travelers discard is shuffled")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.state.deck.clear();
    table.state.discard.clear();
    table.state.discard.push_back(shippedGame().content().find(Word("lantern")));
    table.state.discard.push_back(shippedGame().content().find(Word("wander")));
    table.play(0, "draw");
    CHECK(table.count(0, "wander") == 1);
    CHECK(table.state.discard.empty());
    CHECK(table.state.deck.empty());
}

TEST_CASE("With deck and discard empty nobody draws")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.state.deck.clear();
    table.state.discard.clear();
    table.play(0, "draw");
    CHECK(table.cards(0) == 0);
    CHECK(table.state.step == Step::action);
}
