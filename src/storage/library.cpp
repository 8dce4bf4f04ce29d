#include "storage/library.h"

#include "kernel/cbor.h"
#include "kernel/plain_text.h"
#include "storage/match_file.h"
#include "storage/record_limits.h"
#include "wire/scene_limits.h"

#include <QDateTime>
#include <QFileInfo>
#include <QSqlQuery>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace tablewood {

namespace {

QByteArray rawBlob(const Bytes& bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

template <class T>
QByteArray blobOf(const T& value)
{
    return rawBlob(toBytes(value));
}

template <class T>
T fromBlob(const QByteArray& blob)
{
    return fromBytes<T>(
        {reinterpret_cast<const std::uint8_t*>(blob.constData()), static_cast<std::size_t>(blob.size())});
}

/// Whether there is no such file, and its folder lets one be made.
bool canBegin(const QString& path)
{
    const QFileInfo file(path);
    return !file.exists() && QFileInfo(file.path()).isWritable();
}

QString text(const std::string& value) { return QString::fromStdString(value); }

/// As much of a name as is kept, in one line.
QString keptName(const std::string& name)
{
    return text(std::string(beginningOf(plainName(name), kMaxMatchName)));
}

/// The part of a record that its row has as one value. Moves and players, empty since schema 1, are kept
/// apart.
struct Header
{
    std::string id;
    std::string game;
    Setup setup;
    std::vector<std::uint8_t> position;
    std::vector<Player> players;
    std::vector<JournalEntry> moves;
    static void describe(auto& self, auto& visit)
    {
        visit("id", self.id);
        visit("game", self.game);
        visit("setup", self.setup);
        visit("position", self.position);
        visit("players", self.players);
        visit("moves", self.moves);
    }
};

bool hasPersonWon(const std::vector<Player>& players, const Outcome& outcome)
{
    return std::ranges::any_of(
        Seats::firstOf(static_cast<int>(std::min<std::size_t>(players.size(), kMaxSeats))), [&](Seat seat) {
            return outcome.winners.has(seat) &&
                   players[static_cast<std::size_t>(seat.index)].kind == PlayerKind::person;
        });
}

} // namespace

QString Library::standardDirectory()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

Library::Library(QString directory) : m_database(std::move(directory)) {}

std::string Library::add(const MatchRecord& record, const Bytes& hosting, const std::string& name)
{
    const QString purpose = tr("the match cannot be stored");
    m_database.open();
    Header header{record.id, record.game, record.setup, record.position, {}, {}};
    if (header.id.empty())
        header.id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    m_database.inTransaction(purpose, [&] {
        QSqlQuery match = m_database.statement(
            purpose, "INSERT INTO matches (id, game, created, changed, touched, moves, header, players, "
                     "dealing, hosting, content, name) VALUES (?, ?, ?, 0, 0, ?, ?, ?, ?, ?, ?, ?)");
        match.addBindValue(text(header.id));
        match.addBindValue(text(header.game));
        match.addBindValue(QDateTime::currentMSecsSinceEpoch());
        match.addBindValue(static_cast<qlonglong>(record.moves.size()));
        match.addBindValue(blobOf(header));
        match.addBindValue(blobOf(record.players));
        match.addBindValue(record.dealing ? blobOf(*record.dealing) : QVariant());
        match.addBindValue(hosting.empty() ? QVariant() : rawBlob(hosting));
        match.addBindValue(record.content ? blobOf(*record.content) : QVariant());
        match.addBindValue(keptName(name));
        m_database.run(match, purpose);
        for (std::size_t number = 0; number < record.papers.size(); ++number)
            insertPaper(purpose, header.id, number, record.papers[number]);
        for (std::size_t number = 0; number < record.moves.size(); ++number)
            insertMove(purpose, header.id, number, record.moves[number]);
        setMoves(purpose, header.id, record.moves.size());
        m_versions[header.id] = versionNow(purpose, header.id);
    });
    return header.id;
}

/// One more than so many moves is neither written nor read.
void Library::expectRoomForMove(std::size_t moves) const
{
    if (moves >= kMaxMovesOfMatch)
        throw InputError(path().toStdString(),
                         tr("a match has %1 moves at most").arg(kMaxMovesOfMatch).toStdString(),
                         tr("Begin a new match").toStdString());
}

void Library::insertMove(const QString& purpose, const std::string& id, std::size_t number,
                         const JournalEntry& entry)
{
    expectRoomForMove(number);
    QSqlQuery move =
        m_database.statement(purpose, "INSERT INTO moves (match, number, seat, move, hash, revealed) "
                                      "VALUES (?, ?, ?, ?, ?, ?)");
    move.addBindValue(text(id));
    move.addBindValue(static_cast<qlonglong>(number));
    move.addBindValue(static_cast<int>(entry.seat.index));
    move.addBindValue(text(entry.move));
    // SQLite has signed integers only: the same 64 bits.
    move.addBindValue(static_cast<qlonglong>(entry.hash));
    move.addBindValue(entry.hasRevealed);
    m_database.run(move, purpose);
}

void Library::insertPaper(const QString& purpose, const std::string& id, std::size_t number,
                          const Paper& paper)
{
    QSqlQuery row = m_database.statement(
        purpose, "INSERT INTO match_papers (match, number, key, seat, paper) VALUES (?, ?, ?, ?, ?)");
    row.addBindValue(text(id));
    row.addBindValue(static_cast<qlonglong>(number));
    row.addBindValue(text(paper.key));
    row.addBindValue(static_cast<int>(paper.seat.index));
    row.addBindValue(text(storePaper(m_database, purpose, paper.text)));
    m_database.run(row, purpose);
}

std::vector<Paper> Library::papersOf(const QString& purpose, const std::string& id)
{
    QSqlQuery rows = m_database.statement(
        purpose, "SELECT key, seat, paper FROM match_papers WHERE match = ? ORDER BY number");
    rows.addBindValue(text(id));
    m_database.run(rows, purpose);
    std::vector<Paper> papers;
    while (m_database.next(rows, purpose)) {
        if (papers.size() >= kMaxPapers)
            throw InputError(path().toStdString(),
                             (purpose + ": " + tr("too much was brought to it")).toStdString());
        papers.push_back({rows.value(0).toString().toStdString(),
                          Seat{static_cast<std::int8_t>(rows.value(1).toInt())},
                          paperText(m_database, purpose, rows.value(2).toString().toStdString())});
    }
    return papers;
}

/// `touched` is what counts: it grows with every change of the moves, whoever makes it.
std::int64_t Library::versionNow(const QString& purpose, const std::string& id)
{
    QSqlQuery query =
        m_database.statement(purpose, "SELECT touched FROM matches WHERE id = ? AND removed IS NULL");
    query.addBindValue(text(id));
    m_database.run(query, purpose);
    return m_database.next(query, purpose) ? query.value(0).toLongLong() : -1;
}

/// Two copies of the program may have opened the same match: the one that does not know its last change stops
/// here.
void Library::expectVersion(const QString& purpose, const std::string& id, std::int64_t version)
{
    if (versionNow(purpose, id) != version)
        throw ChangedElsewhere(
            path().toStdString(),
            (purpose + ": " + tr("the match was changed or removed by another copy of Tablewood"))
                .toStdString(),
            tr("Open the match again").toStdString());
}

void Library::setMoves(const QString& purpose, const std::string& id, std::size_t moves)
{
    QSqlQuery query =
        m_database.statement(purpose, "UPDATE matches SET moves = ?, changed = ?, "
                                      "touched = (SELECT max(touched) + 1 FROM matches) WHERE id = ?");
    query.addBindValue(static_cast<qlonglong>(moves));
    query.addBindValue(QDateTime::currentMSecsSinceEpoch());
    query.addBindValue(text(id));
    m_database.run(query, purpose);
}

std::int64_t Library::version(const std::string& id) const
{
    const auto known = m_versions.find(id);
    return known == m_versions.end() ? -1 : known->second;
}

std::int64_t Library::append(const std::string& id, std::int64_t version, std::size_t number,
                             const JournalEntry& entry)
{
    const QString purpose = tr("the move cannot be stored");
    std::int64_t now = version;
    m_database.open();
    m_database.inTransaction(purpose, [&] {
        expectVersion(purpose, id, version);
        insertMove(purpose, id, number, entry);
        setMoves(purpose, id, number + 1);
        now = versionNow(purpose, id);
    });
    return now;
}

std::int64_t Library::truncate(const std::string& id, std::int64_t version, std::size_t moves)
{
    const QString purpose = tr("the move cannot be taken back");
    std::int64_t now = version;
    m_database.open();
    m_database.inTransaction(purpose, [&] {
        expectVersion(purpose, id, version);
        QSqlQuery forget = m_database.statement(purpose, "DELETE FROM moves WHERE match = ? AND number >= ?");
        forget.addBindValue(text(id));
        forget.addBindValue(static_cast<qlonglong>(moves));
        m_database.run(forget, purpose);
        setMoves(purpose, id, moves);
        now = versionNow(purpose, id);
    });
    return now;
}

void Library::update(const QString& purpose, const std::string& id, const QString& assignments,
                     const QVariantList& values)
{
    m_database.open();
    QSqlQuery query = m_database.statement(purpose, "UPDATE matches SET " + assignments + " WHERE id = ?");
    for (const QVariant& value : values)
        query.addBindValue(value);
    query.addBindValue(text(id));
    m_database.run(query, purpose);
}

void Library::seat(const std::string& id, const std::vector<Player>& players)
{
    update(tr("the players cannot be stored"), id, "players = ?", {blobOf(players)});
}

void Library::picture(const std::string& id, const Scene& publicView)
{
    update(tr("the picture of the match cannot be stored"), id, "scene = ?, outcome = ?",
           {blobOf(publicView), blobOf(publicView.outcome)});
}

void Library::keepHosting(const std::string& id, const Bytes& hosting)
{
    update(tr("what the guests of the match need cannot be stored"), id, "hosting = ?", {rawBlob(hosting)});
}

Bytes Library::hosting(const std::string& id)
{
    const QString purpose = tr("the match cannot be read");
    m_database.open();
    QSqlQuery query = m_database.statement(purpose, "SELECT hosting FROM matches WHERE id = ?");
    query.addBindValue(text(id));
    m_database.run(query, purpose);
    if (!m_database.next(query, purpose))
        return {};
    const QByteArray bytes = query.value(0).toByteArray();
    return {bytes.begin(), bytes.end()};
}

void Library::rename(const std::string& id, const std::string& name)
{
    update(tr("the name cannot be stored"), id, "name = ?", {keptName(name)});
}

void Library::remove(const std::string& id)
{
    update(tr("the match cannot be removed"), id, "removed = ?", {QDateTime::currentMSecsSinceEpoch()});
}

void Library::bringBack(const std::string& id)
{
    update(tr("the match cannot be brought back"), id, "removed = ?", {QVariant()});
}

bool Library::has(const std::string& id)
{
    m_database.open();
    return versionNow(tr("the match cannot be read"), id) >= 0;
}

std::vector<ListedMatch> Library::list()
{
    const QString purpose = tr("the library of matches cannot be read");
    // To begin one takes the disk its time: the first match does, and not the start before it.
    if (canBegin(path()))
        return {};
    m_database.open();
    // Only what orders them is sorted: pictures are large.
    QSqlQuery order = m_database.statement(
        purpose, "SELECT id FROM matches WHERE removed IS NULL ORDER BY touched DESC LIMIT ?");
    order.addBindValue(kMaxListedMatches);
    m_database.run(order, purpose);
    QSqlQuery row = m_database.statement(purpose, "SELECT game, created, changed, moves, players, outcome, "
                                                  "ifnull(length(hosting), 0) > 0, name, "
                                                  "CASE WHEN length(scene) <= ? THEN scene END "
                                                  "FROM matches WHERE id = ?");
    std::vector<ListedMatch> matches;
    std::int64_t roomForPictures = kMaxPicturesBytes;
    std::int64_t room = kMaxListedBytes;
    while (m_database.next(order, purpose)) {
        ListedMatch match;
        match.id = order.value(0).toString().toStdString();
        row.bindValue(0, static_cast<qlonglong>(std::min(kMaxPictureBytes, roomForPictures)));
        row.bindValue(1, text(match.id));
        m_database.run(row, purpose);
        if (!m_database.next(row, purpose))
            continue;
        match.game = row.value(0).toString().toStdString();
        match.created = row.value(1).toLongLong();
        match.changed = row.value(2).toLongLong();
        match.moves = row.value(3).toInt();
        match.isHosted = row.value(6).toBool();
        match.name = row.value(7).toString().toStdString();
        const QByteArray players = row.value(4).toByteArray();
        const QByteArray outcome = row.value(5).toByteArray();
        const QByteArray picture = row.value(8).toByteArray();
        roomForPictures -= picture.size();
        room -= players.size() + outcome.size() +
                static_cast<std::int64_t>(match.id.size() + match.game.size() + match.name.size());
        if (room < 0)
            break;
        try {
            match.players = fromBlob<std::vector<Player>>(players);
            if (!outcome.isEmpty())
                match.outcome = fromBlob<std::optional<Outcome>>(outcome);
            if (!picture.isEmpty())
                match.scene = fromBlob<Scene>(picture);
            checkScene(match.scene);
        } catch (const InputError&) {
            // A picture that cannot be read costs the picture, not the match.
            match.scene = {};
        }
        matches.push_back(std::move(match));
    }
    return matches;
}

std::vector<Setup> Library::won(const std::string& game)
{
    const QString purpose = tr("the library of matches cannot be read");
    if (canBegin(path()))
        return {};
    m_database.open();
    QSqlQuery row = m_database.statement(
        purpose, "SELECT header, players, outcome FROM matches WHERE game = ? AND outcome IS NOT NULL "
                 "ORDER BY touched DESC LIMIT ?");
    row.addBindValue(text(game));
    row.addBindValue(kMaxListedMatches);
    m_database.run(row, purpose);
    std::vector<Setup> setups;
    while (m_database.next(row, purpose)) {
        try {
            const auto outcome = fromBlob<std::optional<Outcome>>(row.value(2).toByteArray());
            if (outcome && hasPersonWon(fromBlob<std::vector<Player>>(row.value(1).toByteArray()), *outcome))
                setups.push_back(fromBlob<Header>(row.value(0).toByteArray()).setup);
        } catch (const InputError&) {
            // What cannot be read is a match that nobody has won.
        }
    }
    return setups;
}

MatchRecord Library::load(const std::string& id)
{
    const QString purpose = tr("the match cannot be read");
    m_database.open();
    QSqlQuery match = m_database.statement(purpose, "SELECT header, players, moves, touched, dealing, "
                                                    "content FROM matches WHERE id = ? AND removed IS NULL");
    match.addBindValue(text(id));
    m_database.run(match, purpose);
    if (!m_database.next(match, purpose))
        throw InputError(path().toStdString(), tr("there is no match %1").arg(text(id)).toStdString());
    MatchRecord record;
    try {
        auto header = fromBlob<Header>(match.value(0).toByteArray());
        record.id = std::move(header.id);
        record.game = std::move(header.game);
        record.setup = std::move(header.setup);
        record.position = std::move(header.position);
        record.players = fromBlob<std::vector<Player>>(match.value(1).toByteArray());
        if (!match.value(4).isNull())
            record.dealing = fromBlob<Dealing>(match.value(4).toByteArray());
        if (!match.value(5).isNull())
            record.content = fromBlob<PackedContent>(match.value(5).toByteArray());
    } catch (const InputError& error) {
        throw InputError(path().toStdString(), (purpose + ": ").toStdString() + error.what());
    }
    record.papers = papersOf(purpose, id);
    QSqlQuery moves =
        m_database.statement(purpose, "SELECT number, seat, move, hash, revealed FROM moves WHERE match = ? "
                                      "ORDER BY number");
    moves.addBindValue(text(id));
    m_database.run(moves, purpose);
    const auto missing = [&] {
        return InputError(
            path().toStdString(),
            (purpose + ": " + tr("move %1 is missing").arg(record.moves.size() + 1)).toStdString());
    };
    while (m_database.next(moves, purpose)) {
        expectRoomForMove(record.moves.size());
        if (moves.value(0).toULongLong() != record.moves.size())
            throw missing();
        JournalEntry& entry = record.moves.emplace_back();
        entry.seat = Seat{static_cast<std::int8_t>(moves.value(1).toInt())};
        entry.move = moves.value(2).toString().toStdString();
        entry.hash = static_cast<std::uint64_t>(moves.value(3).toLongLong());
        entry.hasRevealed = moves.value(4).toBool();
    }
    if (record.moves.size() < match.value(2).toULongLong())
        throw missing();
    if (record.moves.size() > match.value(2).toULongLong())
        throw InputError(path().toStdString(),
                         (purpose + ": " + tr("it has more moves than it should")).toStdString());
    checkRecord(record, path().toStdString() + ", " + id,
                TW_TEXT("storage", "Remove this match, or restore the library from a copy"));
    m_versions[id] = match.value(3).toLongLong();
    return record;
}

LibraryJournal::LibraryJournal(Library& library, std::string id, std::size_t moves)
    : m_library(library), m_id(std::move(id)), m_moves(moves), m_version(library.version(m_id))
{
}

void LibraryJournal::append(const JournalEntry& entry)
{
    m_version = m_library.append(m_id, m_version, m_moves, entry);
    ++m_moves;
}

void LibraryJournal::truncate(std::size_t moves)
{
    moves = std::min(m_moves, moves);
    m_version = m_library.truncate(m_id, m_version, moves);
    m_moves = moves;
}

void LibraryJournal::seat(const std::vector<Player>& players) { m_library.seat(m_id, players); }

} // namespace tablewood
