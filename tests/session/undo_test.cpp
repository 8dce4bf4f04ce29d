#include "sitting.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

Seats seatsOf(std::initializer_list<int> indexes)
{
    Seats seats;
    for (const int index : indexes)
        seats.add(Seat{static_cast<std::int8_t>(index)});
    return seats;
}

/// A view without its revision, which always goes on.
SeatView still(SeatView view)
{
    view.revision = 0;
    return view;
}

} // namespace

TEST_CASE("One's own moves are taken back freely while nothing was revealed, and brought back")
{
    Sitting sitting("pp");
    const std::uint64_t start = sitting.table.hash();
    const SeatView first = still(sitting.view(0));
    sitting.act(0, "step");
    const std::uint64_t once = sitting.table.hash();
    sitting.act(0, "step");
    const std::uint64_t twice = sitting.table.hash();
    CHECK(sitting.view(0).undo.canUndo);
    CHECK_FALSE(sitting.view(0).undo.needsConsent);
    CHECK_FALSE(sitting.view(1).undo.canUndo);

    CHECK(sitting.undo(0) == "");
    CHECK(sitting.lastChange(0).wasUndone);
    CHECK(sitting.lastChange(1).wasUndone);
    CHECK(sitting.table.hash() == once);
    CHECK(sitting.view(1).log.size() == 1);
    CHECK(sitting.undo(0) == "");
    CHECK(sitting.table.hash() == start);
    CHECK(sitting.journal.entries.empty());
    SeatView back = still(sitting.view(0));
    CHECK(back.undo.canRedo);
    back.undo.canRedo = false;
    CHECK(back == first);

    CHECK(sitting.redo(1) == "There is nothing to bring back.");
    CHECK(sitting.redo(0) == "");
    CHECK(sitting.table.hash() == once);
    CHECK(sitting.redo(0) == "");
    CHECK(sitting.table.hash() == twice);
    CHECK(sitting.journal.entries == sitting.table.record().moves);
    CHECK_FALSE(sitting.view(0).undo.canRedo);
}

TEST_CASE("A new move ends what could be brought back")
{
    Sitting sitting("pp");
    sitting.act(0, "step");
    sitting.undo(0);
    sitting.act(0, "end");
    CHECK_FALSE(sitting.view(0).undo.canRedo);
    CHECK(sitting.redo(0) == "There is nothing to bring back.");
}

TEST_CASE("After a throw of dice all other persons must agree, and the same dice come again")
{
    Sitting sitting("ppp");
    const std::uint64_t start = sitting.table.hash();
    sitting.act(0, "roll");
    const std::uint64_t rolled = sitting.table.hash();
    CHECK(sitting.view(0).undo.needsConsent);

    CHECK(sitting.undo(0) == "");
    CHECK(sitting.table.hash() == rolled);
    for (int seat = 0; seat < 3; ++seat) {
        CHECK(sitting.view(seat).undo.asked == kFirst);
        CHECK(sitting.view(seat).undo.moves == std::vector<std::uint32_t>{1, 0, 0});
        CHECK(sitting.view(seat).undo.lines == 1);
        CHECK(sitting.view(seat).undo.waitingFor == seatsOf({1, 2}));
    }
    CHECK(sitting.act(0, "step") == "First answer whether the last moves are taken back.");
    CHECK(sitting.undo(0) == "First answer whether the last moves are taken back.");
    CHECK(sitting.answer(1, true) == "");
    CHECK(sitting.view(0).undo.waitingFor == seatsOf({2}));
    CHECK(sitting.answer(1, true) == "Your answer is not awaited.");
    CHECK(sitting.answer(2, true) == "");
    CHECK(sitting.table.hash() == start);
    CHECK(sitting.view(2).undo.asked == Seat::none());

    sitting.act(0, "roll");
    CHECK(sitting.table.hash() == rolled);
}

TEST_CASE("A no keeps everything, and the one who asked can withdraw")
{
    Sitting sitting("ppp");
    sitting.act(0, "peek");
    const std::uint64_t peeked = sitting.table.hash();
    sitting.undo(0);
    CHECK(sitting.answer(1, true) == "");
    sitting.changes.clear();
    CHECK(sitting.answer(2, false) == "");
    CHECK(sitting.view(0).undo.asked == Seat::none());
    CHECK(sitting.answer(1, true) == "Nobody asks to take back any more.");
    CHECK(sitting.table.hash() == peeked);

    sitting.undo(0);
    CHECK(sitting.answer(0, true) == "Your answer is not awaited.");
    CHECK(sitting.answer(0, false) == "");
    CHECK(sitting.view(1).undo.asked == Seat::none());
    CHECK(sitting.moves() == 1);
    CHECK(sitting.act(0, "step") == "");
}

