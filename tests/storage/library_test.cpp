#include "storage/library.h"

#include "other_program.h"
#include "refusals.h"
#include "sample_match.h"
#include "storage/match_file.h"

#include <QDir>
#include <QTemporaryDir>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

Scene sampleScene()
{
    Scene scene;
    scene.place = Text::ofContent("sample", "Valley of Fate");
    scene.boards.emplace_back().columns = 9;
    return scene;
}

} // namespace

TEST_CASE("a match comes back from the library as it was given, with the moves of its journal")
{
    const QTemporaryDir directory;
    std::string id;
    {
        Library library(directory.path());
        MatchRecord given = sampleMatch(2);
        given.position = {1, 2, 3};
        id = library.add(given);
        LibraryJournal journal(library, id, 2);
        journal.append(sampleMove(2));
        journal.append(sampleMove(3));
        journal.truncate(3);
        journal.append(sampleMove(3));
    }
    Library library(directory.path());
    MatchRecord expected = sampleMatch(4);
    expected.position = {1, 2, 3};
    expected.id = id;
    CHECK(library.load(id) == expected);
}

TEST_CASE("looking for matches where there are none begins no library, but the first match does")
{
    const QTemporaryDir directory;
    Library library(directory.path());
    CHECK(library.list().empty());
    CHECK_FALSE(QFile::exists(library.path()));
    library.add(sampleMatch(1));
    CHECK(library.list().size() == 1);
}

TEST_CASE("the library lists the last changed match first, with its picture and its end")
{
    const QTemporaryDir directory;
    Library library(directory.path());
    const std::string first = library.add(sampleMatch(0));
    const std::string second = library.add(sampleMatch(1));
    CHECK(library.list().at(0).id == second);
    library.append(first, library.version(first), 0, sampleMove(0));
    Scene scene = sampleScene();
    library.picture(first, scene);
    std::vector<ListedMatch> listed = library.list();
    REQUIRE(listed.size() == 2);
    CHECK(listed[0].id == first);
    CHECK(listed[0].game == "sample");
    CHECK(listed[0].moves == 1);
    CHECK(listed[0].players == sampleMatch(0).players);
    CHECK(listed[0].scene == scene);
    CHECK_FALSE(listed[0].outcome);
    CHECK(listed[0].changed >= listed[0].created);
    CHECK(listed[1].scene == Scene{});

    scene.outcome = Outcome{Seat{1}, Text::ofContent("sample", "Most points")};
    library.picture(first, scene);
    CHECK(library.list().at(0).outcome == scene.outcome);
    library.remove(first);
    listed = library.list();
    REQUIRE(listed.size() == 1);
    CHECK(listed[0].id == second);
    CHECK(contains(refusalOf([&] { library.load(first); }), "there is no match"));
}

TEST_CASE("a match has the name that its owner gives it, of a length that any file takes")
{
    const QTemporaryDir directory;
    Library library(directory.path());
    const std::string id = library.add(sampleMatch(1));
    CHECK(library.list().at(0).name.empty());
    library.rename(id, "Night of\n the owls");
    CHECK(library.list().at(0).name == "Night of the owls");
    std::string longest = "x";
    while (longest.size() <= kMaxMatchName)
        longest += "ä ";
    library.rename(id, longest);
    CHECK(library.list().at(0).name == longest.substr(0, 199));
    library.rename(id, {});
    CHECK(library.list().at(0).name.empty());
}

TEST_CASE("a match that was removed comes back with all that belongs to it, and is forgotten after its days")
{
    const QTemporaryDir directory;
    std::string id;
    std::vector<ListedMatch> before;
    {
        Library library(directory.path());
        id = library.add(sampleMatch(2), Bytes{1, 2});
        library.picture(id, sampleScene());
        library.rename(id, "Owls");
        before = library.list();
        LibraryJournal journal(library, id, 2);
        library.remove(id);
        CHECK(library.list().empty());
        CHECK(contains(refusalOf([&] { library.load(id); }), "there is no match"));
        CHECK(contains(refusalOf([&] { journal.append(sampleMove(2)); }), "changed or removed"));
    }
    {
        // Also after the program has ended.
        Library library(directory.path());
        library.bringBack(id);
        REQUIRE(library.list().size() == 1);
        CHECK(library.list().at(0).name == "Owls");
        CHECK(library.list().at(0).created == before[0].created);
        CHECK(library.list().at(0).scene == sampleScene());
        CHECK(library.hosting(id) == Bytes{1, 2});
        CHECK(library.load(id).moves == sampleMatch(2).moves);
        library.remove(id);
        OtherProgram(library.path())
            .run("UPDATE matches SET removed = removed - " +
                 QString::number((kRemovedDays + 1) * 86'400'000LL));
    }
    Library library(directory.path());
    library.bringBack(id);
    CHECK(library.list().empty());
}

