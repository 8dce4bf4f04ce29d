#include "art/board_ground.h"

#include "art/art_random.h"
#include "art/brushwork.h"
#include "art/foliage.h"
#include "art/space_outline.h"
#include "art/undergrowth.h"
#include "art/wood.h"

#include <QFont>

#include <algorithm>

namespace tablewood {

namespace {

/// How far a slab reaches beyond its spaces, as a share of one.
constexpr double kSlabEdge = 0.09;

class BoardPainter
{
public:
    BoardPainter(QPainter& painter, const BoardGround& board, const GameLook& look)
        : m_painter(painter), m_board(board), m_gameLook(look), m_look(look.ground(board.ground)),
          m_geometry(board.geometry), m_cell(m_geometry.cell), m_frame(m_geometry.frame()),
          m_size(m_geometry.size()), m_ground(QPointF(m_frame, m_frame), m_geometry.groundSize()), m_random(5)
    {
    }

    bool paint(bool showsThickness, const ArtCatalog& catalog)
    {
        if (isSlab())
            paintSlab(showsThickness);
        else
            paintFrame(showsThickness);
        paintEarth();
        const bool isForest = m_look.firs && m_geometry.grid == BoardGrid::Square;
        if (isForest) {
            paintClearings();
            paintRides();
        }
        paintTerrains(m_painter, m_board.terrains, {m_geometry, m_board.missing, m_gameLook}, earth());
        if (m_geometry.grid != BoardGrid::Free && !isForest)
            paintWells();
        if (m_geometry.grid != BoardGrid::Free)
            paintGlow();
        if (isForest) {
            paintFirs();
        } else if (m_geometry.grid != BoardGrid::Free && !isSlab()) {
            paintUndergrowth();
            paintThickets();
        }
        paintSeams(m_painter, m_board.tiles, m_geometry);
        const bool isWhole = paintSpacesOfDiagram(catalog);
        if (m_board.hasCoordinates && m_geometry.grid != BoardGrid::Free)
            paintCoordinates();
        return isWhole;
    }

private:
    /// On a slab lie small things: nothing grows between them.
    bool isSlab() const { return m_geometry.frameShare < BoardGeometry::usualFrameShare / 2; }

    bool hasTerrain(int column, int row) const
    {
        return std::ranges::any_of(m_board.terrains, [&](const TerrainArea& area) {
            return area.spaces.contains(column, row) && m_gameLook.terrain(area.name) != nullptr;
        });
    }

    // Lines keep their measure of a board with 56 pixels a space.
    double pixels(double atUsualSize) const { return atUsualSize * m_cell / 56; }

    template <typename Visit>
    void eachSpace(Visit visit)
    {
        for (int row = 0; row < m_geometry.rows; ++row) {
            for (int column = 0; column < m_geometry.columns; ++column) {
                if (!m_board.missing.contains(column, row))
                    visit(column, row);
            }
        }
    }

    QPainterPath space(int column, int row, double share, double corner) const
    {
        const QPointF centre = m_geometry.centre(column, row);
        const double side = m_cell * share;
        if (m_geometry.grid == BoardGrid::Square)
            return roundedPath(centre.x() - side / 2, centre.y() - side / 2, side, side, m_cell * corner);
        return hexagonPath(centre, side);
    }

    void paintFrame(bool showsThickness)
    {
        const double w = m_size.width();
        const double h = m_size.height();
        const double corner = m_cell * 0.26;
        if (showsThickness)
            m_painter.fillPath(roundedPath(0, m_geometry.thickness(), w, h, corner),
                               mix(m_look.frameDark, Qt::black, 0.65));
        const QPainterPath outline = roundedPath(0, 0, w, h, corner);
        {
            const PainterScope scope(m_painter);
            m_painter.setClipPath(outline, Qt::IntersectClip);
            const double f = m_frame;
            const auto rail = [&](const QRectF& area, quint32 seed, double shade, bool isUpright) {
                paintPlanks(m_painter, {area, seed, mix(m_look.frameLight, m_look.frameDark, shade),
                                        mix(m_look.frameDark, Qt::black, shade / 2), f * 1.2, isUpright});
            };
            rail({0, 0, w, f}, 3, 0, false);
            rail({0, h - f, w, f}, 4, 0.42, false);
            rail({0, 0, f, h}, 5, 0.18, true);
            rail({w - f, 0, f, h}, 6, 0.52, true);
            paintLampLight(m_painter, {0, 0, w, h}, {w / 2, h * 0.45}, w * 0.51, 0.20);
        }
        strokePath(m_painter, roundedPath(1, 1, w - 2, h - 2, m_cell * 0.25), QColor(240, 205, 150, 115),
                   pixels(1.4));
    }

