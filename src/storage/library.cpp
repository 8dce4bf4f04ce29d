#include "storage/library.h"

#include "kernel/cbor.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace tablewood {

namespace {

/// Marks the database as Tablewood's ("Tabw"), so that another program's file is not taken for a library.
constexpr int kApplicationId = 0x54616277;
/// How long a call waits for another running copy before it gives up.
constexpr int kBusyMilliseconds = 2000;

// SQLite's result codes (sqlite.org/rescode.html); Qt hands them through as text.
constexpr int kSqliteBusy = 5;
constexpr int kSqliteLocked = 6;
constexpr int kSqliteReadOnly = 8;
constexpr int kSqliteIo = 10;
constexpr int kSqliteCorrupt = 11;
constexpr int kSqliteFull = 13;
constexpr int kSqliteCannotOpen = 14;
constexpr int kSqliteNotADatabase = 26;

const char* const kTables[] = {
    // `touched` orders by change without trusting the clock.
    "CREATE TABLE matches (id TEXT PRIMARY KEY, game TEXT NOT NULL, created INTEGER NOT NULL, "
    "changed INTEGER NOT NULL, touched INTEGER NOT NULL, moves INTEGER NOT NULL, header BLOB NOT NULL, "
    "players BLOB NOT NULL, scene BLOB, outcome BLOB)",
    "CREATE TABLE moves (match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE, number INTEGER NOT "
    "NULL, "
    "seat INTEGER NOT NULL, move TEXT NOT NULL, hash INTEGER NOT NULL, revealed INTEGER NOT NULL, "
    "PRIMARY KEY (match, number)) WITHOUT ROWID",
};

/// The file is no readable database. While opening it is set aside and a new one begun; later it is told like
/// any error.
class Damaged : public InputError
{
    Q_DECLARE_TR_FUNCTIONS(tablewood::Library)

public:
    explicit Damaged(const QString& path)
        : InputError(
              path.toStdString(), tr("the library of matches is damaged").toStdString(),
              tr("Start Tablewood again: it keeps the damaged file and begins a new library").toStdString())
    {
    }
};

int codeOf(const QSqlError& error)
{
    // The low byte is the kind of error, what stands above it a finer reason.
    return error.nativeErrorCode().toInt() & 0xff;
}

template <class T>
QByteArray blobOf(const T& value)
{
    const Bytes bytes = toBytes(value);
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

template <class T>
T fromBlob(const QByteArray& blob)
{
    return fromBytes<T>(
        {reinterpret_cast<const std::uint8_t*>(blob.constData()), static_cast<std::size_t>(blob.size())});
}

QString text(const std::string& value) { return QString::fromStdString(value); }

} // namespace

QString Library::standardDirectory()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

Library::Library(QString directory)
    : m_directory(std::move(directory)), m_connection(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
}

Library::~Library()
{
    if (!m_database.isValid())
        return;
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

QString Library::path() const { return QDir(m_directory).filePath("library.sqlite"); }

QSqlDatabase& Library::database()
{
    if (m_database.isOpen())
        return m_database;
    try {
        open();
    } catch (const Damaged&) {
        setAside();
        open();
    } catch (...) {
        m_database.close();
        throw;
    }
    return m_database;
}

void Library::open()
{
    if (!QDir().mkpath(m_directory))
        throw InputError(m_directory.toStdString(), tr("this directory cannot be made").toStdString(),
                         tr("Choose another place for matches, or allow writing there").toStdString());
    if (!m_database.isValid()) {
        m_database = QSqlDatabase::addDatabase("QSQLITE", m_connection);
        if (!m_database.isValid())
            throw InputError(path().toStdString(), tr("Qt's driver for SQLite is missing").toStdString(),
                             tr("Install it (Debian: libqt6sql6-sqlite)").toStdString());
        m_database.setDatabaseName(path());
        m_database.setConnectOptions(QString("QSQLITE_BUSY_TIMEOUT=%1").arg(kBusyMilliseconds));
    }
    const QString purpose = tr("the library of matches cannot be opened");
    if (!m_database.open()) {
        if (codeOf(m_database.lastError()) == kSqliteNotADatabase)
            throw Damaged(path());
        throw InputError(path().toStdString(), purpose.toStdString(),
                         tr("Allow reading and writing there, or choose another place").toStdString());
    }
    for (const char* setting :
         {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON"}) {
        QSqlQuery query = statement(purpose, setting);
        run(query, purpose);
    }
    {
        QSqlQuery check = statement(purpose, "PRAGMA quick_check(1)");
        run(check, purpose);
        if (!check.next() || check.value(0).toString() != "ok")
            throw Damaged(path());
    }
    checkOrCreateSchema();
}

void Library::checkOrCreateSchema()
{
    const QString purpose = tr("the library of matches cannot be opened");
    const auto number = [&](const char* sql) {
        QSqlQuery query = statement(purpose, sql);
        run(query, purpose);
        return query.next() ? query.value(0).toInt() : 0;
    };
    const auto create = [&] {
        if (number("SELECT count(*) FROM sqlite_master") > 0)
            return;
        for (const char* table : kTables) {
            QSqlQuery query = statement(purpose, table);
            run(query, purpose);
        }
        for (const QString& mark : {QString("PRAGMA application_id = %1").arg(kApplicationId),
                                    QString("PRAGMA user_version = %1").arg(kLibrarySchema)}) {
            QSqlQuery query = statement(purpose, mark);
            run(query, purpose);
        }
    };
    if (number("SELECT count(*) FROM sqlite_master") == 0)
        inTransaction(purpose, create);
    if (number("PRAGMA application_id") != kApplicationId)
        throw InputError(path().toStdString(), tr("this database is not Tablewood's").toStdString(),
                         tr("Move it away, or choose another place for matches").toStdString());
    const int schema = number("PRAGMA user_version");
    if (schema > kLibrarySchema)
        throw InputError(
            path().toStdString(),
            tr("a newer Tablewood wrote this library: its format is %1, this version reads up to %2")
                .arg(schema)
                .arg(kLibrarySchema)
                .toStdString(),
            tr("Use the newer version, or choose another place for matches").toStdString());
}

void Library::setAside()
{
    m_database.close();
    const QString stamp = QDateTime::currentDateTime().toString("yyyy-MM-dd-HHmmss");
    const QString base = QDir(m_directory).filePath("library-damaged-" + stamp);
    QString kept = base + ".sqlite";
    for (int copy = 2; QFile::exists(kept); ++copy)
        kept = base + QString("-%1.sqlite").arg(copy);
    if (!QFile::rename(path(), kept))
        throw InputError(path().toStdString(),
                         tr("the library of matches is damaged and cannot be set aside").toStdString(),
                         tr("Move the file away and start again").toStdString());
    // The write-ahead log holds the last moves: it belongs to what is kept.
    for (const char* companion : {"-wal", "-shm"}) {
        if (QFile::exists(path() + companion))
            QFile::rename(path() + companion, kept + companion);
    }
    m_notice = tr("The library of matches was damaged. It is kept as %1; a new one was begun.").arg(kept);
}

QSqlQuery Library::statement(const QString& purpose, const QString& sql)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    // A statement that does not compile on our own schema means that the file is not what it says it is.
    if (!query.prepare(sql)) {
        const int code = codeOf(query.lastError());
        if (code == kSqliteNotADatabase || code == kSqliteCorrupt)
            throw Damaged(path());
        throw InputError(path().toStdString(),
                         (purpose + ": " + query.lastError().databaseText()).toStdString());
    }
    return query;
}

void Library::run(QSqlQuery& query, const QString& purpose)
{
    if (query.exec())
        return;
    QString reason;
    QString remedy;
    switch (codeOf(query.lastError())) {
    case kSqliteNotADatabase:
    case kSqliteCorrupt:
        throw Damaged(path());
    case kSqliteFull:
        reason = tr("the disk is full");
        remedy = tr("Make room on it, then try again");
        break;
    case kSqliteReadOnly:
    case kSqliteCannotOpen:
        reason = tr("writing is not allowed there");
        remedy = tr("Allow writing to the file and its directory, then try again");
        break;
    case kSqliteBusy:
    case kSqliteLocked:
        reason = tr("another program is using it");
        remedy = tr("Close the other copy of Tablewood, then try again");
        break;
    case kSqliteIo:
        reason = tr("the disk reports an error (%1)").arg(query.lastError().databaseText());
        remedy = tr("Check that the disk is there and has room, then try again");
        break;
    default:
        reason = query.lastError().databaseText();
        break;
    }
    throw InputError(path().toStdString(), (purpose + ": " + reason).toStdString(), remedy.toStdString());
}

template <class Change>
void Library::inTransaction(const QString& purpose, Change&& change)
{
    QSqlQuery begin = statement(purpose, "BEGIN IMMEDIATE");
    run(begin, purpose);
    try {
        change();
        QSqlQuery commit = statement(purpose, "COMMIT");
        run(commit, purpose);
    } catch (...) {
        // SQLite has rolled back by itself after some errors; then this is refused, which is as good.
        QSqlQuery(m_database).exec("ROLLBACK");
        throw;
    }
}

std::string Library::add(const MatchRecord& record)
{
    const QString purpose = tr("the match cannot be stored");
    database();
    MatchRecord header = record;
    header.moves.clear();
    header.players.clear();
    if (header.id.empty())
        header.id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    inTransaction(purpose, [&] {
        QSqlQuery match = statement(
            purpose, "INSERT INTO matches (id, game, created, changed, touched, moves, header, players) "
                     "VALUES (?, ?, ?, 0, 0, ?, ?, ?)");
        match.addBindValue(text(header.id));
        match.addBindValue(text(header.game));
        match.addBindValue(QDateTime::currentMSecsSinceEpoch());
        match.addBindValue(static_cast<qlonglong>(record.moves.size()));
        match.addBindValue(blobOf(header));
        match.addBindValue(blobOf(record.players));
        run(match, purpose);
        for (std::size_t number = 0; number < record.moves.size(); ++number)
            insertMove(purpose, header.id, number, record.moves[number]);
        touch(purpose, header.id);
    });
    return header.id;
}

void Library::insertMove(const QString& purpose, const std::string& id, std::size_t number,
                         const JournalEntry& entry)
{
    QSqlQuery move = statement(purpose, "INSERT INTO moves (match, number, seat, move, hash, revealed) "
                                        "VALUES (?, ?, ?, ?, ?, ?)");
    move.addBindValue(text(id));
    move.addBindValue(static_cast<qlonglong>(number));
    move.addBindValue(static_cast<int>(entry.seat.index));
    move.addBindValue(text(entry.move));
    // SQLite has signed integers only: the same 64 bits.
    move.addBindValue(static_cast<qlonglong>(entry.hash));
    move.addBindValue(entry.hasRevealed);
    run(move, purpose);
}

void Library::touch(const QString& purpose, const std::string& id)
{
    QSqlQuery query = statement(purpose, "UPDATE matches SET changed = ?, "
                                         "touched = (SELECT max(touched) + 1 FROM matches) WHERE id = ?");
    query.addBindValue(QDateTime::currentMSecsSinceEpoch());
    query.addBindValue(text(id));
    run(query, purpose);
}

void Library::append(const std::string& id, std::size_t number, const JournalEntry& entry)
{
    const QString purpose = tr("the move cannot be stored");
    database();
    inTransaction(purpose, [&] {
        QSqlQuery count =
            statement(purpose, "UPDATE matches SET moves = moves + 1 WHERE id = ? AND moves = ?");
        count.addBindValue(text(id));
        count.addBindValue(static_cast<qlonglong>(number));
        run(count, purpose);
        if (count.numRowsAffected() != 1)
            throw InputError(
                path().toStdString(),
                (purpose + ": " + tr("the match was changed or removed by another copy of Tablewood"))
                    .toStdString(),
                tr("Open the match again").toStdString());
        insertMove(purpose, id, number, entry);
        touch(purpose, id);
    });
}

void Library::truncate(const std::string& id, std::size_t moves)
{
    const QString purpose = tr("the move cannot be taken back");
    database();
    inTransaction(purpose, [&] {
        QSqlQuery forget = statement(purpose, "DELETE FROM moves WHERE match = ? AND number >= ?");
        forget.addBindValue(text(id));
        forget.addBindValue(static_cast<qlonglong>(moves));
        run(forget, purpose);
        QSqlQuery count = statement(purpose, "UPDATE matches SET moves = min(moves, ?) WHERE id = ?");
        count.addBindValue(static_cast<qlonglong>(moves));
        count.addBindValue(text(id));
        run(count, purpose);
        touch(purpose, id);
    });
}

void Library::update(const QString& purpose, const std::string& id, const QString& assignments,
                     const QVariantList& values)
{
    database();
    QSqlQuery query = statement(purpose, "UPDATE matches SET " + assignments + " WHERE id = ?");
    for (const QVariant& value : values)
        query.addBindValue(value);
    query.addBindValue(text(id));
    run(query, purpose);
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

void Library::remove(const std::string& id)
{
    const QString purpose = tr("the match cannot be removed");
    database();
    QSqlQuery query = statement(purpose, "DELETE FROM matches WHERE id = ?");
    query.addBindValue(text(id));
    run(query, purpose);
}

std::vector<ListedMatch> Library::list()
{
    const QString purpose = tr("the library of matches cannot be read");
    database();
    QSqlQuery query =
        statement(purpose, "SELECT id, game, created, changed, moves, players, scene, outcome FROM matches "
                           "ORDER BY touched DESC");
    run(query, purpose);
    std::vector<ListedMatch> matches;
    while (query.next()) {
        ListedMatch match;
        match.id = query.value(0).toString().toStdString();
        match.game = query.value(1).toString().toStdString();
        match.created = query.value(2).toLongLong();
        match.changed = query.value(3).toLongLong();
        match.moves = query.value(4).toInt();
        try {
            match.players = fromBlob<std::vector<Player>>(query.value(5).toByteArray());
            if (!query.value(6).isNull())
                match.scene = fromBlob<Scene>(query.value(6).toByteArray());
            if (!query.value(7).isNull())
                match.outcome = fromBlob<std::optional<Outcome>>(query.value(7).toByteArray());
        } catch (const InputError&) {
            // A picture that cannot be read costs the picture, not the match.
            match.scene = {};
        }
        matches.push_back(std::move(match));
    }
    return matches;
}

MatchRecord Library::load(const std::string& id)
{
    const QString purpose = tr("the match cannot be read");
    database();
    QSqlQuery match = statement(purpose, "SELECT header, players FROM matches WHERE id = ?");
    match.addBindValue(text(id));
    run(match, purpose);
    if (!match.next())
        throw InputError(path().toStdString(), tr("there is no match %1").arg(text(id)).toStdString());
    MatchRecord record;
    try {
        record = fromBlob<MatchRecord>(match.value(0).toByteArray());
        record.players = fromBlob<std::vector<Player>>(match.value(1).toByteArray());
    } catch (const InputError& error) {
        throw InputError(path().toStdString(), (purpose + ": ").toStdString() + error.what());
    }
    QSqlQuery moves =
        statement(purpose, "SELECT number, seat, move, hash, revealed FROM moves WHERE match = ? "
                           "ORDER BY number");
    moves.addBindValue(text(id));
    run(moves, purpose);
    while (moves.next()) {
        if (moves.value(0).toULongLong() != record.moves.size())
            throw InputError(
                path().toStdString(),
                (purpose + ": " + tr("move %1 is missing").arg(record.moves.size() + 1)).toStdString());
        JournalEntry& entry = record.moves.emplace_back();
        entry.seat = Seat{static_cast<std::int8_t>(moves.value(1).toInt())};
        entry.move = moves.value(2).toString().toStdString();
        entry.hash = static_cast<std::uint64_t>(moves.value(3).toLongLong());
        entry.hasRevealed = moves.value(4).toBool();
    }
    return record;
}

LibraryJournal::LibraryJournal(Library& library, std::string id, std::size_t moves)
    : m_library(library), m_id(std::move(id)), m_moves(moves)
{
}

void LibraryJournal::append(const JournalEntry& entry)
{
    m_library.append(m_id, m_moves, entry);
    ++m_moves;
}

void LibraryJournal::truncate(std::size_t moves)
{
    m_library.truncate(m_id, moves);
    m_moves = std::min(m_moves, moves);
}

} // namespace tablewood
