#include "bots/bot_player.h"

#include "../kit/connect_four.h"
#include "../kit/kuhn.h"
#include "kit/game_type_of.h"

#include <doctest/doctest.h>

#include <set>

using namespace tablewood;

namespace {

MatchRecord botRecord(const GameType& type)
{
    MatchRecord record;
    record.game = type.sheet().id;
    record.players.resize(2);
    for (Player& player : record.players)
        player.kind = PlayerKind::bot;
    return record;
}

/// The moves of a match between two random bots of these seeds.
std::vector<JournalEntry> played(const GameType& type, std::string_view first, std::string_view second)
{
    NoJournal journal;
    Table table(type, botRecord(type), journal);
    BotPlayer one(table, Seat{0}, makeBot("random"), Seed::fromText(first));
    BotPlayer two(table, Seat{1}, makeBot("random"), Seed::fromText(second));
    while (one.act() || two.act()) {
    }
    CHECK(table.outcome());
    CHECK_FALSE(one.isAsked());
    return table.record().moves;
}

} // namespace

TEST_CASE("Random bots play matches to their end, and the same seeds play the same match")
{
    const GameTypeOf<connect_four::ConnectFour> connectFour{{}};
    const GameTypeOf<kuhn::Kuhn> kuhnPoker{{}};
    for (const GameType* type :
         {static_cast<const GameType*>(&connectFour), static_cast<const GameType*>(&kuhnPoker)}) {
        const auto moves = played(*type, "a", "b");
        CHECK(moves.size() >= 2);
        CHECK(moves == played(*type, "a", "b"));
    }
    CHECK(played(connectFour, "a", "b") != played(connectFour, "c", "d"));
}

TEST_CASE("A random bot chooses every offer of its view now and then, and nothing else")
{
    const GameTypeOf<kuhn::Kuhn> type{{}};
    const auto match = type.newMatch({});
    const std::atomic<bool> stop = false;
    SeatView view;
    for (const char* move : {"check", "bet", "fold"}) {
        view.offers.emplace_back();
        view.offers.back().move = move;
    }
    const auto bot = makeBot("random");
    Random random(Seed::fromText("bot"), "test");
    std::set<std::string> chosen;
    for (int i = 0; i < 100; ++i)
        chosen.insert(bot->choose(view, *match, random, stop));
    CHECK(chosen == std::set<std::string>{"bet", "check", "fold"});
}

TEST_CASE("A bot waits for its turn and while a question about undo is open")
{
    const GameTypeOf<kuhn::Kuhn> type{{}};
    NoJournal journal;
    MatchRecord record = botRecord(type);
    record.setup.seats = 3;
    CHECK_THROWS_AS(Table(type, record, journal), InputError);

    record = botRecord(type);
    record.players[0].kind = record.players[1].kind = PlayerKind::person;
    Table table(type, record, journal);
    TableLink person(table, {Seat{0}});
    BotPlayer bot(table, Seat{1}, makeBot("random"), Seed::fromText("bot"));
    CHECK_FALSE(bot.act());
    person.send(Seat{0}, Act{"bet"});
    CHECK(bot.isAsked());
    CHECK(bot.act());
    CHECK_FALSE(bot.act());
    person.send(Seat{0}, Undo{});
    CHECK(person.view(Seat{0}).undo.asked == Seat{0});
    CHECK_FALSE(bot.act());
}

TEST_CASE("A bot that is not known is refused with the names that are")
{
    CHECK_THROWS_WITH_AS(makeBot("clever"), "bot: \"clever\" is not known. Known: random, mild, fair, sharp",
                         InputError);
    for (const std::string& name : botNames())
        CHECK(makeBot(name));
}

TEST_CASE("The bots of a table have names of their own, the same wherever they are shown")
{
    std::set<std::string> names;
    for (const Seat seat : Seats::firstOf(kMaxSeats))
        names.insert(nameOfBot(seat));
    CHECK(names.size() == kMaxSeats);
    CHECK(nameOfBot(Seat{1}) == "Bramble");
}
