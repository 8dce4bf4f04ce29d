#include "forest_table.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::rise_of_the_forest;

namespace {

/// A table whose run is about to begin.
ForestTable running() { return ForestTable(2); }

} // namespace

TEST_CASE(
    "All Shadowborn act first, the farthest down the track before the others, then the stack from its top")
{
    ForestTable table = running();
    const int low = table.run("bramblekin", 3);
    const int high = table.run("bramblekin", 9);
    const int top = table.run("whelp", 0);
    const int under = table.run("whelp", 0);
    table.man("ringer", 2, 18);
    table.beginRun();
    std::vector<int> order;
    for (int i = 0; i < 4; ++i) {
        table.advance();
        order.push_back(table.state.last.number);
    }
    CHECK(order == std::vector<int>{high, low, top, under});
    table.advance();
    CHECK(table.state.last.side == Side::lightborn);
    CHECK(table.state.sequence == 2);
}

TEST_CASE("Who is next is found anew each time: who has acted does not act again when others pass it")
{
    ForestTable table = running();
    const int first = table.run("bramblekin", 5);
    const int second = table.run("whelp", 4);
    table.beginRun();
    table.letFall({1, 3, 3, 3});
    table.advance();
    CHECK(table.state.last.number == first);
    table.advance();
    CHECK(table.state.last.number == second);
    CHECK(table.tileOf(second) == 13);
    CHECK(table.state.sequence == 2);
    table.advance();
    CHECK(table.state.last.number == second);
}

TEST_CASE("Lightborn act by the pips of their towers, each in one step, also without a target")
{
    ForestTable table = running();
    table.run("bramblekin", 1);
    const int six = table.man("fletcher", 6, 18);
    const int one = table.man("fletcher", 1, 17);
    const int three = table.man("fletcher", 3, 16);
    table.beginRun();
    table.advance();
    std::vector<int> order;
    for (int i = 0; i < 3; ++i) {
        table.advance();
        order.push_back(table.state.last.number);
        CHECK(table.hasTold("had nobody in range"));
    }
    CHECK(order == std::vector<int>{one, three, six});
}

TEST_CASE(
    "The sequence repeats until every Shadowborn lies beside its base, and the round ends at that moment")
{
    ForestTable table = running();
    const int runner = table.run("whelp", 17);
    table.man("fletcher", 1, 1);
    table.beginRun();
    table.letFall({1, 1, 1});
    table.advance();
    CHECK(table.tileOf(runner) == -1);
    CHECK(table.state.step == Step::players);
    CHECK(table.state.round == 2);
    CHECK(table.state.side == Side::shadowborn);
}

TEST_CASE("A Shadowborn rolls as many dice as its movement and runs their sum")
{
    ForestTable table = running();
    const int runner = table.run("whelp", 0);
    table.beginRun();
    table.letFall({1, 2, 3});
    table.advance();
    CHECK(table.tileOf(runner) == 6);
    CHECK(table.hasTold("Whelp rolled 1, 2 and 3, from the base to tile 6"));
    CHECK(table.hasRevealed);
}

TEST_CASE("Dice have the faces 1, 1, 2, 2, 3 and 3")
{
    CHECK(shippedForest().content().dieFaces == std::array<std::uint8_t, 6>{1, 1, 2, 2, 3, 3});
}

TEST_CASE("Landing on another Shadowborn it takes the next free tile up the track")
{
    ForestTable table = running();
    const int runner = table.run("bramblekin", 5);
    table.unit(table.run("bramblekin", 8)).hasActed = true;
    table.unit(table.run("bramblekin", 7)).hasActed = true;
    table.beginRun();
    table.letFall({3});
    table.advance();
    CHECK(table.tileOf(runner) == 6);
    CHECK(table.hasTold("Tile 8 was taken"));
}

TEST_CASE("A tile that it left is free, so that a Shadowborn may land back on its own tile")
{
    ForestTable table = running();
    const int runner = table.run("bramblekin", 5);
    table.unit(table.run("bramblekin", 6)).hasActed = true;
    table.beginRun();
    table.letFall({1});
    table.advance();
    CHECK(table.tileOf(runner) == 5);
}

TEST_CASE("Of six in a line the hindmost finds no free tile and goes under the stack")
{
    ForestTable table = running();
    for (int tile = 1; tile <= 4; ++tile)
        table.unit(table.run("bramblekin", tile)).hasActed = true;
    const int first = table.run("whelp", 0);
    const int second = table.run("bramblekin", 0);
    table.beginRun();
    table.letFall({1, 1, 2});
    table.advance();
    CHECK(table.tileOf(first) == 0);
    CHECK(table.state.stack.size() == 2);
    CHECK(table.state.stack.back() == first);
    CHECK(table.unit(first).hasRolled);
    CHECK_FALSE(table.unit(first).hasLeft);
    CHECK(table.tileOf(second) == 0);
}

