#include "art/piece.h"

#include "art/art_random.h"
#include "art/brushwork.h"
#include "art/die.h"
#include "art/seat_pattern.h"
#include "art/seat_token.h"
#include "art/space_light.h"
#include "art/space_outline.h"

#include <algorithm>

namespace tablewood {

namespace {

constexpr double tileSide = PieceGeometry::tile * 100;
constexpr double tileLeft = 50 - tileSide / 2;
constexpr double tileTop = 50 - tileSide / 2 - 3;
constexpr double tileThickness = PieceGeometry::thickness * 100;
constexpr double tileCorner = PieceGeometry::corner * 100;

QPainterPath tileOutline(double inset = 0, double down = 0)
{
    return roundedPath(tileLeft + inset, tileTop + inset + down, tileSide - 2 * inset, tileSide - 2 * inset,
                       std::max(1.0, tileCorner - inset));
}

/// The outline of a slab: its spaces grown together, with round corners.
QPainterPath slabOutline(const PieceArt& piece)
{
    return grownOutline(piece.covered, piece.columns, piece.rows, {100, -4, 9});
}

class PiecePainter
{
public:
    PiecePainter(QPainter& painter, const PieceArt& piece, const FigureLook& figure, const GameLook& look,
                 const ArtCatalog& catalog)
        : m_painter(painter), m_piece(piece), m_figure(figure), m_catalog(catalog), m_seat(piece.seat)
    {
        if (piece.isCut) {
            m_seat.tint = mix(m_seat.tint, QColor(0x8C887C), 0.72);
            m_seat.dark = mix(m_seat.dark, QColor(0x3A3833), 0.70);
        }
        m_words = look.words(m_seat.words());
    }

    bool paint()
    {
        bool isWhole = paintHalo();
        if (m_figure.base == FigureBase::Tile)
            isWhole = paintTile() && isWhole;
        else if (m_figure.base == FigureBase::Pawn)
            paintFoot();
        else if (m_figure.base == FigureBase::Counter)
            isWhole = paintCounter() && isWhole;
        if (m_figure.base == FigureBase::Slab)
            isWhole = paintSlab() && isWhole;
        else
            isWhole = paintFigure(m_figure.form(m_piece.seatIndex, m_piece.variant)) && isWhole;
        if (m_piece.isCut)
            isWhole = paintCut() && isWhole;
        return isWhole;
    }

private:
    std::optional<QColor> colour(const QString& expression) const { return m_words.resolve(expression); }

    bool paintHalo()
    {
        if (m_figure.halo.isEmpty() || m_piece.isCut)
            return true;
        const std::optional<QColor> light = colour(m_figure.halo);
        if (!light)
            return false;
        constexpr double reach = PieceGeometry::picture * 50;
        m_painter.fillPath(circlePath(50, 50, reach),
                           radial({50, 50}, 0, reach, {{0, *light}, {1, withAlpha(*light, 0)}}));
        return true;
    }

    bool paintTile()
    {
        const auto top = colour(m_figure.faceTop);
        const auto foot = colour(m_figure.faceFoot);
        const auto rim = colour(m_figure.rim);
        const auto pattern = colour(m_figure.patternColour);
        if (!top || !foot || !rim || !pattern)
            return false;
        const double drop = m_piece.isLifted ? 9 : 0;
        paintSoftEdge(m_painter,
                      {{tileLeft + 2 + drop / 2, tileTop + tileThickness + 3 + drop, tileSide, tileSide},
                       tileCorner,
                       m_piece.isLifted ? 7 : 4,
                       1.6,
                       1.2,
                       withAlpha(Qt::black, m_piece.isLifted ? 0.07 : 0.10)});
        m_painter.fillPath(tileOutline(0, tileThickness), mix(m_seat.dark, Qt::black, 0.45));
        m_painter.fillPath(tileOutline(),
                           linear({0, tileTop}, {0, tileTop + tileSide}, {{0, *top}, {1, *foot}}));
        {
            const PainterScope scope(m_painter);
            m_painter.setClipPath(tileOutline(), Qt::IntersectClip);
            const double strength = m_figure.patternStrength.value_or(m_seat.patternStrength);
            paintSeatPattern(m_painter, m_seat.pattern, {tileLeft, tileTop, tileSide, tileSide},
                             withAlpha(*pattern, strength), 12.5);
        }
        strokePath(m_painter, tileOutline(1.4), *rim, 2.2);
        return paintRing();
    }

