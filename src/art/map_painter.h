#pragma once

#include "art/art_catalog.h"
#include "art/map_picture.h"
#include "art/map_space.h"

#include <QHash>
#include <QImage>

#include <memory>
#include <unordered_map>

class QPainter;

namespace tablewood {

/// Paints maps that people draw. Each space is painted within its own square, so that a rectangle of spaces
/// costs what it has in it, and a map that is put together from rectangles is, pixel by pixel, the map that
/// is painted at once.
///
/// A space is `cell` pixels broad. The corner of the first space is in the painter's origin, which has to lie
/// on a whole pixel of a picture without a scale. Pictures of spaces are kept, up to a bound. On a device
/// without pixels (SVG, PDF) it paints shapes alone. For one thread.
class MapPainter
{
public:
    /// Both outlive it.
    MapPainter(const GameLook& look, const ArtCatalog& catalog, qsizetype mostBytes = kUsualBytes);
    ~MapPainter();
    MapPainter(const MapPainter&) = delete;
    MapPainter& operator=(const MapPainter&) = delete;

    /// The ground of a rectangle of spaces. Where there is no land it leaves what is there but for the shadow
    /// of land nearby.
    void ground(QPainter& painter, const MapPicture& picture, int cell, const QRect& spaces);
    /// What lies there, with the ways and the coordinates.
    void things(QPainter& painter, const MapPicture& picture, int cell, const QRect& spaces);
    /// Both.
    void paint(QPainter& painter, const MapPicture& picture, int cell, const QRect& spaces);

    /// The whole picture of a map: its spaces with the tokens beside them, and half a space for coordinates.
    static QSize wholeSize(const MapPicture& picture, int cell);
    /// Where the corner of the first space is in it.
    static QPoint firstSpace(const MapPicture& picture, int cell);
    /// Paints it with its corner in the origin.
    void whole(QPainter& painter, const MapPicture& picture, int cell);

    /// What the pictures that are kept take.
    qsizetype keptBytes() const { return m_bytes; }

    static constexpr qsizetype kUsualBytes = 64 * 1024 * 1024;

private:
    enum class Kind : std::uint8_t
    {
        skirt,
        ground,
        growth,
        thing,
        track,
        coordinate
    };
    static std::uint64_t keyOf(Kind kind, std::uint64_t rest)
    {
        return static_cast<std::uint64_t>(kind) << 60 | rest;
    }

    /// Forgets pictures of another size or of other terrains.
    void prepare(const MapPicture& picture, int cell);
    template <typename Paint>
    void put(QPainter& painter, QPoint at, std::uint64_t key, Paint paint);
    template <typename Visit>
    static void eachSpace(const MapPicture& picture, const QRect& spaces, Visit visit);
    std::uint64_t numberOf(const MapMark& mark);
    void groundOf(QPainter& painter, const MapPicture& picture, QPoint space);
    void thingsOn(QPainter& painter, const MapPicture& picture, QPoint space);
    void tracksOn(QPainter& painter, const MapPicture& picture, QPoint space);
    void skirtOf(QPainter& painter, const MapPicture& picture, const QRect& spaces);

    const GameLook& m_look;
    const ArtCatalog& m_catalog;
    qsizetype m_mostBytes;
    int m_cell = 0;
    QStringList m_terrains;
    std::unique_ptr<SpaceGround> m_ground;
    std::unordered_map<std::uint64_t, QImage> m_pictures;
    QHash<QString, std::uint64_t> m_marks; ///< a number for each mark that was painted
    qsizetype m_bytes = 0;
};

} // namespace tablewood
