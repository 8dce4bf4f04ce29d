#include "app/home/kept_matches.h"
#include "app/home/kept_table.h"
#include "app/home/match_setup.h"
#include "app/home/sample_match.h"
#include "session/played_match.h"
#include "started.h"
#include "storage/match_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QUrl>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// A program whose folder takes no library: a directory is in its place, which stops even root.
struct Unwritable : Started
{
    Unwritable()
    {
        REQUIRE(QDir().mkpath(place()));
        REQUIRE(QDir(place()).mkpath("in the way"));
    }
    QString place() const { return directory.filePath("library.sqlite"); }
    void makeRoom() const { REQUIRE(QDir(place()).removeRecursively()); }
};

const GameType& gameOf(Started& started, const MatchRecord& record)
{
    return *started.program.game(record.game);
}

/// A move for whoever is to act.
JournalEntry anyMove(Started& started, const MatchRecord& record)
{
    const auto match = gameOf(started, record).newMatch(record.setup);
    const Seat seat = match->toAct().first();
    Log log;
    const std::string move = match->legalMoves(seat).front();
    REQUIRE_FALSE(match->apply(seat, move, log));
    return {seat, move, match->hash(), log.hasRevealed()};
}

} // namespace

TEST_CASE(
    "a match that cannot be stored from its beginning is played in memory when asked, shows in the list, "
    "and is stored when that is possible")
{
    Unwritable started;
    KeptMatches kept;
    CHECK(kept.problem().contains("cannot be opened"));
    MatchSetup setup;
    const QString id = setup.start();
    REQUIRE_FALSE(id.isEmpty());
    CHECK(setup.problem().isEmpty());
    KeptTable table;
    table.setMatchId(id);
    REQUIRE(table.table());
    CHECK_FALSE(table.storageProblem().isEmpty());
    CHECK_FALSE(table.isUnstored());
    kept.refresh();
    REQUIRE(kept.count() == 1);
    CHECK(kept.latest().id == id);
    CHECK_FALSE(kept.latest().isStored);
    CHECK(kept.unstored() == 0);

    table.goOnUnstored();
    CHECK(table.isUnstored());
    const auto storage = started.program.keeper().open(id.toStdString());
    storage->append(anyMove(started, storage->record()));
    CHECK(kept.unstored() == 1);
    CHECK(kept.firstUnstored() == id);
    const QString file = started.directory.filePath("elsewhere.tablewood");
    CHECK(kept.saveAs(id, QUrl::fromLocalFile(file)));
    CHECK(readMatchFile(file).moves.size() == 1);

    started.makeRoom();
    kept.storeNow();
    CHECK_FALSE(table.isUnstored());
    CHECK(table.storageProblem().isEmpty());
    CHECK(kept.unstored() == 0);
    CHECK(started.program.library().load(id.toStdString()) == storage->record());
    kept.refresh();
    CHECK(kept.latest().isStored);
}

TEST_CASE("a match that lives in memory alone can be removed and brought back as any other")
{
    Unwritable started;
    MatchSetup setup;
    KeptMatches kept;
    const QString id = setup.start();
    kept.refresh();
    REQUIRE(kept.count() == 1);
    kept.remove(id);
    CHECK(kept.count() == 0);
    kept.bringBack();
    CHECK(kept.count() == 1);
    started.makeRoom();
    kept.storeNow();
    CHECK(started.program.library().list().size() == 1);
}

TEST_CASE("a match that another window has changed goes on as one of its own, under its old name too")
{
    Started started;
    MatchSetup setup;
    const QString id = setup.start();
    KeptTable table;
    table.setMatchId(id);
    const auto storage = started.program.keeper().open(id.toStdString());
    const JournalEntry move = anyMove(started, storage->record());
    started.program.library().append(id.toStdString(), started.program.library().version(id.toStdString()), 0,
                                     move);
    CHECK_THROWS_AS(storage->append(move), InputError);
    storage->goOn();
    CHECK(storage->id() != id.toStdString());
    CHECK(started.program.keeper().idNow(id.toStdString()) == storage->id());
    CHECK(started.program.library().list().size() == 2);
}

