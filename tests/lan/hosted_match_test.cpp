#include "lan/hosted_match.h"

#include "../session/lantern.h"
#include "kit/game_type_of.h"
#include "lan/file_store.h"
#include "party.h"
#include "session/table_link.h"
#include "test_clock.h"

#include <QFile>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

constexpr Seat kFirst{0};
constexpr Seat kSecond{1};

/// A match between two persons in which a timed step is open.
struct Rung
{
    GameTypeOf<lantern::Lantern> type{{}};
    MemoryStore store;
    HostedMatch match;
    tablewood::TableLink persons{match.table(), {kFirst, kSecond}};

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

} // namespace

TEST_CASE("Who comes in the middle of a step is told what is left of it, whoever was there is not")
{
    TestClock clock;
    Pace pace = patient();
    pace.clock = &clock;
    Rung rung(pace);
    const std::int32_t seconds = rung.match.table().timer()->seconds;
    clock.pass(std::chrono::milliseconds(3500));
    const tablewood::TableLink late(rung.match.table(), {kSecond});
    CHECK(late.view(kSecond).secondsLeft == seconds - 3);
    CHECK(late.view(kSecond).timer == rung.match.table().timer());
    CHECK(rung.persons.view(kFirst).secondsLeft == 0);
    clock.pass(std::chrono::seconds(seconds));
    CHECK_FALSE(late.view(kSecond).timer);
    CHECK(late.view(kSecond).secondsLeft == 0);
}

TEST_CASE("A timed step that waits for nobody has its time again when they are back before it is closed")
{
    Rung rung;
    Seats all(kFirst);
    all.add(kSecond);
    rung.match.setAway(all, true);
    rung.match.setAway(Seats(), true);
    CHECK(!rung.closes());
    CHECK(rung.match.table().timer());
    rung.match.setAway(all, true);
    CHECK(until([&] { return !rung.match.table().timer(); }));
    CHECK(rung.store.record.moves.back().seat == Seat::clock());
}

TEST_CASE("A new match of the same file knows nobody who was at the old one")
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("match.tablewood");
    const GameTypeOf<lantern::Lantern> type{{}};
    auto old = FileStore::forNewMatch(path);
    old->begin(Rung::record(type));
    old->keepHosting(encode(Hosting{Lobby(TableId{1}, "Old", "lantern", 2, {}), 1, std::nullopt}));
    old.reset();
    REQUIRE(FileStore::forMatchOf(path)->hosting());
    FileStore::forNewMatch(path)->begin(Rung::record(type));
    CHECK(!FileStore::forMatchOf(path)->hosting());
}
