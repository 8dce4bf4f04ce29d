#include "sitting.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// A match with throws, secrets, turns and a window closed by the clock.
MatchRecord playedRecord()
{
    Sitting sitting("pp");
    for (const char* move : {"step", "roll", "peek", "end"})
        sitting.act(0, move);
    sitting.act(1, "ring");
    sitting.act(0, "answer");
    sitting.table.clockExpired(*sitting.table.timer());
    sitting.act(1, "roll");
    return sitting.table.record();
}

std::string errorOf(const MatchRecord& record)
{
    const GameTypeOf<lantern::Lantern> type{{}};
    MemoryJournal journal;
    try {
        Table table(type, record, journal);
    } catch (const InputError& error) {
        return error.where() + ": " + error.cause();
    }
    return "";
}

} // namespace

TEST_CASE("A stored match goes on where it was, with the same log, the same chance and the way back")
{
    const MatchRecord record = playedRecord();
    const GameTypeOf<lantern::Lantern> type{{}};
    MemoryJournal journal;
    journal.entries = record.moves;
    Table table(type, record, journal);
    CHECK(table.record() == record);
    CHECK(table.hash() == record.moves.back().hash);
    TableLink link(table, {Seat{0}, Seat{1}});
    CHECK(link.view(Seat{0}).log.size() == 7);
    CHECK(link.view(Seat{1}).log.size() == 6);

    link.send(Seat{1}, Undo{});
    link.send(Seat{0}, AnswerUndo{true});
    CHECK(table.record().moves.size() == 7);
    link.send(Seat{1}, Act{"roll"});
    CHECK(table.hash() == record.moves.back().hash);
}

TEST_CASE("A record that does not replay is refused, and the move is named")
{
    MatchRecord record = playedRecord();
    SUBCASE("a hash that differs")
    {
        record.moves[1].hash ^= 1;
        CHECK(errorOf(record).starts_with("move 2 \"roll\": it leads to the state "));
    }
    SUBCASE("a move of the wrong seat")
    {
        record.moves[2].seat = Seat{1};
        CHECK(errorOf(record) == "move 3 \"peek\": It is not your move.");
    }
    SUBCASE("a move that is none")
    {
        record.moves[0].move = "jump";
        CHECK(errorOf(record) == "move 1 \"jump\": \"jump\" is no move of this game.");
    }
    SUBCASE("a clock that does not run")
    {
        record.moves[3].seat = Seat::clock();
        CHECK(errorOf(record) == "move 4 \"end\": No clock is running.");
    }
    SUBCASE("another seed")
    {
        record.setup.seed = Seed::fromText("another");
        CHECK(errorOf(record).starts_with("move 1 \"step\""));
    }
    SUBCASE("another game")
    {
        record.game = "chess";
        CHECK(errorOf(record) == "game: \"chess\" is not lantern");
    }
    SUBCASE("too few players")
    {
        record.players.pop_back();
        CHECK(errorOf(record) == "players: 1 players do not fit 2 seats");
    }
    SUBCASE("too many seats")
    {
        record.setup.seats = 9;
        record.players.resize(9);
        CHECK(errorOf(record).starts_with("seats: "));
    }
    SUBCASE("a position of other bytes")
    {
        record.position = {1, 2, 3};
        CHECK_FALSE(errorOf(record).empty());
    }
}

TEST_CASE("A match can begin from a position")
{
    Sitting sitting("pp");
    sitting.act(0, "roll");
    const auto match = sitting.type.newMatch(sitting.table.record().setup);
    Log log;
    match->apply(Seat{0}, "roll", log);

    MatchRecord record = newRecord(sitting.type, "pp", "another seed");
    CborSink sink(record.position);
    match->write(sink);
    MemoryJournal journal;
    const Table table(sitting.type, record, journal);
    CHECK(table.hash() == sitting.table.hash());
    CHECK(table.record().moves.empty());
}
