#include "app/home/sample_match.h"
#include "app/program.h"
#include "app/table/model/replay_model.h"
#include "kit/game_type_of.h"
#include "kuhn.h"
#include "lantern.h"
#include "session/played_match.h"
#include "started.h"
#include "storage/played_content.h"
#include "watched_match.h"

#include <QSignalSpy>
#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

const Player kPerson;

Player bot()
{
    Player player;
    player.kind = PlayerKind::bot;
    player.bot = "random";
    return player;
}

MatchRecord recordOf(const GameType& type, std::vector<Player> players, const std::vector<std::string>& moves)
{
    MatchRecord record;
    record.id = "replayed";
    record.game = type.sheet().id;
    record.setup.seats = static_cast<int>(players.size());
    record.setup.seed = Seed::fromText("replayed");
    record.players = std::move(players);
    const std::unique_ptr<Match> match = type.newMatch(record.setup);
    for (const std::string& move : moves) {
        const Seat seat = match->toAct().first();
        Log log;
        REQUIRE_FALSE(match->apply(seat, move, log));
        record.moves.push_back({seat, move, match->hash(), log.hasRevealed()});
    }
    return record;
}

std::unique_ptr<TableModel> tableOf(const GameType& type, const MatchRecord& record)
{
    return std::make_unique<TableModel>(Program::instance(), type, record, std::make_unique<NoJournal>());
}

std::vector<int> seatsOf(const ReplayModel& replay)
{
    std::vector<int> seats;
    for (const QVariant& viewer : replay.viewers())
        seats.push_back(viewer.value<SeatEntry>().seat);
    return seats;
}

/// All that a table shows: the board with what lies on it, whose turn it is, what has been told.
QVariantList shownBy(TableModel& table)
{
    SceneModel& scene = *table.scene();
    QVariantList all{scene.moment(), scene.turn(), scene.seats()->entries(), table.log()->entries()};
    for (const QVariant& board : scene.boards()->entries()) {
        QMap<QString, QVariant> pieces;
        for (const EntryModel::Row& row : scene.piecesIn(board.value<BoardEntry>().id)->rows())
            pieces.insert(row.key, row.entry);
        all.append(QVariant(QVariantMap(pieces)));
    }
    return all;
}

/// A match of Arbor, watched again at its own table, where it begins.
struct Watched
{
    explicit Watched(int moves = 80)
        : table(
              tableOf(*started.catalog.find("arbor"), sampleMatch(*started.catalog.find("arbor"), 2, moves)))
    {
        replay.open({}, table.get());
        REQUIRE(replay.problem().isEmpty());
        replay.go(0);
    }

    Started started;
    std::unique_ptr<TableModel> table;
    ReplayModel replay;
};

} // namespace

TEST_CASE("a replay of Arbor shows each viewer exactly what they saw")
{
    const GameCatalog catalog;
    for (int seed = 0; seed < 3; ++seed) {
        Setup setup;
        setup.seats = 2 + seed;
        setup.seed = Seed::fromText("watched " + std::to_string(seed));
        CHECK(differenceOfReplay(*catalog.find("arbor"), setup, 120) == "");
    }
}

TEST_CASE("going on through a match shows the same as jumping into it")
{
    Watched watched;
    ReplayModel& replay = watched.replay;
    std::vector<QVariantList> stepped;
    for (int position = 0; position <= replay.last(); ++position) {
        if (position > 0)
            replay.step(1);
        replay.table()->hurry();
        REQUIRE(replay.position() == position);
        stepped.push_back(shownBy(*replay.table()));
    }
    Random random(Seed::fromText("jumps"), "jumps");
    for (int jumps = 0; jumps < 60; ++jumps) {
        const int position = static_cast<int>(random.below(static_cast<std::uint32_t>(replay.last() + 1)));
        replay.go(position);
        replay.table()->hurry();
        CHECK(shownBy(*replay.table()) == stepped[static_cast<std::size_t>(position)]);
    }
    while (replay.position() > 0) {
        replay.step(-1);
        CHECK(shownBy(*replay.table()) == stepped[static_cast<std::size_t>(replay.position())]);
    }
}

TEST_CASE("the next picture is told as it was played, and any other is just there")
{
    Watched watched;
    ReplayModel& replay = watched.replay;
    const QSignalSpy flights(replay.table(), &TableModel::flying);
    const QSignalSpy sounds(replay.table(), &TableModel::sounded);
    while (replay.position() < replay.last() && (flights.isEmpty() || sounds.isEmpty())) {
        replay.step(1);
        replay.table()->hurry();
    }
    CHECK_FALSE(flights.isEmpty());
    CHECK_FALSE(sounds.isEmpty());
    const auto heard = flights.size() + sounds.size();
    replay.step(-1);
    replay.go(0);
    replay.go(replay.last());
    CHECK(flights.size() + sounds.size() == heard);
}