TEST_CASE("a match whose moment and turn are called the same says it once")
{
    const Started started;
    ListedMatch match;
    match.scene.moment = match.scene.turn = Text(TW_TEXT("forsaken", "Night One"));
    CHECK(entryOf(Program::instance(), match, 0).phase == "Night One");
    match.scene.turn = Text(TW_TEXT("forsaken", "Night falls"));
    CHECK(entryOf(Program::instance(), match, 0).phase == "Night One, Night falls");
}

TEST_CASE("matches are found by any words of what is known of them, named, removed and brought back in turn")
{
    Started started;
    KeptMatches kept;
    const QString first = kept.addSample("arbor", 2, 20);
    const QString second = kept.addSample("arbor", 3, 20);
    CHECK(kept.found()->count() == 2);
    kept.rename(second, "  Night of the owls ");
    kept.setQuery("OWLS night");
    REQUIRE(kept.found()->count() == 1);
    const auto found = kept.found()->at(0).value<KeptEntry>();
    CHECK(found.id == second);
    CHECK(found.title() == "Night of the owls");
    CHECK(found.game == "Arbor II");
    CHECK_FALSE(found.phase.isEmpty());
    kept.setQuery("jonas");
    CHECK(kept.found()->count() == 2);
    kept.setQuery("nobody");
    CHECK(kept.found()->count() == 0);
    kept.setQuery({});

    kept.remove(first);
    kept.remove(second);
    CHECK(kept.count() == 0);
    CHECK(kept.removed() == "Night of the owls");
    kept.bringBack();
    CHECK(kept.removed() == "Arbor II");
    CHECK(kept.matches().first().value<KeptEntry>().title() == "Night of the owls");
    kept.bringBack();
    CHECK(kept.count() == 2);
    CHECK(kept.removed().isEmpty());
}

TEST_CASE("a match that is played at several laptops goes through no file before it is over")
{
    Started started;
    KeptMatches kept;
    Library& library = started.program.library();
    const GameType& arbor = *started.catalog.find("arbor");
    MatchRecord running = sampleMatch(arbor, 2, 20);
    MatchRecord over = sampleMatch(arbor, 2, 100'000);
    for (MatchRecord* const record : {&running, &over})
        record->content = started.program.contentNow(record->game);
    NoJournal journal;
    const PlayedMatch ended(arbor, over, journal);
    REQUIRE(ended.match().outcome());

    const QUrl file = QUrl::fromLocalFile(started.directory.filePath("match.tablewood"));
    const std::string id = library.add(running, {1});
    CHECK_FALSE(kept.saveAs(QString::fromStdString(id), file));
    CHECK(kept.problem().contains("when the match is over"));
    CHECK_FALSE(QFile::exists(file.toLocalFile()));
    const std::string idOver = library.add(over, {1});
    library.picture(idOver, ended.match().view(Viewer::publicView()));
    CHECK(kept.saveAs(QString::fromStdString(idOver), file));

    // A file that the command line hosts.
    QFile beside(file.toLocalFile() + ".hosting");
    REQUIRE(beside.open(QIODevice::WriteOnly));
    CHECK_FALSE(kept.open(file).isEmpty());
    writeMatchFile(file.toLocalFile(), running);
    CHECK(kept.open(file).isEmpty());
    CHECK(kept.problem().contains("when the match is over"));
    CHECK(kept.detail().isEmpty());
}

TEST_CASE("a match keeps its name on its way through a file")
{
    Started started;
    KeptMatches kept;
    const QString id = kept.addSample("arbor", 2, 20);
    kept.rename(id, "Owls: 1/2?");
    const QUrl file = QUrl::fromLocalFile(started.directory.filePath(kept.fileFor(id).fileName()));
    CHECK(file.fileName().startsWith("Owls  1 2"));
    REQUIRE(kept.saveAs(id, file));
    const QString copy = kept.open(file);
    REQUIRE_FALSE(copy.isEmpty());
    CHECK(copy != id);
    CHECK(kept.matches().first().value<KeptEntry>().name == "Owls: 1/2?");
    CHECK(started.program.library().load(copy.toStdString()).moves ==
          started.program.library().load(id.toStdString()).moves);
}