TEST_CASE("The one who asked hears that the question is closed, and then who said no")
{
    Sitting sitting("pp");
    sitting.act(0, "roll");
    RecordingGuest guest;
    sitting.table.join(guest, {kFirst});
    GuestView view{kFirst};
    view.take(guest.last());
    sitting.table.receive(guest, view.write(Undo{}));
    sitting.answer(1, false);
    REQUIRE(guest.messages.size() == 4);
    CHECK(std::holds_alternative<Update>(decodeDown(guest.messages[2]).news));
    const auto refused = std::get<Refused>(decodeDown(guest.messages[3]).news);
    CHECK(words(refused.why) == "Player 2 does not want to take back.");
}

TEST_CASE("An answer to an earlier question does not answer the next one")
{
    Sitting sitting("pp");
    sitting.act(0, "roll");
    sitting.undo(0);
    RecordingGuest guest;
    sitting.table.join(guest, {kSecond});
    GuestView second{kSecond};
    second.take(guest.last());
    const Bytes yes = second.write(AnswerUndo{true});
    sitting.answer(0, false);
    sitting.undo(0);
    sitting.table.receive(guest, yes);
    CHECK(words(std::get<Refused>(guest.last().news).why) == "Nobody asks to take back any more.");
    CHECK(sitting.moves() == 1);
}

TEST_CASE(
    "Once another seat has moved, its person is asked, and its moves go too and are its own to do again")
{
    Sitting sitting("pp");
    sitting.act(0, "step");
    const std::uint64_t once = sitting.table.hash();
    sitting.act(0, "end");
    const std::uint64_t ended = sitting.table.hash();
    sitting.act(1, "step");
    sitting.act(1, "step");
    CHECK(sitting.view(0).undo.needsConsent);
    CHECK_FALSE(sitting.view(1).undo.needsConsent);
    sitting.undo(0);
    sitting.answer(1, true);
    CHECK(sitting.table.hash() == once);
    CHECK(sitting.view(1).log.size() == 1);
    CHECK_FALSE(sitting.view(1).undo.canRedo);
    CHECK(sitting.redo(0) == "");
    CHECK(sitting.table.hash() == ended);
    CHECK_FALSE(sitting.view(0).undo.canRedo);
}

TEST_CASE("A person among bots asks nobody, goes back over the bots' moves and is told what that crosses")
{
    Sitting sitting("pbb");
    sitting.act(0, "step");
    const std::uint64_t before = sitting.table.hash();
    sitting.act(0, "end");
    sitting.act(1, "end");
    CHECK_FALSE(sitting.view(0).undo.crossesReveal);
    sitting.act(2, "roll");
    sitting.act(2, "end");
    CHECK_FALSE(sitting.view(0).undo.needsConsent);
    CHECK(sitting.view(0).undo.crossesReveal);
    CHECK(sitting.view(0).undo.moves == std::vector<std::uint32_t>{1, 1, 2});
    const std::uint64_t after = sitting.table.hash();
    CHECK(sitting.undo(0) == "");
    CHECK(sitting.table.hash() == before);
    CHECK(sitting.table.toAct() == Seats(kFirst));
    CHECK(sitting.redo(0) == "");
    CHECK(sitting.table.hash() == after);
}

TEST_CASE("What a person did in secret does not show in another person's undo status")
{
    Sitting peeking("ppp");
    Sitting stepping("ppp");
    for (Sitting* sitting : {&peeking, &stepping}) {
        sitting->act(0, "end");
        sitting->act(1, "step");
    }
    peeking.act(1, "peek");
    CHECK(peeking.view(0).undo == stepping.view(0).undo);
    CHECK(peeking.view(2).undo == stepping.view(2).undo);
}

TEST_CASE(
    "What a seat does in secret while all are asked reaches nobody by way of undo, not by a message either")
{
    const auto streams = [](bool isPeeking) {
        const GameTypeOf<lantern::Lantern> type{{}};
        MemoryJournal journal;
        Table table(type, newRecord(type, "pp"), journal);
        RecordingGuest others;
        table.join(others, {kFirst, Viewer::publicView()});
        TableLink second(table, {kSecond});
        GuestView first{kFirst};
        std::size_t taken = 0;
        const auto wish = [&](Wish what) {
            for (; taken < others.messages.size(); ++taken)
                if (const DownMessage down = decodeDown(others.messages[taken]);
                    down.viewer == Viewer(kFirst))
                    first.take(down);
            table.receive(others, first.write(std::move(what)));
        };
        const auto peek = [&] {
            if (isPeeking)
                second.send(kSecond, Act{"peek"});
        };
        wish(Act{"ring"});
        wish(Act{"answer"});
        peek();
        wish(Undo{});
        wish(Redo{});
        peek();
        wish(Undo{});
        peek();
        wish(Redo{});
        peek();
        wish(Undo{});
        wish(Act{"answer"});
        CHECK(table.record().moves.back().move == "answer");
        return others.messages;
    };
    CHECK(streams(true) == streams(false));
}

