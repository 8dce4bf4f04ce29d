#pragma once

#include "content/map_document.h"

#include <QRect>
#include <QRegion>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <span>
#include <vector>

namespace tablewood {

inline constexpr unsigned kAllMapLayers = (1U << kMapLayers) - 1;

/// How a map is looked at.
struct MapView
{
    std::uint8_t map = 0;
    int players = 1; ///< 0: all that lies there for any number of them
    bool hasGrid = true;
    bool hasWays = true;
    bool hasCoordinates = true;
    unsigned layers = kAllMapLayers; ///< that are seen, a bit for each MapLayer

    bool shows(MapLayer layer) const { return (layers >> static_cast<unsigned>(layer) & 1U) != 0; }
    friend bool operator==(const MapView&, const MapView&) = default;
};

/// Something that lies on a space, in words of the look.
struct MapMark
{
    MapLayer layer = MapLayer::features;
    QString terrain;
    QString figure;
    QString variant;
    QString label;
    int wayBegins = 0; ///< the way that comes in here; 0 for none
    friend bool operator==(const MapMark&, const MapMark&) = default;
};

/// The piece of a way that lies on one space. Sides are counted clockwise from the upper one; -1 where the
/// way begins or ends in the middle of the space.
struct MapTrack
{
    int number = 1;
    std::int8_t from = -1;
    std::int8_t to = -1;
    std::int16_t lane = 0;   ///< to the right of who goes along it, in thousandths of a space
    std::int8_t stagger = 0; ///< where its arrow stands, of -1, 0 and 1
    bool hasArrow = false;
    friend bool operator==(const MapTrack&, const MapTrack&) = default;
};

/// What is seen of a map in a view: taken from a document once, then the document may go on. What is painted
/// on a space follows from it and its eight neighbours here.
class MapPicture
{
public:
    MapPicture(const MapDocument& document, const MapView& view);

    const MapView& view() const { return m_view; }
    int columns() const { return m_columns; }
    int rows() const { return m_rows; }
    /// All spaces on which something may be painted: one beyond each edge, where tokens stand, and with
    /// coordinates a second one to the left and above.
    QRect spaces() const;
    /// The spaces that are painted otherwise than before. All of them where the view is another.
    QRegion changedSince(const MapPicture& before) const;

    /// Names of terrains in the look.
    const QStringList& terrains() const { return m_terrains; }
    /// 0 where there is no land, otherwise one more than the place in `terrains`.
    std::uint8_t terrainAt(int column, int row) const;
    /// Another tile lies to the left (1), above (2).
    std::uint8_t seamsAt(int column, int row) const;
    /// What lies on a space or beside the edge, the lowest first.
    std::span<const MapMark> marksAt(int column, int row) const;
    std::span<const MapTrack> tracksAt(int column, int row) const;

private:
    /// Things by their space: those of space i are from first[i] on.
    template <typename Thing>
    struct BySpace
    {
        std::vector<Thing> things;
        std::vector<std::uint32_t> first;
    };
    struct Ground
    {
        std::uint8_t terrain = 0;
        std::uint8_t seams = 0;
        friend bool operator==(const Ground&, const Ground&) = default;
    };

    void takeGround(const MapDocument& document);
    void takeMarks(const MapDocument& document, const std::vector<MapWay>& ways);
    void takeTracks(const std::vector<MapWay>& ways);
    template <typename Thing>
    BySpace<Thing> sorted(std::vector<std::pair<Cell, Thing>> things) const;
    template <typename Thing>
    std::span<const Thing> at(const BySpace<Thing>& all, int column, int row) const;

    /// Whether it is a space or lies one beside.
    bool isNear(int column, int row) const
    {
        return column >= -1 && row >= -1 && column <= m_columns && row <= m_rows;
    }
    /// The place of a space among all with one beyond each edge.
    std::size_t indexOf(int column, int row) const
    {
        return static_cast<std::size_t>(row + 1) * static_cast<std::size_t>(m_columns + 2) +
               static_cast<std::size_t>(column + 1);
    }
    bool isChangedAt(const MapPicture& before, int column, int row) const;

    MapView m_view;
    int m_columns = 0;
    int m_rows = 0;
    QStringList m_terrains;
    std::vector<Ground> m_ground; ///< with one space beyond each edge
    BySpace<MapMark> m_marks;
    BySpace<MapTrack> m_tracks;
};

} // namespace tablewood
