#include "storage/library_database.h"

#include "storage/owner_file.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QUuid>

namespace tablewood {

namespace {

/// Marks the database as Tablewood's ("Tabw"), so that another program's file is not taken for a library.
constexpr int kApplicationId = 0x54616277;
/// How long a call waits for another running copy before it gives up.
constexpr int kBusyMilliseconds = 2000;

// SQLite's result codes (sqlite.org/rescode.html); Qt hands them through as text.
constexpr int kSqliteBusy = 5;
constexpr int kSqliteLocked = 6;
constexpr int kSqliteNoMemory = 7;
constexpr int kSqliteReadOnly = 8;
constexpr int kSqliteIo = 10;
constexpr int kSqliteCorrupt = 11;
constexpr int kSqliteFull = 13;
constexpr int kSqliteCannotOpen = 14;
constexpr int kSqliteNotADatabase = 26;

// What was brought to matches and what maps were, each text once (schema 5).
constexpr const char* kPapers = "CREATE TABLE papers (hash TEXT PRIMARY KEY, text BLOB NOT NULL)";
constexpr const char* kMatchPapers =
    "CREATE TABLE match_papers (match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE, "
    "number INTEGER NOT NULL, key TEXT NOT NULL, seat INTEGER NOT NULL, "
    "paper TEXT NOT NULL REFERENCES papers(hash), PRIMARY KEY (match, number)) WITHOUT ROWID";
// `file` is the person's own, `saved` the hash of what it held when it was opened or saved last.
constexpr const char* kMaps =
    "CREATE TABLE maps (id TEXT PRIMARY KEY, game TEXT NOT NULL, created INTEGER NOT "
    "NULL, "
    "changed INTEGER NOT NULL, removed INTEGER, file TEXT NOT NULL DEFAULT '', saved TEXT)";
constexpr const char* kMapVersions =
    "CREATE TABLE map_versions (map TEXT NOT NULL REFERENCES maps(id) ON DELETE CASCADE, "
    "number INTEGER NOT NULL, kept INTEGER NOT NULL, paper TEXT NOT NULL REFERENCES papers(hash), "
    "PRIMARY KEY (map, number)) WITHOUT ROWID";
// How often bots won on a map; `paper` is the hash of what it was then.
constexpr const char* kMapTrials =
    "CREATE TABLE map_trials (map TEXT NOT NULL REFERENCES maps(id) ON DELETE CASCADE, "
    "players INTEGER NOT NULL, difficulty TEXT NOT NULL, paper TEXT NOT NULL, matches INTEGER NOT NULL, "
    "won INTEGER NOT NULL, PRIMARY KEY (map, players, difficulty)) WITHOUT ROWID";
// How a campaign went: which chapter was played when, by how many, and whether it was won.
constexpr const char* kRoads =
    "CREATE TABLE roads (game TEXT NOT NULL, road TEXT NOT NULL, chapter TEXT NOT NULL, at INTEGER NOT NULL, "
    "seats INTEGER NOT NULL, difficulty TEXT NOT NULL, won INTEGER NOT NULL, match TEXT, "
    "PRIMARY KEY (game, road, chapter, at)) WITHOUT ROWID";

const char* const kTables[] = {
    // `touched` orders by change without trusting the clock.
    "CREATE TABLE matches (id TEXT PRIMARY KEY, game TEXT NOT NULL, created INTEGER NOT NULL, "
    "changed INTEGER NOT NULL, touched INTEGER NOT NULL, moves INTEGER NOT NULL, header BLOB NOT NULL, "
    "players BLOB NOT NULL, scene BLOB, outcome BLOB, dealing BLOB, hosting BLOB, "
    "name TEXT NOT NULL DEFAULT '', removed INTEGER, content BLOB)",
    "CREATE TABLE moves (match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE, number INTEGER NOT "
    "NULL, "
    "seat INTEGER NOT NULL, move TEXT NOT NULL, hash INTEGER NOT NULL, revealed INTEGER NOT NULL, "
    "PRIMARY KEY (match, number)) WITHOUT ROWID",
    kPapers,
    kMatchPapers,
    kMaps,
    kMapVersions,
    kMapTrials,
    kRoads,
};

/// A change from the schema before.
struct Change
{
    int schema;
    const char* statement;
};
const Change kChanges[] = {{2, "ALTER TABLE matches ADD COLUMN dealing BLOB"},
                           {2, "ALTER TABLE matches ADD COLUMN hosting BLOB"},
                           {3, "ALTER TABLE matches ADD COLUMN name TEXT NOT NULL DEFAULT ''"},
                           // When it was taken away, in milliseconds since 1970; null as long as it is there.
                           {3, "ALTER TABLE matches ADD COLUMN removed INTEGER"},
                           {4, "ALTER TABLE matches ADD COLUMN content BLOB"},
                           {5, kPapers},
                           {5, kMatchPapers},
                           {5, kMaps},
                           {5, kMapVersions},
                           {5, kMapTrials},
                           {5, kRoads}};

int codeOf(const QSqlError& error)
{
    // The low byte is the kind of error, what stands above it a finer reason.
    return error.nativeErrorCode().toInt() & 0xff;
}

} // namespace

DamagedLibrary::DamagedLibrary(const QString& path)
    : InputError(
          path.toStdString(), tr("the library of matches is damaged").toStdString(),
          tr("Start Tablewood again: it keeps the damaged file and begins a new library").toStdString())
{
}

LibraryDatabase::LibraryDatabase(QString directory)
    : m_directory(std::move(directory)), m_connection(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
}

LibraryDatabase::~LibraryDatabase()
{
    if (!m_database.isValid())
        return;
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

QString LibraryDatabase::path() const { return QDir(m_directory).filePath("library.sqlite"); }

void LibraryDatabase::open()
{
    if (m_database.isOpen())
        return;
    // Whatever fails: no file is used that was not checked.
    try {
        try {
            openFile();
        } catch (const DamagedLibrary&) {
            setAside();
            openFile();
        }
    } catch (...) {
        m_database.close();
        throw;
    }
}

void LibraryDatabase::reopen()
{
    m_database.close();
    open();
}

int LibraryDatabase::patience() const { return m_waits ? kBusyMilliseconds : 0; }

void LibraryDatabase::setWaits(bool waits)
{
    m_waits = waits;
    if (m_database.isOpen())
        QSqlQuery(m_database).exec(QString("PRAGMA busy_timeout = %1").arg(patience()));
}

void LibraryDatabase::limitPages(int pages)
{
    open();
    QSqlQuery(m_database).exec(QString("PRAGMA max_page_count = %1").arg(pages));
}

void LibraryDatabase::openFile()
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
    }
    m_database.setConnectOptions(QString("QSQLITE_BUSY_TIMEOUT=%1").arg(patience()));
    const QString purpose = tr("the library of matches cannot be opened");
    if (!QFile::exists(path()))
        keepForOwner(path());
    expectSize();
    if (!m_database.open()) {
        if (codeOf(m_database.lastError()) == kSqliteNotADatabase)
            throw DamagedLibrary(path());
        throw InputError(path().toStdString(), purpose.toStdString(),
                         tr("Allow reading and writing there, or choose another place").toStdString());
    }
    {
        QSqlQuery limit = statement(purpose, QString("PRAGMA hard_heap_limit = %1").arg(kMaxSqliteBytes));
        run(limit, purpose);
    }
    {
        QSqlQuery check = statement(purpose, "PRAGMA quick_check(1)");
        run(check, purpose);
        if (!next(check, purpose) || check.value(0).toString() != "ok")
            throw DamagedLibrary(path());
    }
    // A file that is not ours, or of a version to come, is left as it is.
    const int tables = number(purpose, "SELECT count(*) FROM sqlite_master");
    if (tables > 0)
        expectOurs(purpose);
    // It has seeds, and what lets guests back in. What SQLite puts beside it later is as it is.
    for (const char* part : {"", "-wal", "-shm"})
        if (QFile::exists(path() + part))
            keepForOwner(path() + part);
    for (const char* setting :
         {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON"}) {
        QSqlQuery query = statement(purpose, setting);
        run(query, purpose);
    }
    if (tables == 0)
        inTransaction(purpose, [&] { createTables(purpose); });
    if (number(purpose, "PRAGMA user_version") < kLibrarySchema)
        inTransaction(purpose, [&] { bringUpToDate(purpose); });
    forgetRemoved();
}

/// The file, and the log in which its last changes may lie.
void LibraryDatabase::expectSize() const
{
    constexpr std::int64_t kMegabyte = std::int64_t{1} << 20;
    const std::int64_t bytes = QFileInfo(path()).size() + QFileInfo(path() + "-wal").size();
    if (bytes <= kMaxLibraryBytes)
        return;
    throw InputError(path().toStdString(),
                     tr("this file has %1 MB, and a library of matches at most %2 MB")
                         .arg(bytes / kMegabyte)
                         .arg(kMaxLibraryBytes / kMegabyte)
                         .toStdString(),
                     tr("Move it away: a new library is begun").toStdString());
}

int LibraryDatabase::number(const QString& purpose, const QString& sql)
{
    QSqlQuery query = statement(purpose, sql);
    run(query, purpose);
    return next(query, purpose) ? query.value(0).toInt() : 0;
}

void LibraryDatabase::expectOurs(const QString& purpose)
{
    if (number(purpose, "PRAGMA application_id") != kApplicationId)
        throw InputError(path().toStdString(), tr("this database is not Tablewood's").toStdString(),
                         tr("Move it away, or choose another place for matches").toStdString());
    if (const int schema = number(purpose, "PRAGMA user_version"); schema > kLibrarySchema)
        throw InputError(
            path().toStdString(),
            tr("a newer Tablewood wrote this library: its format is %1, this version reads up to %2")
                .arg(schema)
                .arg(kLibrarySchema)
                .toStdString(),
            tr("Use the newer version, or choose another place for matches").toStdString());
}

void LibraryDatabase::createTables(const QString& purpose)
{
    // Another copy may have done it meanwhile.
    if (number(purpose, "SELECT count(*) FROM sqlite_master") > 0)
        return expectOurs(purpose);
    for (const char* table : kTables) {
        QSqlQuery query = statement(purpose, table);
        run(query, purpose);
    }
    for (const QString& mark : {QString("PRAGMA application_id = %1").arg(kApplicationId),
                                QString("PRAGMA user_version = %1").arg(kLibrarySchema)}) {
        QSqlQuery query = statement(purpose, mark);
        run(query, purpose);
    }
}

void LibraryDatabase::bringUpToDate(const QString& purpose)
{
    const int schema = number(purpose, "PRAGMA user_version");
    for (const Change& change : kChanges) {
        if (change.schema <= schema)
            continue;
        QSqlQuery query = statement(purpose, change.statement);
        run(query, purpose);
    }
    QSqlQuery mark = statement(purpose, QString("PRAGMA user_version = %1").arg(kLibrarySchema));
    run(mark, purpose);
}

/// Where that cannot be now, it can be next time.
void LibraryDatabase::forgetRemoved()
{
    const qint64 before = QDateTime::currentDateTimeUtc().addDays(-kRemovedDays).toMSecsSinceEpoch();
    for (const char* const table : {"matches", "maps"}) {
        QSqlQuery query(m_database);
        if (!query.prepare(QString("DELETE FROM %1 WHERE removed < ?").arg(table)))
            return;
        query.addBindValue(before);
        query.exec();
    }
    // With what nothing speaks of any more.
    QSqlQuery(m_database).exec(kForgetPapers);
}

void LibraryDatabase::setAside()
{
    m_database.close();
    const QString stamp = QDateTime::currentDateTime().toString("yyyy-MM-dd-HHmmss");
    const QString base = QDir(m_directory).filePath("library-damaged-" + stamp);
    QString kept = base + ".sqlite";
    for (int copy = 2; QFile::exists(kept); ++copy)
        kept = base + QString("-%1.sqlite").arg(copy);
    // The write-ahead log holds the last moves: it belongs to what is kept, and a new library must not find
    // it.
    for (const char* part : {"-wal", "-shm", ""}) {
        if (QFile::exists(path() + part) && !QFile::rename(path() + part, kept + part))
            throw InputError((path() + part).toStdString(),
                             tr("the library of matches is damaged and cannot be set aside").toStdString(),
                             tr("Move the file away and start again").toStdString());
    }
    m_notice = tr("The library of matches was damaged. It is kept as %1; a new one was begun.").arg(kept);
}

QSqlQuery LibraryDatabase::statement(const QString& purpose, const QString& sql)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        fail(query, purpose);
    return query;
}

void LibraryDatabase::run(QSqlQuery& query, const QString& purpose)
{
    if (!query.exec())
        fail(query, purpose);
}

bool LibraryDatabase::next(QSqlQuery& query, const QString& purpose)
{
    if (query.next())
        return true;
    if (query.lastError().isValid())
        fail(query, purpose);
    return false;
}

void LibraryDatabase::fail(const QSqlQuery& query, const QString& purpose) const
{
    QString reason;
    QString remedy;
    switch (codeOf(query.lastError())) {
    case kSqliteNotADatabase:
    case kSqliteCorrupt:
        throw DamagedLibrary(path());
    case kSqliteFull:
        reason = tr("the disk is full");
        remedy = tr("Make room on it, then try again");
        break;
    case kSqliteNoMemory:
        reason = tr("something in it takes more memory than anything that Tablewood writes");
        remedy = tr("Take the file from a copy, or move it away: a new library is begun");
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

} // namespace tablewood
