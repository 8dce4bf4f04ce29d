#include "art/map_space.h"

#include "art/art_random.h"
#include "art/brushwork.h"
#include "art/ground_shape.h"
#include "art/map_grain.h"
#include "art/space_outline.h"
#include "art/terrain_growth.h"

#include <algorithm>
#include <array>

namespace tablewood {

namespace {

constexpr std::uint8_t kAllAround = 0xFF;
constexpr std::array<QPoint, 8> kAround{QPoint(0, -1), QPoint(1, -1), QPoint(1, 0),  QPoint(1, 1),
                                        QPoint(0, 1),  QPoint(-1, 1), QPoint(-1, 0), QPoint(-1, -1)};

bool has(std::uint8_t around, std::size_t place) { return (around >> (place % 8) & 1U) != 0; }

/// The neighbours with those at corners only where both sides beside them are neighbours, too.
std::uint8_t withoutLooseCorners(std::uint8_t around)
{
    for (std::size_t corner = 1; corner < 8; corner += 2)
        if (!has(around, corner - 1) || !has(around, corner + 1))
            around = static_cast<std::uint8_t>(around & ~(1U << corner));
    return around;
}

/// The edges of the land: where there is none beside the space.
GroundShape landShape(const SpaceForm& form, double side, double rounding)
{
    GroundShape shape;
    shape.side = side;
    shape.rounding = rounding;
    for (std::size_t i = 0; i < 4; ++i)
        shape.ends[i] = !has(form.land, 2 * i);
    return shape;
}

} // namespace

bool SpaceForm::hasSkirt() const
{
    if (terrain == 0)
        return land != 0;
    for (std::size_t side = 0; side < 8; side += 2)
        if (!has(land, side) && !has(land, side + 2))
            return true;
    return false;
}

std::uint64_t SpaceForm::skirtKey() const { return static_cast<std::uint64_t>(terrain != 0) << 8 | land; }

std::uint64_t SpaceForm::key() const
{
    std::uint64_t key = terrain;
    for (const std::uint8_t part : {under, same, land, seams, phase, static_cast<std::uint8_t>(hasGrid)})
        key = key << 8 | part;
    return key;
}

SpaceGround::SpaceGround(const GameLook& look, const QStringList& terrains, int cell) : m_cell(cell)
{
    for (const QString& name : terrains)
        m_looks.push_back(look.terrain(name));
}

const TerrainLook* SpaceGround::lookOf(std::uint8_t terrain) const
{
    return terrain > 0 && terrain <= m_looks.size() ? m_looks[terrain - 1U] : nullptr;
}

bool SpaceGround::hasBank(std::uint8_t terrain) const
{
    const TerrainLook* const look = lookOf(terrain);
    return look != nullptr && look->bank.has_value();
}

/// The most frequent other ground beside a space.
std::uint8_t SpaceGround::underOf(const MapPicture& picture, int column, int row) const
{
    const std::uint8_t own = picture.terrainAt(column, row);
    std::uint8_t under = own;
    int most = 0;
    for (std::size_t side = 0; side < 8; ++side) {
        const std::uint8_t terrain = picture.terrainAt(column + kAround[side].x(), row + kAround[side].y());
        if (terrain == 0 || terrain == own)
            continue;
        int count = 0;
        for (std::size_t other = 0; other < 8; ++other)
            if (picture.terrainAt(column + kAround[other].x(), row + kAround[other].y()) == terrain)
                count += other % 2 == 0 ? 3 : 1;
        if (count > most || (count == most && terrain < under)) {
            most = count;
            under = terrain;
        }
    }
    return under;
}

SpaceForm SpaceGround::formOf(const MapPicture& picture, int column, int row) const
{
    SpaceForm form;
    form.terrain = picture.terrainAt(column, row);
    const bool isBanked = hasBank(form.terrain);
    for (std::size_t i = 0; i < 8; ++i) {
        const std::uint8_t other = picture.terrainAt(column + kAround[i].x(), row + kAround[i].y());
        const auto bit = static_cast<std::uint8_t>(1U << i);
        if (other != 0)
            form.land |= bit;
        if (!isBanked || other == form.terrain || other == 0)
            form.same |= bit;
    }
    if (form.terrain == 0)
        return {0, 0, 0, form.land, 0, 0, false};
    // A corner across which there is no land is none of its own.
    for (std::size_t corner = 1; corner < 8; corner += 2)
        if (!has(form.land, corner) && has(form.land, corner - 1) && has(form.land, corner + 1))
            form.same |= static_cast<std::uint8_t>(1U << corner);
    form.same = withoutLooseCorners(form.same);
    form.land = withoutLooseCorners(form.land);
    form.under = form.same == kAllAround ? form.terrain : underOf(picture, column, row);
    form.seams = picture.seamsAt(column, row);
    form.hasGrid = picture.view().hasGrid;
    const auto within = [](int at) { return (at % kGroundPeriod + kGroundPeriod) % kGroundPeriod; };
    form.phase = static_cast<std::uint8_t>(within(row) * kGroundPeriod + within(column));
    return form;
}

QBrush SpaceGround::grain(std::uint8_t terrain, bool hasGrain)
{
    const TerrainLook* const look = lookOf(terrain);
    if (look == nullptr)
        return QBrush(QColor(0x3A342D));
    if (!hasGrain)
        return QBrush(mix(look->top, look->foot, 0.5));
    auto found = m_grains.find(terrain);
    if (found == m_grains.end())
        found = m_grains.emplace(terrain, terrainGrain(*look, kGroundPeriod, m_cell, terrain)).first;
    return QBrush(found->second);
}

double SpaceGround::landRounding() const { return m_cell * 0.13; }

void SpaceGround::paint(QPainter& painter, const SpaceForm& form, bool hasGrain)
{
    paintTerrain(painter, form, hasGrain);
    if (form.hasGrid) {
        const double inset = std::max(1.0, m_cell * 0.045);
        strokePath(painter, roundedPath(inset, inset, m_cell - 2 * inset, m_cell - 2 * inset, m_cell * 0.10),
                   QColor(20, 16, 8, 52), std::max(0.8, m_cell * 0.018));
    }
    paintSeams(painter, form);
    paintLandEdge(painter, form);
}

void SpaceGround::paintTerrain(QPainter& painter, const SpaceForm& form, bool hasGrain)
{
    const PainterScope scope(painter);
    painter.setBrushOrigin(-(form.phase % kGroundPeriod) * m_cell, -(form.phase / kGroundPeriod) * m_cell);
    const double side = m_cell;
    const QPainterPath land = landShape(form, side, landRounding()).area();
    if (form.same == kAllAround)
        return painter.fillPath(land, grain(form.terrain, hasGrain));
    painter.fillPath(land, grain(form.under, hasGrain));
    GroundShape shape;
    shape.side = side;
    shape.inset = side * 0.07;
    shape.rounding = side * 0.24;
    shape.cutting = landRounding();
    shape.wear = side * 0.03;
    shape.seed = form.phase;
    for (std::size_t i = 0; i < 4; ++i) {
        shape.ends[i] = !has(form.same, 2 * i);
        const bool isCut = !has(form.land, 2 * i) && !has(form.land, 2 * i + 2);
        shape.corners[i] = isCut                       ? GroundCorner::cut
                           : has(form.same, 2 * i + 1) ? GroundCorner::along
                           : has(form.same, 2 * i) && has(form.same, 2 * i + 2) && has(form.land, 2 * i) &&
                                   has(form.land, 2 * i + 2)
                               ? GroundCorner::notch
                               : GroundCorner::along;
    }
    const TerrainLook* const look = lookOf(form.terrain);
    const QPainterPath edge = shape.edge();
    const auto line = [&](const QColor& colour, double breadth) {
        painter.strokePath(edge, QPen(colour, breadth * side, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    };
    if (look != nullptr && look->bank) {
        line(withAlpha(Qt::black, 0.22), 0.17);
        line(mix(*look->bank, Qt::black, 0.15), 0.11);
    }
    painter.fillPath(shape.area(), grain(form.terrain, hasGrain));
    line(withAlpha(Qt::black, 0.30), 0.022);
}

/// Light on the upper sides of the land's edge, shade on its lower ones.
void SpaceGround::paintLandEdge(QPainter& painter, const SpaceForm& form) const
{
    const double side = m_cell;
    const QPainterPath edge = landShape(form, side, landRounding()).edge();
    if (edge.isEmpty())
        return;
    const double breadth = std::max(1.0, side * 0.035);
    painter.strokePath(edge, QPen(QColor(18, 14, 6, 120), breadth * 2, Qt::SolidLine, Qt::FlatCap));
    painter.strokePath(edge, QPen(QColor(226, 208, 160, 150), breadth, Qt::SolidLine, Qt::FlatCap));
}

void SpaceGround::paintSeams(QPainter& painter, const SpaceForm& form) const
{
    const double side = m_cell;
    const double breadth = std::max(1, qRound(side * 0.03));
    const double light = std::max(1, qRound(side * 0.016));
    const QColor dark(18, 14, 6, 175);
    const QColor lit(255, 244, 214, 40);
    if ((form.seams & 1U) != 0) {
        painter.fillRect(QRectF(0, 0, breadth, side), dark);
        painter.fillRect(QRectF(breadth, 0, light, side), lit);
    }
    if ((form.seams & 2U) != 0) {
        painter.fillRect(QRectF(0, 0, side, breadth), dark);
        painter.fillRect(QRectF(0, breadth, side, light), lit);
    }
}

void SpaceGround::paintSkirt(QPainter& painter, const SpaceForm& form) const
{
    SpaceSet land(3, 3);
    for (std::size_t i = 0; i < 8; ++i)
        if (has(form.land, i))
            land.insert(kAround[i].x() + 1, kAround[i].y() + 1);
    if (form.terrain != 0)
        land.insert(1, 1);
    const double side = m_cell;
    paintSkirt(painter, grownOutline(land, 3, 3, {side, 0, landRounding()}).translated(-side, -side));
}

void SpaceGround::paintSkirt(QPainter& painter, const QPainterPath& edge) const
{
    const double side = m_cell;
    const double drop = side * 0.10;
    for (int step = 5; step > 0; --step)
        strokePath(painter, edge.translated(side * 0.02, drop + side * 0.04), withAlpha(Qt::black, 0.09),
                   side * 0.045 * step);
    painter.fillPath(edge.translated(0, drop), QColor(0x241A11));
    painter.fillPath(edge.translated(0, drop * 0.62), QColor(0x4A3724));
}

bool SpaceGround::grows(std::uint8_t terrain) const
{
    const TerrainLook* const look = lookOf(terrain);
    return look != nullptr && look->grows != TerrainGrowth::None;
}

void SpaceGround::paintGrowth(QPainter& painter, std::uint8_t terrain, int kind) const
{
    const TerrainLook* const look = lookOf(terrain);
    if (look == nullptr)
        return;
    ArtRandom random(static_cast<quint32>(kind) * 2654435761U + terrain);
    const double half = m_cell / 2.0;
    // It keeps away from the edge of the square, and from a bank.
    const double share = look->bank ? 0.82 : 0.86;
    tablewood::paintGrowth(painter, *look, {half, half}, m_cell * share, random, {6.6, -0.12});
}

} // namespace tablewood