TEST_CASE(
    "Past the last tile is the base: a basic unit takes 1 health from it, leveled units and leaders take 2")
{
    for (const auto& [key, left] :
         {std::pair("whelp", 9), std::pair("moonstalker", 8), std::pair("grey-queen", 8)}) {
        ForestTable table = running();
        const int runner = table.run(key, 18);
        table.run("bramblekin", 1);
        table.beginRun();
        table.advance();
        CHECK(table.state.baseHealth == left);
        CHECK(table.tileOf(runner) == -1);
    }
}

TEST_CASE("The Shadowborn win at once when the base falls below 1 health")
{
    ForestTable table = running();
    table.run("whelp", 18);
    table.run("bramblekin", 2);
    table.state.baseHealth = 1;
    table.beginRun();
    table.advance();
    CHECK(table.state.isOver());
    CHECK(table.game().outcome(table.state)->winners == Seats(Seat{0}));
    CHECK_FALSE(table.isAsked(0));
}

TEST_CASE("At the end it is said in which rounds a fallen base lost its health, and to whom the last of it")
{
    ForestTable table = running();
    table.state.tales[0].taken = 4;
    table.state.round = 3;
    table.run("whelp", 18);
    table.state.baseHealth = 1;
    table.beginRun();
    table.advance();
    REQUIRE(table.state.isOver());
    CHECK(words(table.game().outcome(table.state)->reason) ==
          "The Lightborn base fell to Whelp. It lost 4 in round 1, 1 in round 3.");
}

TEST_CASE("The Lightborn win when the base has health left after round 6")
{
    ForestTable table = running();
    table.run("whelp", 18);
    table.state.round = 6;
    table.beginRun();
    table.advance();
    CHECK(table.state.isOver());
    CHECK(table.game().outcome(table.state)->winners == Seats(Seat{1}));
    CHECK(table.hasTold("the base stands"));
}

TEST_CASE("The base may have more health than at first, and more than there are tokens for")
{
    ForestTable table = running();
    const int victim = table.run("whelp", 10);
    table.unit(victim).health = 1;
    table.unit(victim).hasActed = true;
    table.run("bramblekin", 1);
    table.man("saint", 1, 10);
    const int gain = table.game().content().kind("saint")->amount(Trait::lifeSteal);
    table.state.baseHealth = static_cast<std::int16_t>(25 - gain);
    table.beginRun();
    table.advance(2);
    CHECK(table.state.baseHealth == 25);
    const Scene scene = table.seenBy(1);
    bool isShown = false;
    for (const Panel& panel : scene.panels)
        for (const PanelItem& item : panel.items)
            isShown = isShown || (item.id == "tokens" && words(item.text) == "8 tokens of 3, 1 of 1");
    CHECK(isShown);
}

TEST_CASE("Without a Shadowborn there is no run, and the round is over at once")
{
    ForestTable table = running();
    table.play(0, "skip");
    table.play(0, "skip");
    table.play(0, "end");
    table.play(1, "skip");
    table.play(1, "skip");
    table.play(1, "end");
    CHECK(table.state.step == Step::players);
    CHECK(table.state.round == 2);
    CHECK(table.hasTold("No Shadowborn runs in this round"));
}

TEST_CASE("After 40 sequences those who still run stand beside the base, harmless")
{
    ForestTable table = running();
    const int runner = table.run("bramblekin", 1);
    table.beginRun();
    table.state.sequence = 40;
    table.letFall({1});
    table.advance();
    CHECK(table.tileOf(runner) == -1);
    CHECK(table.state.baseHealth == 10);
    CHECK(table.state.round == 2);
}

TEST_CASE("A run has a step for each turn, of which no run has more than a table can bear")
{
    ForestTable table = running();
    for (int tile = 1; tile <= 3; ++tile)
        table.run("bramblekin", 2 * tile);
    table.beginRun();
    table.state.sequence = kLastSequence;
    const auto before = table.state.steps;
    table.advance(2);
    CHECK(table.state.sequence == kLastSequence);
    CHECK(table.state.steps == before + 2);
    constexpr std::size_t kMostSteps = std::size_t{kLastSequence} * (kMostStacked + kTowers);
    CHECK(kMostSteps == 480);
    CHECK(kMostSteps <= Timer::kLongestRun);
}

