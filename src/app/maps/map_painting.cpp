#include "app/maps/map_painting.h"

#include "app/maps/map_entries.h"

#include <QPainter>

#include <algorithm>

namespace tablewood {

namespace {

constexpr qsizetype kSmallBytes = 4 * 1024 * 1024;

/// Nothing but the stamp, on a map of its size.
std::unique_ptr<MapDocument> laidAlone(const MapMaker& maker, const MapStamp& stamp)
{
    std::unique_ptr<MapDocument> map = maker.fresh(maker.templates().front().key);
    std::vector<MapSpot> spots;
    const MapSheet sheet = map->sheets().front();
    for (std::int16_t row = -1; row <= sheet.rows; ++row)
        for (std::int16_t column = -1; column <= sheet.columns; ++column)
            spots.push_back({0, {column, row}});
    for (std::size_t layer = 0; layer < kMapLayers; ++layer)
        map->erase(spots, static_cast<MapLayer>(layer), kAllMapPlayers);
    Cell far;
    for (const Cell& cell : stamp.cells)
        far = {std::max(far.column, cell.column), std::max(far.row, cell.row)};
    map->resize(0, far.column + 1, far.row + 1);
    map->stamp(stamp.key, std::vector<MapSpot>{{0, {0, 0}}}, {}, kAllMapPlayers);
    return map;
}

} // namespace

MapPainting::MapPainting(const QString& game)
    : m_look(GameLook::of(game)), m_painter(m_look, ArtCatalog::builtIn()),
      m_smallPainter(m_look, ArtCatalog::builtIn(), kSmallBytes)
{
}

QImage MapPainting::stamp(const MapMaker& maker, const MapStamp& stamp, int cell)
{
    const QString key = mapText(stamp.key) + '/' + QString::number(cell);
    if (const auto known = m_stamps.constFind(key); known != m_stamps.constEnd())
        return *known;
    const std::unique_ptr<MapDocument> map = laidAlone(maker, stamp);
    MapView view;
    view.players = 0;
    view.hasGrid = false;
    view.hasWays = false;
    view.hasCoordinates = false;
    // A quarter of a space for the edge and the shadow of the land.
    return m_stamps.insert(key, painted(MapPicture(*map, view), cell, cell / 4)).value();
}

QImage MapPainting::whole(const MapDocument& map, int cell)
{
    MapView view;
    view.hasGrid = false;
    view.hasCoordinates = false;
    // The tokens beyond the edges.
    return painted(MapPicture(map, view), cell, cell);
}

QImage MapPainting::painted(const MapPicture& picture, int cell, int edge)
{
    QImage image(picture.columns() * cell + 2 * edge, picture.rows() * cell + 2 * edge,
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(edge, edge);
    m_smallPainter.paint(painter, picture, cell, picture.spaces());
    return image;
}

} // namespace tablewood
