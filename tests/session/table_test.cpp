#include "../kit/connect_four.h"
#include "sitting.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// Every view of the table as bytes: what must not change when nothing happens.
Bytes everything(const Sitting& sitting)
{
    Bytes bytes = toBytes(sitting.table.record());
    for (int seat = 0; seat < static_cast<int>(sitting.links.size()); ++seat) {
        const Bytes view = toBytes(sitting.view(seat));
        bytes.insert(bytes.end(), view.begin(), view.end());
    }
    return bytes;
}

} // namespace

TEST_CASE("Connect Four played by two persons over one link gives the hash of the moves applied directly")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    const MatchRecord record = newRecord(type, "pp");
    MemoryJournal journal;
    Table table(type, record, journal);
    TableLink laptop(table, {kFirst, kSecond, Viewer::publicView()});
    const auto direct = type.newMatch(record.setup);
    Random random(record.setup.seed, "test");
    while (!table.outcome()) {
        const Seat seat = table.toAct().first();
        const auto& offers = laptop.view(seat).offers;
        REQUIRE(offers == direct->offers(seat));
        const std::string move = offers[random.below(static_cast<std::uint32_t>(offers.size()))].move;
        Log log;
        REQUIRE_FALSE(direct->apply(seat, move, log));
        laptop.send(seat, Act{move});
        REQUIRE(table.hash() == direct->hash());
        for (const Viewer viewer : {Viewer(kFirst), Viewer(kSecond), Viewer::publicView()})
            REQUIRE(laptop.view(viewer).scene == direct->view(viewer));
    }
    CHECK(direct->outcome() == table.outcome());
    CHECK(laptop.view(kFirst).log.size() == table.record().moves.size());
    CHECK(journal.entries == table.record().moves);
}

TEST_CASE("A move is stored as the game writes it, not as it was typed")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    MemoryJournal journal;
    Table table(type, newRecord(type, "pp"), journal);
    TableLink laptop(table, {kFirst, kSecond});
    laptop.send(kFirst, Act{"  drop   03 "});
    REQUIRE(journal.entries.size() == 1);
    CHECK(journal.entries[0].move == "drop 3");
    CHECK(table.record().moves == journal.entries);
}

TEST_CASE("A move that arrives several times is played once")
{
    Sitting sitting("pp");
    GuestView view{kFirst};
    RecordingGuest guest;
    sitting.table.join(guest, {kFirst});
    view.take(guest.last());
    const Bytes step = view.write(Act{"step"});
    for (int i = 0; i < 3; ++i)
        sitting.table.receive(guest, step);
    CHECK(sitting.moves() == 1);
    CHECK(guest.messages.size() == 2);

    sitting.table.leave(guest);
    RecordingGuest again;
    sitting.table.join(again, {kFirst});
    sitting.table.receive(again, step);
    CHECK(sitting.moves() == 1);
    CHECK(again.last().number == 1);
}

TEST_CASE("What the rules or the table refuse changes nothing, and only the one who wished it hears of it")
{
    Sitting sitting("pp");
    sitting.act(0, "step");
    const Bytes before = everything(sitting);
    sitting.changes.clear();
    CHECK(sitting.act(1, "step") == "It is not your move.");
    CHECK(sitting.changes.size() == 1);
    CHECK(sitting.act(0, "answer") == "Nobody rang.");
    CHECK(sitting.act(0, "fly") == "\"fly\" is no move of this game.");
    CHECK(sitting.act(0, "close") == "Only the clock closes.");
    CHECK(sitting.undo(1) == "You have made no move that could be taken back.");
    CHECK(sitting.redo(0) == "There is nothing to bring back.");
    CHECK(sitting.answer(1, true) == "Nobody asks to take back any more.");
    CHECK(everything(sitting) == before);
    CHECK(sitting.journal.entries.size() == 1);
}

TEST_CASE("A gesture that is not offered is explained")
{
    Sitting sitting("pp");
    CHECK(sitting.wish(0, Explain{{Pick::ofButton("answer")}}) == "Nobody rang.");
    CHECK(sitting.wish(1, Explain{{Pick::ofButton("step")}}) == "It is not your turn.");
    CHECK(sitting.view(0).revision == 1);
}

