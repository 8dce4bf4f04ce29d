#include "forsaken_table.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::forsaken;

TEST_CASE("Everybody is dealt one role of the match and three cards")
{
    const ForsakenTable table(8, {{"oracle", "on"}, {"shrouded", "on"}});
    Cast cast{};
    for (const Traveler& traveler : table.state.travelers) {
        ++countOf(cast, traveler.role);
        CHECK(traveler.hand.size() == 3);
    }
    CHECK(cast == table.state.cast);
    CHECK(countOf(cast, Role::oracle) == 1);
    CHECK(countOf(cast, Role::shrouded) == 1);
    CHECK(table.state.deck.size() == 184 - 24);
}

TEST_CASE("A switch thins the Discovery cards")
{
    const ForsakenTable table(8, {{"discovery", "half"}});
    CHECK(table.state.deck.size() == 184 - 24 - 15);
}

TEST_CASE("A hand has no limit")
{
    auto table = ForsakenTable::atFirstTurn(6);
    constexpr int kMany = 30;
    table.hold(0, std::vector<std::string>(kMany, "field-dressing"));
    table.play(0, "draw");
    CHECK(table.cards(0) == kMany + 1);
    table.of(0).hand = {};
    table.hold(0, std::vector<std::string>(kMany, "field-dressing"));
    table.play(0, "end");
    table.passAll();
    CHECK(table.cards(0) == kMany);
    CHECK(table.state.active == Seat{1});
}

TEST_CASE("In the Fugue Phase each player forges one Path, clockwise from one drawn by lot, without a card")
{
    ForsakenTable table(5);
    table.untilDay();
    CHECK(table.state.step == Step::fugue);
    const int first = table.state.active.index;
    for (int i = 0; i < 5; ++i) {
        const int seat = (first + i) % 5;
        CHECK(table.state.active.index == seat);
        CHECK(table.legal(seat, "play").empty());
        CHECK(table.legal((seat + 1) % 5).empty());
        table.play(seat, table.legal(seat, "forge").front());
    }
    CHECK(table.state.paths.count() == 5);
    CHECK(table.state.step == Step::draw);
    CHECK(table.state.active.index == first);
    for (int seat = 0; seat < 5; ++seat)
        CHECK(table.cards(seat) == 3);
}

TEST_CASE("No Forest Turn follows the Fugue Phase of six")
{
    const auto table = ForsakenTable::atFirstTurn(6);
    CHECK(table.state.step == Step::draw);
    CHECK(table.state.turns == 0);
}

TEST_CASE("A turn is a Draw Phase, an Action Phase and a Fast Action Phase")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.hold(1, {"take-stock"});
    CHECK(table.whyNot(0, "end") == "This cannot be done now.");
    table.play(0, "draw");
    CHECK(table.cards(0) == 1);
    CHECK(table.state.step == Step::action);
    table.of(0).hand = {};
    table.play(0, "end");
    CHECK(table.state.step == Step::fast);
    CHECK(table.isAsked(1));
    table.play(1, "pass");
    CHECK(table.state.step == Step::draw);
    CHECK(table.state.active == Seat{1});
}

TEST_CASE("A Slow Action is played only in one's own Action Phase, a Fast Action in all phases of all turns")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.hold(0, {"take-stock", "quick-wits"});
    table.hold(1, {"take-stock", "quick-wits"});
    const std::string why = "A Slow Action is played only in your own Action Phase.";
    CHECK(table.whyNot(0, "play take-stock") == why);
    CHECK(table.can(0, "play quick-wits"));
    CHECK(table.can(1, "play quick-wits"));
    table.play(0, "draw");
    CHECK(table.can(0, "play take-stock"));
    CHECK(table.whyNot(1, "play take-stock") == why);
    CHECK(table.can(1, "play quick-wits"));
    table.play(0, "play take-stock");
    table.passAll();
    table.play(0, "end");
    CHECK(table.can(1, "play quick-wits"));
    CHECK(table.whyNot(1, "play take-stock") == "Your answer is awaited: play a Fast Action, or pass.");
}