TEST_CASE(
    "A step of the run is the clock's: nobody else can make it, and nothing before it is taken back alone")
{
    ForestTable table = running();
    table.run("bramblekin", 1);
    table.beginRun();
    CHECK(table.game().toAct(table.state).isEmpty());
    CHECK(table.whyNot(0, "advance") == "They run now, and nobody can do anything about it.");
    CHECK(table.game().timer(table.state)->isRun);
    table.advance();
    CHECK(table.hasRevealed);
}

TEST_CASE("Nobody is shot at, and no health changes, on the base or beside it")
{
    ForestTable table = running();
    const int waiting = table.run("leechling", 0);
    table.unit(waiting).venom = 2;
    table.unit(waiting).hasActed = true;
    table.man("longbow", 1, 1);
    table.beginRun();
    table.advance();
    CHECK(table.hasTold("had nobody in range"));
    CHECK(table.healthOf(waiting) == 4);
}

TEST_CASE("A unit that is sent to the stack keeps its health and acts on in the same round")
{
    ForestTable table = running();
    const int runner = table.run("leechling", 1);
    table.unit(runner).hasActed = true;
    table.unit(runner).health = 3;
    table.man("chanter", 1, 1);
    table.beginRun();
    table.advance();
    CHECK(table.tileOf(runner) == 0);
    CHECK(table.healthOf(runner) == 2);
    table.letFall({1, 1});
    table.advance();
    CHECK(table.tileOf(runner) == 2);
    CHECK(table.healthOf(runner) == 2);
}

TEST_CASE("Who is killed stands beside the base, with printed health, and plays again next round")
{
    ForestTable table = running();
    const int victim = table.run("whelp", 3);
    table.unit(victim).hasActed = true;
    table.unit(victim).health = 1;
    table.unit(victim).isSlowed = true;
    table.run("bramblekin", 18);
    table.man("fletcher", 1, 3);
    table.beginRun();
    table.letFall({1});
    table.advance();
    table.advance();
    CHECK(table.tileOf(victim) == -1);
    CHECK(table.healthOf(victim) == 4);
    CHECK_FALSE(table.unit(victim).isSlowed);
    REQUIRE(table.state.round == 2);
    table.play(0, "skip");
    table.play(0, "skip");
    CHECK(table.tileOf(victim) == 0);
}

TEST_CASE("The round die turns when a round ends")
{
    ForestTable table = running();
    table.run("whelp", 18);
    table.beginRun();
    const auto faceOfRound = [&] {
        for (const Panel& panel : table.seenBy(0).panels)
            for (const PanelItem& item : panel.items)
                if (item.id == "round")
                    return item.dice.front().text();
        return std::string();
    };
    CHECK(faceOfRound() == "1");
    table.advance();
    CHECK(faceOfRound() == "2");
}

TEST_CASE("What is still to come of a sequence is shown in its order")
{
    ForestTable table = running();
    table.run("bramblekin", 4);
    table.run("whelp", 0);
    table.man("ringer", 5, 10);
    table.beginRun();
    std::vector<std::string> coming;
    for (const Phase& step : table.seenBy(0).coming)
        coming.push_back(words(step.name));
    CHECK(coming == std::vector<std::string>{"Bramblekin", "Whelp", "Ringer, tower 5", "Then all again"});
}

TEST_CASE("What came of a round is told in one line and stays at the table")
{
    ForestTable table = running();
    const int victim = table.run("whelp", 3);
    table.unit(victim).health = 1;
    table.unit(victim).hasActed = true;
    table.run("moonstalker", 18);
    table.man("fletcher", 1, 3);
    table.beginRun();
    table.advance(2);
    CHECK(table.hasTold("Round 1 is over. Came through: 1, killed: 1. The base has 8 health"));
    bool isShown = false;
    for (const Panel& panel : table.seenBy(0).panels)
        for (const PanelItem& item : panel.items)
            isShown = isShown || words(item.text) == "Round 1: 1 killed, 1 came through, base −2";
    CHECK(isShown);
}

TEST_CASE("A Lightborn without a target is a detail of the log, and its step is short")
{
    ForestTable table = running();
    table.unit(table.run("bramblekin", 1)).hasActed = true;
    table.man("fletcher", 1, 18);
    table.beginRun();
    CHECK(table.game().timer(table.state)->seconds == 1);
    Log log;
    table.game().apply(table.state, Seat::clock(), Advance{}, log);
    CHECK(log.entries().front().event.isDetail);
}