TEST_CASE("A guest speaks for its own seats only")
{
    Sitting sitting("pp");
    RecordingGuest watcher;
    sitting.table.join(watcher, {Viewer::publicView()});
    GuestView forged{kFirst};
    CHECK_THROWS_AS(sitting.table.receive(watcher, forged.write(Act{"step"})), InputError);
    CHECK_THROWS_AS(sitting.table.receive(watcher, Bytes{1, 2, 3}), InputError);
    RecordingGuest stranger;
    CHECK_THROWS_AS(sitting.table.receive(stranger, forged.write(Act{"step"})), InputError);
    CHECK_THROWS_AS(sitting.table.join(stranger, {Seat{2}}), InputError);
    CHECK_THROWS_AS(sitting.table.join(stranger, {Seat::clock()}), InputError);
    CHECK(sitting.moves() == 0);
}

TEST_CASE("Who joins for a seat later takes it over")
{
    Sitting sitting("pp");
    RecordingGuest later;
    sitting.table.join(later, {kFirst});
    CHECK_THROWS_AS(sitting.act(0, "step"), InputError);
    GuestView view{kFirst};
    view.take(later.last());
    sitting.table.receive(later, view.write(Act{"step"}));
    CHECK(sitting.moves() == 1);
    CHECK(sitting.view(0).log.empty());
}

TEST_CASE("Who takes a seat over is not told the words that were said to the one before")
{
    Sitting sitting("pp");
    sitting.act(0, "step");
    sitting.undo(0);
    RecordingGuest next;
    sitting.table.join(next, {kFirst});
    CHECK(std::get<Whole>(next.last().news).words.empty());
}

TEST_CASE("Two who look on take the same updates, whenever they came")
{
    Sitting sitting("pp");
    RecordingGuest first;
    RecordingGuest second;
    GuestView early{Viewer::publicView()};
    GuestView late{Viewer::publicView()};
    sitting.table.join(first, {Viewer::publicView()});
    early.take(first.last());
    sitting.act(0, "roll");
    early.take(first.last());
    sitting.table.join(second, {Viewer::publicView()});
    CHECK_FALSE(std::get<Whole>(second.last().news).words.empty());
    late.take(second.last());
    for (const char* move : {"roll", "end"}) {
        sitting.act(0, move);
        CHECK(first.messages.back() == second.messages.back());
        early.take(first.last());
        late.take(second.last());
    }
    CHECK(early.now() == late.now());
}

TEST_CASE("A move decided on a view that asked something else is refused")
{
    Sitting sitting("pp");
    RecordingGuest guest;
    sitting.table.join(guest, {kFirst, kSecond});
    GuestView first{kFirst};
    first.take(decodeDown(guest.messages[0]));
    GuestView late = first;
    sitting.table.receive(guest, first.write(Act{"ring"}));
    first.take(decodeDown(guest.messages[2]));
    sitting.table.receive(guest, first.write(Act{"answer"}));
    sitting.table.clockExpired(*sitting.table.timer());
    CHECK(sitting.moves() == 3);

    late.write(Undo{});
    late.write(Undo{});
    sitting.table.receive(guest, late.write(Act{"step"}));
    CHECK(words(std::get<Refused>(guest.last().news).why) ==
          "The table has changed meanwhile. Look again and choose.");
    CHECK(sitting.moves() == 3);
}

TEST_CASE("In a window a seat may answer on a view that others' answers have changed since")
{
    Sitting sitting("ppp");
    sitting.act(0, "ring");
    RecordingGuest guest;
    sitting.table.join(guest, {kSecond});
    GuestView second{kSecond};
    second.take(guest.last());
    const Bytes answer = second.write(Act{"answer"});
    sitting.act(2, "answer");
    sitting.act(0, "answer");
    sitting.table.receive(guest, answer);
    CHECK(sitting.moves() == 4);
    CHECK_FALSE(sitting.table.timer());
}

TEST_CASE("A revision counts only what its viewer sees")
{
    Sitting sitting("ppp");
    sitting.changes.clear();
    const std::uint32_t before = sitting.view(1).revision;
    CHECK(sitting.act(0, "peek") == "");
    CHECK(sitting.view(0).revision == 2);
    CHECK(sitting.view(0).log.size() == 1);
    CHECK(sitting.view(1).revision == before);
    CHECK(sitting.view(1).log.empty());
    CHECK(sitting.changes.size() == 1);
}