    /// What a slab covers that reaches so much beyond its spaces.
    QPainterPath slabEdge(double beyond) const
    {
        if (m_geometry.grid == BoardGrid::Free)
            return roundedPath(m_frame - beyond, m_frame - beyond, m_ground.width() + 2 * beyond,
                               m_ground.height() + 2 * beyond, m_cell * 0.1);
        SpaceSet spaces(m_geometry.columns, m_geometry.rows);
        QPainterPath hexes;
        hexes.setFillRule(Qt::WindingFill);
        for (int row = 0; row < m_geometry.rows; ++row) {
            for (int column = 0; column < m_geometry.columns; ++column) {
                if (m_board.missing.contains(column, row))
                    continue;
                spaces.insert(column, row);
                hexes.addPath(hexagonPath(m_geometry.centre(column, row), m_cell + 2 * beyond));
            }
        }
        if (m_geometry.grid == BoardGrid::Hex)
            return hexes.simplified();
        return grownOutline(spaces, m_geometry.columns, m_geometry.rows,
                            {m_cell, beyond, m_cell * 0.08 + beyond})
            .translated(m_frame, m_frame);
    }

    void paintSlab(bool showsThickness)
    {
        const QPainterPath edge = slabEdge(m_cell * kSlabEdge);
        if (showsThickness) {
            const double drop = m_geometry.thickness();
            m_painter.fillPath(edge.translated(0, drop), mix(m_look.frameDark, Qt::black, 0.65));
            m_painter.fillPath(edge.translated(0, drop * 0.45), mix(m_look.frameDark, Qt::black, 0.4));
        }
        m_painter.fillPath(
            edge, linear({0, 0}, {0, m_size.height()}, {{0, m_look.frameLight}, {1, m_look.frameDark}}));
        strokePath(m_painter, edge, QColor(240, 205, 150, 100), std::max(0.8, pixels(1.2)));
    }

    bool paintSpacesOfDiagram(const ArtCatalog& catalog)
    {
        bool isWhole = true;
        for (const DiagramSpace& space : m_board.diagram) {
            const QPointF corner = m_geometry.centre(space.column, space.row) - QPointF(m_cell, m_cell) / 2;
            isWhole =
                paintDiagramSpace(m_painter, {corner, QSizeF(m_cell, m_cell)}, space, m_gameLook, catalog) &&
                isWhole;
        }
        return isWhole;
    }

    QPainterPath earth() const
    {
        if (isSlab())
            return slabEdge(m_cell *
                            (m_board.terrains.empty() || m_geometry.grid == BoardGrid::Hex ? 0.01 : 0.05));
        const double more = pixels(3);
        return roundedPath(m_ground.x() - more, m_ground.y() - more, m_ground.width() + 2 * more,
                           m_ground.height() + 2 * more, m_cell * 0.1);
    }

    void paintEarth()
    {
        const QPainterPath outline = earth();
        const QPointF light(m_ground.center().x(), m_ground.y() + m_ground.height() * 0.45);
        m_painter.fillPath(outline, radial(light, 0, std::max(m_ground.width(), m_ground.height()) * 0.6,
                                           {{0, m_look.centre}, {0.55, m_look.middle}, {1, m_look.edge}}));
        strokePath(m_painter, outline, withAlpha(Qt::black, 0.6), pixels(2.5));
        if (isSlab())
            return;
        // The frame throws a little shade on the ground.
        const PainterScope scope(m_painter);
        m_painter.setClipPath(outline, Qt::IntersectClip);
        m_painter.fillRect(
            QRectF(m_ground.x() - 4, m_ground.y() - pixels(3), m_ground.width() + 8, m_cell * 0.2),
            linear({0, m_ground.y() - pixels(3)}, {0, m_ground.y() + m_cell * 0.17},
                   {{0, withAlpha(Qt::black, 0.45)}, {1, withAlpha(Qt::black, 0)}}));
        const int specks = qRound(520.0 / 117 * m_geometry.columns * m_geometry.rows);
        for (int speck = 0; speck < specks; ++speck) {
            const double x = m_ground.x() + m_random.next() * m_ground.width();
            const double y = m_ground.y() + m_random.next() * m_ground.height();
            const double radiusX = pixels(1) + m_random.next() * m_cell * 0.10;
            const double radiusY = pixels(1) + m_random.next() * m_cell * 0.05;
            const QColor colour = m_random.next() < 0.5 ? m_look.moss : QColor(0x1E1912);
            m_painter.fillPath(ellipsePath(x, y, radiusX, radiusY),
                               withAlpha(colour, 0.05 + 0.10 * m_random.next()));
        }
    }

