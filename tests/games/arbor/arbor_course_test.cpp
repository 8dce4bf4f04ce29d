#include "arbor_table.h"

#include "kernel/cbor.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::arbor;

namespace {

ArborTable quiet()
{
    return ArborTable({
        "A1 . . . .",
        ". . * . .",
        ". . . . A2",
    });
}

/// Seat 0 has three Glory and nothing else to wish for.
ArborTable glorious()
{
    ArborTable table({
        "A1 T1 T1 . .",
        ". * . . .",
        ". . . . A2",
    });
    table.state.terms.glory = 3;
    return table;
}

} // namespace

TEST_CASE("Dawn comes by itself: the higher die is the manna, up to the maximum")
{
    ArborTable table = quiet();
    table.letFall({2, 3, 6, 4});
    table.play(0, "end");
    CHECK(table.state.step == Step::day);
    CHECK(table.of(1).manna == 3);
    CHECK(!table.of(1).canBless);
    CHECK(table.hasRevealed);
    CHECK(table.hasTold("Player 2 rolled 2 and 3"));
    table.play(1, "end");
    CHECK(table.of(0).manna == 3);
    CHECK(table.state.round == 2);
}

TEST_CASE("The log tells why the manna is another number than the higher die")
{
    ArborTable table = quiet();
    const int most = table.maximum(1);
    REQUIRE(most < 6);
    table.of(1).storm = -1;
    table.letFall({2, 6});
    table.play(0, "end");
    CHECK(table.of(1).manna == most - 1);
    CHECK(table.hasTold("Player 2 holds " + std::to_string(most) + " manna at most"));
    CHECK(table.hasTold("Player 2 gets 1 manna less at this Dawn"));
}

TEST_CASE("A Blessing on one die gives the other die's manna and the Ancient's Blessing for that Day")
{
    ArborTable table = quiet();
    table.lead(1, "moss");
    table.letFall({1, 2, 3, 3, 4, 4});
    table.play(0, "end");
    CHECK(table.of(1).manna == 2);
    CHECK(table.of(1).canBless);
    table.play(1, "bless");
    CHECK(table.of(1).manna == 2);
    CHECK(table.whyNot(1, "bless") == "Your Blessing has been used in this turn.");
    table.play(1, "end");
    CHECK(table.whyNot(0, "bless") == "You have no Blessing in this turn.");
    table.play(0, "end");
    CHECK(!table.of(1).hasBlessed);
}

TEST_CASE("A Blessing that is not used is gone with the Day")
{
    ArborTable table = quiet();
    table.lead(1, "moss");
    table.letFall({1, 2, 3, 3, 4, 4});
    table.play(0, "end");
    table.play(1, "end");
    table.play(0, "end");
    CHECK(!table.of(1).canBless);
}

TEST_CASE("After two Blessings both dice or one are rolled again")
{
    ArborTable table = quiet();
    table.letFall({1, 1});
    table.play(0, "end");
    CHECK(table.state.step == Step::dawn);
    // In words, which a screen reader says and every language has.
    CHECK(table.hasTold("Player 2 rolled Blessing and Blessing"));
    CHECK(table.legal(1) == std::vector<std::string>{"reroll both", "reroll first", "reroll second"});
    CHECK(table.whyNot(1, "end") == "Two Blessings: reroll one die or both first.");
    SUBCASE("both")
    {
        table.letFall({3, 2});
        table.play(1, "reroll both");
        CHECK(table.of(1).manna == 3);
        CHECK(!table.of(1).canBless);
    }
    SUBCASE("one, and the other's Blessing stays")
    {
        table.letFall({2});
        table.play(1, "reroll second");
        CHECK(table.state.dice == std::array<std::int8_t, 2>{1, 2});
        CHECK(table.of(1).manna == 2);
        CHECK(table.of(1).canBless);
    }
    SUBCASE("again while it is double")
    {
        table.letFall({1, 5, 1});
        table.play(1, "reroll first");
        CHECK(table.state.step == Step::dawn);
        table.play(1, "reroll both");
        CHECK(table.state.dice == std::array<std::int8_t, 2>{5, 1});
        CHECK(table.state.step == Step::day);
        CHECK(table.of(1).canBless);
    }
}

TEST_CASE("Dice are only rolled again after two Blessings")
{
    const ArborTable table = quiet();
    CHECK(table.whyNot(0, "reroll both") == "Dice are only rolled again at Dawn, after two Blessings.");
}

TEST_CASE("At Dusk displayed cards cost one manna each, and nothing else is possible after the first")
{
    ArborTable table = quiet();
    table.play(0, "draw 2");
    CHECK(table.state.step == Step::dusk);
    CHECK(table.of(0).manna == 4);
    CHECK(table.cards(0) == 1);
    CHECK(table.whyNot(0, "grow B1") ==
          "It is Dusk: after the first card you can only draw more or end your turn.");
    CHECK(table.whyNot(0, "draw 2") == "Card 2 has been taken.");
    CHECK(table.whyNot(0, "draw 4") == "The displayed cards are numbered 1 to 3.");
    CHECK(table.legal(0) == std::vector<std::string>{"draw 1", "draw 3", "end"});
}

