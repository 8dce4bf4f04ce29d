#include "storage/match_file.h"

#include "file_content.h"
#include "kernel/move_text.h"
#include "refusals.h"
#include "sample_match.h"
#include "wire/lan_limits.h"
#include "wire/word_limits.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <doctest/doctest.h>

#include <functional>

using namespace tablewood;

namespace {

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(text);
}

std::string refusalOfFile(const QString& path)
{
    return refusalOf([&] { readMatchFile(path); });
}

} // namespace

TEST_CASE("a match file gives back the match that was written")
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("match.tablewood");
    MatchRecord record = sampleMatch(5);
    record.players[0].name = "Mira \"the\" Ä";
    record.players[1].emblem = "owl";
    record.moves[4].seat = Seat::clock();
    SUBCASE("from its set-up") {}
    SUBCASE("from a position") { record.position = {0, 1, 254, 255}; }
    SUBCASE("with packs") { record.content = PackedContent{0xfedcba9876543210, {"mine", "winter"}}; }
    int format = record.content ? 4 : 1;
    SUBCASE("without packs, of a later edition")
    {
        record.content = PackedContent{0xfedcba9876543210, {}};
        format = 5;
    }
    writeMatchFile(path, record);
    CHECK(readMatchFile(path) == record);
    CHECK(contentOf(path).startsWith("{\"format\": " + std::to_string(format) + ","));
}

TEST_CASE("a name in a match file that would steer a terminal is read as a plain one")
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("match.tablewood");
    MatchRecord record = sampleMatch(0);
    record.players[0].name = "Mi\x1b[31mra\n";
    writeMatchFile(path, record);
    CHECK(readMatchFile(path).players[0].name == "Mi [31mra");
}

TEST_CASE("whatever does not fit in a match file is refused with file, place and remedy")
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("match.tablewood");
    writeMatchFile(path, sampleMatch(3));
    const QByteArray good = contentOf(path);
    struct Change
    {
        const char* before;
        const char* after;
        const char* place;
        const char* cause;
    };
    const Change changes[] = {
        {"\"seats\": 2", "\"seats\": 99", "setup.seats", "from 1 to 16"},
        {"\"seats\":2", "\"seats\":-1", "setup.seats", "from 1 to 16"},
        {"\"seats\":2", "\"seats\":18446744073709551615", "setup.seats", "from 1 to 16"},
        {"\"seats\":2", "\"seats\":2.5", "setup.seats", "whole number"},
        {"\"seats\":2", "\"seats\":3", "players", "each of 3 seats"},
        {"\"seat\":1", "\"seat\":7", "moves[1].seat", "from -2 to 1"},
        {"\"seat\":1", "\"seat\":-1", "moves[1].seat", "clock"},
        {"\"drop 2\"", "null", "moves[2].move", "a text is needed"},
        {"\"drop 2\"", "\"drop \\ud800\"", "line ", "not JSON"},
        {"\"hash\":\"f", "\"hash\":\"x", "moves[0].hash", "hexadecimal"},
        {"\"hash\":\"f0", "\"hash\":\"", "moves[0].hash", "16 hexadecimal"},
        {"\"revealed\":true", "\"revealed\":1", "moves[0].revealed", "true or false"},
        {"\"revealed\":true", "\"reveals\":true", "moves[0]", "\"reveals\" is not known"},
        {"\"kind\":\"bot\"", "\"kind\":\"cat\"", "players[1].kind", "\"person\" or \"bot\""},
        {"\"large\"", "12", "setup.options.size", "a text is needed"},
        {"\"game\"", "\"gamy\"", "match.tablewood", "\"gamy\" is not known"},
        {"\"moves\": [", "\"moves\": [[", "line ", "not JSON"},
        {"\"format\": 1", "\"format\": \"1\"", "format", "whole number"},
        {"\"program\"", "\"programme\"", "match.tablewood", "no match of Tablewood"},
    };
    for (const Change& change : changes) {
        CAPTURE(change.after);
        QByteArray bad = good;
        QByteArray before = change.before;
        if (!bad.contains(before))
            before.replace(": ", ":");
        const qsizetype at = bad.indexOf(before);
        REQUIRE(at >= 0);
        bad.replace(at, before.size(), change.after);
        write(path, bad);
        const std::string refusal = refusalOfFile(path);
        CHECK_MESSAGE(contains(refusal, path.toStdString()), refusal);
        CHECK_MESSAGE(contains(refusal, change.place), refusal);
        CHECK_MESSAGE(contains(refusal, change.cause), refusal);
    }
}