    void paintWells()
    {
        eachSpace([this](int column, int row) {
            const QPainterPath well = space(column, row, 0.92, 0.12);
            if (hasTerrain(column, row)) {
                strokePath(m_painter, well, withAlpha(Qt::black, 0.20), std::max(0.8, pixels(1)));
                return;
            }
            m_painter.fillPath(well, QColor(18, 14, 8, 77));
            strokePath(m_painter, well, QColor(240, 215, 165, 33), pixels(1));
        });
    }

    // Lighter and darker places of a forest, over several spaces each.
    void paintClearings()
    {
        const PainterScope scope(m_painter);
        m_painter.setClipPath(earth(), Qt::IntersectClip);
        const int places = m_geometry.columns * m_geometry.rows / 2;
        for (int place = 0; place < places; ++place) {
            const QPointF middle(m_ground.x() + m_random.next() * m_ground.width(),
                                 m_ground.y() + m_random.next() * m_ground.height());
            const double reach = m_cell * (0.6 + 1.4 * m_random.next());
            const QColor colour = m_random.next() < 0.6 ? m_look.moss : m_look.edge;
            m_painter.fillPath(
                circlePath(middle.x(), middle.y(), reach),
                radial(middle, 0, reach,
                       {{0, withAlpha(colour, 0.12 + 0.14 * m_random.next())}, {1, withAlpha(colour, 0)}}));
        }
    }

    // Parts the spaces of a forest by cuts, each lit at its far side.
    void paintRides()
    {
        QPainterPath cuts;
        QPainterPath edges;
        const auto line = [](QPainterPath& path, QPointF from, QPointF to) {
            path.moveTo(from);
            path.lineTo(to);
        };
        const double lit = std::max(1.0, pixels(1.3));
        for (int column = 1; column < m_geometry.columns; ++column) {
            const double x = m_ground.x() + column * m_cell;
            line(cuts, {x, m_ground.top()}, {x, m_ground.bottom()});
            line(edges, {x + lit, m_ground.top()}, {x + lit, m_ground.bottom()});
        }
        for (int row = 1; row < m_geometry.rows; ++row) {
            const double y = m_ground.y() + row * m_cell;
            line(cuts, {m_ground.left(), y}, {m_ground.right(), y});
            line(edges, {m_ground.left(), y + lit}, {m_ground.right(), y + lit});
        }
        strokePath(m_painter, edges, withAlpha(m_look.fern, 0.22), std::max(1.0, pixels(1)));
        strokePath(m_painter, cuts, withAlpha(mix(m_look.edge, Qt::black, 0.4), 0.62),
                   std::max(1.0, pixels(1.6)));
    }

    // Each space keeps its middle open, where things lie.
    void paintFirs()
    {
        const PainterScope scope(m_painter);
        m_painter.setClipPath(earth(), Qt::IntersectClip);
        eachSpace([this](int column, int row) {
            const QPointF centre = m_geometry.centre(column, row);
            std::vector<QPointF> feet;
            const int count = 1 + static_cast<int>(m_random.next() * 3.6);
            for (int fir = 0; fir < count; ++fir)
                feet.push_back(centre +
                               QPointF(m_random.centred() * 0.78, 0.36 + m_random.centred() * 0.62) * m_cell);
            std::ranges::sort(feet, {}, &QPointF::y);
            for (const QPointF foot : feet) {
                const double height = m_cell * (0.30 + 0.24 * m_random.next());
                const QColor body = mix(*m_look.firs, m_look.edge, 0.25 + 0.45 * m_random.next());
                paintFir(m_painter, foot, height, {body, m_look.fern, mix(m_look.edge, Qt::black, 0.6)});
            }
        });
    }

    void paintGlow()
    {
        if (m_board.glow.isEmpty())
            return;
        QPainterPath all;
        all.setFillRule(Qt::WindingFill);
        eachSpace([&](int column, int row) {
            if (!m_board.glow.contains(column, row))
                return;
            const QPainterPath lit = space(column, row, 0.92, 0.12);
            m_painter.fillPath(lit, withAlpha(m_look.glow, 0.15));
            strokePath(m_painter, lit, withAlpha(mix(m_look.glow, Qt::white, 0.15), 0.34), pixels(1));
            all.addPath(space(column, row, 1.005, 0));
        });
        QPainterPath edges;
        for (const QRect& block : m_board.outlines) {
            const QPointF corner(m_frame + block.x() * m_cell, m_frame + block.y() * m_cell);
            const double inset = pixels(1.5);
            edges.addRoundedRect(QRectF(corner, QSizeF(block.width(), block.height()) * m_cell)
                                     .adjusted(inset, inset, -inset, -inset),
                                 m_cell * 0.2, m_cell * 0.2);
        }
        if (m_board.outlines.empty())
            edges = all.simplified();
        strokePath(m_painter, edges, withAlpha(mix(m_look.glow, Qt::white, 0.22), 0.62),
                   std::max(pixels(1.5), m_cell * 0.03));
    }

