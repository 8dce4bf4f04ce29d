#include "art/map_painter.h"

#include "art/brushwork.h"
#include "art/map_things.h"
#include "art/map_tracks.h"
#include "art/space_outline.h"

#include <QPaintEngine>

#include <algorithm>

namespace tablewood {

namespace {

/// More marks than this are no longer told apart by what was given a number first.
constexpr qsizetype kMostMarks = 4096;

bool hasPixels(const QPainter& painter)
{
    const QPaintEngine::Type type = painter.paintEngine()->type();
    return type != QPaintEngine::SVG && type != QPaintEngine::Pdf && type != QPaintEngine::Picture;
}

/// A small number from a place, without a pattern that is seen.
std::uint32_t scattered(int column, int row)
{
    std::uint32_t hash =
        static_cast<std::uint32_t>(column) * 0x9E3779B1U ^ static_cast<std::uint32_t>(row) * 0x85EBCA77U;
    hash = (hash ^ hash >> 15) * 0x2C1B3C6DU;
    hash = (hash ^ hash >> 12) * 0x297A2D39U;
    return hash ^ hash >> 15;
}

} // namespace

MapPainter::MapPainter(const GameLook& look, const ArtCatalog& catalog, qsizetype mostBytes)
    : m_look(look), m_catalog(catalog), m_mostBytes(mostBytes)
{
}

MapPainter::~MapPainter() = default;

void MapPainter::prepare(const MapPicture& picture, int cell)
{
    if (m_cell == cell && m_terrains == picture.terrains())
        return;
    m_cell = cell;
    m_terrains = picture.terrains();
    m_ground = std::make_unique<SpaceGround>(m_look, m_terrains, m_cell);
    m_pictures.clear();
    m_bytes = 0;
}

/// Paints a picture of one space, which is kept under its key where the device has pixels.
template <typename Paint>
void MapPainter::put(QPainter& painter, QPoint at, std::uint64_t key, Paint paint)
{
    const auto paintOn = [&](QPainter& on) {
        on.setRenderHint(QPainter::Antialiasing);
        on.setPen(Qt::NoPen);
        on.setBrush(Qt::NoBrush);
        paint(on);
    };
    if (!hasPixels(painter)) {
        const PainterScope scope(painter);
        painter.translate(at * m_cell);
        return paintOn(painter);
    }
    auto found = m_pictures.find(key);
    if (found == m_pictures.end()) {
        QImage image(m_cell, m_cell, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter on(&image);
        paintOn(on);
        on.end();
        if (m_bytes + image.sizeInBytes() > m_mostBytes) {
            m_pictures.clear();
            m_bytes = 0;
        }
        m_bytes += image.sizeInBytes();
        found = m_pictures.emplace(key, std::move(image)).first;
    }
    painter.drawImage(at * m_cell, found->second);
}

template <typename Visit>
void MapPainter::eachSpace(const MapPicture& picture, const QRect& spaces, Visit visit)
{
    const QRect within = spaces & picture.spaces();
    for (int row = within.top(); row <= within.bottom(); ++row)
        for (int column = within.left(); column <= within.right(); ++column)
            visit(QPoint(column, row));
}

void MapPainter::groundOf(QPainter& painter, const MapPicture& picture, QPoint space)
{
    const SpaceForm form = m_ground->formOf(picture, space.x(), space.y());
    const bool isOnPixels = hasPixels(painter);
    if (isOnPixels && form.hasSkirt())
        put(painter, space, keyOf(Kind::skirt, form.skirtKey()),
            [&](QPainter& on) { m_ground->paintSkirt(on, form); });
    if (form.terrain == 0)
        return;
    put(painter, space, keyOf(Kind::ground, form.key()),
        [&](QPainter& on) { m_ground->paint(on, form, isOnPixels); });
    if (!m_ground->grows(form.terrain) || !picture.marksAt(space.x(), space.y()).empty())
        return;
    const int kind = static_cast<int>(scattered(space.x(), space.y()) % kGrowthKinds);
    put(painter, space, keyOf(Kind::growth, static_cast<std::uint64_t>(form.terrain) << 8 | kind),
        [&](QPainter& on) { m_ground->paintGrowth(on, form.terrain, kind); });
}

void MapPainter::ground(QPainter& painter, const MapPicture& picture, int cell, const QRect& spaces)
{
    const PainterScope scope(painter);
    prepare(picture, cell);
    if (!hasPixels(painter))
        skirtOf(painter, picture, spaces);
    eachSpace(picture, spaces, [&](QPoint space) { groundOf(painter, picture, space); });
}

/// What all land of a rectangle stands on, at once.
void MapPainter::skirtOf(QPainter& painter, const MapPicture& picture, const QRect& spaces)
{
    const QRect within = spaces & picture.spaces();
    SpaceSet land(within.width(), within.height());
    eachSpace(picture, spaces, [&](QPoint space) {
        if (picture.terrainAt(space.x(), space.y()) != 0)
            land.insert(space.x() - within.x(), space.y() - within.y());
    });
    const QPainterPath edge = grownOutline(land, within.width(), within.height(),
                                           {static_cast<double>(m_cell), 0, m_ground->landRounding()});
    painter.setRenderHint(QPainter::Antialiasing);
    m_ground->paintSkirt(painter, edge.translated(within.topLeft() * m_cell));
}

/// The same number for what looks the same.
std::uint64_t MapPainter::numberOf(const MapMark& mark)
{
    const QString name =
        QStringList{mark.terrain, mark.figure, mark.variant, mark.label, QString::number(mark.wayBegins)}
            .join(u'\n');
    const auto found = m_marks.constFind(name);
    if (found != m_marks.constEnd())
        return *found;
    if (m_marks.size() >= kMostMarks) {
        m_marks.clear();
        m_pictures.clear();
        m_bytes = 0;
    }
    return *m_marks.insert(name, static_cast<std::uint64_t>(m_marks.size()));
}

void MapPainter::tracksOn(QPainter& painter, const MapPicture& picture, QPoint space)
{
    for (const MapTrack& track : picture.tracksAt(space.x(), space.y())) {
        std::uint64_t key = static_cast<std::uint32_t>(track.number);
        for (const int part : {track.from + 1, track.to + 1, track.stagger + 1, track.hasArrow ? 1 : 0})
            key = key << 3 | static_cast<std::uint64_t>(part);
        key = key << 12 | static_cast<std::uint64_t>(track.lane + 2048);
        put(painter, space, keyOf(Kind::track, key), [&](QPainter& on) { paintTrack(on, track, m_cell); });
    }
}

void MapPainter::thingsOn(QPainter& painter, const MapPicture& picture, QPoint space)
{
    const std::span<const MapMark> marks = picture.marksAt(space.x(), space.y());
    const auto layMark = [&](const MapMark& mark) {
        put(painter, space, keyOf(Kind::thing, numberOf(mark)),
            [&](QPainter& on) { paintMapMark(on, mark, m_cell, m_look, m_catalog); });
    };
    // Ways run over sites and under all else.
    const auto above =
        std::ranges::find_if(marks, [](const MapMark& mark) { return mark.layer != MapLayer::sites; });
    std::for_each(marks.begin(), above, layMark);
    tracksOn(painter, picture, space);
    std::for_each(above, marks.end(), layMark);
    if (!picture.view().hasCoordinates)
        return;
    const QString name = coordinateAt(picture, space.x(), space.y());
    if (name.isEmpty())
        return;
    const bool isColumn = space.y() == -2;
    const int number = isColumn ? space.x() : space.y();
    put(painter, space, keyOf(Kind::coordinate, static_cast<std::uint64_t>(number) << 1 | (isColumn ? 1 : 0)),
        [&](QPainter& on) { paintCoordinate(on, name, isColumn, m_cell); });
}

void MapPainter::things(QPainter& painter, const MapPicture& picture, int cell, const QRect& spaces)
{
    const PainterScope scope(painter);
    prepare(picture, cell);
    eachSpace(picture, spaces, [&](QPoint space) { thingsOn(painter, picture, space); });
}

void MapPainter::paint(QPainter& painter, const MapPicture& picture, int cell, const QRect& spaces)
{
    ground(painter, picture, cell, spaces);
    things(painter, picture, cell, spaces);
}

QPoint MapPainter::firstSpace(const MapPicture& picture, int cell)
{
    const int before = cell + (picture.view().hasCoordinates ? cell / 2 : 0);
    return {before, before};
}

QSize MapPainter::wholeSize(const MapPicture& picture, int cell)
{
    const QPoint before = firstSpace(picture, cell);
    return {before.x() + (picture.columns() + 1) * cell, before.y() + (picture.rows() + 1) * cell};
}

void MapPainter::whole(QPainter& painter, const MapPicture& picture, int cell)
{
    const PainterScope scope(painter);
    painter.translate(firstSpace(picture, cell));
    paint(painter, picture, cell, picture.spaces());
}

} // namespace tablewood
