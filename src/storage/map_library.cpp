#include "storage/map_library.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QUuid>
#include <QVariant>

namespace tablewood {

namespace {

QString stringOf(const std::string& value) { return QString::fromStdString(value); }
std::string words(const QVariant& value) { return value.toString().toStdString(); }

} // namespace

std::string paperHash(const std::string& text)
{
    return QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

std::string storePaper(LibraryDatabase& database, const QString& purpose, const std::string& text)
{
    const std::string hash = paperHash(text);
    QSqlQuery paper = database.statement(purpose, "INSERT OR IGNORE INTO papers (hash, text) VALUES (?, ?)");
    paper.addBindValue(QString::fromStdString(hash));
    paper.addBindValue(QByteArray::fromStdString(text));
    database.run(paper, purpose);
    return hash;
}

std::string paperText(LibraryDatabase& database, const QString& purpose, const std::string& hash)
{
    QSqlQuery paper = database.statement(purpose, "SELECT text FROM papers WHERE hash = ?");
    paper.addBindValue(QString::fromStdString(hash));
    database.run(paper, purpose);
    if (!database.next(paper, purpose))
        throw InputError(
            database.path().toStdString(),
            (purpose + ": " +
             QCoreApplication::translate("tablewood::Library", "what was brought to it is missing"))
                .toStdString());
    std::string text = paper.value(0).toByteArray().toStdString();
    if (paperHash(text) != hash)
        throw InputError(
            database.path().toStdString(),
            (purpose + ": " +
             QCoreApplication::translate("tablewood::Library", "what was brought to it has changed"))
                .toStdString());
    return text;
}

void MapLibrary::add(const std::string& id, const std::string& game, const std::string& file)
{
    const QString purpose = tr("the map cannot be kept");
    const std::int64_t now = QDateTime::currentMSecsSinceEpoch();
    m_database->open();
    m_database->inTransaction(purpose, [&] {
        QSqlQuery map = m_database->statement(
            purpose, "INSERT INTO maps (id, game, created, changed) VALUES (?, ?, ?, ?)");
        for (const QVariant& value :
             QVariantList{stringOf(id), stringOf(game), qlonglong{now}, qlonglong{now}})
            map.addBindValue(value);
        m_database->run(map, purpose);
        QSqlQuery version = m_database->statement(
            purpose, "INSERT INTO map_versions (map, number, kept, paper) VALUES (?, 1, ?, ?)");
        version.addBindValue(stringOf(id));
        version.addBindValue(qlonglong{now});
        version.addBindValue(stringOf(storePaper(*m_database, purpose, file)));
        m_database->run(version, purpose);
    });
}

void MapLibrary::keep(const std::string& id, const std::string& file, std::int64_t now)
{
    const QString purpose = tr("the map cannot be kept");
    const std::vector<MapVersion> before = versions(id);
    if (before.empty())
        throw InputError(m_database->path().toStdString(), tr("there is no such map").toStdString());
    m_database->inTransaction(purpose, [&] {
        QSqlQuery map = m_database->statement(purpose, "UPDATE maps SET changed = ? WHERE id = ?");
        map.addBindValue(qlonglong{now});
        map.addBindValue(stringOf(id));
        m_database->run(map, purpose);
        const QString paper = stringOf(storePaper(*m_database, purpose, file));
        // The one before the newest says since when that grows.
        const bool isYoung = before.size() > 1 && now - before[1].kept < kVersionMilliseconds &&
                             file.size() * 2 >= textOf(id, before[0].number).size();
        if (isYoung) {
            QSqlQuery version = m_database->statement(
                purpose, "UPDATE map_versions SET kept = ?, paper = ? WHERE map = ? AND number = ?");
            for (const QVariant& value :
                 QVariantList{qlonglong{now}, paper, stringOf(id), qlonglong{before[0].number}})
                version.addBindValue(value);
            m_database->run(version, purpose);
            forgetUnused(purpose);
            return;
        }
        QSqlQuery version = m_database->statement(
            purpose, "INSERT INTO map_versions (map, number, kept, paper) VALUES (?, ?, ?, ?)");
        for (const QVariant& value :
             QVariantList{stringOf(id), qlonglong{before[0].number + 1}, qlonglong{now}, paper})
            version.addBindValue(value);
        m_database->run(version, purpose);
        QSqlQuery old =
            m_database->statement(purpose, "DELETE FROM map_versions WHERE map = ? AND number <= ?");
        old.addBindValue(stringOf(id));
        old.addBindValue(qlonglong{before[0].number + 1 - kVersions});
        m_database->run(old, purpose);
        forgetUnused(purpose);
    });
}

std::string MapLibrary::text(const std::string& id)
{
    const std::vector<MapVersion> all = versions(id);
    if (all.empty())
        throw InputError(m_database->path().toStdString(), tr("there is no such map").toStdString());
    return textOf(id, all.front().number);
}

std::vector<MapVersion> MapLibrary::versions(const std::string& id)
{
    const QString purpose = tr("the map cannot be read");
    m_database->open();
    QSqlQuery rows = m_database->statement(
        purpose, "SELECT number, kept FROM map_versions WHERE map = ? ORDER BY number DESC");
    rows.addBindValue(stringOf(id));
    m_database->run(rows, purpose);
    std::vector<MapVersion> all;
    while (m_database->next(rows, purpose))
        all.push_back({rows.value(0).toLongLong(), rows.value(1).toLongLong()});
    return all;
}

std::string MapLibrary::textOf(const std::string& id, std::int64_t version)
{
    const QString purpose = tr("the map cannot be read");
    m_database->open();
    QSqlQuery row =
        m_database->statement(purpose, "SELECT paper FROM map_versions WHERE map = ? AND number = ?");
    row.addBindValue(stringOf(id));
    row.addBindValue(qlonglong{version});
    m_database->run(row, purpose);
    if (!m_database->next(row, purpose))
        throw InputError(m_database->path().toStdString(), tr("there is no such map").toStdString());
    return paperText(*m_database, purpose, words(row.value(0)));
}

std::vector<ListedMap> MapLibrary::list()
{
    const QString purpose = tr("the maps cannot be listed");
    m_database->open();
    QSqlQuery rows = m_database->statement(
        purpose, QString("SELECT id, game, created, changed, file, saved, "
                         "(SELECT paper FROM map_versions WHERE map = id ORDER BY number DESC LIMIT 1) "
                         "FROM maps WHERE removed IS NULL ORDER BY changed DESC, id LIMIT %1")
                     .arg(kMaxListed));
    m_database->run(rows, purpose);
    std::vector<ListedMap> all;
    while (m_database->next(rows, purpose))
        all.push_back({words(rows.value(0)), words(rows.value(1)), rows.value(2).toLongLong(),
                       rows.value(3).toLongLong(), words(rows.value(4)),
                       !rows.value(5).isNull() && rows.value(5) == rows.value(6)});
    return all;
}

ListedMap MapLibrary::find(const std::string& id)
{
    for (ListedMap& map : list())
        if (map.id == id)
            return std::move(map);
    throw InputError(m_database->path().toStdString(), tr("there is no such map").toStdString());
}

std::optional<std::string> MapLibrary::ofFile(const std::string& file)
{
    for (const ListedMap& map : list())
        if (map.file == file)
            return map.id;
    return std::nullopt;
}

void MapLibrary::setFile(const std::string& id, const std::string& file, const std::string& held)
{
    update(id, "file = ?, saved = ?", {stringOf(file), stringOf(paperHash(held))});
}

std::string MapLibrary::fileHash(const std::string& id)
{
    const QString purpose = tr("the map cannot be read");
    m_database->open();
    QSqlQuery row = m_database->statement(purpose, "SELECT saved FROM maps WHERE id = ?");
    row.addBindValue(stringOf(id));
    m_database->run(row, purpose);
    return m_database->next(row, purpose) ? words(row.value(0)) : std::string();
}

void MapLibrary::remove(const std::string& id)
{
    update(id, "removed = ?", {qlonglong{QDateTime::currentMSecsSinceEpoch()}});
}

void MapLibrary::bringBack(const std::string& id) { update(id, "removed = ?", {QVariant()}); }

void MapLibrary::update(const std::string& id, const QString& assignments, const QVariantList& values)
{
    const QString purpose = tr("the map cannot be changed");
    m_database->open();
    QSqlQuery map = m_database->statement(purpose, "UPDATE maps SET " + assignments + " WHERE id = ?");
    for (const QVariant& value : values)
        map.addBindValue(value);
    map.addBindValue(stringOf(id));
    m_database->run(map, purpose);
    if (map.numRowsAffected() == 0)
        throw InputError(m_database->path().toStdString(), tr("there is no such map").toStdString());
}

void MapLibrary::addTrial(const std::string& id, const std::string& file, const MapTrial& trial)
{
    const QString purpose = tr("how often bots won cannot be kept");
    m_database->open();
    QSqlQuery row = m_database->statement(
        purpose, "INSERT INTO map_trials (map, players, difficulty, paper, matches, won) "
                 "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (map, players, difficulty) DO UPDATE SET "
                 "matches = CASE WHEN paper = excluded.paper THEN matches ELSE 0 END + excluded.matches, "
                 "won = CASE WHEN paper = excluded.paper THEN won ELSE 0 END + excluded.won, "
                 "paper = excluded.paper");
    for (const QVariant& value : QVariantList{stringOf(id), trial.players, stringOf(trial.difficulty),
                                              stringOf(paperHash(file)), trial.matches, trial.won})
        row.addBindValue(value);
    m_database->run(row, purpose);
}

std::vector<MapTrial> MapLibrary::trials(const std::string& id)
{
    const QString purpose = tr("how often bots won cannot be read");
    m_database->open();
    QSqlQuery rows = m_database->statement(
        purpose, "SELECT players, difficulty, matches, won, paper = (SELECT paper FROM map_versions "
                 "WHERE map = map_trials.map ORDER BY number DESC LIMIT 1) "
                 "FROM map_trials WHERE map = ? ORDER BY players, difficulty");
    rows.addBindValue(stringOf(id));
    m_database->run(rows, purpose);
    std::vector<MapTrial> all;
    while (m_database->next(rows, purpose))
        all.push_back({rows.value(0).toInt(), words(rows.value(1)), rows.value(2).toInt(),
                       rows.value(3).toInt(), rows.value(4).toBool()});
    return all;
}

bool MapLibrary::has(const std::string& id) { return !versions(id).empty(); }

void MapLibrary::forgetUnused(const QString& purpose)
{
    QSqlQuery unused = m_database->statement(purpose, kForgetPapers);
    m_database->run(unused, purpose);
}

} // namespace tablewood