TEST_CASE("a replay plays to the end at its speed and begins anew there")
{
    Watched watched(12);
    ReplayModel& replay = watched.replay;
    replay.setPace(0);
    replay.setSpeed(4);
    replay.table()->setStepPace(0);
    replay.table()->stage()->setTimes({0, 0, 0});
    replay.setPlaying(true);
    REQUIRE(QTest::qWaitFor([&] { return !replay.isPlaying(); }));
    CHECK(replay.position() == replay.last());
    replay.setPace(1'000'000);
    replay.setPlaying(true);
    CHECK(replay.position() == 0);
    // A step by hand ends it.
    replay.step(1);
    CHECK_FALSE(replay.isPlaying());
    CHECK(replay.position() == 1);
}

TEST_CASE("in a replay nothing stays on the stage because its viewer was asked about it")
{
    Started started;
    const GameType& arbor = *started.catalog.find("arbor");
    const auto isAsked = [](const Match& match) { return match.view(Seat{0}).prompt.about.has_value(); };
    std::unique_ptr<Match> match;
    MatchRecord record;
    for (int seed = 1; !match || !isAsked(*match); ++seed) {
        REQUIRE(seed < 400);
        record = sampleMatch(arbor, 2, Seed::fromText(std::to_string(seed)), isAsked);
        NoJournal journal;
        match = PlayedMatch(arbor, record, journal).match().clone();
    }
    record.players = {kPerson, bot()};
    const auto live = tableOf(arbor, record);
    live->stage()->setTimes({1'000'000, 0, 1'000'000});
    CHECK(live->stage()->isRaised());
    ReplayModel replay;
    replay.open({}, live.get());
    replay.table()->stage()->setTimes({1'000'000, 0, 1'000'000});
    replay.go(replay.last() - 1);
    replay.step(1);
    replay.table()->hurry();
    CHECK(replay.table()->stage()->isUp());
    CHECK_FALSE(replay.table()->stage()->isRaised());
    // Whoever looks as somebody else begins with what is shown now.
    replay.lookAs(-1);
    CHECK_FALSE(replay.table()->stage()->isUp());
}

TEST_CASE("turns and lines of the log lead to where they began")
{
    Watched watched;
    ReplayModel& replay = watched.replay;
    std::vector<int> turns;
    for (const QVariant& turn : replay.turns())
        turns.push_back(turn.value<TurnMark>().position);
    REQUIRE(turns.size() > 4);
    CHECK(turns.front() == 0);
    replay.turn(1);
    CHECK(replay.position() == turns[1]);
    replay.go(turns[3]);
    replay.step(1);
    if (turns[3] + 1 < turns[4]) {
        replay.turn(-1);
        CHECK(replay.position() == turns[3]);
    } else {
        replay.step(-1);
    }
    replay.turn(-1);
    CHECK(replay.position() == turns[2]);

    const auto line = replay.log()->at(replay.log()->count() / 2).value<LogLine>();
    replay.showLine(line.number);
    replay.table()->hurry();
    const auto& told = replay.table()->log()->rows();
    CHECK(std::ranges::any_of(
        told, [&](const EntryModel::Row& row) { return row.entry.value<LogLine>().number == line.number; }));
    // The last line that was told is of this move.
    CHECK(replay.log()->at(replay.toldRow()).value<LogLine>() == told.front().entry.value<LogLine>());
    replay.step(-1);
    CHECK(replay.log()->at(replay.toldRow()).value<LogLine>().number < line.number);
}

TEST_CASE("while a match runs only the persons at this screen are seen, once it is over everybody")
{
    const Started started;
    const GameTypeOf<kuhn::Kuhn> poker{kuhn::Kuhn{}};
    ReplayModel running;
    const auto table = tableOf(poker, recordOf(poker, {kPerson, bot()}, {"check"}));
    running.open({}, table.get());
    CHECK(seatsOf(running) == std::vector{-1, 0});
    CHECK(running.table()->viewerSeat() == 0);
    CHECK(running.position() == running.last());
    running.lookAs(1);
    CHECK(running.table()->viewerSeat() == 0);

    ReplayModel over;
    const auto ended = tableOf(poker, recordOf(poker, {kPerson, bot()}, {"check", "check"}));
    over.open({}, ended.get());
    CHECK(seatsOf(over) == std::vector{-1, 0, 1});
    CHECK(over.position() == 0);
    over.lookAs(1);
    CHECK(over.table()->viewerSeat() == 1);
    CHECK_FALSE(over.table()->isGateClosed());
    over.lookAs(-1);
    CHECK(over.table()->viewerSeat() == -1);
}

