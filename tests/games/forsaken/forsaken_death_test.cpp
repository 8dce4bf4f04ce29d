#include "forsaken_table.h"

#include "games/forsaken/view_ids.h"
#include "kernel/move_text.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::forsaken;

TEST_CASE("Who is on Death's Doorstep dies if nobody revives them, and becomes a Spirit without cards")
{
    auto table = ForsakenTable::atAction(8, {"hunting-knife"});
    table.hold(1, {"take-stock", "omen"});
    table.of(1).finds.push_back(shippedGame().content().find(Word("lantern")));
    table.hold(2, {"take-stock"});
    table.play(0, "play hunting-knife seat-2");
    table.passAll();
    CHECK_FALSE(table.isLiving(1));
    CHECK(table.cards(1) == 0);
    CHECK(table.of(1).finds.empty());
    CHECK(table.state.discard.size() >= 4);
    CHECK(table.hasTold("Player 2 died"));
    table.play(0, "end");
    table.passAll();
    table.play(2, "draw");
    table.hold(2, {"read-a-soul"});
    CHECK(table.can(2, "play read-a-soul seat-1"));
    CHECK_FALSE(table.can(2, "play read-a-soul seat-2"));
}

TEST_CASE("A death waits for a pass of everybody who is asked, without a clock")
{
    auto table = ForsakenTable::atAction(8, {"hunting-knife"});
    table.hold(1, {"revival"});
    table.hold(2, {"take-stock"});
    table.hold(3, {"quick-wits"});
    table.play(0, "play hunting-knife seat-2");
    table.passAll();
    CHECK_FALSE(table.isLiving(1));

    auto other = ForsakenTable::atAction(8, {"hunting-knife"});
    other.hold(1, {"take-stock"});
    other.hold(2, {"quick-wits"});
    other.play(0, "play hunting-knife seat-2");
    other.play(1, "pass");
    other.play(2, "pass");
    CHECK(other.isOnDoorstep(1));
    CHECK(other.isLiving(1));
    CHECK(other.legal(1).empty());
    CHECK_FALSE(other.legal(2).empty());
    for (int mark = 0; mark < 100; ++mark)
        other.close();
    CHECK(other.isOnDoorstep(1));
    CHECK(other.whyNot(2, "play quick-wits") == "Only a card that revives is played now.");
}

TEST_CASE("The marks of a death come ever later, so that few are stored while somebody does not answer")
{
    auto table = ForsakenTable::atAction(8, {"hunting-knife"});
    table.hold(2, {"quick-wits"});
    table.play(0, "play hunting-knife seat-2");
    table.play(2, "pass");
    const auto seconds = [&] { return shippedGame().timer(table.state)->seconds; };
    constexpr int kDay = 24 * 60 * 60;
    int marks = 0;
    for (int gone = 0; gone < kDay; gone += seconds(), ++marks) {
        // Nobody is told a time that is none.
        CHECK(shippedGame().timer(table.state)->after == Timer::kNoEnd);
        CHECK(seconds() >= 4);
        CHECK((gone >= 60 || seconds() == 4));
        CHECK((gone < 1000 || seconds() == 64));
        table.close();
    }
    CHECK(marks < 1500);
    CHECK(table.isOnDoorstep(1));
    CHECK(table.state.mark < kMarksCounted);
}

TEST_CASE("A Revival card saves, and a forbidden one can be followed by another")
{
    auto table = ForsakenTable::atAction(8, {"hunting-knife"});
    table.hold(2, {"revival"});
    table.hold(3, {"deny-fate"});
    table.hold(4, {"field-dressing"});
    table.hold(1, {"omen"});
    table.play(0, "play hunting-knife seat-2");
    for (const int seat : {1, 2, 3, 4})
        table.play(seat, "pass");
    table.play(2, "play revival");
    table.play(3, "play deny-fate");
    table.play(4, "pass");
    CHECK(table.isOnDoorstep(1));
    table.play(4, "play field-dressing");
    CHECK_FALSE(table.isOnDoorstep(1));
    table.play(1, "pick omen");
    CHECK(table.isLiving(1));
    CHECK(table.cards(1) == 0);
    CHECK(table.state.matters.empty());
}

TEST_CASE("Who was revived is protected from nothing")
{
    auto table = ForsakenTable::atAction(8, {"hunting-knife"});
    table.hold(2, {"revival"});
    table.hold(3, {"shot-in-dark"});
    table.play(0, "play hunting-knife seat-2");
    while (!table.isOnDoorstep(1))
        table.play(table.state.window.waitingFor().first().index, "pass");
    table.play(2, "play revival");
    table.passAll();
    REQUIRE(table.isLiving(1));
    table.play(3, "play shot-in-dark seat-2");
    table.passAll();
    CHECK_FALSE(table.isLiving(1));
}

