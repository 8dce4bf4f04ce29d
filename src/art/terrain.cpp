#include "art/terrain.h"

#include "art/art_random.h"
#include "art/brushwork.h"
#include "art/space_outline.h"
#include "art/terrain_growth.h"

#include <QLineF>

#include <algorithm>

namespace tablewood {

namespace {

class TerrainPainter
{
public:
    TerrainPainter(QPainter& painter, const TerrainArea& area, const TerrainLook& look,
                   const TerrainGround& ground)
        : m_painter(painter), m_area(area), m_look(look), m_geometry(ground.geometry),
          m_missing(ground.missing), m_cell(m_geometry.cell), m_random(artSeed(area.name))
    {
    }

    void paint(const QPainterPath& boardEdge, const ColourWords& colours)
    {
        const PainterScope scope(m_painter);
        if (m_look.plate)
            return eachSpace([&](int column, int row) {
                const PainterScope space(m_painter);
                m_painter.translate(m_geometry.centre(column, row) - QPointF(m_cell, m_cell) / 2);
                m_painter.scale(m_cell / 100, m_cell / 100);
                m_look.plate->paint(m_painter, {colours});
            });
        m_painter.setClipPath(boardEdge, Qt::IntersectClip);
        m_painter.setClipPath(neighbourhood(), Qt::IntersectClip);
        const QPainterPath region = edgeOf();
        paintBank(region);
        const QRectF box = region.boundingRect();
        m_painter.fillPath(region,
                           linear(box.topLeft(), box.bottomLeft(), {{0, m_look.top}, {1, m_look.foot}}));
        m_painter.setClipPath(region, Qt::IntersectClip);
        paintPatches();
        eachSpace([this](int column, int row) {
            paintGrowth(m_painter, m_look, m_geometry.centre(column, row), m_cell, m_random);
        });
    }

private:
    // Lines keep their measure of a board with 56 pixels a space.
    double pixels(double atUsualSize) const { return atUsualSize * m_cell / 56; }

    template <typename Visit>
    void eachSpace(Visit visit)
    {
        for (int row = 0; row < m_geometry.rows; ++row)
            for (int column = 0; column < m_geometry.columns; ++column)
                if (m_area.spaces.contains(column, row))
                    visit(column, row);
    }

    bool isOutside(int column, int row) const
    {
        return column < 0 || row < 0 || column >= m_geometry.columns || row >= m_geometry.rows ||
               m_missing.contains(column, row);
    }

    /// The spaces and, so that no bank lies along the board's own edge, what is beside them outside of it.
    bool reaches(int column, int row) const
    {
        if (m_area.spaces.contains(column, row))
            return true;
        if (!isOutside(column, row))
            return false;
        for (int down = -1; down <= 1; ++down)
            for (int across = -1; across <= 1; ++across)
                if (m_area.spaces.contains(column + across, row + down) &&
                    (across == 0 || down == 0 ||
                     (isOutside(column + across, row) && isOutside(column, row + down))))
                    return true;
        return false;
    }

    /// The spaces with a narrow strip round them, which is all that their bank and the board's edge need.
    QPainterPath neighbourhood()
    {
        QPainterPath near;
        near.setFillRule(Qt::WindingFill);
        eachSpace([&](int column, int row) {
            const QPointF centre = m_geometry.centre(column, row);
            const double half = m_cell * 0.62;
            near.addRect(QRectF(centre - QPointF(half, half), QSizeF(2 * half, 2 * half)));
        });
        return near;
    }

    QPainterPath edgeOf()
    {
        if (m_geometry.grid != BoardGrid::Square) {
            QPainterPath all;
            all.setFillRule(Qt::WindingFill);
            eachSpace([&](int column, int row) {
                all.addPath(hexagonPath(m_geometry.centre(column, row), m_cell * 1.02));
            });
            return all.simplified();
        }
        // One space more at each side, for what lies outside.
        const int columns = m_geometry.columns + 2;
        const int rows = m_geometry.rows + 2;
        SpaceSet wide(columns, rows);
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column)
                if (reaches(column - 1, row - 1))
                    wide.insert(column, row);
        const QPainterPath outline =
            grownOutline(wide, columns, rows, {m_cell, m_cell * 0.02, m_cell * 0.28});
        const double corner = m_geometry.frame() - m_cell;
        return worn(outline.translated(corner, corner));
    }