TEST_CASE("Six player turns and one of the Forest are a Turn Cycle, also of four and of eight")
{
    for (const int seats : {4, 6, 8}) {
        auto table = ForsakenTable::atFirstTurn(seats);
        table.stack({"dull-minds"});
        for (int turn = 0; turn < 6; ++turn) {
            CHECK(table.state.active.index == turn % seats);
            CHECK(table.state.turns == turn);
            table.takeTurn();
        }
        CHECK(table.hasTold("The Forest played Dull Minds"));
        table.passAll();
        CHECK(table.state.turns == 0);
        CHECK(table.state.step == Step::draw);
        CHECK(table.state.active.index == 6 % seats);
    }
}

TEST_CASE("A Spirit's turn is skipped and does not count")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.state.living.remove(Seat{1});
    table.takeTurn();
    CHECK(table.state.active == Seat{2});
    CHECK(table.state.turns == 1);
}

TEST_CASE("The turn of one who dies in it ends and counts")
{
    auto table = ForsakenTable::atFirstTurn(7);
    table.takeTurn();
    table.hold(2, {"shot-in-dark"});
    table.play(1, "draw");
    table.play(2, "play shot-in-dark seat-2");
    table.passAll();
    CHECK_FALSE(table.isLiving(1));
    CHECK(table.state.active == Seat{2});
    CHECK(table.state.turns == 2);
}

TEST_CASE("The place in the turn cycle persists over Night, with the count at 0")
{
    auto table = ForsakenTable::atFirstTurn(4);
    table.of(0).role = Role::forsaken;
    table.stack({"darkness"});
    table.untilForest();
    table.passAll();
    CHECK(table.state.step == Step::night);
    table.untilDay();
    CHECK(table.state.step == Step::draw);
    CHECK(table.state.active == Seat{2});
    CHECK(table.state.turns == 0);
}

TEST_CASE("Who has a Wander and plays nothing must Wander")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.stack({"wander"});
    table.play(0, "draw");
    CHECK(table.whyNot(0, "end") == "Who plays nothing and has a Wander must Wander.");
    table.hold(0, {"take-stock"});
    table.play(0, "play take-stock");
    table.passAll();
    CHECK(table.can(0, "end"));
}

TEST_CASE("A Finder's Action played in the turn satisfies Must-Wander, as a forbidden Wander does")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.hold(0, {"wander"});
    table.of(0).finds.push_back(shippedGame().content().find(Word("lantern")));
    table.play(0, "draw");
    CHECK_FALSE(table.can(0, "end"));
    table.play(0, "play lantern seat-2");
    table.passAll();
    CHECK(table.can(0, "end"));

    auto other = ForsakenTable::atFirstTurn(6);
    other.hold(0, {"wander", "wander"});
    other.hold(1, {"deny-fate"});
    other.play(0, "draw");
    other.play(0, "play wander H7");
    other.play(1, "play deny-fate");
    other.passAll();
    CHECK_FALSE(other.hasPath("H7"));
    CHECK(other.can(0, "end"));
}

TEST_CASE("Must-Wander does not hold while Entangled or while Navigation is banned")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.hold(0, {"wander"});
    table.state.entangled.add(Seat{0});
    table.play(0, "draw");
    CHECK(table.can(0, "end"));

    auto other = ForsakenTable::atFirstTurn(6);
    other.hold(0, {"wander"});
    other.state.spells.push_back({shippedGame().content().find(Word("lame-foot")), 0, Seat{0}, 2});
    other.play(0, "draw");
    CHECK(other.can(0, "end"));
}

TEST_CASE("Must-Wander does not hold where no Path can be forged")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.hold(0, {"wander"});
    table.play(0, "draw");
    table.of(0).hand = {};
    table.hold(0, {"wander"});
    CHECK_FALSE(table.can(0, "end"));
    for (std::int16_t row = 0; row < kSide; ++row)
        for (std::int16_t column = 0; column < kSide; ++column)
            if (const Cell cell{column, row}; cell != kStart)
                table.state.paths.add(cell);
    CHECK(table.can(0, "end"));
}

