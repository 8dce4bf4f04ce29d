#include "lan/host/hosted_match.h"

#include "../session/drumming.h"
#include "../session/holding.h"
#include "../storage/full_disk.h"
#include "kit/game_type_of.h"
#include "lan/host/file_store.h"
#include "mosaic.h"
#include "open_table.h"
#include "party.h"
#include "seats.h"
#include "session/table_link.h"
#include "test_clock.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QTemporaryDir>
#include <doctest/doctest.h>

#include <thread>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

/// A match between two persons in which a timed step is open.
struct Rung
{
    GameTypeOf<lantern::Lantern> type{{}};
    MemoryStore store;
    HostedMatch match;
    TableLink persons{match.table(), {kFirst, kSecond}};

    explicit Rung(const Pace& pace = patient()) : match(type, record(type), store, pace, systemEntropy())
    {
        persons.send(kFirst, Act{"ring"});
        match.lookAgain();
        REQUIRE(match.table().timer());
    }
    /// Whether the clock closes the step in the next moment.
    bool closes()
    {
        return !until([this, turns = 0]() mutable { return ++turns > 20 && match.table().timer(); });
    }
    static MatchRecord record(const GameType& type)
    {
        MatchRecord record;
        record.game = type.sheet().id;
        record.setup.seats = 2;
        record.setup.seed = Seed::fromText("rung");
        record.players.resize(2);
        return record;
    }
};

/// A match between two persons in which all wait for the first of them.
struct Waiting
{
    TestClock clock;
    GameTypeOf<lantern::Holding> type{{}};
    MemoryStore store;
    HostedMatch match{type, Rung::record(type), store, paceOf(clock), systemEntropy()};
    TableLink persons{match.table(), {kFirst, kSecond}};

    Waiting() { match.lookAgain(); }
    static Pace paceOf(TestClock& clock)
    {
        Pace pace = patient();
        pace.clock = &clock;
        return pace;
    }
    void say(Seat seat, Wish wish)
    {
        persons.send(seat, std::move(wish));
        match.lookAgain();
    }
    const Reminder& seen() const { return persons.view(kSecond).reminder; }
};

/// A Mosaic in which a seat that is away counts as done.
struct Roomful : mosaic::Mosaic
{
    std::optional<Move> lapsed(const State& state, Seat seat) const
    {
        return state.isOver() || state.done.has(seat) ? std::nullopt : std::optional<Move>(mosaic::SayDone{});
    }
};

/// A match of three, in which each says when they are done.
struct ThreeOfUs
{
    TestClock clock;
    GameTypeOf<Roomful> type{{}};
    MemoryStore store;
    HostedMatch match{type, record(type), store, Waiting::paceOf(clock), systemEntropy()};
    static constexpr Seat third{2};
    TableLink persons{match.table(), {kFirst, kSecond, third}};

    static MatchRecord record(const GameType& type)
    {
        MatchRecord record = Rung::record(type);
        record.setup.seats = 3;
        record.players.resize(3);
        return record;
    }
    void say(Seat seat, const char* move)
    {
        persons.send(seat, Act{move});
        match.lookAgain();
    }
    /// The seats that said something, in order.
    std::string said() const
    {
        std::string all;
        for (const JournalEntry& move : store.record.moves)
            all += std::to_string(move.seat.index) + ":" + move.move + " ";
        return all;
    }
};

/// A lantern whose rules fail as soon as the clock does something.
struct Stumbling : lantern::Lantern
{
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        if (seat == Seat::clock())
            throw std::logic_error("the wick is wet");
        return Lantern::apply(state, seat, move, log);
    }
};