    /// The edge as weather leaves it: no line of it is quite straight.
    QPainterPath worn(const QPainterPath& path)
    {
        QPainterPath edge;
        edge.setFillRule(path.fillRule());
        const double step = m_cell * 0.24;
        for (const QPolygonF& polygon : path.toSubpathPolygons()) {
            QPolygonF shaken;
            double left = 0;
            for (qsizetype i = 0; i + 1 < polygon.size(); ++i) {
                const QLineF side(polygon[i], polygon[i + 1]);
                for (; left < side.length(); left += step)
                    shaken << side.pointAt(left / side.length()) +
                                  QPointF(m_random.centred(), m_random.centred()) * m_cell * 0.055;
                left -= side.length();
            }
            if (shaken.size() < 3)
                continue;
            // Each corner is passed in a bow, from the middle of one side to that of the next.
            const auto middle = [&](qsizetype i) {
                return (shaken[i % shaken.size()] + shaken[(i + 1) % shaken.size()]) / 2;
            };
            edge.moveTo(middle(0));
            for (qsizetype i = 1; i <= shaken.size(); ++i)
                edge.quadTo(shaken[i % shaken.size()], middle(i));
            edge.closeSubpath();
        }
        return edge;
    }

    void paintBank(const QPainterPath& region)
    {
        if (!m_look.bank)
            return;
        strokePath(m_painter, region.translated(0, pixels(1.5)), withAlpha(Qt::black, 0.28), m_cell * 0.13);
        strokePath(m_painter, region, *m_look.bank, m_cell * 0.10);
    }

    // Lighter and darker places, over several spaces each.
    void paintPatches()
    {
        eachSpace([this](int column, int row) {
            for (int patch = 0; patch < 2; ++patch) {
                const QPointF middle =
                    m_geometry.centre(column, row) + QPointF(m_random.centred(), m_random.centred()) * m_cell;
                const double reach = m_cell * (0.25 + 0.5 * m_random.next());
                const QColor colour = m_random.next() < 0.5 ? mix(m_look.top, Qt::white, 0.3)
                                                            : mix(m_look.foot, Qt::black, 0.45);
                m_painter.fillPath(circlePath(middle.x(), middle.y(), reach),
                                   radial(middle, 0, reach,
                                          {{0, withAlpha(colour, 0.10 + 0.10 * m_random.next())},
                                           {1, withAlpha(colour, 0)}}));
            }
        });
    }

    QPainter& m_painter;
    const TerrainArea& m_area;
    const TerrainLook& m_look;
    const BoardGeometry& m_geometry;
    const SpaceSet& m_missing;
    double m_cell;
    ArtRandom m_random;
};

} // namespace

void paintTerrains(QPainter& painter, const std::vector<TerrainArea>& areas, const TerrainGround& ground,
                   const QPainterPath& boardEdge)
{
    const ColourWords colours = ground.look.words({});
    for (const TerrainArea& area : areas)
        if (const TerrainLook* const look = ground.look.terrain(area.name))
            TerrainPainter(painter, area, *look, ground).paint(boardEdge, colours);
}

void paintSeams(QPainter& painter, const std::vector<SpaceSet>& tiles, const BoardGeometry& geometry)
{
    const double line = std::max(1.0, geometry.cell * 0.028);
    for (const SpaceSet& tile : tiles) {
        QPainterPath edge;
        if (geometry.grid == BoardGrid::Square) {
            edge = grownOutline(tile, geometry.columns, geometry.rows,
                                {geometry.cell, -line / 2, geometry.cell * 0.03});
            edge.translate(geometry.frame(), geometry.frame());
        } else {
            edge.setFillRule(Qt::WindingFill);
            for (int row = 0; row < geometry.rows; ++row)
                for (int column = 0; column < geometry.columns; ++column)
                    if (tile.contains(column, row))
                        edge.addPath(hexagonPath(geometry.centre(column, row), geometry.cell * 1.005));
            edge = edge.simplified();
        }
        strokePath(painter, edge.translated(0, line), QColor(255, 244, 214, 36), line);
        strokePath(painter, edge, QColor(18, 14, 6, 150), line);
    }
}

} // namespace tablewood
