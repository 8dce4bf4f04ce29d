#include "art/terrain_growth.h"

#include "art/art_random.h"
#include "art/brushwork.h"
#include "art/foliage.h"

#include <algorithm>
#include <vector>

namespace tablewood {

namespace {

class GrowthPainter
{
public:
    GrowthPainter(QPainter& painter, const TerrainLook& look, double cell, ArtRandom& random,
                  const FirGrowth& firs)
        : m_painter(painter), m_look(look), m_cell(cell), m_random(random), m_firs(firs)
    {
    }

    void paint(QPointF centre)
    {
        switch (m_look.grows) {
        case TerrainGrowth::None:
            return;
        case TerrainGrowth::Firs:
            return paintFirs(centre);
        case TerrainGrowth::Grass:
            return paintGrass(centre);
        case TerrainGrowth::Gravel:
            return paintGravel(centre);
        case TerrainGrowth::Ripples:
            return paintRipples(centre);
        case TerrainGrowth::Knots:
            return paintKnot(centre);
        }
    }

private:
    // Lines keep their measure of a board with 56 pixels a space.
    double pixels(double atUsualSize) const { return atUsualSize * m_cell / 56; }

    // The middle of a space stays open, where things lie.
    void paintFirs(QPointF centre)
    {
        std::vector<QPointF> feet;
        const int count = 1 + static_cast<int>(m_random.next() * m_firs.most);
        for (int fir = 0; fir < count; ++fir) {
            const double side = m_random.next() < 0.5 ? -1 : 1;
            const QPointF away(side * (0.20 + 0.22 * m_random.next()),
                               m_firs.highest + (0.44 - m_firs.highest) * m_random.next());
            feet.push_back(centre + away * m_cell);
        }
        std::ranges::sort(feet, {}, &QPointF::y);
        const QColor dark = mix(m_look.foot, QColor(0x0B1A10), 0.62);
        for (const QPointF foot : feet) {
            const double height = m_cell * (0.22 + 0.16 * m_random.next());
            paintFir(m_painter, foot, height,
                     {mix(dark, m_look.foot, 0.45 * m_random.next()), mix(m_look.top, Qt::white, 0.18),
                      mix(m_look.foot, Qt::black, 0.75)});
        }
        if (m_random.next() < 0.25)
            paintStones(centre + QPointF(m_random.centred() * 0.5, 0.3) * m_cell);
        paintGrass(centre);
    }

    void paintStones(QPointF foot)
    {
        for (int stone = 0; stone < 2; ++stone) {
            const QPointF at = foot + QPointF(stone * 0.13, -stone * 0.03) * m_cell;
            const double broad = m_cell * (0.09 - 0.03 * stone);
            m_painter.fillPath(ellipsePath(at.x(), at.y() + broad * 0.35, broad, broad * 0.6),
                               withAlpha(Qt::black, 0.30));
            m_painter.fillPath(ellipsePath(at.x(), at.y(), broad, broad * 0.66),
                               linear(at - QPointF(0, broad), at + QPointF(0, broad),
                                      {{0, QColor(0xB9B7A8)}, {1, QColor(0x6E6C62)}}));
        }
    }

    void paintGrass(QPointF centre)
    {
        QPainterPath blades;
        for (int tuft = 0; tuft < 4; ++tuft) {
            const QPointF foot =
                centre + QPointF(m_random.centred() * 0.86, m_random.centred() * 0.86) * m_cell;
            for (int blade = -1; blade <= 1; ++blade) {
                blades.moveTo(foot);
                blades.lineTo(foot + QPointF(blade * 0.03, -0.05 - 0.03 * m_random.next()) * m_cell);
            }
        }
        strokePath(m_painter, blades, withAlpha(mix(m_look.top, Qt::white, 0.25), 0.40),
                   std::max(0.7, pixels(1)));
    }

    void paintGravel(QPointF centre)
    {
        for (int grain = 0; grain < 14; ++grain) {
            const QPointF at = centre + QPointF(m_random.centred(), m_random.centred()) * m_cell;
            const double broad = m_cell * (0.008 + 0.014 * m_random.next());
            const QColor colour =
                m_random.next() < 0.5 ? mix(m_look.foot, Qt::black, 0.5) : mix(m_look.top, Qt::white, 0.5);
            m_painter.fillPath(ellipsePath(at.x(), at.y(), broad * 1.4, broad), withAlpha(colour, 0.45));
        }
        QPainterPath ruts;
        for (int rut = 0; rut < 2; ++rut) {
            const QPointF from =
                centre + QPointF(m_random.centred() * 0.8, m_random.centred() * 0.8) * m_cell;
            ruts.moveTo(from);
            ruts.quadTo(from + QPointF(0.12, 0.05 * m_random.centred()) * m_cell,
                        from + QPointF(0.24, 0.10 * m_random.centred()) * m_cell);
        }
        strokePath(m_painter, ruts, withAlpha(mix(m_look.foot, Qt::black, 0.4), 0.25), pixels(1.2));
    }

    void paintRipples(QPointF centre)
    {
        QPainterPath waves;
        for (int wave = 0; wave < 5; ++wave) {
            const QPointF from =
                centre + QPointF(-0.42 + 0.55 * m_random.next(), -0.40 + 0.19 * wave) * m_cell;
            const double length = m_cell * (0.14 + 0.16 * m_random.next());
            waves.moveTo(from);
            waves.cubicTo(from + QPointF(length * 0.35, -m_cell * 0.05),
                          from + QPointF(length * 0.65, m_cell * 0.05), from + QPointF(length, 0));
        }
        strokePath(m_painter, waves, withAlpha(mix(m_look.top, Qt::white, 0.45), 0.50),
                   std::max(0.7, pixels(1.2)));
    }

    // Solid: nothing lies there.
    void paintKnot(QPointF centre)
    {
        const double side = m_cell * 0.76;
        const QPainterPath knot =
            roundedPath(centre.x() - side / 2, centre.y() - side / 2, side, side, side * 0.36);
        m_painter.fillPath(knot.translated(0, pixels(2.5)), withAlpha(Qt::black, 0.45));
        m_painter.fillPath(knot, linear(centre - QPointF(0, side / 2), centre + QPointF(0, side / 2),
                                        {{0, mix(m_look.top, Qt::white, 0.22)}, {1, m_look.foot}}));
        const QColor ring = mix(m_look.top, Qt::white, 0.4);
        strokePath(m_painter, knot, withAlpha(ring, 0.8), std::max(1.0, pixels(1.6)));
        for (const double breadth : {0.42, 0.18})
            strokePath(m_painter, circlePath(centre.x(), centre.y(), m_cell * breadth / 2),
                       withAlpha(ring, 0.5), std::max(1.0, pixels(2)));
    }

    QPainter& m_painter;
    const TerrainLook& m_look;
    double m_cell;
    ArtRandom& m_random;
    const FirGrowth& m_firs;
};

} // namespace

void paintGrowth(QPainter& painter, const TerrainLook& look, QPointF centre, double cell, ArtRandom& random,
                 const FirGrowth& firs)
{
    GrowthPainter(painter, look, cell, random, firs).paint(centre);
}

} // namespace tablewood