TEST_CASE("two who hide something from each other meet the gate in a replay and after it")
{
    const Started started;
    const GameTypeOf<kuhn::Kuhn> poker{kuhn::Kuhn{}};
    const auto table = tableOf(poker, recordOf(poker, {kPerson, kPerson}, {"check"}));
    table->openGate();
    REQUIRE(table->viewerSeat() == 1);

    ReplayModel replay;
    replay.open({}, table.get());
    CHECK(table->isGateClosed());
    CHECK(table->awaited().seat == 1);
    // Who looked looks on.
    CHECK(replay.table()->viewerSeat() == 1);
    CHECK_FALSE(replay.table()->isGateClosed());

    replay.lookAs(0);
    CHECK(replay.table()->isGateClosed());
    CHECK(replay.table()->viewerSeat() == -1);
    replay.table()->openGate();
    CHECK(replay.table()->viewerSeat() == 0);
    replay.lookAs(-1);
    CHECK_FALSE(replay.table()->isGateClosed());
    replay.lookAs(0);
    CHECK(replay.table()->isGateClosed());
}

TEST_CASE("of a match in the network that runs, the library shows what everybody saw")
{
    Started started;
    const GameType& arbor = *started.catalog.find("arbor");
    MatchRecord record = sampleMatch(arbor, 2, 10);
    record.content = contentNow(started.catalog, record.game);
    const auto seatsShown = [&](const Bytes& hosting) {
        record.id.clear();
        ReplayModel replay;
        replay.open(QString::fromStdString(started.program.library().add(record, hosting)), nullptr);
        CHECK(replay.problem() == "");
        return seatsOf(replay);
    };
    CHECK(seatsShown({1}) == std::vector{-1});
    CHECK(seatsShown({}) == std::vector{-1, 0, 1});
}

TEST_CASE("of a match in the network that runs and could not be stored, too")
{
    Started started;
    REQUIRE(QDir(started.directory.path()).mkpath("library.sqlite/in the way"));
    MatchRecord record = sampleMatch(*started.catalog.find("arbor"), 2, 10);
    record.content = contentNow(started.catalog, record.game);
    const auto seatsShown = [&](const Bytes& hosting) {
        record.id.clear();
        const auto storage = std::make_shared<MatchStorage>(started.program.library(), record, hosting);
        started.program.keeper().watch(storage);
        REQUIRE(started.program.keeper().holds(storage->id()));
        ReplayModel replay;
        replay.open(QString::fromStdString(storage->id()), nullptr);
        CHECK(replay.problem() == "");
        return seatsOf(replay);
    };
    CHECK(seatsShown({1}) == std::vector{-1});
    CHECK(seatsShown({}) == std::vector{-1, 0, 1});
}

TEST_CASE("a match that is not there says so")
{
    const Started started;
    ReplayModel replay;
    replay.open("nowhere", nullptr);
    CHECK(replay.table() == nullptr);
    CHECK_FALSE(replay.problem().isEmpty());
    replay.setPlaying(true);
    replay.step(1);
    CHECK_FALSE(replay.isPlaying());
}

TEST_CASE("A match that all have lost together is watched again from its last round")
{
    Started started;
    const GameType& game = *started.catalog.find("kingdom-rush");
    for (int i = 0; i < 60; ++i) {
        const MatchRecord record =
            sampleMatch(game, 1, Seed::fromText(std::to_string(i)), [](const Match&) { return false; });
        const auto table = tableOf(game, record);
        REQUIRE(table->scene()->isOver());
        ReplayModel replay;
        replay.open(QStringLiteral("replayed"), table.get());
        REQUIRE(replay.problem() == "");
        if (!table->isLostTogether()) {
            CHECK(replay.position() == 0);
            continue;
        }
        CHECK(replay.position() > 0);
        CHECK(replay.position() < replay.last());
        CHECK(replay.table()->scene()->moment() == table->scene()->moment());
        replay.step(-1);
        CHECK(replay.table()->scene()->moment() != table->scene()->moment());
        return;
    }
    FAIL("none was lost");
}