/// A match file with who may come back to it.
struct KeptTable
{
    KeptTable()
    {
        const auto store = FileStore::forNewMatch(path);
        store->begin(Rung::record(type));
        store->keepHosting(hosting(1));
    }
    static Bytes hosting(std::uint8_t table)
    {
        return encode(Hosting{Lobby(TableId{table}, "Old", "lantern", 2, {}), 1, std::nullopt});
    }
    QByteArray content(const char* ending) const
    {
        QFile file(path + ending);
        REQUIRE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }
    QTemporaryDir directory;
    QString path = directory.filePath("match.tablewood");
    GameTypeOf<lantern::Lantern> type{{}};
    /// Of somebody who chose the name before there was a match.
    std::unique_ptr<FileStore> other = FileStore::forNewMatch(path);
};

} // namespace

TEST_CASE("Who comes in the middle of a step is told what is left of it, whoever was there is not")
{
    TestClock clock;
    Pace pace = patient();
    pace.clock = &clock;
    Rung rung(pace);
    const std::int32_t seconds = rung.match.table().timer()->seconds;
    clock.pass(std::chrono::milliseconds(3500));
    const TableLink late(rung.match.table(), {kSecond});
    CHECK(late.view(kSecond).secondsLeft == seconds - 3);
    CHECK(late.view(kSecond).timer == rung.match.table().timer());
    CHECK(rung.persons.view(kFirst).secondsLeft == 0);
    clock.pass(std::chrono::seconds(seconds));
    CHECK_FALSE(late.view(kSecond).timer);
    CHECK(late.view(kSecond).secondsLeft == 0);
}

TEST_CASE("The host's clock beats a run at the speed that anybody chose, and stands while it waits")
{
    const GameTypeOf<lantern::Drumming> type{{}};
    TestClock clock;
    Pace pace = patient();
    pace.clock = &clock;
    MemoryStore store;
    HostedMatch match(type, Rung::record(type), store, pace, systemEntropy());
    TableLink persons(match.table(), {kFirst, kSecond});
    const auto say = [&](RunOrder order) {
        persons.send(kSecond, PaceRun{order, match.table().timer()->step});
        match.lookAgain();
    };
    const auto beats = [&] { return store.record.moves.size() - 1; };
    persons.send(kFirst, Act{"ring"});
    match.lookAgain();
    clock.pass(std::chrono::milliseconds(1900));
    CHECK(beats() == 0);
    say(RunOrder::wait);
    clock.pass(std::chrono::minutes(5));
    CHECK(beats() == 0);
    say(RunOrder::goOn);
    clock.pass(std::chrono::milliseconds(200));
    CHECK(beats() == 1);
    // Half a second a beat from now on, also for the one that has begun.
    say(RunOrder::fast);
    clock.pass(std::chrono::milliseconds(600));
    CHECK(beats() == 2);
    say(RunOrder::slow);
    clock.pass(std::chrono::milliseconds(3900));
    CHECK(beats() == 3);
    clock.pass(std::chrono::seconds(4));
    CHECK(beats() == 4);
    CHECK(!match.table().timer());
}

TEST_CASE("Who lets all wait for a minute may be asked to go on, and 20 seconds later their turn is over")
{
    Waiting waiting;
    waiting.clock.pass(std::chrono::seconds(59));
    CHECK(waiting.seen() == Reminder());
    waiting.clock.pass(std::chrono::seconds(1));
    CHECK(waiting.seen() == Reminder{kFirst, Seat::none()});
    // Without a question nothing comes of it.
    waiting.clock.pass(std::chrono::minutes(10));
    CHECK(waiting.store.record.moves.empty());
    waiting.say(kSecond, Remind{});
    waiting.clock.pass(std::chrono::seconds(19));
    CHECK(waiting.store.record.moves.empty());
    waiting.clock.pass(std::chrono::seconds(1));
    REQUIRE(waiting.store.record.moves.size() == 1);
    CHECK(waiting.store.record.moves.back().move == "end");
    CHECK(waiting.store.record.moves.back().seat == kFirst);
    CHECK(waiting.seen() == Reminder());
}

