#pragma once

#include "kernel/input_error.h"

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>

#include <cstdint>

namespace tablewood {

/// The schema that this version writes; docs/versions.md lists them all. A library that a newer version wrote
/// is refused with both numbers named.
inline constexpr int kLibrarySchema = 5;

/// A library has some hundred kilobytes for a match. To look over a file of this size takes some seconds: a
/// larger one is not opened.
inline constexpr std::int64_t kMaxLibraryBytes = std::int64_t{2} << 30;
/// The most memory that SQLite may use, whatever lies in a file. Libraries need a few megabytes.
inline constexpr std::int64_t kMaxSqliteBytes = std::int64_t{64} << 20;

/// Forgets what was brought to no match and is no map.
inline constexpr const char* kForgetPapers =
    "DELETE FROM papers WHERE hash NOT IN (SELECT paper FROM match_papers) "
    "AND hash NOT IN (SELECT paper FROM map_versions)";

/// How long a match that was removed can be brought back.
inline constexpr int kRemovedDays = 30;

/// The file is no readable database. While opening it is set aside and a new one begun; later it is told like
/// any error.
class DamagedLibrary : public InputError
{
    Q_DECLARE_TR_FUNCTIONS(tablewood::Library)

public:
    explicit DamagedLibrary(const QString& path);
};

/// The database of a library: finds or makes its file and schema, and runs statements on it. What goes wrong
/// is an InputError with cause and remedy, behind the `purpose` of the caller in a sentence's words.
class LibraryDatabase
{
    Q_DECLARE_TR_FUNCTIONS(tablewood::Library)

public:
    explicit LibraryDatabase(QString directory);
    ~LibraryDatabase();
    LibraryDatabase(const LibraryDatabase&) = delete;
    LibraryDatabase& operator=(const LibraryDatabase&) = delete;

    QString path() const;
    /// A notice to the person about the opening; empty if there is none.
    QString notice() const { return m_notice; }

    /// Opens the file unless it is open. One that is damaged is set aside and a new one begun.
    void open();
    /// Closes the file, and opens it as a program does that starts.
    void reopen();
    /// Whether calls wait for other programs that change the file.
    void setWaits(bool waits);
    /// Lets the file have so many pages at most.
    void limitPages(int pages);
    QSqlQuery statement(const QString& purpose, const QString& sql);
    void run(QSqlQuery& query, const QString& purpose);
    /// Goes to the next row; false after the last one. A row that cannot be read is no end.
    bool next(QSqlQuery& query, const QString& purpose);

    /// Makes all of a change or nothing of it.
    template <class Change>
    void inTransaction(const QString& purpose, Change&& change)
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

private:
    [[noreturn]] void fail(const QSqlQuery& query, const QString& purpose) const;
    /// How long calls wait for other programs, in milliseconds.
    int patience() const;
    void openFile();
    void expectSize() const;
    int number(const QString& purpose, const QString& sql);
    void expectOurs(const QString& purpose);
    void createTables(const QString& purpose);
    void bringUpToDate(const QString& purpose);
    void forgetRemoved();
    void setAside();

    QString m_directory;
    QString m_connection;
    QSqlDatabase m_database;
    QString m_notice;
    bool m_waits = true;
};

} // namespace tablewood