TEST_CASE("who sits where can change during a match")
{
    const QTemporaryDir directory;
    Library library(directory.path());
    const std::string id = library.add(sampleMatch(1));
    std::vector<Player> players = sampleMatch(0).players;
    players[1] = Player{"Tomas", PlayerKind::person, {}, "owl"};
    library.seat(id, players);
    CHECK(library.load(id).players == players);
    CHECK(library.list().at(0).players == players);
}

TEST_CASE("two copies of the program cannot both continue one match")
{
    const QTemporaryDir directory;
    Library one(directory.path());
    Library other(directory.path());
    const std::string id = one.add(sampleMatch(0));
    LibraryJournal first(one, id, 0);
    LibraryJournal second(other, id, 0);
    first.append(sampleMove(0));
    CHECK(contains(refusalOf([&] { second.append(sampleMove(0)); }), "another copy of Tablewood"));
    first.append(sampleMove(1));
    CHECK(contains(refusalOf([&] { second.truncate(0); }), "another copy of Tablewood"));
    CHECK(one.load(id).moves == sampleMatch(2).moves);
}

TEST_CASE("a window that does not know the last change can neither take back nor go on, whatever the number "
          "of moves")
{
    const QTemporaryDir directory;
    Library one(directory.path());
    Library other(directory.path());
    const std::string id = one.add(sampleMatch(3));
    LibraryJournal stale(one, id, 3);
    LibraryJournal live(other, id, other.load(id).moves.size());
    JournalEntry another = sampleMove(2);
    another.move = "another";
    live.truncate(2);
    live.append(another);
    CHECK(contains(refusalOf([&] { stale.truncate(1); }), "another copy of Tablewood"));
    CHECK(contains(refusalOf([&] { stale.append(sampleMove(3)); }), "another copy of Tablewood"));
    const std::vector<JournalEntry> kept = other.load(id).moves;
    REQUIRE(kept.size() == 3);
    CHECK(kept[2] == another);
    // Reading the match anew in the same window lets a new journal go on, and not the old one.
    LibraryJournal fresh(one, id, one.load(id).moves.size());
    CHECK(contains(refusalOf([&] { stale.append(sampleMove(3)); }), "Open the match again"));
    fresh.append(sampleMove(3));
    CHECK(other.load(id).moves.size() == 4);
}

TEST_CASE("a match of which moves are missing is refused, at its end too")
{
    const QTemporaryDir directory;
    Library library(directory.path());
    const std::string id = library.add(sampleMatch(5));
    OtherProgram(library.path()).run("DELETE FROM moves WHERE number = 4");
    CHECK(contains(refusalOf([&] { library.load(id); }), "move 5 is missing"));
    OtherProgram(library.path()).run("DELETE FROM moves WHERE number = 1");
    CHECK(contains(refusalOf([&] { library.load(id); }), "move 2 is missing"));
}

TEST_CASE("a place that cannot be read is no end of the list")
{
    const QTemporaryDir directory;
    Library library(directory.path());
    const std::string id = library.add(sampleMatch(3000));
    for (int i = 0; i < 300; ++i)
        library.add(sampleMatch(0));
    // Another program's change makes this one read from the disk again.
    OtherProgram other(library.path());
    other.run("UPDATE matches SET changed = changed + 1");
    other.run("PRAGMA wal_checkpoint(TRUNCATE)");
    QFile file(library.path());
    REQUIRE(file.open(QIODevice::ReadWrite));
    const qint64 size = file.size();
    for (qint64 at = size / 4096 / 4 * 4096; at + 4096 <= size; at += qint64{8} * 4096) {
        file.seek(at);
        file.write(QByteArray(4096, '\x5a'));
    }
    file.close();
    CHECK(contains(refusalOf([&] { library.load(id); }), "damaged"));
    CHECK(contains(refusalOf([&] { library.list(); }), "damaged"));
}

TEST_CASE("a picture that no window could hold costs the picture, not the match")
{
    const QTemporaryDir directory;
    Library library(directory.path());
    const std::string id = library.add(sampleMatch(0));
    Scene scene = sampleScene();
    scene.boards[0].columns = 32767;
    library.picture(id, scene);
    REQUIRE(library.list().size() == 1);
    CHECK(library.list().at(0).scene == Scene{});
}

TEST_CASE("a library that another program holds is refused with the remedy, and works again after")
{
    const QTemporaryDir directory;
    Library library(directory.path());
    const std::string id = library.add(sampleMatch(0));
    LibraryJournal journal(library, id, 0);
    {
        OtherProgram other(library.path());
        other.run("BEGIN IMMEDIATE");
        const std::string refusal = refusalOf([&] { journal.append(sampleMove(0)); });
        CHECK(contains(refusal, "another program is using it"));
        CHECK(contains(refusal, "Close the other copy"));
        other.run("ROLLBACK");
    }
    journal.append(sampleMove(0));
    CHECK(library.load(id).moves == sampleMatch(1).moves);
}