    bool paintSlab()
    {
        const auto top = colour(m_figure.faceTop);
        const auto foot = colour(m_figure.faceFoot);
        const auto rim = colour(m_figure.rim);
        if (!top || !foot || !rim)
            return false;
        const QPainterPath outline = slabOutline(m_piece);
        const double drop = m_piece.isLifted ? 10 : 0;
        for (int step = 4; step > 0; --step)
            strokePath(m_painter, outline.translated(2 + drop / 2, tileThickness + drop),
                       withAlpha(Qt::black, 0.09), 3.0 * step);
        m_painter.fillPath(outline.translated(0, tileThickness), mix(*foot, Qt::black, 0.6));
        m_painter.fillPath(outline, linear({0, 0}, {0, m_piece.rows * 100.0}, {{0, *top}, {1, *foot}}));
        bool isWhole = true;
        {
            const PainterScope scope(m_painter);
            m_painter.setClipPath(outline, Qt::IntersectClip);
            for (int row = 0; row < m_piece.rows; ++row) {
                for (int column = 0; column < m_piece.columns; ++column) {
                    if (!m_piece.covered.contains(column, row))
                        continue;
                    const PainterScope space(m_painter);
                    m_painter.translate(column * 100, row * 100);
                    strokePath(m_painter, roundedPath(0, 0, 100, 100, 0), withAlpha(*rim, 0.22), 1.6);
                    isWhole = paintFigure(m_figure.form(m_piece.seatIndex, m_piece.variant)) && isWhole;
                }
            }
        }
        strokePath(m_painter, outline, withAlpha(Qt::black, 0.55), 3.2);
        strokePath(m_painter, outline, *rim, 1.8);
        return isWhole;
    }

    bool paintRing()
    {
        const QString expression = m_piece.isEternal ? QStringLiteral("#FFE3A0") : m_figure.ring;
        if (expression.isEmpty())
            return true;
        const std::optional<QColor> ring = m_piece.isCut ? QColor(0x8A857A) : colour(expression);
        if (!ring)
            return false;
        const double inset = m_piece.isEternal && m_figure.ring.isEmpty() ? 4.5 : 6.5;
        strokePath(m_painter,
                   roundedPath(tileLeft + inset, tileTop + inset, tileSide - 2 * inset, tileSide - 2 * inset,
                               tileCorner * 0.7),
                   *ring, 3);
        return true;
    }

    void paintFoot()
    {
        constexpr double y = 68;
        const double drop = m_piece.isLifted ? 8 : 0;
        for (int step = 5; step > 0; --step)
            m_painter.fillPath(ellipsePath(57 + drop / 2, y + 10 + drop, 33 + 2.2 * step, 14 + 1.4 * step),
                               withAlpha(Qt::black, 0.13));
        m_painter.fillPath(ellipsePath(50, y + 6, 34, 15), mix(m_seat.dark, Qt::black, 0.35));
        m_painter.fillPath(ellipsePath(50, y, 34, 15), m_seat.tint);
        {
            const PainterScope scope(m_painter);
            m_painter.setClipPath(ellipsePath(50, y, 33, 14), Qt::IntersectClip);
            paintSeatPattern(m_painter, m_seat.pattern, {16, y - 15, 68, 30}, withAlpha(m_seat.dark, 0.45),
                             9);
        }
        strokePath(m_painter, ellipsePath(50, y, 34, 15), mix(m_seat.tint, Qt::white, 0.5), 2.1);
        m_painter.fillPath(ellipsePath(50, y - 1, 26, 10.5), mix(m_seat.dark, Qt::black, 0.25));
    }

    bool paintCounter()
    {
        constexpr double breadth = 82;
        const double drop = m_piece.isLifted ? 8 : 0;
        for (int step = 4; step > 0; --step)
            m_painter.fillPath(circlePath(52 + drop / 2, 56 + drop, breadth / 2 + step * 1.6),
                               withAlpha(Qt::black, 0.10));
        const PainterScope scope(m_painter);
        m_painter.translate(50 - breadth / 2, 48 - breadth / 2);
        return paintSeatToken(m_painter, breadth, m_seat, m_piece.emblem, m_catalog);
    }

    bool paintFigure(const LayeredShape& form)
    {
        const PainterScope scope(m_painter);
        m_painter.translate(m_figure.origin);
        m_painter.scale(m_figure.scale, m_figure.scale);
        const ShapeSetting setting{m_words, &m_catalog.seatEmblems(),
                                   m_piece.emblem.isEmpty() ? m_seat.emblem : m_piece.emblem,
                                   artSeed(m_piece.figure + m_piece.variant)};
        const bool isWhole = form.paint(m_painter, setting);
        return (!m_figure.over || m_figure.over->paint(m_painter, setting)) && isWhole;
    }

    bool paintCut()
    {
        if (m_figure.base == FigureBase::Tile) {
            m_painter.fillPath(tileOutline(), QColor(14, 21, 18, 26));
            QPen dashes(QColor(211, 228, 232, 166), 2.3);
            dashes.setDashPattern({2.3, 1.6});
            m_painter.strokePath(tileOutline(1.8), dashes);
        }
        const MarkLook* link = m_catalog.mark(QStringLiteral("cut"));
        return link && paintMark(m_painter, {tileLeft + tileSide * 0.82, tileTop + tileSide * 0.18}, 15,
                                 *link, {}, m_catalog);
    }

    QPainter& m_painter;
    const PieceArt& m_piece;
    const FigureLook& m_figure;
    const ArtCatalog& m_catalog;
    SeatColours m_seat;
    ColourWords m_words;
};

} // namespace

bool paintPiece(QPainter& painter, const PieceArt& piece, const GameLook& look, const ArtCatalog& catalog)
{
    if (piece.figure == dieFigure) {
        constexpr double side = 92;
        painter.translate(50 - side / 2, 50 - side / 2);
        return paintDie(painter, side, piece.variant, false, catalog);
    }
    const FigureLook* figure = look.figure(piece.figure);
    return figure && PiecePainter(painter, piece, *figure, look, catalog).paint();
}

} // namespace tablewood
