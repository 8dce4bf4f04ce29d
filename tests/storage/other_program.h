#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <doctest/doctest.h>

namespace tablewood {

/// Runs SQL on a library from outside, as another program would.
class OtherProgram
{
public:
    explicit OtherProgram(const QString& path) : m_database(QSqlDatabase::addDatabase("QSQLITE", "other"))
    {
        m_database.setDatabaseName(path);
        REQUIRE(m_database.open());
    }
    ~OtherProgram()
    {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase("other");
    }
    void run(const QString& sql)
    {
        QSqlQuery query(m_database);
        CHECK_MESSAGE(query.exec(sql), query.lastError().text().toStdString());
    }

private:
    QSqlDatabase m_database;
};

} // namespace tablewood
