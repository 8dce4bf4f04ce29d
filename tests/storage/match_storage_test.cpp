#include "storage/match_storage.h"

#include "full_disk.h"
#include "other_program.h"
#include "refusals.h"
#include "sample_match.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

using State = MatchStorage::State;

/// A match of a library that is stored, with so many moves.
struct Stored
{
    explicit Stored(std::size_t moves)
    {
        MatchRecord record = sampleMatch(moves);
        record.id = library.add(record);
        storage = std::make_unique<MatchStorage>(library, record);
    }
    /// What another start of the program finds.
    MatchRecord found() { return Library(directory.path()).load(storage->id()); }
    QTemporaryDir directory;
    Library library{directory.path()};
    std::unique_ptr<MatchStorage> storage;
};

bool isRefused(MatchStorage& storage, std::size_t number)
{
    try {
        storage.append(sampleMove(number));
    } catch (const InputError&) {
        return true;
    }
    return false;
}

} // namespace

TEST_CASE(
    "on a full disk a move is refused in words, and the match goes on without when asked, and all of it is "
    "stored when there is room")
{
    Stored match(3);
    MatchStorage& storage = *match.storage;
    int tellings = 0;
    storage.changed = [&] { ++tellings; };
    {
        const FullDisk disk(16);
        CHECK(isRefused(storage, 3));
        CHECK(storage.state() == State::refused);
        CHECK_MESSAGE(contains(storage.problem(), "The move cannot be stored: "), storage.problem());
        CHECK(contains(storage.problem(), "room"));
        CHECK(storage.record().moves.size() == 3);
        CHECK(tellings == 1);

        storage.goOn();
        CHECK(storage.state() == State::behind);
        CHECK_FALSE(isRefused(storage, 3));
        CHECK_FALSE(isRefused(storage, 4));
        storage.truncate(2);
        CHECK_FALSE(isRefused(storage, 2));
        std::vector<Player> players = sampleMatch(0).players;
        players[0].name = "Jonas";
        storage.seat(players);
        storage.keepHosting({7, 8});
        CHECK(storage.record().moves == sampleMatch(3).moves);
        CHECK(match.found().moves == sampleMatch(3).moves);
    }
    storage.catchUp();
    CHECK(storage.state() == State::stored);
    CHECK(storage.problem().empty());
    CHECK(match.found() == storage.record());
    CHECK(match.found().players[0].name == "Jonas");
    CHECK(match.library.hosting(storage.id()) == Bytes{7, 8});
    // Now that there is room, nothing is kept in memory any more.
    const FullDisk disk(16);
    CHECK(isRefused(storage, 3));
}

TEST_CASE("a move that was refused can be made as soon as there is room, without any word")
{
    Stored match(1);
    {
        const FullDisk disk(16);
        CHECK(isRefused(*match.storage, 1));
        match.storage->catchUp();
        CHECK(match.storage->state() == State::refused);
    }
    CHECK_FALSE(isRefused(*match.storage, 1));
    CHECK(match.storage->state() == State::stored);
    CHECK(match.found().moves == sampleMatch(2).moves);
}