    void paintUndergrowth()
    {
        eachSpace([this](int column, int row) {
            if (m_random.next() < 0.35 || m_board.glow.contains(column, row) || hasTerrain(column, row))
                return;
            paintPlant(m_painter, m_geometry.centre(column, row), m_cell, m_look, m_random);
        });
    }

    // Where there is no space the forest stands too thick to walk.
    void paintThickets()
    {
        const PainterScope scope(m_painter);
        m_painter.setClipPath(earth(), Qt::IntersectClip);
        for (int row = 0; row < m_geometry.rows; ++row) {
            for (int column = 0; column < m_geometry.columns; ++column) {
                if (!m_board.missing.contains(column, row))
                    continue;
                paintThicket(m_painter, m_geometry.centre(column, row), m_cell, m_look, m_random);
            }
        }
    }

    static QString columnName(int column)
    {
        const QString letter(QChar(u'A' + column % 26));
        return column < 26 ? letter : columnName(column / 26 - 1) + letter;
    }

    void paintCoordinates()
    {
        QFont font(QStringLiteral("Inter"));
        font.setWeight(QFont::DemiBold);
        font.setPixelSize(std::max(1, qRound(m_board.coordinateSize.value_or(m_cell * 0.20))));
        m_painter.setFont(font);
        if (isSlab())
            return paintNamesOnEdge(font);
        m_painter.setPen(QColor(250, 234, 200, 224));
        // Letters stand below the board: pieces reach up over the frame, never down.
        const double foot = m_size.height() - m_frame;
        for (int column = 0; column < m_geometry.columns; ++column) {
            const double x = m_geometry.centre(column, m_geometry.rows - 1).x();
            m_painter.drawText(QRectF(x - m_cell / 2, foot, m_cell, m_frame), Qt::AlignCenter,
                               columnName(column));
        }
        for (int row = 0; row < m_geometry.rows; ++row) {
            const double y = m_geometry.centre(0, row).y();
            m_painter.drawText(QRectF(0, y - m_cell / 2, m_frame, m_cell), Qt::AlignCenter,
                               QString::number(row + 1));
        }
    }

    // A slab has no frame to write on: below the last space of each column is its letter, on the edge that
    // faces the viewer, and beside the first of each row its number. What lies on the spaces covers neither.
    void paintNamesOnEdge(QFont font)
    {
        const double below = m_cell * kSlabEdge + m_geometry.thickness();
        font.setPixelSize(
            std::max(1, qRound(std::min(m_board.coordinateSize.value_or(m_cell), below * 0.8))));
        m_painter.setFont(font);
        const auto write = [this](const QRectF& box, const QString& name) {
            m_painter.setPen(QColor(0, 0, 0, 190));
            m_painter.drawText(box.translated(0, std::max(1.0, pixels(1))), Qt::AlignCenter, name);
            m_painter.setPen(QColor(250, 234, 200, 235));
            m_painter.drawText(box, Qt::AlignCenter, name);
        };
        const double half = m_cell / 2;
        for (int column = 0; column < m_geometry.columns; ++column)
            for (int row = m_geometry.rows - 1; row >= 0; --row)
                if (!m_board.missing.contains(column, row)) {
                    const QPointF centre = m_geometry.centre(column, row);
                    write({centre.x() - half, centre.y() + half, m_cell, below}, columnName(column));
                    break;
                }
        for (int row = 0; row < m_geometry.rows; ++row)
            for (int column = 0; column < m_geometry.columns; ++column)
                if (!m_board.missing.contains(column, row)) {
                    const QPointF centre = m_geometry.centre(column, row);
                    write({centre.x() - half - m_frame, centre.y() - half, m_frame, m_cell},
                          QString::number(row + 1));
                    break;
                }
    }

    QPainter& m_painter;
    const BoardGround& m_board;
    const GameLook& m_gameLook;
    GroundLook m_look;
    const BoardGeometry& m_geometry;
    double m_cell;
    double m_frame;
    QSizeF m_size;
    QRectF m_ground;
    ArtRandom m_random;
};

} // namespace

bool paintBoardGround(QPainter& painter, const BoardGround& board, const GameLook& look,
                      const ArtCatalog& catalog, bool showsThickness)
{
    return BoardPainter(painter, board, look).paint(showsThickness, catalog);
}

} // namespace tablewood