TEST_CASE("what a newer version wrote is refused with both numbers and left as it is")
{
    const QTemporaryDir directory;
    std::string id;
    {
        Library library(directory.path());
        id = library.add(sampleMatch(3));
        OtherProgram(library.path()).run("PRAGMA user_version = 7");
    }
    {
        Library library(directory.path());
        const std::string refusal = refusalOf([&] { library.list(); });
        CHECK(contains(refusal, "format is 7"));
        CHECK(contains(refusal, "up to " + std::to_string(kLibrarySchema)));
        CHECK(contains(refusal, library.path().toStdString()));
        OtherProgram(library.path()).run("PRAGMA user_version = " + QString::number(kLibrarySchema));
    }
    Library library(directory.path());
    CHECK(library.load(id).moves.size() == 3);
}

TEST_CASE("a library of schema 1 is brought up to date, and its matches are as they were")
{
    const QTemporaryDir directory;
    std::string id;
    {
        Library library(directory.path());
        id = library.add(sampleMatch(3));
        OtherProgram program(library.path());
        program.run("ALTER TABLE matches DROP COLUMN dealing");
        program.run("ALTER TABLE matches DROP COLUMN hosting");
        program.run("ALTER TABLE matches DROP COLUMN name");
        program.run("ALTER TABLE matches DROP COLUMN removed");
        program.run("ALTER TABLE matches DROP COLUMN content");
        for (const char* const table :
             {"roads", "map_trials", "map_versions", "maps", "match_papers", "papers"})
            program.run(QString("DROP TABLE %1").arg(table));
        program.run("PRAGMA user_version = 1");
    }
    Library library(directory.path());
    CHECK(library.load(id).moves == sampleMatch(3).moves);
    CHECK(library.hosting(id).empty());
    library.keepHosting(id, {1, 2, 200});
    CHECK(library.hosting(id) == Bytes{1, 2, 200});
}

TEST_CASE("what a match was dealt from is kept with it")
{
    const QTemporaryDir directory;
    MatchRecord match = sampleMatch(1);
    match.dealing = Dealing{{1, 2}, {{Seat{1}, {7}}}};
    Library library(directory.path());
    match.content = PackedContent{0xfedcba9876543210, {"mine", "winter"}};
    CHECK(library.load(library.add(match)).dealing == match.dealing);
    CHECK(library.load(library.add(match)).content == match.content);
    CHECK(!library.load(library.add(sampleMatch(1))).dealing);
}

TEST_CASE("a database of another program is refused and left as it is")
{
    const QTemporaryDir directory;
    Library library(directory.path());
    OtherProgram(library.path()).run("CREATE TABLE songs (name TEXT)");
    CHECK(contains(refusalOf([&] { library.list(); }), "not Tablewood's"));
    OtherProgram(library.path()).run("INSERT INTO songs VALUES ('still here')");
}

TEST_CASE("a damaged library is set aside whole under a dated name and a new one begun")
{
    const QTemporaryDir directory;
    QByteArray damaged;
    SUBCASE("no database at all") { damaged = "these are not the bytes of a database, far too few of them"; }
    SUBCASE("pages overwritten")
    {
        Library library(directory.path());
        library.add(sampleMatch(500));
        OtherProgram(library.path()).run("PRAGMA wal_checkpoint(TRUNCATE)");
        QFile file(library.path());
        REQUIRE(file.open(QIODevice::ReadOnly));
        damaged = file.readAll();
        REQUIRE(damaged.size() > 16384);
        std::fill(damaged.begin() + 4096, damaged.begin() + 16384, '\x5a');
    }
    SUBCASE("cut off")
    {
        Library library(directory.path());
        library.add(sampleMatch(500));
        OtherProgram(library.path()).run("PRAGMA wal_checkpoint(TRUNCATE)");
        QFile file(library.path());
        REQUIRE(file.open(QIODevice::ReadOnly));
        damaged = file.readAll().left(9000);
    }
    {
        QFile file(directory.filePath("library.sqlite"));
        REQUIRE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(damaged);
    }
    // What the last run left beside it belongs to it.
    const QByteArray log = "the last moves";
    {
        QFile file(directory.filePath("library.sqlite-wal"));
        REQUIRE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(log);
    }
    Library library(directory.path());
    CHECK(library.list().empty());
    const QStringList kept = QDir(directory.path()).entryList({"library-damaged-20*.sqlite"});
    REQUIRE(kept.size() == 1);
    CHECK(library.notice().contains(kept.first()));
    QFile file(directory.filePath(kept.first()));
    REQUIRE(file.open(QIODevice::ReadOnly));
    CHECK(file.readAll() == damaged);
    const std::string id = library.add(sampleMatch(2));
    CHECK(Library(directory.path()).load(id).moves.size() == 2);
}

TEST_CASE("a place where nothing can be written is refused with its path and a remedy")
{
    const QTemporaryDir directory;
    QFile file(directory.filePath("file"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    Library library(directory.filePath("file/below"));
    const std::string refusal = refusalOf([&] { library.list(); });
    CHECK(contains(refusal, "file/below"));
    CHECK(contains(refusal, "Choose another place"));
}