TEST_CASE("a match file with a text past its limit is refused with the place, the limit and what to do")
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("match.tablewood");
    const auto refusalWith = [&](const std::function<void(MatchRecord&)>& change) {
        MatchRecord record = sampleMatch(3);
        change(record);
        writeMatchFile(path, record);
        return refusalOfFile(path);
    };
    const auto text = [](std::size_t bytes) { return std::string(bytes, 'x'); };
    CHECK(refusalWith([&](MatchRecord& record) {
              record.game = text(lan::kMaxGameId);
              record.moves[1].move = text(kMaxMoveText);
              record.setup.options[text(lan::kMaxOptionText)] = text(lan::kMaxOptionText);
          }) == "no refusal");
    const std::string remedy = ". Restore the file from a copy, or begin a new match";
    CHECK(contains(refusalWith([&](MatchRecord& record) { record.game = text(lan::kMaxGameId + 1); }),
                   "game: the text is longer than 64 bytes" + remedy));
    CHECK(contains(refusalWith([&](MatchRecord& record) { record.moves[1].move = text(kMaxMoveText + 1); }),
                   "moves[1].move: the text is longer than 200 bytes" + remedy));
    CHECK(contains(refusalWith([&](MatchRecord& record) {
                       record.setup.options["size"] = text(lan::kMaxOptionText + 1);
                   }),
                   "setup.options.size: the text is longer than 200 bytes" + remedy));
    CHECK(contains(refusalWith([&](MatchRecord& record) {
                       record.setup.options[text(lan::kMaxOptionText + 1)] = "large";
                   }),
                   "xxx: the key is longer than 200 bytes" + remedy));
    CHECK(contains(refusalWith([&](MatchRecord& record) {
                       for (std::size_t i = 0; i < lan::kMaxOptions; ++i)
                           record.setup.options[std::to_string(i)] = "large";
                   }),
                   "setup.options: an object of at most 100 texts is needed here" + remedy));
}

TEST_CASE("a match file that a newer version wrote is refused with both numbers, whatever else is in it")
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("match.tablewood");
    write(path, R"({"format": 7, "program": "Tablewood 9.1", "something": "new"})");
    const std::string refusal = refusalOfFile(path);
    CHECK(contains(refusal, "Tablewood 9.1 wrote this file in format 7"));
    CHECK(contains(refusal, "up to format 6"));
}

TEST_CASE("a match file keeps what the match was dealt from, and has the older format without it")
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("match.tablewood");
    MatchRecord match = sampleMatch(2);
    match.dealing = Dealing{{1, 2}, {{Seat{0}, {7}}, {Seat{1}, {8}}}};
    writeMatchFile(path, match);
    CHECK(readMatchFile(path) == match);
    QByteArray text = contentOf(path);
    CHECK(text.startsWith("{\"format\": 2"));
    const auto refusalOfChanged = [&](const char* before, const char* after) {
        REQUIRE(text.count(before) == 1);
        write(path, QByteArray(text).replace(before, after));
        return refusalOfFile(path);
    };
    const std::string seat = refusalOfChanged("\"seat\":1,\"bytes\"", "\"seat\":0,\"bytes\"");
    CHECK_MESSAGE(contains(seat, "dealing.parts[1].seat: the parts stand in the order of the seats"), seat);
    const std::string part = refusalOfChanged("\"bytes\":\"08", "\"bytes\":\"0x");
    CHECK_MESSAGE(contains(part, "dealing.parts[1].bytes: pairs of hexadecimal digits are needed"), part);
    const std::string host = refusalOfChanged("\"host\":\"0102", "\"host\":\"01");
    CHECK_MESSAGE(contains(host, "dealing.host: 64 hexadecimal digits are needed"), host);
    writeMatchFile(path, sampleMatch(2));
    CHECK(contentOf(path).startsWith("{\"format\": 1"));
}