TEST_CASE("A side that has won has won, whatever else waits")
{
    auto table = ForsakenTable::atFirstTurn(5);
    table.play(0, "draw");
    table.of(0).hand = {};
    table.hold(0, {"hunting-knife"});
    table.hold(1, {"shot-in-dark"});
    table.play(0, "play hunting-knife seat-3");
    table.play(1, "play shot-in-dark seat-1");
    table.passAll();
    CHECK(table.outcome() == "The Villagers win: no Forsaken is left.");
    CHECK(table.isLiving(2));
    CHECK_FALSE(table.isOnDoorstep(2));
    CHECK(table.state.matters.empty());
    CHECK_FALSE(shippedGame().timer(table.state));
}

TEST_CASE("The Blessed is revived the first time by day, shows the Role, and not again")
{
    auto table = ForsakenTable::atAction(8, {"hunting-knife"});
    table.cast(1, Role::blessed);
    table.state.entangled.add(Seat{1});
    table.play(0, "play hunting-knife seat-2");
    CHECK(table.isLiving(1));
    CHECK(table.state.revealed.has(Seat{1}));
    CHECK(table.hasTold("Player 2 is the Blessed, and was revived"));
    table.play(0, "end");
    table.hold(2, {"shot-in-dark"});
    table.play(1, "draw");
    table.play(2, "play shot-in-dark seat-2");
    CHECK_FALSE(table.isLiving(1));
}

TEST_CASE("Of several the next to act comes first, and one who is revived acts for the later")
{
    for (int lots = 0; lots < 8; ++lots) {
        auto table = ForsakenTable::atFirstTurn(8);
        table.stack({"sinkhole"});
        for (int turn = 0; turn < 5; ++turn)
            table.takeTurn();
        table.play(5, "draw");
        for (int seat = 0; seat < 8; ++seat) {
            table.of(seat).hand = {};
            table.hold(seat, {"revival"});
        }
        table.of(5).hand = {};
        table.state.chance(Chance::lots) = Random(Seed::fromText(std::to_string(lots)), "lots");
        table.play(5, "end");
        while (table.state.onDoorstep.isEmpty())
            table.play(table.state.window.waitingFor().first().index, "pass");
        const auto victims = table.state.matters.back().victims;
        REQUIRE(victims.size() == 2);
        const auto toGo = [](Seat seat) { return (seat.index - 6 + 8) % 8; };
        CHECK(toGo(victims[0]) < toGo(victims[1]));
        const int saviour = table.state.window.waitingFor().first().index;
        CHECK_FALSE(table.isAsked(victims[0].index));
        table.play(saviour, "play revival");
        while (table.isOnDoorstep(victims[0].index))
            table.play(table.state.window.waitingFor().first().index, "pass");
        CHECK(table.isAsked(victims[0].index) == (victims[0].index != 5));
    }
}

TEST_CASE("A personal Curse ends with the death of its player")
{
    auto table = ForsakenTable::atAction(8, {"hunting-knife"});
    table.state.spells.push_back({shippedGame().content().find(Word("marked")), 0, Seat{1}, 0});
    table.play(0, "play hunting-knife seat-2");
    CHECK(table.state.spells.empty());
}

TEST_CASE("When all Forsaken are dead the Villagers win, the Coward does not")
{
    auto table = ForsakenTable::atFirstTurn(5);
    table.cast(2, Role::coward);
    table.hold(1, {"shot-in-dark"});
    table.play(1, "play shot-in-dark seat-1");
    CHECK(table.outcome() == "The Villagers win: no Forsaken is left.");
    CHECK(table.winners().has(Seat{1}));
    CHECK_FALSE(table.winners().has(Seat{2}));
    CHECK_FALSE(table.winners().has(Seat{0}));
}

TEST_CASE("Forsaken at least as many as the other living win, the dead with them, and the Coward is one of "
          "the others")
{
    auto table = ForsakenTable::atFirstTurn(8);
    table.cast(1, Role::coward);
    for (const int seat : {4, 5, 6})
        table.state.living.remove(Seat{static_cast<std::int8_t>(seat)});
    table.play(0, "draw");
    table.of(0).hand = {};
    table.hold(0, {"hunting-knife"});
    CHECK(table.outcome() == "");
    table.play(0, "play hunting-knife seat-3");
    CHECK(table.outcome() == "The Forsaken win: they are at least as many as the others.");
    CHECK(table.winners().has(Seat{0}));
    CHECK(table.winners().has(Seat{1}));
    CHECK_FALSE(table.winners().has(Seat{2}));
}

