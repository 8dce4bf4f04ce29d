#include "app/maps/library_maps.h"

#include "app/words/wording.h"

#include <QUuid>

namespace tablewood {

namespace {

/// What was asked of the library; nothing where it is not there.
template <class Ask>
auto asked(Ask&& ask) -> std::optional<decltype(ask())>
{
    try {
        return ask();
    } catch (const InputError&) {
        return std::nullopt;
    }
}

template <class Change>
bool isDone(Change&& change)
{
    try {
        change();
        return true;
    } catch (const InputError&) {
        return false;
    }
}

KeptMap keptMap(const QString& id, std::int64_t time) { return {id, QDateTime::fromMSecsSinceEpoch(time)}; }

} // namespace

LibraryMaps::LibraryMaps(Library& library, std::string game) : m_library(&library), m_game(std::move(game)) {}

std::vector<KeptMap> LibraryMaps::list() const
{
    std::vector<KeptMap> all;
    for (const ListedMap& map : asked([this] { return maps().list(); }).value_or(std::vector<ListedMap>()))
        if (map.game == m_game)
            all.push_back(keptMap(QString::fromStdString(map.id), map.changed));
    return all;
}

QString LibraryMaps::freshId(const QString&) const
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

std::optional<std::string> LibraryMaps::load(const QString& id) const
{
    return asked([&] { return maps().text(id.toStdString()); });
}

QString LibraryMaps::keep(const QString& id, const std::string& text)
{
    try {
        if (maps().has(id.toStdString()))
            maps().keep(id.toStdString(), text, QDateTime::currentMSecsSinceEpoch());
        else
            maps().add(id.toStdString(), m_game, text);
    } catch (const InputError& error) {
        return shown(error);
    }
    return {};
}

bool LibraryMaps::remove(const QString& id)
{
    return isDone([&] { maps().remove(id.toStdString()); });
}

bool LibraryMaps::bringBack(const QString& id)
{
    return isDone([&] { maps().bringBack(id.toStdString()); });
}

std::vector<KeptMap> LibraryMaps::versions(const QString& id) const
{
    std::vector<KeptMap> earlier;
    const auto all = asked([&] { return maps().versions(id.toStdString()); });
    // The first is how the map is now.
    for (std::size_t i = 1; all && i < all->size(); ++i)
        earlier.push_back(keptMap(QString::number((*all)[i].number), (*all)[i].kept));
    return earlier;
}

std::optional<std::string> LibraryMaps::loadVersion(const QString& id, const QString& version) const
{
    return asked([&] { return maps().textOf(id.toStdString(), version.toLongLong()); });
}

QString LibraryMaps::ofFile(const QString& file) const
{
    const auto id = asked([&] { return maps().ofFile(file.toStdString()).value_or(std::string()); });
    return QString::fromStdString(id.value_or(std::string()));
}

QString LibraryMaps::fileOf(const QString& id) const
{
    const auto file = asked([&] { return maps().find(id.toStdString()).file; });
    return QString::fromStdString(file.value_or(std::string()));
}

bool LibraryMaps::setFile(const QString& id, const QString& file, const std::string& text)
{
    return isDone([&] { maps().setFile(id.toStdString(), file.toStdString(), text); });
}

bool LibraryMaps::wasInFile(const QString& id, const std::string& text) const
{
    return asked([&] { return maps().fileHash(id.toStdString()); }) == paperHash(text);
}

} // namespace tablewood