TEST_CASE("Whatever they for whom all wait say begins their minute anew, also when they were asked")
{
    Waiting waiting;
    waiting.clock.pass(std::chrono::seconds(59));
    waiting.say(kFirst, Explain{});
    waiting.clock.pass(std::chrono::seconds(59));
    CHECK(waiting.seen() == Reminder());
    waiting.clock.pass(std::chrono::seconds(1));
    waiting.say(kSecond, Remind{});
    waiting.clock.pass(std::chrono::seconds(19));
    waiting.say(kFirst, Remind{});
    CHECK(waiting.seen() == Reminder());
    waiting.clock.pass(std::chrono::seconds(59));
    CHECK(waiting.store.record.moves.empty());
    CHECK(waiting.seen() == Reminder());
    waiting.clock.pass(std::chrono::seconds(1));
    CHECK(waiting.seen() == Reminder{kFirst, Seat::none()});
}

TEST_CASE(
    "Who goes away while all wait for them has 20 seconds to come back, and no time where they left for good")
{
    Waiting waiting;
    waiting.match.setAway(kFirst, WhenAway::wait);
    waiting.clock.pass(std::chrono::seconds(19));
    waiting.match.setAway({}, WhenAway::wait);
    waiting.clock.pass(std::chrono::seconds(40));
    CHECK(waiting.store.record.moves.empty());
    waiting.match.setAway(kFirst, WhenAway::wait);
    waiting.clock.pass(std::chrono::seconds(20));
    CHECK(waiting.store.record.moves.size() == 1);

    Waiting left;
    left.match.setAway(kFirst, WhenAway::wait, kFirst);
    left.clock.pass(std::chrono::milliseconds(1));
    CHECK(left.store.record.moves.size() == 1);
}

TEST_CASE(
    "Whoever was asked to go on has 20 seconds in all, however often their laptop drops out and comes back")
{
    Waiting waiting;
    waiting.clock.pass(std::chrono::minutes(1));
    waiting.say(kSecond, Remind{});
    waiting.clock.pass(std::chrono::seconds(9));
    waiting.match.setAway(kFirst, WhenAway::wait);
    waiting.clock.pass(std::chrono::seconds(5));
    waiting.match.setAway({}, WhenAway::wait);
    waiting.clock.pass(std::chrono::seconds(5));
    CHECK(waiting.store.record.moves.empty());
    waiting.match.setAway(kFirst, WhenAway::wait);
    waiting.clock.pass(std::chrono::seconds(1));
    CHECK(waiting.store.record.moves.size() == 1);
}

TEST_CASE(
    "A seat that is away counts as done once all who are here are, after 20 seconds, and at once if for good")
{
    ThreeOfUs round;
    round.match.setAway(ThreeOfUs::third, WhenAway::wait);
    round.clock.pass(std::chrono::minutes(5));
    CHECK(round.said() == "");
    round.say(kFirst, "done");
    CHECK(round.said() == "0:done ");
    round.say(kSecond, "done");
    round.clock.pass(std::chrono::milliseconds(1));
    CHECK(round.said() == "0:done 1:done 2:done ");
    // The next round waits for who is here again.
    round.clock.pass(std::chrono::minutes(5));
    CHECK(round.said() == "0:done 1:done 2:done ");

    ThreeOfUs fresh;
    fresh.say(kFirst, "done");
    fresh.say(kSecond, "done");
    fresh.match.setAway(ThreeOfUs::third, WhenAway::wait);
    fresh.clock.pass(std::chrono::seconds(19));
    CHECK(fresh.said() == "0:done 1:done ");
    SUBCASE("who stays away counts as done")
    {
        fresh.clock.pass(std::chrono::seconds(1));
        CHECK(fresh.said() == "0:done 1:done 2:done ");
    }
    SUBCASE("who is back in time does not")
    {
        fresh.match.setAway({}, WhenAway::wait);
        fresh.clock.pass(std::chrono::minutes(5));
        CHECK(fresh.said() == "0:done 1:done ");
    }
    SUBCASE("who left for good does at once")
    {
        fresh.match.setAway(ThreeOfUs::third, WhenAway::wait, ThreeOfUs::third);
        fresh.clock.pass(std::chrono::milliseconds(1));
        CHECK(fresh.said() == "0:done 1:done 2:done ");
    }
    SUBCASE("nobody is taken to be done for whom a bot or a partner plays soon")
    {
        fresh.match.setAway(ThreeOfUs::third, WhenAway::bot);
        fresh.clock.pass(std::chrono::minutes(5));
        fresh.match.setAway(ThreeOfUs::third, WhenAway::partner);
        fresh.clock.pass(std::chrono::minutes(5));
        CHECK(fresh.said() == "0:done 1:done ");
    }
    SUBCASE("a table that is held has its time anew afterwards")
    {
        fresh.match.pause(true);
        fresh.clock.pass(std::chrono::minutes(5));
        fresh.match.pause(false);
        fresh.clock.pass(std::chrono::seconds(19));
        CHECK(fresh.said() == "0:done 1:done ");
        fresh.clock.pass(std::chrono::seconds(1));
        CHECK(fresh.said() == "0:done 1:done 2:done ");
    }
    SUBCASE("what could not be stored is tried again")
    {
        fresh.store.isBroken = true;
        fresh.clock.pass(std::chrono::minutes(1));
        CHECK(fresh.said() == "0:done 1:done ");
        fresh.store.isBroken = false;
        fresh.clock.pass(std::chrono::seconds(1));
        CHECK(fresh.said() == "0:done 1:done 2:done ");
    }
}