TEST_CASE("A move that cannot be stored is not played, and the next try is")
{
    Sitting sitting("pp");
    sitting.act(0, "roll");
    const Bytes before = everything(sitting);
    const Bytes record = toBytes(sitting.table.record());
    const std::uint64_t hash = sitting.table.hash();
    sitting.journal.isBroken = true;
    CHECK(sitting.act(0, "roll") == "The move could not be stored and is not played: the disk is full");
    CHECK(everything(sitting) == before);
    CHECK(sitting.undo(0) == "");
    CHECK(sitting.answer(1, true) == "Taking back could not be stored and is not done: the disk is full");
    // Guests read it: it does not say where this table keeps its matches.
    std::vector<Player> others = sitting.table.record().players;
    others.front().name = "Mira";
    CHECK(words(sitting.table.seat(others).value()) ==
          "The change of players could not be stored and is not done: the disk is full");
    CHECK(sitting.view(0).undo.waitingFor == Seats(kSecond));
    CHECK(sitting.table.hash() == hash);
    sitting.journal.isBroken = false;
    CHECK(sitting.answer(0, false) == "");
    CHECK(toBytes(sitting.table.record()) == record);
    CHECK(sitting.act(0, "roll") == "");
    CHECK(sitting.moves() == 2);
    CHECK(sitting.journal.entries == sitting.table.record().moves);
}

TEST_CASE("The clock closes the step it runs for, once, and waits while it cannot be stored")
{
    Sitting sitting("pp");
    CHECK_FALSE(sitting.table.timer());
    sitting.act(0, "ring");
    const auto timer = sitting.table.timer();
    REQUIRE(timer);
    CHECK(sitting.view(1).timer == timer);
    sitting.journal.isBroken = true;
    CHECK_THROWS_AS(sitting.table.clockExpired(*timer), InputError);
    CHECK(sitting.table.timer() == timer);
    sitting.journal.isBroken = false;
    sitting.table.clockExpired(*timer);
    sitting.table.clockExpired(*timer);
    CHECK(sitting.moves() == 2);
    CHECK(sitting.table.record().moves.back().seat == Seat::clock());
    CHECK_FALSE(sitting.view(0).timer);
    CHECK(words(sitting.view(1).log.back().text) == "Time is up");
}

TEST_CASE("A wish said while a message is taken is dealt with after it, in order")
{
    const GameTypeOf<lantern::Lantern> type{{}};
    MemoryJournal journal;
    Table table(type, newRecord(type, "pp"), journal);
    std::vector<std::uint32_t> seenBySecond;
    TableLink* laptop = nullptr;
    TableLink link(table, {kFirst, kSecond}, [&](Viewer viewer, const ViewChange& change) {
        if (!laptop || change.refusal)
            return;
        const SeatView& view = laptop->view(viewer);
        if (viewer.is(kSecond))
            seenBySecond.push_back(view.revision);
        if (viewer.is(kFirst) && table.record().moves.size() < 5 && !view.offers.empty())
            laptop->send(kFirst, Act{"step"});
    });
    laptop = &link;
    link.send(kFirst, Act{"step"});
    CHECK(table.record().moves.size() == 5);
    CHECK(seenBySecond == std::vector<std::uint32_t>{2, 3, 4, 5, 6});
}

TEST_CASE("A message that a link cannot take throws nothing and is told to each of its views")
{
    Sitting sitting("pp");
    std::vector<std::string> told;
    TableLink link(sitting.table, {Viewer::publicView()}, [&](Viewer, const ViewChange& change) {
        if (change.refusal)
            told.push_back(words(*change.refusal));
    });
    const SeatView before = link.view(Viewer::publicView());
    CHECK_NOTHROW(link.receive(Bytes(kMaxDownBytes + 1)));
    REQUIRE(told.size() == 1);
    CHECK(told[0].find("cannot be shown") != std::string::npos);
    CHECK(link.view(Viewer::publicView()) == before);
}

TEST_CASE(
    "A number far above the last wish of its seat is refused, so that whoever sits there next can go on")
{
    Sitting sitting("pp");
    RecordingGuest guest;
    sitting.table.join(guest, {kFirst});
    for (const std::uint32_t number : {0xFFFFFFFFU, Table::kMaxNumberGap + 1})
        CHECK_THROWS_AS(sitting.table.receive(guest, encode(UpMessage{kFirst, 1, number, Act{"step"}})),
                        InputError);
    CHECK(sitting.moves() == 0);
    sitting.table.receive(guest, encode(UpMessage{kFirst, 1, Table::kMaxNumberGap, Act{"step"}}));
    CHECK(sitting.moves() == 1);
    TableLink next(sitting.table, {kFirst});
    next.send(kFirst, Act{"step"});
    CHECK(sitting.moves() == 2);
}