TEST_CASE("Drawn cards are replaced at Night, not before, and come to light then")
{
    ArborTable table = quiet();
    table.play(0, "draw 1");
    CHECK(!table.state.display[0].has_value());
    CHECK(!table.hasRevealed);
    table.play(0, "end");
    REQUIRE(table.state.display[0].has_value());
    CHECK(table.state.display[0]->spirit == Spirit::storm);
    CHECK(table.state.deck.size() == 11);
    CHECK(table.hasRevealed);
}

TEST_CASE("A turn is over by itself when all three cards are drawn, the manna is gone or the hand is full")
{
    ArborTable table = quiet();
    SUBCASE("all three")
    {
        table.play(0, "draw 1");
        table.play(0, "draw 2");
        table.play(0, "draw 3");
        CHECK(table.cards(0) == 3);
    }
    SUBCASE("no manna")
    {
        table.lead(0, "heron");
        table.of(0).manna = 1;
        table.play(0, "draw 1");
    }
    SUBCASE("four in hand")
    {
        table.hold(0, {Spirit::fire, Spirit::fire, Spirit::fire});
        table.play(0, "draw 1");
        CHECK(table.cards(0) == 4);
    }
    CHECK(table.state.active == Seat{1});
}

TEST_CASE("Nobody draws beyond four cards in hand")
{
    ArborTable table = quiet();
    table.hold(0, {Spirit::fire, Spirit::fire, Spirit::fire, Spirit::fire});
    CHECK(table.whyNot(0, "draw 1") == "You hold 4 cards: that is the most.");
}

TEST_CASE("When a card is wanted and the deck is empty, the discard is shuffled to be the deck")
{
    ArborTable table = quiet();
    table.state.deck.clear();
    table.discard({Spirit::fire, Spirit::fire, Spirit::fate});
    table.play(0, "draw 1");
    table.play(0, "end");
    CHECK(table.state.display[0].has_value());
    CHECK(table.state.discard.empty());
    CHECK(table.state.deck.size() == 2);
    CHECK(table.state.display[0]->id >= 5000);
}

TEST_CASE("Turns go round in the order of the seats, and a round is over when the first player is on again")
{
    ArborTable table({"A1 . .", ". A2 .", ". . A3"});
    table.state.first = Seat{1};
    table.state.active = Seat{1};
    table.of(1).manna = 1;
    table.letFall({2, 3, 2, 3, 2, 3});
    table.play(1, "end");
    CHECK(table.state.active == Seat{2});
    table.play(2, "end");
    CHECK(table.state.active == Seat{0});
    CHECK(table.state.round == 1);
    table.play(0, "end");
    CHECK(table.state.active == Seat{1});
    CHECK(table.state.round == 2);
}

TEST_CASE(
    "Where Glory must be held, whoever has the target when their own Dawn begins wins before the dice fall")
{
    ArborTable table = glorious();
    table.letFall({3, 2});
    table.play(0, "end");
    CHECK(!table.state.outcome());
    table.play(1, "end");
    REQUIRE(table.state.outcome());
    CHECK(table.state.outcome()->winners == Seats(Seat{0}));
    CHECK(words(table.state.outcome()->reason) == "Player 1 held 3 Glory until Dawn.");
    CHECK(table.game().toAct(table.state).isEmpty());
    CHECK(table.whyNot(0, "end") == "The match is over.");
}

TEST_CASE("Glory that is lost before Dawn does not win, and a dip made good does not matter")
{
    ArborTable table = glorious();
    table.letFall({3, 2});
    table.play(0, "end");
    table.hold(1, {Spirit::fire});
    table.play(1, "play ash C1");
    SUBCASE("lost")
    {
        table.letFall({3, 2});
        table.play(1, "end");
        CHECK(!table.state.outcome());
        CHECK(table.state.active == Seat{0});
    }
    SUBCASE("made good")
    {
        table.put(0, TileKind::tree, "C1");
        table.play(1, "end");
        CHECK(table.state.outcome());
    }
}

TEST_CASE("Where Glory must be reached, the match is won at once")
{
    ArborTable table = glorious();
    table.state.terms.win = WinRule::reach;
    table.state.terms.glory = 4;
    table.play(0, "move B1");
    CHECK(!table.state.outcome());
    table.play(0, "move C1");
    table.play(0, "grow C2");
    REQUIRE(table.state.outcome());
    CHECK(table.state.outcome()->winners == Seats(Seat{0}));
    CHECK(words(table.state.outcome()->reason) == "Player 1 reached 4 Glory.");
}

