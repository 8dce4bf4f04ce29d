#include "sample_match.h"
#include "storage/library.h"
#include "storage/match_file.h"
#include "storage/owner_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

constexpr QFile::Permissions kOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                                       QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;

bool isForOwner(const QString& path) { return QFile::exists(path) && !(QFile::permissions(path) & kOthers); }

void makeForAll(const QString& path)
{
    REQUIRE(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup |
                                            QFile::ReadOther));
    REQUIRE(!isForOwner(path));
}

} // namespace

TEST_CASE("a match file, which has the seed, is for its owner alone, also while it is played")
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("match.tablewood");
    writeMatchFile(path, sampleMatch(2));
    CHECK(isForOwner(path));
    makeForAll(path);
    MatchFileJournal(path).truncate(1);
    CHECK(isForOwner(path));
    CHECK(readMatchFile(path) == sampleMatch(1));
}

TEST_CASE("the library is for its owner alone, with all that SQLite puts beside it")
{
    const QTemporaryDir directory;
    const auto isAllForOwner = [&] {
        for (const QString& name : QDir(directory.path()).entryList(QDir::Files))
            if (!isForOwner(directory.filePath(name)))
                return false;
        return QFile::exists(directory.filePath("library.sqlite"));
    };
    {
        Library library(directory.path());
        library.add(sampleMatch(1));
        CHECK(isAllForOwner());
    }
    // One of an older version.
    makeForAll(directory.filePath("library.sqlite"));
    Library library(directory.path());
    library.add(sampleMatch(2));
    CHECK(library.list().size() == 2);
    CHECK(isAllForOwner());
}

TEST_CASE("a file that cannot be replaced stays, and the refusal says what to do")
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("away/secret");
    CHECK_THROWS_WITH(writeForOwner(path, "x"), doctest::Contains("Check that the directory is there"));
}