TEST_CASE("Bringing back over what others did since in secret plays the own moves alone")
{
    Sitting sitting("pp");
    sitting.act(0, "ring");
    sitting.act(0, "answer");
    sitting.act(1, "peek");
    CHECK(sitting.undo(0) == "");
    CHECK(sitting.moves() == 1);
    sitting.act(1, "peek");
    CHECK(sitting.redo(0) == "");
    CHECK(sitting.moves() == 3);
    CHECK(sitting.table.record().moves.back().move == "answer");
    CHECK_FALSE(sitting.view(0).undo.canRedo);
}

TEST_CASE("A window that is opened again has a clock of its own")
{
    Sitting sitting("pp");
    sitting.act(0, "ring");
    const auto first = sitting.table.timer();
    sitting.act(0, "answer");
    sitting.act(1, "answer");
    sitting.act(0, "ring");
    REQUIRE(first);
    REQUIRE(sitting.table.timer());
    CHECK(sitting.table.timer()->seconds == first->seconds);
    CHECK(sitting.table.timer() != first);
}

TEST_CASE("The clock stands still while a question is open, and the same one goes on after it")
{
    Sitting sitting("pp");
    sitting.act(0, "roll");
    sitting.act(0, "ring");
    const auto timer = sitting.table.timer();
    REQUIRE(timer);
    sitting.act(1, "answer");
    sitting.undo(0);
    CHECK_FALSE(sitting.table.timer());
    CHECK_FALSE(sitting.view(1).timer);
    sitting.table.clockExpired(*timer);
    CHECK(sitting.moves() == 3);
    sitting.answer(1, false);
    CHECK(sitting.table.timer() == timer);
    CHECK(sitting.view(1).timer == timer);
}

TEST_CASE("An undo that arrives twice takes back one move, and one decided before another's undo is refused")
{
    Sitting sitting("pb");
    sitting.act(0, "step");
    sitting.act(0, "step");
    sitting.act(0, "step");
    RecordingGuest guest;
    sitting.table.join(guest, {kFirst});
    GuestView view{kFirst};
    view.take(guest.last());
    GuestView old = view;
    const Bytes undo = view.write(Undo{});
    sitting.table.receive(guest, undo);
    sitting.table.receive(guest, undo);
    CHECK(sitting.moves() == 2);
    old.write(Undo{});
    sitting.table.receive(guest, old.write(Undo{}));
    CHECK(sitting.moves() == 2);
    CHECK(std::holds_alternative<Refused>(guest.last().news));
}

TEST_CASE(
    "Where only a part can be stored while bringing back, that part is played and the rest can still come")
{
    Sitting sitting("pb");
    sitting.act(0, "end");
    sitting.act(1, "step");
    sitting.act(1, "roll");
    const std::uint64_t whole = sitting.table.hash();
    sitting.undo(0);
    CHECK(sitting.moves() == 0);
    sitting.journal.isBroken = true;
    CHECK(sitting.redo(0) == "The move could not be stored and is not played: the disk is full");
    CHECK(sitting.moves() == 0);
    CHECK(sitting.view(0).undo.canRedo);
    sitting.journal.isBroken = false;
    CHECK(sitting.redo(0) == "");
    CHECK(sitting.table.hash() == whole);
}

TEST_CASE("A match of 500 moves is taken back to its beginning and brought back whole")
{
    Sitting sitting("pb");
    Random random(Seed::fromText("long"), "test");
    std::vector<std::uint64_t> hashes{sitting.table.hash()};
    for (int i = 0; i < 500; ++i) {
        sitting.act(0, random.below(3) == 0 ? "roll" : random.below(2) == 0 ? "peek" : "step");
        if (sitting.table.outcome())
            break;
        hashes.push_back(sitting.table.hash());
    }
    const std::size_t moves = sitting.moves();
    REQUIRE(moves > 300);
    for (std::size_t left = moves; left > 0; --left) {
        REQUIRE(sitting.undo(0) == "");
        REQUIRE(sitting.table.hash() == hashes[left - 1]);
    }
    CHECK(sitting.view(0).log.empty());
    for (std::size_t done = 1; done < hashes.size(); ++done) {
        REQUIRE(sitting.redo(0) == "");
        REQUIRE(sitting.table.hash() == hashes[done]);
    }
}

TEST_CASE("A question is dropped where somebody else has the seat that asked")
{
    for (const bool isBot : {false, true}) {
        Sitting sitting("pp");
        sitting.act(0, "roll");
        CHECK(sitting.undo(0) == "");
        REQUIRE(sitting.view(1).undo.asked == kFirst);
        std::vector<Player> players = sitting.table.record().players;
        players[0].name = "Somebody else";
        players[0].kind = isBot ? PlayerKind::bot : PlayerKind::person;
        CHECK(!sitting.table.seat(players));
        CHECK(!sitting.view(1).undo.asked.isPlayer());
        CHECK(sitting.moves() == 1);
        CHECK(sitting.answer(1, true) == "Nobody asks to take back any more.");
    }
}