TEST_CASE("a database that takes no more pages is a full disk too")
{
    Stored match(0);
    match.library.limitPages(1);
    std::size_t number = 0;
    while (number < 2000 && !isRefused(*match.storage, number))
        ++number;
    CHECK(number < 2000);
    CHECK_MESSAGE(contains(match.storage->problem(), "the disk is full. Make room on it"),
                  match.storage->problem());
    match.storage->goOn();
    CHECK_FALSE(isRefused(*match.storage, number));
    match.library.limitPages(100'000);
    match.storage->catchUp();
    CHECK(match.storage->state() == State::stored);
    CHECK(match.found().moves == sampleMatch(number + 1).moves);
}

TEST_CASE("a match that begins where nothing can be written waits for an answer, goes on without, and is "
          "stored once that is possible")
{
    QTemporaryDir directory;
    // Nobody, not even root, makes a folder below a file.
    const QString place = directory.filePath("matches");
    {
        QFile file(place);
        REQUIRE(file.open(QIODevice::WriteOnly));
    }
    Library library(place);
    MatchStorage storage(library, sampleMatch(0), {});
    CHECK(storage.state() == State::refused);
    CHECK_FALSE(storage.isInLibrary());
    CHECK_MESSAGE(contains(storage.problem(), "This directory cannot be made. Choose another place"),
                  storage.problem());
    CHECK(isRefused(storage, 0));
    storage.goOn();
    CHECK_FALSE(isRefused(storage, 0));
    CHECK(storage.state() == State::behind);
    REQUIRE(QFile::remove(place));
    storage.catchUp();
    CHECK(storage.state() == State::stored);
    CHECK(Library(place).load(storage.id()) == storage.record());
}

TEST_CASE(
    "a match is not stored in a library of a newer version or of another program, which stay as they are")
{
    QTemporaryDir directory;
    Library(directory.path()).add(sampleMatch(0));
    std::string expected;
    const QString path = directory.filePath("library.sqlite");
    SUBCASE("newer")
    {
        OtherProgram(path).run("PRAGMA user_version = 99");
        expected = "A newer Tablewood wrote this library: its format is 99";
    }
    SUBCASE("foreign")
    {
        OtherProgram(path).run("PRAGMA application_id = 7");
        expected = "This database is not Tablewood's. Move it away";
    }
    Library library(directory.path());
    MatchStorage storage(library, sampleMatch(0), {});
    CHECK_MESSAGE(contains(storage.problem(), expected), storage.problem());
    storage.goOn();
    CHECK_FALSE(isRefused(storage, 0));
    CHECK(storage.state() == State::behind);
    // The person does what the message says.
    REQUIRE(QFile::rename(path, directory.filePath("away.sqlite")));
    storage.catchUp();
    CHECK(storage.state() == State::stored);
    CHECK(library.load(storage.id()).moves == sampleMatch(1).moves);
}

TEST_CASE("a match whose library is damaged under it goes on in a new one, and the damaged one is set aside")
{
    Stored match(3000);
    {
        OtherProgram other(match.library.path());
        other.run("UPDATE matches SET changed = changed + 1");
        other.run("PRAGMA wal_checkpoint(TRUNCATE)");
        QFile file(match.library.path());
        REQUIRE(file.open(QIODevice::ReadWrite));
        for (qint64 at = 4096; at + 4096 <= file.size(); at += 4096) {
            file.seek(at);
            file.write(QByteArray(4096, '\x5a'));
        }
    }
    CHECK(isRefused(*match.storage, 3000));
    CHECK_MESSAGE(contains(match.storage->problem(), "The library of matches is damaged"),
                  match.storage->problem());
    match.storage->goOn();
    match.storage->catchUp();
    CHECK(match.storage->state() == State::stored);
    CHECK_FALSE(isRefused(*match.storage, 3000));
    CHECK(match.found().moves == sampleMatch(3001).moves);
    const QStringList kept = QDir(match.directory.path()).entryList({"library-damaged-20*.sqlite"});
    REQUIRE(kept.size() == 1);
    CHECK(match.library.notice().contains(kept.first()));
}

TEST_CASE("a match with a name of its own is in the library whole or not at all, wherever the disk fills up")
{
    // As many bytes as SQLite's log needs for one more page.
    constexpr qint64 kPage = 4096 + 24;
    bool wasRefused = false;
    bool wasStored = false;
    for (int pages = 0; pages < 24; ++pages) {
        CAPTURE(pages);
        QTemporaryDir directory;
        Library library(directory.path());
        library.add(sampleMatch(0));
        const qint64 size = QFileInfo(library.path() + "-wal").size();
        std::optional<MatchStorage> storage;
        bool isStored = false;
        {
            const FullDisk none(16);
            storage.emplace(library, sampleMatch(0), Bytes{7, 8}, "Evening");
            REQUIRE(storage->state() == State::refused);
            const FullDisk some(static_cast<rlim_t>(size + pages * kPage));
            isStored = !isRefused(*storage, 0);
            CHECK(storage->record().moves.size() == (isStored ? 1 : 0));
        }
        CHECK(library.has(storage->id()) == isStored);
        (isStored ? wasStored : wasRefused) = true;
        CHECK_FALSE(isRefused(*storage, isStored ? 1 : 0));
        CHECK(Library(directory.path()).load(storage->id()) == storage->record());
        for (const ListedMatch& match : library.list())
            CHECK(match.name == (match.id == storage->id() ? "Evening" : ""));
    }
    CHECK(wasRefused);
    CHECK(wasStored);
}

TEST_CASE("a match that another copy of the program holds is refused, and goes on while that one works")
{
    Stored match(1);
    {
        OtherProgram other(match.library.path());
        other.run("BEGIN IMMEDIATE");
        CHECK(isRefused(*match.storage, 1));
        CHECK_MESSAGE(contains(match.storage->problem(), "another program is using it. Close the other copy"),
                      match.storage->problem());
        match.storage->goOn();
        CHECK_FALSE(isRefused(*match.storage, 1));
        other.run("ROLLBACK");
    }
    match.storage->catchUp();
    CHECK(match.found().moves == sampleMatch(2).moves);
}

TEST_CASE("a match that was changed or removed elsewhere goes on as one of its own, and both are kept")
{
    Stored match(2);
    const std::string before = match.storage->id();
    bool isRemoved = false;
    SUBCASE("changed")
    {
        Library other(match.directory.path());
        LibraryJournal(other, before, other.load(before).moves.size()).truncate(1);
    }
    SUBCASE("removed")
    {
        Library(match.directory.path()).remove(before);
        isRemoved = true;
    }
    CHECK(isRefused(*match.storage, 2));
    CHECK(match.storage->isChangedElsewhere());
    match.storage->goOn();
    CHECK(match.storage->state() == State::stored);
    CHECK_FALSE(match.storage->isChangedElsewhere());
    CHECK(match.storage->id() != before);
    CHECK_FALSE(isRefused(*match.storage, 2));
    CHECK(match.found().moves == sampleMatch(3).moves);
    Library library(match.directory.path());
    CHECK(library.list().size() == (isRemoved ? 1 : 2));
    if (!isRemoved)
        CHECK(library.load(before).moves == sampleMatch(1).moves);
}