TEST_CASE("On Death's Doorstep one still counts as living, and nothing but Revival is aimed at who is there")
{
    auto table = ForsakenTable::atAction(8, {"hunting-knife"}, "revival");
    table.hold(3, {"shot-in-dark"});
    for (const int seat : {4, 5, 6})
        table.state.living.remove(Seat{static_cast<std::int8_t>(seat)});
    table.play(0, "play hunting-knife seat-3");
    while (!table.isOnDoorstep(2))
        table.close();
    // Their death would leave two Forsaken and two others.
    CHECK(table.outcome().empty());
    CHECK(table.state.living.has(Seat{2}));
    CHECK_FALSE(table.can(3, "play shot-in-dark seat-3"));
    CHECK(table.can(3, "play revival"));
}

TEST_CASE("A death shows nobody the Role of who died")
{
    auto table = ForsakenTable::atAction(8, {"hunting-knife"});
    table.play(0, "play hunting-knife seat-8");
    table.passAll();
    REQUIRE_FALSE(table.isLiving(7));
    for (const Viewer viewer : {Viewer(Seat{1}), Viewer::publicView()}) {
        const Scene scene = shippedGame().view(table.state, viewer);
        for (const Panel& panel : scene.panels)
            if (panel.seat == Seat{7})
                CHECK(words(panel.title) == "Traveler");
        for (const Piece& piece : scene.pieces)
            if (piece.at.in == roleZone(Seat{7}))
                CHECK(piece.face.empty());
    }
}

TEST_CASE("Bitter Cup: discard two, or Death's Doorstep, and with fewer than two cards that")
{
    auto pays = ForsakenTable::atAction(8, {"bitter-cup"});
    pays.hold(1, {"wander", "omen"});
    pays.play(0, "play bitter-cup seat-2");
    pays.passAll();
    CHECK(pays.can(1, "suffer"));
    pays.play(1, "pick wander");
    CHECK_FALSE(pays.can(1, "suffer"));
    pays.play(1, "pick omen");
    CHECK(pays.isLiving(1));
    CHECK(pays.cards(1) == 0);

    auto suffers = ForsakenTable::atAction(8, {"bitter-cup"});
    suffers.hold(1, {"wander", "omen"});
    suffers.play(0, "play bitter-cup seat-2");
    suffers.passAll();
    suffers.play(1, "suffer");
    CHECK_FALSE(suffers.isLiving(1));

    auto cannot = ForsakenTable::atAction(8, {"bitter-cup"});
    cannot.hold(1, {"wander"});
    cannot.play(0, "play bitter-cup seat-2");
    cannot.passAll();
    CHECK_FALSE(cannot.isLiving(1));
}

TEST_CASE("On the Gallows the Accused speaks, all the living vote, and more thumbs down than up lynch")
{
    auto table = ForsakenTable::atAction(8, {"formal-charge"});
    table.play(0, "play formal-charge seat-2");
    CHECK(table.isAsked(1));
    CHECK(table.legal(1) == std::vector<std::string>{"rest"});
    CHECK_FALSE(table.isAsked(2));
    table.play(1, "rest");
    for (int seat = 0; seat < 8; ++seat)
        table.play(seat, seat < 5 ? "vote down" : "vote up");
    CHECK(table.isLiving(1));
    table.close();
    CHECK(table.hasTold("Player 1 voted thumb down"));
    CHECK(table.hasTold("Player 8 voted thumb up"));
    CHECK(table.hasTold("Player 2 was lynched"));
    CHECK_FALSE(table.isLiving(1));
    CHECK(table.cards(0) == 1);
}

TEST_CASE(
    "It is folly to vote against oneself, or anybody against whom nothing speaks, to choose oneself for the "
    "Sacrifice, and to die rather than pay")
{
    const auto isFolly = [](const ForsakenTable& table, int seat, const std::string& move) {
        return shippedGame().isFolly(table.state, Seat{static_cast<std::int8_t>(seat)},
                                     *parseMove<ForsakenGame::Move>(move));
    };
    auto table = ForsakenTable::atAction(8, {"formal-charge"});
    table.play(0, "play formal-charge seat-2");
    table.close();
    CHECK(isFolly(table, 1, "vote down"));
    CHECK_FALSE(isFolly(table, 1, "vote up"));
    CHECK(isFolly(table, 0, "vote down"));
    CHECK(isFolly(table, 1, "suffer"));
    auto night = ForsakenTable::atNightTwo();
    night.untilCall(Call::forsakenSacrifice);
    CHECK(isFolly(night, 5, "point 6"));
    CHECK_FALSE(isFolly(night, 5, "point 1"));
}