TEST_CASE(
    "Of two who reach the target at the same moment the active player wins, else the next in turn order")
{
    ArborTable table({
        "T1 . . .",
        "A1 . * T3",
        ". . A2 .",
        ". . . A3",
    });
    table.state.terms.win = WinRule::reach;
    table.state.terms.glory = 1;
    table.state.land.put(at("B1"), {});
    SUBCASE("the active player")
    {
        table.state.active = Seat{1};
        table.of(1).manna = 3;
        table.play(1, "grow C4");
        CHECK(table.state.outcome()->winners == Seats(Seat{1}));
    }
    SUBCASE("the next in turn order")
    {
        table.play(0, "grow A3");
        CHECK(table.state.outcome()->winners == Seats(Seat{1}));
    }
}

TEST_CASE("An opponent who reaches the target by somebody else's move wins at once too")
{
    ArborTable table({
        "A1 . . . .",
        ". . . . *",
        "A2 . . T2 T2",
    });
    table.state.terms.win = WinRule::reach;
    table.state.terms.glory = 2;
    table.hold(0, {Spirit::shadow});
    table.play(0, "play darkness A3 D3");
    REQUIRE(table.state.outcome());
    CHECK(table.state.outcome()->winners == Seats(Seat{1}));
}

TEST_CASE("After the last round the most Glory wins, then the larger connected forest, then it is shared")
{
    ArborTable table({
        "A1 T1 . . .",
        ". . * . .",
        ". . . T2 A2",
    });
    table.state.round = 60;
    table.state.active = Seat{1};
    const auto grow = [&](const char* cell) { table.put(0, TileKind::tree, cell); };
    Seats winners(Seat{0});
    SUBCASE("Glory") { grow("C1"); }
    SUBCASE("the forest") { grow("A2"); }
    SUBCASE("shared") { winners.add(Seat{1}); }
    SUBCASE("shared, since a tile cut off does not count")
    {
        grow("E1");
        winners.add(Seat{1});
    }
    table.play(1, "end");
    REQUIRE(table.state.outcome());
    CHECK(table.state.outcome()->winners == winners);
}

TEST_CASE("The count after the last round comes before the next Dawn")
{
    ArborTable table = glorious();
    table.state.terms.glory = 3;
    table.state.round = 60;
    table.state.active = Seat{1};
    table.play(1, "end");
    REQUIRE(table.state.outcome());
    CHECK(words(table.state.outcome()->reason) == "After 60 rounds Player 1 stood best.");
}

TEST_CASE("The last round is an option, and without it a match goes on")
{
    ArborTable table = quiet();
    table.state.round = 60;
    table.state.active = Seat{1};
    SUBCASE("off")
    {
        table.state.terms.lastRound = 0;
        table.play(1, "end");
        CHECK(!table.state.outcome());
        CHECK(table.state.round == 61);
    }
    SUBCASE("later")
    {
        table.state.terms.lastRound = 100;
        table.play(1, "end");
        CHECK(!table.state.outcome());
    }
    SUBCASE("earlier in the round")
    {
        table.state.active = Seat{0};
        table.play(0, "end");
        CHECK(!table.state.outcome());
    }
}

TEST_CASE(
    "The words of an ending are no part of the state: they can be mended without touching a stored match")
{
    ArborTable table = quiet();
    table.state.step = Step::over;
    table.state.first = Seat{0};
    table.state.finish = Finish{Ending::held, Seat{1}, 15};
    const Bytes bytes = toBytes(table.state);
    const std::string text(bytes.begin(), bytes.end());
    REQUIRE(table.state.outcome());
    CHECK(words(table.state.outcome()->reason) == "Player 2 held 15 Glory until Dawn.");
    CHECK(text.find("Glory") == std::string::npos);
    CHECK(text.find("Dawn") == std::string::npos);
}

TEST_CASE("The Blessing is shown as ready while it can be used, and no longer after the first card of Dusk")
{
    ArborTable table = quiet();
    table.lead(0, "beetle");
    table.of(0).canBless = true;
    table.of(0).manna = 2;
    const auto blessing = [&](Viewer viewer) {
        const Scene scene = table.game().view(table.state, viewer);
        const auto& items = scene.panels[0].items;
        return std::ranges::find(items, Name("blessing"), &PanelItem::id)->state;
    };
    CHECK_FALSE(table.legal(0, "bless").empty());
    CHECK(blessing(Seat{0}) == ItemState::ready);
    CHECK(blessing(Viewer::publicView()) == ItemState::ready);
    table.play(0, "draw 1");
    CHECK(table.state.step == Step::dusk);
    CHECK(table.legal(0, "bless").empty());
    CHECK(blessing(Seat{0}) == ItemState::idle);
    CHECK(blessing(Seat{1}) == ItemState::idle);
}