TEST_CASE(
    "After the draw of the Draw Phase the active player waits 2 s, in which others may play Fast Actions, "
    "whatever hands hold")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.staysAfterDraw = true;
    table.hold(1, {"quick-wits"});
    table.play(0, "draw");
    REQUIRE(table.state.step == Step::drawn);
    CHECK(shippedGame().timer(table.state)->seconds == 2);
    table.hold(0, {"quick-wits", "wander", "wander"});
    for (const char* move : {"end", "forage", "draw", "play quick-wits"})
        CHECK(table.whyNot(0, move) ==
              "The others come first for a moment: a Fast Action may follow your draw.");
    CHECK(table.legal(0).empty());
    ForsakenTable quiet = table;
    table.play(1, "play quick-wits");
    table.passAll();
    REQUIRE(table.state.step == Step::drawn);
    // It is the active player's turn all the time.
    CHECK(shippedGame().view(table.state, Seat{2}).active == Seats(Seat{0}));
    for (ForsakenTable* one : {&quiet, &table}) {
        one->close();
        CHECK(one->state.step == Step::action);
        CHECK(one->can(0, "forage"));
    }

    // Nobody holds a card, and it lasts as long.
    auto bare = ForsakenTable::atFirstTurn(6);
    bare.staysAfterDraw = true;
    bare.play(0, "draw");
    CHECK(bare.state.step == Step::drawn);
    CHECK(shippedGame().toAct(bare.state).isEmpty());
    CHECK(shippedGame().timer(bare.state)->seconds == 2);
}

TEST_CASE("Who has passed in the Draw Phase has passed until its end, and is asked again in the Action Phase")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.staysAfterDraw = true;
    table.hold(1, {"quick-wits"});
    table.play(1, "pass");
    table.play(0, "draw");
    CHECK(table.whyNot(1, "play quick-wits") == "You have passed.");
    table.close();
    CHECK(table.can(1, "play quick-wits"));
}

TEST_CASE("One forages in each quiet moment of one's turn, its Fast Action Phase too, and may play a Fast "
          "card that "
          "is drawn at once")
{
    for (const char* moment : {"draw phase", "action phase", "fast phase"}) {
        CAPTURE(moment);
        auto table = ForsakenTable::atFirstTurn(6);
        table.hold(0, {"wander", "wander"});
        table.hold(1, {"take-stock"});
        table.stack({"take-stock", "quick-wits"});
        if (moment != std::string("draw phase"))
            table.play(0, "draw");
        else
            table.stack({"quick-wits"});
        if (moment == std::string("fast phase")) {
            // No duty holds it up.
            table.state.entangled.add(Seat{0});
            table.play(0, "end");
            table.state.entangled = {};
            table.state.window.asked.add(Seat{0});
            REQUIRE(table.state.step == Step::fast);
        }
        table.play(0, "forage");
        CHECK(table.count(0, "wander") == 0);
        CHECK(table.can(0, "play quick-wits"));
        CHECK(table.whyNot(0, "forage") == "You have foraged in this turn.");
    }
}

TEST_CASE("Who has used up the Action of a turn may still forage at its end, and nobody waits for it")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.hold(0, {"wander", "wander", "wander"});
    table.hold(1, {"take-stock"});
    table.stack({"take-stock", "omen"});
    table.play(0, "draw");
    table.play(0, "play wander H7");
    table.passAll();
    REQUIRE(table.state.acted.has(Seat{0}));
    table.play(0, "end");
    REQUIRE(table.state.step == Step::fast);
    CHECK(table.isAsked(0));
    CHECK(shippedGame().awaited(table.state) == Seats(Seat{1}));
    ForsakenTable passes = table;
    ForsakenTable fewer = table;
    table.play(0, "forage");
    CHECK(table.count(0, "omen") == 1);
    CHECK_FALSE(table.isAsked(0));
    passes.play(0, "pass");
    CHECK(passes.whyNot(0, "forage") == "You have passed.");
    table.play(1, "pass");
    CHECK(table.state.active == Seat{1});
    // Whether two of the cards are Wanders nobody else can tell.
    fewer.of(0).hand = {};
    fewer.hold(0, {"omen", "omen", "omen"});
    CHECK(fewer.isAsked(0));
    CHECK(fewer.legal(0) == std::vector<std::string>{"pass"});
}

