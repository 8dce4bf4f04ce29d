#include "app/maps/map_palette.h"

#include "app/words/wording.h"

#include <QUrl>

#include <algorithm>

namespace tablewood {

namespace {

QString artOf(const MapStamp& stamp, const QString& game)
{
    if (stamp.cells.size() > 1)
        return {};
    if (!stamp.terrain.empty())
        return QStringLiteral("board/%1?grid=square&cols=1&rows=1&frame=0&coords=0&terrain=%2:8")
            .arg(game, mapText(stamp.terrain));
    return QStringLiteral("piece/%1/%2?variant=%3").arg(game, mapText(stamp.figure), mapText(stamp.variant));
}

} // namespace

void MapPaletteGroup::take(const MapGroup& group, const QString& game)
{
    m_name = shown(group.name);
    m_used = 0;
    m_copies = 0;
    std::vector<EntryModel::Row> rows;
    for (const MapStamp& stamp : group.stamps) {
        const bool isLarge = stamp.cells.size() > 1;
        if (isLarge && stamp.left >= 0) {
            m_copies += 1;
            m_used += stamp.left == 0 ? 1 : 0;
        }
        rows.push_back({mapText(stamp.key),
                        QVariant::fromValue(MapStampEntry{mapText(stamp.key), shown(stamp.name),
                                                          shown(stamp.hint), mapText(stamp.label), stamp.left,
                                                          artOf(stamp, game), isLarge})});
    }
    m_stamps.setRows(std::move(rows));
    Q_EMIT changed();
}

QVariantList MapPalette::groups() const
{
    QVariantList list;
    for (MapPaletteGroup* group : m_groups)
        list.append(QVariant::fromValue(group));
    return list;
}

void MapPalette::take(const std::vector<MapGroup>& groups, const QString& game)
{
    m_known = groups;
    QStringList keys;
    for (const MapPaletteGroup* group : m_groups)
        keys.append(group->key());
    QStringList wanted;
    for (const MapGroup& group : groups)
        wanted.append(mapText(group.key));
    const bool isSame = keys == wanted;
    QList<MapPaletteGroup*> before;
    if (!isSame) {
        before.swap(m_groups);
        for (const MapGroup& group : groups)
            m_groups.append(new MapPaletteGroup(mapText(group.key), this));
    }
    for (std::size_t i = 0; i < groups.size(); ++i)
        m_groups[static_cast<qsizetype>(i)]->take(groups[i], game);
    if (!isSame)
        Q_EMIT groupsChanged();
    for (MapPaletteGroup* group : before)
        group->deleteLater();
}

const MapStamp* MapPalette::stamp(const std::string& key) const
{
    for (const MapGroup& group : m_known)
        for (const MapStamp& stamp : group.stamps)
            if (stamp.key == key)
                return &stamp;
    return nullptr;
}

} // namespace tablewood