TEST_CASE("A match goes on by itself for nobody: where all are away it waits")
{
    ThreeOfUs round;
    Seats all = Seats::firstOf(3);
    round.match.setAway(all, WhenAway::wait);
    round.clock.pass(std::chrono::hours(1));
    CHECK(round.said() == "");
    all.remove(kFirst);
    round.match.setAway(all, WhenAway::wait);
    round.say(kFirst, "done");
    round.clock.pass(std::chrono::milliseconds(1));
    CHECK(round.said() == "0:done 1:done 2:done ");
}

TEST_CASE("Bots beside who is here go on where they were sent ahead, although another seat is away")
{
    ThreeOfUs round;
    round.match.seatBots({"", "random", ""});
    round.match.setAway(ThreeOfUs::third, WhenAway::wait);
    round.clock.pass(std::chrono::minutes(1));
    CHECK(round.said() == "");
    round.say(kFirst, "let");
    round.clock.pass(std::chrono::minutes(5));
    CHECK(round.said().starts_with("0:let 2:done 1:"));
    CHECK(round.said().find("0:done") == std::string::npos);
}

TEST_CASE("Nobody is asked after while the match is held")
{
    Waiting waiting;
    waiting.clock.pass(std::chrono::seconds(50));
    waiting.match.pause(true);
    waiting.clock.pass(std::chrono::minutes(5));
    CHECK(waiting.seen() == Reminder());
    waiting.match.pause(false);
    waiting.clock.pass(std::chrono::seconds(59));
    CHECK(waiting.seen() == Reminder());
    waiting.clock.pass(std::chrono::seconds(1));
    CHECK(waiting.seen() == Reminder{kFirst, Seat::none()});
}

