#include "storage/library.h"

#include "kernel/move_text.h"
#include "other_program.h"
#include "refusals.h"
#include "sample_match.h"
#include "storage/record_limits.h"
#include "wire/lan_limits.h"
#include "wire/word_limits.h"

#include <QFile>
#include <QTemporaryDir>
#include <doctest/doctest.h>

#include <functional>

using namespace tablewood;

namespace {

/// A library with one match of three moves, and a way to make it what no Tablewood writes.
struct Strange
{
    QTemporaryDir directory;
    Library library{directory.path()};
    std::string id = library.add(sampleMatch(3));

    void run(const QString& sql) const { OtherProgram(library.path()).run(sql); }
    std::string refusal() const
    {
        return refusalOf([this] { Library(directory.path()).load(id); });
    }
};

} // namespace

TEST_CASE("A file that is larger than any library is left as it is, with its size and what to do")
{
    const QTemporaryDir directory;
    Library library(directory.path());
    constexpr qint64 kTooMany = kMaxLibraryBytes + (qint64{1} << 20);
    {
        QFile file(library.path());
        REQUIRE(file.open(QIODevice::WriteOnly));
        REQUIRE(file.resize(kTooMany));
    }
    CHECK_THROWS_WITH_AS(library.list(),
                         (library.path().toStdString() +
                          ": this file has 2049 MB, and a library of matches "
                          "at most 2048 MB. Move it away: a new library is begun")
                             .c_str(),
                         InputError);
    CHECK(QFile(library.path()).size() == kTooMany);
}

TEST_CASE("A value that takes more memory than Tablewood writes is refused, and the other matches are there")
{
    Strange strange;
    const std::string other = strange.library.add(sampleMatch(1));
    // Written without taking as much: it is the last column.
    strange.run(QString("UPDATE matches SET content = zeroblob(%1) WHERE id = '%2'")
                    .arg(kMaxSqliteBytes + 1)
                    .arg(QString::fromStdString(strange.id)));
    CHECK(
        contains(strange.refusal(), "something in it takes more memory than anything that Tablewood writes"));
    Library library(strange.directory.path());
    CHECK(library.list().size() == 2);
    CHECK(library.load(other).moves.size() == 1);
}

TEST_CASE("A picture that is too large costs the picture, not the list")
{
    Strange strange;
    strange.library.picture(strange.id, [] {
        Scene scene;
        scene.boards.emplace_back().columns = 9;
        return scene;
    }());
    CHECK(strange.library.list().front().scene.boards.size() == 1);
    strange.run(QString("UPDATE matches SET scene = zeroblob(%1)").arg(kMaxPictureBytes + 1));
    CHECK(strange.library.list().front().scene == Scene());
}

TEST_CASE("Pictures are read for the matches that were changed last, and the others are listed without")
{
    const QTemporaryDir directory;
    Library library(directory.path());
    // Nearly a megabyte each.
    Scene scene;
    scene.place = Text::ofContent("sample", std::string(kMaxPictureBytes - 1000, 'x'));
    constexpr int kMatches = static_cast<int>(kMaxPicturesBytes / kMaxPictureBytes) + 3;
    for (int i = 0; i < kMatches; ++i)
        library.picture(library.add(sampleMatch(0)), scene);
    const std::vector<ListedMatch> all = library.list();
    REQUIRE(all.size() == kMatches);
    CHECK(all.front().scene == scene);
    CHECK(all.back().scene == Scene());
    CHECK(all.back().players.size() == 2);
}

TEST_CASE("A list ends after the matches that were changed last")
{
    Strange strange;
    strange.run(QString("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %1) "
                        "INSERT INTO matches (id, game, created, changed, touched, moves, header, players) "
                        "SELECT 'copy' || i, game, created, changed, touched + i, 0, header, players "
                        "FROM matches, n WHERE id = '%2'")
                    .arg(kMaxListedMatches)
                    .arg(QString::fromStdString(strange.id)));
    const std::vector<ListedMatch> all = strange.library.list();
    REQUIRE(all.size() == kMaxListedMatches);
    CHECK(all.front().id == "copy" + std::to_string(kMaxListedMatches));
    CHECK(all.back().id == "copy1");
}

TEST_CASE("A list ends before it takes more memory than thousands of matches do")
{
    Strange strange;
    constexpr int kRowBytes = 1 << 20;
    constexpr int kRows = static_cast<int>(kMaxListedBytes / kRowBytes) + 5;
    for (int i = 0; i < kRows; ++i)
        strange.library.add(sampleMatch(0));
    strange.run(QString("UPDATE matches SET players = zeroblob(%1)").arg(kRowBytes));
    const std::size_t listed = strange.library.list().size();
    CHECK(listed > kRows / 2);
    CHECK(listed < kRows);
}

TEST_CASE("A match with more moves than any is neither read nor written")
{
    Strange strange;
    const auto refusal = "a match has " + std::to_string(kMaxMovesOfMatch) + " moves at most";
    strange.run(QString("WITH RECURSIVE n(i) AS (SELECT 3 UNION ALL SELECT i + 1 FROM n WHERE i < %1) "
                        "INSERT INTO moves (match, number, seat, move, hash, revealed) "
                        "SELECT '%2', i, 0, 'drop', 0, 0 FROM n")
                    .arg(kMaxMovesOfMatch - 1)
                    .arg(QString::fromStdString(strange.id)));
    strange.run(QString("UPDATE matches SET moves = %1").arg(kMaxMovesOfMatch));
    CHECK(strange.library.load(strange.id).moves.size() == kMaxMovesOfMatch);
    LibraryJournal journal(strange.library, strange.id, kMaxMovesOfMatch);
    CHECK_THROWS_AS(journal.append(sampleMove(0)), InputError);
    strange.run(QString("INSERT INTO moves (match, number, seat, move, hash, revealed) "
                        "SELECT match, %1, 0, 'drop', 0, 0 FROM moves WHERE number = 0")
                    .arg(kMaxMovesOfMatch));
    CHECK(contains(strange.refusal(), refusal));
}

TEST_CASE("A match whose texts are longer than any is not read, and it is said of which and what to do")
{
    const auto text = [](std::size_t bytes) { return std::string(bytes, 'x'); };
    const auto refusalOf = [&](const std::function<void(MatchRecord&)>& change) {
        const QTemporaryDir directory;
        MatchRecord record = sampleMatch(3);
        change(record);
        Library library(directory.path());
        const std::string id = library.add(record);
        return tablewood::refusalOf([&] { library.load(id); });
    };
    CHECK(refusalOf([&](MatchRecord& record) {
              record.id = text(kMaxMatchId);
              record.moves[1].move = text(kMaxMoveText);
          }) == "no refusal");
    const std::string remedy = ". Remove this match, or restore the library from a copy";
    CHECK(contains(refusalOf([&](MatchRecord& record) { record.id = text(kMaxMatchId + 1); }),
                   "the id of the match is longer than 64 bytes" + remedy));
    CHECK(contains(refusalOf([&](MatchRecord& record) { record.game = text(lan::kMaxGameId + 1); }),
                   "the id of its game is longer than 64 bytes" + remedy));
    CHECK(contains(refusalOf([&](MatchRecord& record) { record.moves[1].move = text(kMaxMoveText + 1); }),
                   "move 2 is longer than 200 bytes" + remedy));
    CHECK(contains(refusalOf([&](MatchRecord& record) {
                       record.setup.options[text(lan::kMaxOptionText + 1)] = "large";
                   }),
                   "one of its options is longer than 200 bytes" + remedy));
}