TEST_CASE("Foraging discards two Wanders for a card, once in one's own turn, and is no Action")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.hold(0, {"wander", "wander", "wander", "wander"});
    table.hold(1, {"wander", "wander"});
    table.stack({"take-stock", "take-stock"});
    CHECK(table.whyNot(1, "forage") == "You forage in your own turn, while nothing else is on.");
    table.play(0, "draw");
    table.play(0, "forage");
    CHECK(table.count(0, "wander") == 2);
    CHECK(table.cards(0) == 4);
    CHECK_FALSE(table.state.acted.has(Seat{0}));
    CHECK(table.whyNot(0, "forage") == "You have foraged in this turn.");

    auto waits = ForsakenTable::atAction(6, {"wander", "wander", "take-stock"}, "deny-fate");
    CHECK(waits.can(0, "forage"));
    waits.play(0, "play take-stock");
    CHECK_FALSE(waits.can(0, "forage"));
}

TEST_CASE("Foraging satisfies Must-Wander only by leaving no Wander, and a drawn one renews the duty")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.hold(0, {"wander", "wander"});
    table.stack({"take-stock", "wander"});
    table.play(0, "draw");
    table.play(0, "forage");
    CHECK_FALSE(table.can(0, "end"));

    auto other = ForsakenTable::atFirstTurn(6);
    other.hold(0, {"wander", "wander"});
    other.stack({"take-stock", "take-stock"});
    other.play(0, "draw");
    other.play(0, "forage");
    CHECK(other.can(0, "end"));
}

TEST_CASE("An Entangled player draws and forages, and plays nothing until the Forest Turn is over")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.state.entangled.add(Seat{0});
    table.hold(0, {"quick-wits", "wander", "wander"});
    CHECK(table.whyNot(0, "play quick-wits") == "You are Entangled.");
    table.play(0, "draw");
    CHECK(table.can(0, "forage"));
    table.stack({"dull-minds"});
    table.play(0, "end");
    CHECK_FALSE(table.isAsked(0));
    while (table.state.turns < 5)
        table.takeTurn();
    table.play(5, "draw");
    table.of(5).hand = {};
    for (const int seat : {0, 1})
        table.hold(seat, {"ward-camp"});
    table.play(5, "end");
    table.play(1, "pass");
    REQUIRE(table.state.step == Step::forest);
    CHECK(table.isAsked(1));
    CHECK_FALSE(table.isAsked(0));
    table.passAll();
    CHECK(table.state.entangled.isEmpty());
}

TEST_CASE("A due Curse ends when its Turn Cycle ends, one until destroyed stays")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.stack({"drowning-fog", "dull-minds", "dull-minds"});
    table.putPaths({"G2"});
    table.untilForest();
    table.passAll();
    CHECK(table.state.spells.size() == 1);
    table.hold(0, {"wander"});
    table.play(0, "draw");
    CHECK_FALSE(table.can(0, "play wander G1"));
    CHECK(table.can(0, "play wander F2"));
    table.of(0).hand = {};
    table.play(0, "end");
    table.untilForest();
    table.passAll();
    CHECK(table.state.spells.size() == 1);
    CHECK(table.hasTold("Drowning Fog ended"));
    table.hold(0, {"quick-wits"});
    CHECK(table.whyNot(0, "play quick-wits") ==
          "You cannot play Quick Wits while a card in play forbids it.");
}

TEST_CASE("The Forest deck is shuffled anew when it is empty, Curses in play are not in it")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.state.spells.push_back({shippedGame().content().find(Word("dull-minds")), 0, Seat::none(), 0});
    table.state.forestDeck.clear();
    table.state.forestDiscard.clear();
    table.state.forestDiscard.push_back(shippedGame().content().find(Word("landslide")));
    table.untilForest();
    CHECK(table.hasTold("The Forest played Landslide"));
    CHECK(table.state.forestDeck.empty());
}