TEST_CASE("Who comes while somebody is asked to go on is told what is left of their 20 seconds, whoever was "
          "there is not")
{
    Waiting waiting;
    waiting.clock.pass(std::chrono::minutes(1));
    CHECK(TableLink(waiting.match.table(), {Viewer::publicView()}).view(Viewer::publicView()).secondsToGoOn ==
          0);
    waiting.say(kSecond, Remind{});
    waiting.clock.pass(std::chrono::milliseconds(12'500));
    const TableLink late(waiting.match.table(), {Viewer::publicView()});
    CHECK(late.view(Viewer::publicView()).reminder == Reminder{kFirst, kSecond});
    CHECK(late.view(Viewer::publicView()).secondsToGoOn == 8);
    CHECK(waiting.persons.view(kSecond).secondsToGoOn == 0);
    waiting.say(kFirst, Remind{});
    CHECK(late.view(Viewer::publicView()).reminder == Reminder());
    CHECK(late.view(Viewer::publicView()).secondsToGoOn == 0);
}

TEST_CASE("A match that is held asks nobody to go on any more, and their minute begins anew after it")
{
    Waiting waiting;
    waiting.clock.pass(std::chrono::minutes(1));
    waiting.say(kSecond, Remind{});
    waiting.clock.pass(std::chrono::seconds(10));
    waiting.match.pause(true);
    CHECK(waiting.seen() == Reminder());
    waiting.clock.pass(std::chrono::minutes(5));
    waiting.match.pause(false);
    waiting.clock.pass(std::chrono::seconds(59));
    CHECK(waiting.store.record.moves.empty());
    CHECK(waiting.seen() == Reminder());
    waiting.clock.pass(std::chrono::seconds(1));
    CHECK(waiting.seen() == Reminder{kFirst, Seat::none()});
}

TEST_CASE("A turn that could not be ended as it could not be stored is ended later")
{
    Waiting waiting;
    waiting.clock.pass(std::chrono::minutes(1));
    waiting.store.isBroken = true;
    waiting.say(kSecond, Remind{});
    waiting.clock.pass(std::chrono::seconds(30));
    CHECK(waiting.store.record.moves.empty());
    waiting.store.isBroken = false;
    waiting.clock.pass(std::chrono::seconds(20));
    CHECK(waiting.store.record.moves.size() == 1);
}

TEST_CASE("A timed step that waits for nobody has its time again when they are back before it is closed")
{
    Rung rung;
    Seats all(kFirst);
    all.add(kSecond);
    rung.match.setAway(all, WhenAway::skip);
    rung.match.setAway(Seats(), WhenAway::skip);
    CHECK(!rung.closes());
    CHECK(rung.match.table().timer());
    rung.match.setAway(all, WhenAway::skip);
    CHECK(until([&] { return !rung.match.table().timer(); }));
    CHECK(rung.store.record.moves.back().seat == Seat::clock());
}

TEST_CASE("A step that cannot be closed is tried again, and told once until it was")
{
    TestClock clock;
    Pace pace = patient();
    pace.clock = &clock;
    Rung rung(pace);
    std::vector<std::string> troubles;
    rung.match.troubled = [&](const Text& why) { troubles.push_back(words(why)); };
    rung.store.isBroken = true;
    clock.pass(std::chrono::minutes(2));
    CHECK(rung.match.table().timer());
    CHECK(troubles ==
          std::vector<std::string>{"The move could not be stored and is not played: the disk is full"});
    rung.store.isBroken = false;
    clock.pass(std::chrono::seconds(1));
    CHECK(!rung.match.table().timer());
    rung.persons.send(kFirst, Act{"end"});
    rung.persons.send(kSecond, Act{"ring"});
    rung.match.lookAgain();
    rung.store.isBroken = true;
    clock.pass(std::chrono::minutes(2));
    CHECK(troubles.size() == 2);
}

TEST_CASE(
    "A step that the rules of somebody's content cannot close is told of once, and all that was played stays")
{
    const GameTypeOf<Stumbling> type{{}};
    TestClock clock;
    Pace pace = patient();
    pace.clock = &clock;
    MemoryStore store;
    HostedMatch match(type, Rung::record(type), store, pace, systemEntropy());
    std::vector<std::string> troubles;
    match.troubled = [&](const Text& why) { troubles.push_back(words(why)); };
    TableLink persons(match.table(), {kFirst, kSecond});
    persons.send(kFirst, Act{"ring"});
    match.lookAgain();
    REQUIRE(match.table().timer());
    clock.pass(std::chrono::minutes(2));
    CHECK(troubles ==
          std::vector<std::string>{"The rules of this game cannot go on from here: the wick is wet"});
    CHECK(match.table().timer());
    persons.send(kSecond, Act{"answer"});
    REQUIRE(store.record.moves.size() == 2);
    CHECK(store.record.moves.back().move == "answer");
}

TEST_CASE("The host is told once why a bot cannot move")
{
    TestClock clock;
    OpenTable table;
    table.plan.pace.clock = &clock;
    table.open();
    std::vector<std::string> troubles;
    table.host->troubled = [&](const Text& why) { troubles.push_back(words(why)); };
    for (const Seat seat : {kFirst, kSecond})
        table.host->change([seat](Lobby& lobby) { return lobby.addBot(seat, "random"); });
    TestClock::settle();
    REQUIRE(table.host->table());
    table.store.isBroken = true;
    clock.pass(std::chrono::minutes(1));
    CHECK(troubles ==
          std::vector<std::string>{"The move could not be stored and is not played: the disk is full"});
}

TEST_CASE("A new match in the place of one that was taken away knows nobody who was at the old one")
{
    const KeptTable table;
    REQUIRE(FileStore::forMatchOf(table.path)->hosting());
    REQUIRE(QFile::remove(table.path));
    FileStore::forNewMatch(table.path)->begin(Rung::record(table.type));
    CHECK(!FileStore::forMatchOf(table.path)->hosting());
}

TEST_CASE("A match that is in a file is not begun anew over it")
{
    const KeptTable table;
    const QByteArray before = table.content("");
    CHECK_THROWS_WITH_AS(FileStore::forNewMatch(table.path), doctest::Contains("go on with it: host "),
                         InputError);
    // Who chose the name while it was free does not begin there any more.
    CHECK_THROWS_WITH_AS(table.other->begin(Rung::record(table.type)),
                         doctest::Contains("something is in this file already"), InputError);
    CHECK(table.content("") == before);
    CHECK(FileStore::forMatchOf(table.path)->hosting());
}

TEST_CASE("A match that could not begin in a file leaves it free for the next try")
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("match.tablewood");
    const GameTypeOf<lantern::Lantern> type{{}};
    const auto store = FileStore::forNewMatch(path);
    bool hasFailed = false;
    {
        // Another program holds the file until something stands where the list of guests would.
        QLockFile other(path + ".lock");
        REQUIRE(other.tryLock(0));
        std::thread begins([&] {
            try {
                store->begin(Rung::record(type));
            } catch (const InputError&) {
                hasFailed = true;
            }
        });
        // By then the list is prepared; if it is not, begin fails before it has written anything.
        std::this_thread::sleep_for(std::chrono::milliseconds(500));
        CHECK(QDir(directory.path()).mkdir("match.tablewood.hosting"));
        other.unlock();
        begins.join();
    }
    REQUIRE(hasFailed);
    REQUIRE(QDir(directory.path()).rmdir("match.tablewood.hosting"));
    CHECK_NOTHROW(store->begin(Rung::record(type)));
    CHECK(store->record() == Rung::record(type));
}

TEST_CASE("A match that is taken over is stored with who may come back, or what was there stays whole")
{
    const KeptTable table;
    const QByteArray match = table.content("");
    const QByteArray hosting = table.content(".hosting");
    const MatchRecord next = Rung::record(table.type);
    MatchRecord large = next;
    large.moves.assign(2000, JournalEntry{kFirst, "ring", 0, false});
    constexpr rlim_t kRoom = 8192;
    {
        const FullDisk disk(kRoom);
        CHECK_THROWS_AS(table.other->takeOver(large, KeptTable::hosting(2)), InputError);
        CHECK_THROWS_AS(table.other->takeOver(next, Bytes(2 * kRoom)), InputError);
    }
    CHECK(table.content("") == match);
    CHECK(table.content(".hosting") == hosting);
    table.other->takeOver(large, KeptTable::hosting(2));
    CHECK(table.other->record() == large);
    CHECK(table.other->hosting().value().lobby.id() == TableId{2});
}
