#include "forsaken_table.h"

#include "games/forsaken/view_ids.h"
#include "kernel/gestures.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::forsaken;

namespace {

/// All that reaches a seat: what it sees, what it can do, who is to act and which clock runs.
struct Screen
{
    Scene scene;
    std::vector<Offer> offers;
    Seats toAct;
    std::optional<Timer> timer;
    friend bool operator==(const Screen&, const Screen&) = default;
};

Screen screenOf(const ForsakenTable& table, int seat)
{
    const ForsakenGame& game = shippedGame();
    const Seat viewer{static_cast<std::int8_t>(seat)};
    return {game.view(table.state, viewer), offersOf(game, table.state, viewer), game.toAct(table.state),
            game.timer(table.state)};
}

/// Nobody else can tell the one table from the other.
void checkSameFor(const std::vector<int>& seats, const ForsakenTable& one, const ForsakenTable& other)
{
    for (const int seat : seats) {
        CAPTURE(seat);
        CHECK(screenOf(one, seat) == screenOf(other, seat));
    }
    CHECK(shippedGame().view(one.state, Viewer::publicView()) ==
          shippedGame().view(other.state, Viewer::publicView()));
}

/// What lies before a seat, but for the cards of its own hand.
Scene sceneBesideHand(const ForsakenTable& table, int seat)
{
    const Seat viewer{static_cast<std::int8_t>(seat)};
    Scene scene = shippedGame().view(table.state, viewer);
    std::erase_if(scene.pieces, [&](const Piece& piece) { return piece.at.in == handZone(viewer); });
    return scene;
}

ButtonLook lookOf(const Scene& scene, const std::string& button)
{
    const auto found = std::ranges::find(scene.buttons, button, &Button::id);
    REQUIRE(found != scene.buttons.end());
    return found->look;
}

/// Seat 0 in its Action Phase, seat 2 with this card, all others with one that answers nothing.
ForsakenTable withCardAt2(const std::string& card)
{
    auto table = ForsakenTable::atAction(6, {"hunting-knife", "take-stock"}, "take-stock");
    table.of(2).hand = {};
    table.hold(2, {card});
    return table;
}

} // namespace

TEST_CASE("Until it is pressed, \"I want to answer\" looks the same to who has an answer and who has none")
{
    auto can = withCardAt2("deny-fate");
    auto cannot = withCardAt2("wander");
    for (ForsakenTable* table : {&can, &cannot})
        table->play(0, "play take-stock");
    REQUIRE(can.can(2, "respond"));
    REQUIRE_FALSE(cannot.can(2, "respond"));
    CHECK(lookOf(sceneBesideHand(can, 2), "respond") == ButtonLook::veil);
    CHECK(sceneBesideHand(can, 2) == sceneBesideHand(cannot, 2));
    for (ForsakenTable* table : {&can, &cannot})
        table->play(2, "pass");
    CHECK(sceneBesideHand(can, 2) == sceneBesideHand(cannot, 2));
    CHECK(sceneBesideHand(can, 2).buttons.empty());

    auto saves = withCardAt2("revival");
    auto watches = withCardAt2("wander");
    auto quick = withCardAt2("quick-wits");
    auto slow = withCardAt2("wander");
    for (ForsakenTable* table : {&saves, &watches}) {
        table->play(0, "play hunting-knife seat-2");
        for (int seat = 1; seat < 6; ++seat)
            table->play(seat, "pass");
        REQUIRE(table->isOnDoorstep(1));
    }
    for (ForsakenTable* table : {&quick, &slow}) {
        table->play(0, "end");
        REQUIRE(table->state.step == Step::fast);
    }
    REQUIRE(saves.can(2, "respond"));
    REQUIRE(quick.can(2, "respond"));
    CHECK(sceneBesideHand(saves, 2) == sceneBesideHand(watches, 2));
    CHECK(sceneBesideHand(quick, 2) == sceneBesideHand(slow, 2));
    CHECK(lookOf(sceneBesideHand(quick, 2), "respond") == ButtonLook::veil);
}

TEST_CASE("In somebody else's turn a screen is the same with and without a Fast Action that can be played")
{
    const auto quick = withCardAt2("quick-wits");
    const auto slow = withCardAt2("wander");
    REQUIRE(quick.can(2, "play quick-wits"));
    REQUIRE(slow.legal(2).empty());
    CHECK(sceneBesideHand(quick, 2) == sceneBesideHand(slow, 2));
    CHECK(lookOf(sceneBesideHand(quick, 2), "fast") == ButtonLook::veil);
    CHECK(lookOf(sceneBesideHand(quick, 2), "pass") == ButtonLook::veiled);
}