TEST_CASE("a match file keeps the name that its owner gave the match, also while it is played")
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("match.tablewood");
    writeMatchFile(path, sampleMatch(2), "Mira's \"big\" night");
    CHECK(contentOf(path).startsWith("{\"format\": 3"));
    MatchFileJournal(path).append(sampleMove(2));
    CHECK(readFiledMatch(path).name == "Mira's \"big\" night");
    CHECK(readFiledMatch(path).record == sampleMatch(3));
    writeMatchFile(path, sampleMatch(2), std::string(kMaxMatchName + 1, 'x'));
    CHECK(contains(refusalOfFile(path), "longer than 200 bytes"));
}

TEST_CASE("a match file takes other players while it is played")
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("match.tablewood");
    writeMatchFile(path, sampleMatch(1));
    MatchRecord match = sampleMatch(2);
    match.players[0].kind = PlayerKind::bot;
    MatchFileJournal journal(path);
    journal.seat(match.players);
    journal.append(match.moves[1]);
    CHECK(readMatchFile(path) == match);
}

TEST_CASE("no beginning of a match file is taken for a match")
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("match.tablewood");
    writeMatchFile(path, sampleMatch(3));
    const QByteArray good = contentOf(path).trimmed();
    for (qsizetype length = 0; length < good.size(); ++length) {
        write(path, good.left(length));
        CHECK(refusalOfFile(path) != "no refusal");
    }
}

TEST_CASE("deeply nested text neither crashes nor is taken for a match")
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("match.tablewood");
    write(path, QByteArray(500'000, '['));
    CHECK(contains(refusalOfFile(path), "nests too deeply"));
    write(path, QByteArray(500'000, '[') + QByteArray(500'000, ']'));
    CHECK(contains(refusalOfFile(path), "nests too deeply"));
}

TEST_CASE("a file that is too large to be a match is refused before it is read")
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("match.tablewood");
    write(path, QByteArray(3'000'000, ' '));
    CHECK(contains(refusalOfFile(path), "larger than"));
}

TEST_CASE("the journal of a match file writes each move and each undo")
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("match.tablewood");
    writeMatchFile(path, sampleMatch(2));
    {
        MatchFileJournal journal(path);
        CHECK(journal.record() == sampleMatch(2));
        journal.append(sampleMove(2));
        CHECK(readMatchFile(path) == sampleMatch(3));
        journal.append(sampleMove(3));
        journal.truncate(1);
        CHECK(readMatchFile(path) == sampleMatch(1));
    }
    CHECK(QDir(directory.path()).entryList(QDir::Files) == QStringList{"match.tablewood"});
}

TEST_CASE("a match that is being played is not replaced, however long it has been open")
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("match.tablewood");
    writeMatchFile(path, sampleMatch(2));
    const MatchFileJournal journal(path);
    QFile lock(path + ".lock");
    REQUIRE(lock.open(QIODevice::ReadWrite));
    REQUIRE(lock.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
    lock.close();
    CHECK(contains(refusalOf([&] { writeMatchFile(path, sampleMatch(0)); }), "another program is changing"));
    CHECK(contains(refusalOf([&] { MatchFileJournal second(path); }), "another program is changing"));
    CHECK(readMatchFile(path) == sampleMatch(2));
}

TEST_CASE("a match file that cannot be written is refused and what was there stays")
{
    const QTemporaryDir directory;
    bool isRefused = false;
    try {
        writeMatchFile(directory.filePath("nowhere/match.tablewood"), sampleMatch(1));
    } catch (const InputError& error) {
        isRefused = contains(error.what(), "nowhere/match.tablewood") && contains(error.what(), "Check that");
    }
    CHECK(isRefused);
}
