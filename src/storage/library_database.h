#pragma once

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>

namespace tablewood {

/// The schema that this version writes. A library that a newer version wrote is refused with both numbers
/// named.
inline constexpr int kLibrarySchema = 2;

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
    /// What a person should know of the opening; empty if nothing.
    QString notice() const { return m_notice; }

    /// Opens the file unless it is open. One that is damaged is set aside and a new one begun.
    void open();
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
    void openFile();
    void checkOrCreateSchema();
    void setAside();

    QString m_directory;
    QString m_connection;
    QSqlDatabase m_database;
    QString m_notice;
};

} // namespace tablewood
