#pragma once

#include "art/game_look.h"
#include "art/map_picture.h"

#include <QImage>
#include <QPainterPath>

#include <map>
#include <vector>

class QPainter;

namespace tablewood {

/// What the ground of a space looks like: spaces of the same form have the same picture. Bits of neighbours
/// begin above and go on clockwise.
struct SpaceForm
{
    std::uint8_t terrain = 0; ///< 0: no land
    std::uint8_t under = 0;   ///< what shows where the edge of the terrain draws back
    std::uint8_t same = 0;    ///< neighbours that it has grown together with
    std::uint8_t land = 0;    ///< neighbours that are land
    std::uint8_t seams = 0;   ///< as in MapPicture
    std::uint8_t phase = 0;   ///< where it lies in the grain of the ground, row by row
    bool hasGrid = false;

    /// Another number for each form.
    std::uint64_t key() const;
    /// Something of what the land stands on is seen in the square; the same for the same number.
    bool hasSkirt() const;
    std::uint64_t skirtKey() const;
};

/// How often the grain of the ground and the shape of edges come again, in spaces.
inline constexpr int kGroundPeriod = 4;
/// Of how many pictures what grows on spaces of a terrain is chosen.
inline constexpr int kGrowthKinds = 24;

/// Paints the ground of a map space by space, each without a look at others.
class SpaceGround
{
public:
    SpaceGround(const GameLook& look, const QStringList& terrains, int cell);

    SpaceForm formOf(const MapPicture& picture, int column, int row) const;

    /// Paints into the square of the space, its corner in the origin, what lies within the square; the
    /// picture has to end there. Without a grain the terrains are even, and there is nothing under their
    /// edge.
    void paint(QPainter& painter, const SpaceForm& form, bool hasGrain);
    /// Paints what grows there, all of it within the square.
    void paintGrowth(QPainter& painter, std::uint8_t terrain, int kind) const;
    bool grows(std::uint8_t terrain) const;
    /// Paints what is seen beside and below land, its thickness and its shadow, round the edge of some.
    void paintSkirt(QPainter& painter, const QPainterPath& edge) const;
    /// The same of the space and its neighbours: the picture has to end at the square.
    void paintSkirt(QPainter& painter, const SpaceForm& form) const;
    /// How round the corners of land are.
    double landRounding() const;

private:
    const TerrainLook* lookOf(std::uint8_t terrain) const;
    bool hasBank(std::uint8_t terrain) const;
    std::uint8_t underOf(const MapPicture& picture, int column, int row) const;
    QBrush grain(std::uint8_t terrain, bool hasGrain);
    void paintTerrain(QPainter& painter, const SpaceForm& form, bool hasGrain);
    void paintLandEdge(QPainter& painter, const SpaceForm& form) const;
    void paintSeams(QPainter& painter, const SpaceForm& form) const;

    std::vector<const TerrainLook*> m_looks;
    int m_cell;
    std::map<std::uint8_t, QImage> m_grains;
};

} // namespace tablewood
