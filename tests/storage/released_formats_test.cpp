#include "file_content.h"
#include "refusals.h"

#include "content/game_catalog.h"
#include "kernel/hash.h"
#include "session/played_match.h"
#include "storage/library.h"
#include "storage/match_file.h"
#include "storage/played_content.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <doctest/doctest.h>

using namespace tablewood;

// One saved match of each format, and of each game, that people may have (docs/versions.md). These files are
// never written again.

namespace {

QString released(const QString& name) { return QStringLiteral(RELEASED_FORMATS "/%1").arg(name); }

/// Where the moves of a match lead by the rules of today, with the content of then: each hash on the way is
/// compared.
std::string endOf(MatchRecord record)
{
    static const GameCatalog catalog;
    // The packs that the kept matches name were made up, and changed nothing.
    if (record.content && !record.content->packs.empty())
        record.content.reset();
    NoJournal journal;
    return hashText(PlayedMatch(typeOf(catalog, record), record, journal).match().hash());
}

/// A copy of a released library, in a folder of its own.
struct CopiedLibrary
{
    explicit CopiedLibrary(int schema)
    {
        const QString name = QStringLiteral("library-schema-%1.sqlite").arg(schema);
        REQUIRE_MESSAGE(QFile::copy(released(name), path()), name.toStdString());
        QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner);
    }
    QString path() const { return directory.filePath("library.sqlite"); }
    QTemporaryDir directory;
};

void run(const QString& path, const QString& sql)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", "released");
        database.setDatabaseName(path);
        REQUIRE(database.open());
        REQUIRE(QSqlQuery(database).exec(sql));
    }
    QSqlDatabase::removeDatabase("released");
}

} // namespace

TEST_CASE("a saved match of each format of match files that was ever written opens, and plays through to its "
          "end")
{
    for (int format = 1; format <= kMatchFormat; ++format) {
        const QString path = released(QStringLiteral("match-format-%1.tablewood").arg(format));
        CAPTURE(path.toStdString());
        const QByteArray before = contentOf(path);
        CHECK(before.startsWith("{\"format\": " + QByteArray::number(format) + ","));
        const FiledMatch match = readFiledMatch(path);
        CHECK(match.record.moves.size() >= 16);
        CHECK(match.record.dealing.has_value() == (format >= 2));
        CHECK(match.name == (format >= 3 ? "Evening under the oak" : ""));
        CHECK(match.record.content.has_value() == (format >= 4));
        CHECK(endOf(match.record) == hashText(match.record.moves.back().hash));
        CHECK(contentOf(path) == before);
    }
}

TEST_CASE("a saved match of Forsaken Forest opens, and plays through to its end")
{
    const QString path = released("forsaken-2.tablewood");
    const QByteArray before = contentOf(path);
    const FiledMatch match = readFiledMatch(path);
    CHECK(match.record.game == "forsaken");
    CHECK(match.record.moves.size() >= 40);
    CHECK(endOf(match.record) == hashText(match.record.moves.back().hash));
    CHECK(contentOf(path) == before);
}

TEST_CASE("a match that was begun under earlier rules is refused with what has changed, in a file as in the "
          "library")
{
    const QString path = released("forsaken-1.tablewood");
    const QByteArray before = contentOf(path);
    MatchRecord record = readFiledMatch(path).record;
    SUBCASE("as a file") {}
    SUBCASE("as a file of before editions were kept") { record.content.reset(); }
    SUBCASE("in the library")
    {
        const QTemporaryDir directory;
        Library library(directory.path());
        record = library.load(library.add(record));
    }
    const std::string refusal = refusalOf([&] { endOf(record); });
    CHECK_MESSAGE(
        refusal.find("the match was begun under earlier rules of Forsaken Forest, which have changed "
                     "since: until then a card still showed the Role of whoever had died before it "
                     "happened; ") != std::string::npos,
        refusal);
    CHECK_MESSAGE(refusal.find("Open it with the version of Tablewood that stored it") != std::string::npos,
                  refusal);
    CHECK(contentOf(path) == before);
}

TEST_CASE("what is read from a released file is written so that nothing of it is lost")
{
    const QTemporaryDir directory;
    for (int format = 1; format <= kMatchFormat; ++format) {
        const FiledMatch match =
            readFiledMatch(released(QStringLiteral("match-format-%1.tablewood").arg(format)));
        const QString copy = directory.filePath("copy.tablewood");
        writeMatchFile(copy, match.record, match.name);
        CHECK(readFiledMatch(copy).record == match.record);
        CHECK(readFiledMatch(copy).name == match.name);
    }
}

TEST_CASE("a library of each schema that was ever written opens with its match, and goes on")
{
    for (int schema = 1; schema <= kLibrarySchema; ++schema) {
        CAPTURE(schema);
        const CopiedLibrary copy(schema);
        MatchRecord record;
        {
            Library library(copy.directory.path());
            const std::vector<ListedMatch> listed = library.list();
            REQUIRE(listed.size() == 1);
            CHECK(library.notice().isEmpty());
            // A picture of another version is left out, and shown again once the match was opened.
            Scene picture;
            picture.place = Text(TW_TEXT("arbor", "Valley of Fate"));
            library.picture(listed[0].id, picture);
            CHECK(library.list().at(0).scene == picture);
            CHECK(listed[0].name == (schema >= 3 ? "Evening under the oak" : ""));
            record = library.load(listed[0].id);
            CHECK(record.moves.size() >= 16);
            CHECK(endOf(record) == hashText(record.moves.back().hash));
            LibraryJournal journal(library, record.id, record.moves.size());
            const JournalEntry last = record.moves.back();
            journal.truncate(record.moves.size() - 1);
            journal.append(last);
            library.rename(record.id, "Once more");
            library.remove(record.id);
            library.bringBack(record.id);
        }
        Library library(copy.directory.path());
        CHECK(library.load(record.id) == record);
        CHECK(library.list().at(0).name == "Once more");
    }
}

TEST_CASE("a library of another program, or of a version to come, is not changed by a byte")
{
    const CopiedLibrary copy(kLibrarySchema);
    std::string expected;
    SUBCASE("of a version to come")
    {
        run(copy.path(), QStringLiteral("PRAGMA user_version = %1").arg(kLibrarySchema + 1));
        expected = "a newer Tablewood wrote this library: its format is " +
                   std::to_string(kLibrarySchema + 1) + ", this version reads up to " +
                   std::to_string(kLibrarySchema) + ". Use the newer version";
    }
    SUBCASE("of another program")
    {
        run(copy.path(), "PRAGMA application_id = 1196444487");
        expected = "this database is not Tablewood's. Move it away";
    }
    run(copy.path(), "PRAGMA journal_mode = DELETE");
    QFile::setPermissions(copy.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup);
    const QFile::Permissions rights = QFile::permissions(copy.path());
    const QByteArray before = contentOf(copy.path());
    {
        Library library(copy.directory.path());
        const std::string refusal = refusalOf([&] { library.list(); });
        CHECK_MESSAGE(refusal.find(expected) != std::string::npos, refusal);
    }
    CHECK(contentOf(copy.path()) == before);
    CHECK(QFile::permissions(copy.path()) == rights);
    CHECK(QDir(copy.directory.path()).entryList(QDir::Files) == QStringList{"library.sqlite"});
}