TEST_CASE("A vote can be changed as often as one likes until it is counted down from three, and then no more")
{
    auto table = ForsakenTable::atAction(8, {"formal-charge"});
    table.play(0, "play formal-charge seat-2");
    table.close();
    for (int i = 0; i < 4; ++i) {
        table.play(0, "vote down");
        CHECK(table.legal(0) == std::vector<std::string>{"vote up", "pass"});
        CHECK(table.whyNot(0, "vote down") == "You have voted.");
        table.play(0, "vote up");
        CHECK(table.legal(0) == std::vector<std::string>{"vote down", "pass"});
    }
    // Whoever has voted is not waited for, and yet not left out.
    CHECK(table.isAsked(0));
    CHECK_FALSE(shippedGame().awaited(table.state).has(Seat{0}));
    CHECK(shippedGame().awaited(table.state).has(Seat{1}));
    for (int seat = 0; seat < 8; ++seat)
        table.play(seat, "vote down");
    CHECK(shippedGame().timer(table.state)->seconds == 3);
    for (int seat = 0; seat < 8; ++seat) {
        CHECK(table.legal(seat).empty());
        CHECK(table.whyNot(seat, "vote up") == "The thumbs are being shown.");
    }
    table.close();
    CHECK(table.hasTold("Player 1 voted thumb down"));
    CHECK(table.hasTold("Player 2 was lynched"));
}

TEST_CASE("Who says that their vote stays cannot change it")
{
    auto table = ForsakenTable::atAction(8, {"formal-charge"});
    table.play(0, "play formal-charge seat-2");
    table.close();
    CHECK_FALSE(table.can(0, "pass"));
    table.play(0, "vote down");
    table.play(0, "pass");
    CHECK(table.legal(0).empty());
    CHECK(table.whyNot(0, "vote up") == "You have voted.");
    CHECK(table.can(1, "vote up"));
}

TEST_CASE("A tie lets go, and who does not vote counts as up")
{
    auto table = ForsakenTable::atAction(8, {"formal-charge"});
    table.play(0, "play formal-charge seat-2");
    table.close();
    for (int seat = 0; seat < 4; ++seat)
        table.play(seat, "vote down");
    table.close();
    CHECK(shippedGame().timer(table.state)->seconds == 3);
    table.close();
    CHECK(table.hasTold("Player 2 was let go"));
    CHECK(table.isLiving(1));
}

TEST_CASE("A tie lynches before an Angry Crowd and one who is Marked")
{
    for (const bool isMarked : {false, true}) {
        auto table = ForsakenTable::atAction(8, {isMarked ? "formal-charge" : "angry-crowd"});
        if (isMarked)
            table.state.spells.push_back({shippedGame().content().find(Word("marked")), 0, Seat{1}, 0});
        table.play(0, isMarked ? "play formal-charge seat-2" : "play angry-crowd seat-2");
        table.close();
        for (int seat = 0; seat < 4; ++seat)
            table.play(seat, "vote down");
        table.close();
        table.close();
        CHECK(table.hasTold("Player 2 was lynched"));
    }
}

TEST_CASE("No cards are played in a hearing, Spirits do not vote, and the Entangled give no testimony")
{
    auto table = ForsakenTable::atAction(8, {"formal-charge"});
    table.hold(2, {"quick-wits"});
    table.state.living.remove(Seat{3});
    table.state.entangled.add(Seat{1});
    table.play(0, "play formal-charge seat-2");
    table.passAll();
    CHECK(table.can(1, "vote up"));
    CHECK_FALSE(table.isAsked(3));
    CHECK(table.whyNot(2, "play quick-wits") == "No cards are played now.");
}

TEST_CASE("Two suspects are heard one after the other")
{
    auto table = ForsakenTable::atAction(8, {"two-suspects"});
    table.play(0, "play two-suspects seat-2 seat-3");
    CHECK(table.isAsked(1));
    table.close();
    table.close();
    table.close();
    CHECK(table.hasTold("Player 2 was let go"));
    CHECK(table.legal(2) == std::vector<std::string>{"rest"});
}