TEST_CASE("Nobody can tell whether another hand holds Deny Fate or a Wander")
{
    std::vector<ForsakenTable> tables;
    for (const char* card : {"deny-fate", "wander"}) {
        auto table = ForsakenTable::atFirstTurn(6);
        table.play(0, "draw");
        table.of(0).hand = {};
        table.hold(0, {"take-stock"});
        for (int seat = 1; seat < 6; ++seat)
            table.hold(seat, {seat == 2 ? card : "omen"});
        table.play(0, "play take-stock");
        tables.push_back(std::move(table));
    }
    checkSameFor({0, 1, 3, 4, 5}, tables[0], tables[1]);
    for (ForsakenTable& table : tables)
        table.play(2, "pass");
    checkSameFor({0, 1, 3, 4, 5}, tables[0], tables[1]);
}

TEST_CASE("Nobody can tell whether somebody has changed their vote")
{
    auto once = ForsakenTable::atAction(6, {"pillory"});
    once.play(0, "play pillory seat-2");
    once.close();
    auto often = once;
    once.play(3, "vote down");
    for (const char* vote : {"vote down", "vote up", "vote down", "vote up", "pass"})
        often.play(3, vote);
    checkSameFor({0, 1, 2, 4, 5}, once, often);
}

TEST_CASE("Nobody can tell whether the Priest lives and chooses, or somebody who is not called does")
{
    auto alive = ForsakenTable::atNightTwo();
    auto absent = alive;
    for (ForsakenTable* table : {&alive, &absent}) {
        table->state.living.remove(Seat{8});
        table->state.graves.push_back({Seat{8}, 1});
    }
    std::swap(absent.of(1).role, absent.of(8).role);
    std::swap(absent.of(1).shown, absent.of(8).shown);
    for (ForsakenTable* table : {&alive, &absent}) {
        table->untilCall(Call::priestShelters);
        table->play(1, "point 4");
    }
    checkSameFor({0, 2, 3, 4, 5, 6, 7}, alive, absent);
    for (ForsakenTable* table : {&alive, &absent})
        table->play(1, "point 3");
    checkSameFor({0, 2, 3, 4, 5, 6, 7}, alive, absent);
    alive.endChoosing();
    absent.endChoosing();
    checkSameFor({0, 2, 3, 4, 5, 6, 7}, alive, absent);
}

TEST_CASE("The others cannot tell a tie from one mind, nor who of the Forsaken has pointed")
{
    auto united = ForsakenTable::atNightTwo();
    united.untilCall(Call::forsakenSacrifice);
    auto tied = united;
    auto silent = united;
    united.play(5, "point 1");
    united.play(6, "point 1");
    tied.play(5, "point 1");
    tied.play(6, "point 2");
    for (const ForsakenTable* table : {&tied, &silent})
        checkSameFor({0, 1, 2, 3, 4, 8}, united, *table);
    united.endChoosing();
    tied.endChoosing();
    checkSameFor({0, 1, 2, 3, 4, 8}, united, tied);
}

TEST_CASE("The Oracle cannot tell the Shrouded from a Commonfolk, nor the Cursed from a Forsaken")
{
    for (const auto& [one, other] : {std::pair{7, 8}, std::pair{3, 5}}) {
        auto table = ForsakenTable::atNightTwo();
        table.untilCall(Call::oracleReads);
        table.play(0, "point " + std::to_string(one + 1));
        table.endChoosing();
        auto swapped = ForsakenTable::atNightTwo();
        std::swap(swapped.of(one).role, swapped.of(other).role);
        std::swap(swapped.of(one).shown, swapped.of(other).shown);
        swapped.untilCall(Call::oracleReads);
        swapped.play(0, "point " + std::to_string(one + 1));
        swapped.endChoosing();
        checkSameFor({0}, table, swapped);
    }
}

TEST_CASE("Of those whom as many Forsaken point at one is drawn at dawn")
{
    Seats drawn;
    for (int i = 0; i < 20; ++i) {
        auto table = ForsakenTable::atNightTwo();
        table.state.chance(Chance::night) = Random(Seed::fromText("tie " + std::to_string(i)), "night");
        table.untilCall(Call::forsakenSacrifice);
        table.play(5, "point 1");
        table.play(6, "point 2");
        table.untilDay();
        drawn.add(table.state.record.sacrificed);
    }
    Seats both(Seat{0});
    both.add(Seat{1});
    CHECK(drawn == both);
}
