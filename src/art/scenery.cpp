#include "art/scenery.h"

#include "art/art_random.h"
#include "art/brushwork.h"
#include "art/foliage.h"
#include "art/lantern.h"
#include "art/scenery_colours.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace tablewood {

namespace {

class SceneryPainter
{
public:
    SceneryPainter(QPainter& painter, QSizeF size, ArtTheme theme)
        : m_painter(painter), m_width(size.width()), m_height(size.height()), m_theme(theme),
          m_colours(sceneryColours(theme))
    {
    }

    void paintForest(double tableTop)
    {
        ArtRandom random(77);
        const QRectF sky(0, 0, m_width, tableTop);
        m_painter.fillRect(
            QRectF(0, 0, m_width, m_height),
            linear({0, 0}, {0, tableTop},
                   {{0, m_colours.skyTop}, {0.45, m_colours.skyMiddle}, {1, m_colours.skyFoot}}));
        paintStars(tableTop, random);
        paintOrb({m_width * 0.535, 104}, sky);
        paintFarTrees(tableTop, random);
        paintUndergrowth(tableTop, random);
    }

    void paintTableFront(double tableTop, QPointF light)
    {
        const PainterScope scope(m_painter);
        m_painter.setClipRect(QRectF(0, tableTop, m_width, m_height - tableTop), Qt::IntersectClip);
        paintFrontBoards(tableTop);
        if (m_theme == ArtTheme::Clearing)
            paintMorning(tableTop);
        paintPool(light);
        const QRectF front(0, tableTop, m_width, m_height - tableTop);
        const auto shade = [this](double strength) { return withAlpha(m_colours.tableShade, strength); };
        m_painter.fillRect(front, linear({0, tableTop}, {0, m_height},
                                         {{0, shade(m_colours.shadeTop)},
                                          {0.5, shade(m_colours.shadeMiddle)},
                                          {1, shade(m_colours.shadeFoot)}}));
        const double middle = m_colours.shadeSide / 8;
        m_painter.fillRect(front, linear({0, 0}, {m_width, 0},
                                         {{0, shade(m_colours.shadeSide)},
                                          {0.28, shade(middle)},
                                          {0.72, shade(middle)},
                                          {1, shade(m_colours.shadeSide)}}));
        m_painter.setClipping(false);
        m_painter.fillRect(QRectF(0, tableTop - 1, m_width, 2.5),
                           linear({0, 0}, {m_width, 0},
                                  {{0, withAlpha(m_colours.edgeLight, 0)},
                                   {0.5, withAlpha(m_colours.edgeLight, 0.95)},
                                   {1, withAlpha(m_colours.edgeLight, 0)}}));
    }

    /// Light in the air between the trees.
    void paintGlow(QPointF centre, double radius, double core, double middle, double tableTop)
    {
        const double k = m_colours.lampStrength;
        m_painter.fillRect(QRectF(0, 0, m_width, tableTop),
                           radial(centre, 10, radius,
                                  {{0, withAlpha(m_colours.lampCore, core * k)},
                                   {0.25, withAlpha(m_colours.lampMiddle, middle * k)},
                                   {0.6, withAlpha(m_colours.lampEdge, 0.08 * k)},
                                   {1, withAlpha(m_colours.lampEdge, 0)}}));
    }

    void paintTrunks()
    {
        ArtRandom random(4);
        paintTrunk(-60, 26, true, random);
        paintTrunk(m_width - 58, -26, false, random);
        for (int frond = 0; frond < 9; ++frond) {
            for (const bool isLeft : {true, false}) {
                const double inwards = random.next() * 250;
                const double angle = M_PI + random.centred() * 1.1;
                const double length = 50 + random.next() * 70;
                const QColor colour = m_colours.hanging.at(random.next());
                paintFrond(m_painter,
                           {{isLeft ? inwards : m_width - inwards, -6},
                            angle,
                            length,
                            10,
                            random.centred() * 0.8,
                            0.24},
                           colour);
            }
        }
    }

    void paintFlies(double lowest, int count, quint32 seed)
    {
        ArtRandom random(seed);
        for (int fly = 0; fly < count; ++fly) {
            const double x = random.next() * m_width;
            const double y = 120 + random.next() * (lowest - 120);
            const double radius = 5 + random.next() * 8;
            // The title stands there, and nothing bright lies behind words.
            if (x < 460 && y < 210)
                continue;
            m_painter.fillRect(QRectF(x - radius, y - radius, 2 * radius, 2 * radius),
                               radial({x, y}, 0, radius,
                                      {{0, withAlpha(m_colours.fly, 0.95)},
                                       {0.2, withAlpha(mix(m_colours.fly, m_colours.lampCore, 0.6), 0.5)},
                                       {1, withAlpha(m_colours.lampCore, 0)}}));
        }
    }

    /// Morning haze where dark words stand.
    void paintHaze(QPointF centre, double radius)
    {
        m_painter.fillRect(QRectF(0, 0, m_width, m_height), radial(centre, 0, radius,
                                                                   {{0, withAlpha(m_colours.farMist, 0.72)},
                                                                    {0.5, withAlpha(m_colours.farMist, 0.5)},
                                                                    {1, withAlpha(m_colours.farMist, 0)}}));
    }

    void paintSunbeams(double tableTop)
    {
        if (m_theme != ArtTheme::Clearing)
            return;
        const PainterScope scope(m_painter);
        m_painter.setClipRect(QRectF(0, 0, m_width, tableTop), Qt::IntersectClip);
        const QPointF sun(m_width * 0.535, 104);
        ArtRandom random(19);
        for (int beam = 0; beam < 11; ++beam) {
            const double angle = 0.25 + (beam + random.next() * 0.7) / 11 * (M_PI - 0.5);
            const double half = 0.018 + random.next() * 0.03;
            QPainterPath path;
            path.moveTo(sun);
            path.lineTo(sun + 900 * QPointF(std::cos(angle - half), std::sin(angle - half)));
            path.lineTo(sun + 900 * QPointF(std::cos(angle + half), std::sin(angle + half)));
            path.closeSubpath();
            m_painter.fillPath(path, radial(sun, 40, 620,
                                            {{0, withAlpha(m_colours.edgeLight, 0.42)},
                                             {1, withAlpha(m_colours.edgeLight, 0)}}));
        }
    }

private:
    void paintStars(double tableTop, ArtRandom& random)
    {
        for (int star = 0; star < 90; ++star) {
            const double x = random.next() * m_width;
            const double y = random.next() * tableTop * 0.55;
            const double radius = 0.5 + random.next() * 1.1;
            const double strength = (0.15 + 0.5 * random.next()) * m_colours.starStrength;
            m_painter.fillPath(circlePath(x, y, radius), withAlpha(QColor(220, 235, 235), strength));
        }
    }

    // The moon by night, the low sun by day.
    void paintOrb(QPointF centre, const QRectF& sky)
    {
        m_painter.fillRect(
            sky, radial(centre, 10, 330,
                        {{0, withAlpha(m_colours.orbHalo, m_theme == ArtTheme::Night ? 0.42 : 0.95)},
                         {0.3, withAlpha(m_colours.orbHalo, m_theme == ArtTheme::Night ? 0.14 : 0.5)},
                         {1, withAlpha(m_colours.orbHalo, 0)}}));
        const QPointF lit = centre - QPointF(12, 12);
        m_painter.fillPath(circlePath(centre.x(), centre.y(), 40),
                           radial(lit, 4, 54, {{0, m_colours.orbLit}, {1, m_colours.orbShade}}));
        QPainterPath marks;
        marks.addEllipse(centre + QPointF(-10, 8), 9, 9);
        marks.addEllipse(centre + QPointF(14, -8), 6, 6);
        marks.addEllipse(centre + QPointF(10, 16), 4.5, 4.5);
        m_painter.fillPath(marks, withAlpha(m_colours.orbMark, 0.30));
    }

    void paintMist(double top, double height, const QColor& colour, double strength)
    {
        m_painter.fillRect(QRectF(0, top, m_width, height), linear({0, top}, {0, top + height},
                                                                   {{0, withAlpha(colour, 0)},
                                                                    {0.6, withAlpha(colour, strength)},
                                                                    {1, withAlpha(colour, strength * 0.2)}}));
    }

    void paintFarTrees(double tableTop, ArtRandom& random)
    {
        for (int tree = 0; tree < 70; ++tree) {
            const double x = -20 + tree / 69.0 * (m_width + 40) + random.centred() * 16;
            const double height = 120 + random.next() * 130;
            const QColor colour = m_colours.far.at(random.next());
            paintConifer(m_painter, {x, tableTop + 6}, height, colour, random);
        }
        paintMist(tableTop - 190, 200, m_colours.farMist, 0.40);
        for (int tree = 0; tree < 38; ++tree) {
            const double x = -30 + tree / 37.0 * (m_width + 60) + random.centred() * 30;
            const double height = 190 + random.next() * 170 * (0.45 + std::abs(x / m_width - 0.5) * 1.2);
            const QColor colour = m_colours.middle.at(random.next());
            paintConifer(m_painter, {x, tableTop + 10}, height, colour, random);
        }
        paintMist(tableTop - 140, 160, m_colours.middleMist, 0.36);
        for (int tree = 0; tree < 16; ++tree) {
            const bool isLeft = tree < 8;
            const double shift = random.next() * 20;
            const double x = isLeft ? -40 + tree * 44 + shift : m_width + 40 - (tree - 8) * 44 - shift;
            const double inwards = std::min(1.0, std::abs(x - (isLeft ? 0 : m_width)) / 420);
            const double height = 330 + random.next() * 190 * (1 - inwards);
            const QColor colour = m_colours.near.at(random.next());
            paintConifer(m_painter, {x, tableTop + 14}, height, colour, random);
        }
        paintMist(tableTop - 90, 110, m_colours.nearMist, 0.35);
    }

    void paintUndergrowth(double tableTop, ArtRandom& random)
    {
        const QColor moss = m_colours.undergrowth.at(0.75);
        m_painter.fillRect(QRectF(0, tableTop - 34, m_width, 44),
                           linear({0, tableTop - 34}, {0, tableTop},
                                  {{0, withAlpha(moss, 0)}, {0.6, withAlpha(moss, 0.75)}, {1, moss}}));
        for (int frond = 0; frond < 170; ++frond) {
            const double x = random.next() * m_width;
            const double angle = random.centred() * 1.3;
            const double length = 34 + random.next() * 44;
            const QColor colour = m_colours.undergrowth.at(random.next());
            paintFrond(m_painter, {{x, tableTop + 10}, angle, length, 9, random.centred() * 0.9, 0.24},
                       colour);
        }
    }

    // The boards grow broader towards the eye.
    void paintFrontBoards(double tableTop)
    {
        ArtRandom random(31);
        double breadth = 16;
        double y = tableTop;
        while (y < m_height) {
            m_painter.fillRect(QRectF(0, y, m_width, breadth), m_colours.board.at(random.next() * 0.7));
            for (int grain = 0; grain < breadth * 1.1; ++grain) {
                const double at = y + random.next() * breadth;
                const double strength = (0.08 + 0.16 * random.next()) * m_colours.grainStrength;
                const QColor colour = random.next() < 0.6 ? withAlpha(Qt::black, strength)
                                                          : withAlpha(m_colours.grainLit, strength * 0.55);
                const double width = 0.6 + random.next() * 1.3;
                const double x = random.next() * m_width - 120;
                const double reach = 120 + random.next() * 500;
                QPainterPath line;
                line.moveTo(x, at);
                const double first = random.centred() * 5;
                const double second = random.centred() * 5;
                line.cubicTo(x + reach * 0.3, at + first, x + reach * 0.6, at + second, x + reach,
                             at + random.centred() * 3);
                m_painter.strokePath(line, QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
            }
            m_painter.fillRect(QRectF(0, y + breadth - 1.5, m_width, 1.8),
                               withAlpha(Qt::black, m_theme == ArtTheme::Night ? 0.5 : 0.22));
            m_painter.fillRect(QRectF(0, y, m_width, 1), withAlpha(QColor(245, 205, 140), 0.10));
            y += breadth;
            breadth *= 1.34;
        }
    }

    // Bleached boards with spots of sun and the shadows of leaves.
    void paintMorning(double tableTop)
    {
        const double depth = m_height - tableTop;
        m_painter.fillRect(QRectF(0, tableTop, m_width, depth), withAlpha(QColor(0xF3EAD6), 0.40));
        ArtRandom random(23);
        for (int spot = 0; spot < 34; ++spot) {
            const double y = random.next();
            const double radius = (18 + random.next() * 60) * (0.5 + y);
            const PainterScope scope(m_painter);
            m_painter.translate(random.next() * m_width, tableTop + y * depth);
            m_painter.scale(1, 0.45);
            m_painter.fillPath(circlePath(0, 0, radius), radial({0, 0}, radius * 0.2, radius,
                                                                {{0, withAlpha(QColor(0xFFFBEA), 0.42)},
                                                                 {0.7, withAlpha(QColor(0xFFF8E0), 0.20)},
                                                                 {1, withAlpha(QColor(0xFFF8E0), 0)}}));
        }
        for (int leaf = 0; leaf < 15; ++leaf) {
            const double y = random.next();
            const PainterScope scope(m_painter);
            m_painter.translate(random.next() * m_width, tableTop + y * depth);
            m_painter.scale(1, 0.5);
            for (int frond = -1; frond <= 1; ++frond) {
                const double angle = frond * 0.6 + random.centred();
                paintFrond(m_painter,
                           {{0, 0}, angle, (60 + random.next() * 60) * (0.6 + y), 9, frond * 0.3, 0.26},
                           withAlpha(QColor(0x5A5A2C), 0.07));
            }
        }
    }

    void paintPool(QPointF light)
    {
        const PainterScope scope(m_painter);
        const double k = m_colours.lampStrength;
        m_painter.translate(light);
        m_painter.scale(1, 0.42);
        m_painter.fillRect(QRectF(-m_width, -m_height * 2, 2 * m_width, m_height * 5),
                           radial({0, 0}, 0, m_width * 0.55,
                                  {{0, withAlpha(QColor(255, 200, 100), 0.62 * k)},
                                   {0.25, withAlpha(QColor(245, 175, 80), 0.34 * k)},
                                   {0.6, withAlpha(QColor(220, 140, 60), 0.10 * k)},
                                   {1, withAlpha(QColor(220, 140, 60), 0)}}));
    }

    void paintTrunk(double x, double lean, bool isLeft, ArtRandom& random)
    {
        constexpr double width = 120;
        const PainterScope scope(m_painter);
        QPainterPath trunk;
        trunk.moveTo(x - width * 0.5, m_height);
        trunk.cubicTo(x + width * 0.02, m_height * 0.8, x + lean, m_height * 0.4, x + lean * 0.5, 0);
        trunk.lineTo(x + width + lean * 0.5, 0);
        trunk.cubicTo(x + width + lean, m_height * 0.4, x + width * 0.98, m_height * 0.8, x + width * 1.5,
                      m_height);
        trunk.closeSubpath();
        const QPointF dark(isLeft ? x : x + width, 0);
        const QPointF lit(isLeft ? x + width : x, 0);
        m_painter.fillPath(trunk, linear(dark, lit,
                                         {{0, m_colours.barkDark},
                                          {0.62, m_colours.barkMiddle},
                                          {0.93, m_colours.barkRim},
                                          {1, m_colours.barkLit}}));
        m_painter.setClipPath(trunk, Qt::IntersectClip);
        // The root spreads out of the lamp's light.
        const QColor shade = m_colours.barkDark;
        m_painter.fillRect(trunk.boundingRect(),
                           linear({0, m_height * 0.5}, {0, m_height},
                                  {{0, withAlpha(shade, 0)}, {1, withAlpha(shade, 0.82)}}));
        const bool isNight = m_theme == ArtTheme::Night;
        for (int mark = 0; mark < 190; ++mark) {
            const double at = x - width * 0.3 + random.next() * width * 1.6;
            const double top = random.next() * m_height;
            const QColor colour = random.next() < 0.6 ? withAlpha(Qt::black, isNight ? 0.45 : 0.16)
                                                      : QColor(220, 160, 80, isNight ? 26 : 60);
            const double thick = 1 + random.next() * 2;
            const double bend = random.centred() * 14;
            const double drift = random.centred() * 10;
            QPainterPath line;
            line.moveTo(at, top);
            line.quadTo(at + bend, top + 40, at + drift, top + 80 + random.next() * 60);
            m_painter.strokePath(line, QPen(colour, thick, Qt::SolidLine, Qt::FlatCap));
        }
    }

    QPainter& m_painter;
    double m_width;
    double m_height;
    ArtTheme m_theme;
    const SceneryColours& m_colours;
};

} // namespace

void paintHomeScenery(QPainter& painter, QSizeF size, ArtTheme theme)
{
    constexpr double tableTop = 438;
    const double middle = size.width() / 2;
    SceneryPainter scenery(painter, size, theme);
    scenery.paintForest(tableTop);
    scenery.paintSunbeams(tableTop);
    scenery.paintGlow({middle, 330}, 470, 0.62, 0.26, tableTop);
    scenery.paintTableFront(tableTop, {middle, 470});
    scenery.paintTrunks();
    paintLantern(painter, {middle, 462}, 1.06);
    const double halo = theme == ArtTheme::Night ? 1 : 0.55;
    painter.fillRect(QRectF(middle - 210, 200, 420, 390),
                     radial({middle, 398}, 4, 190,
                            {{0, withAlpha(QColor(255, 240, 190), 0.55 * halo)},
                             {0.4, withAlpha(QColor(255, 205, 110), 0.20 * halo)},
                             {1, withAlpha(QColor(255, 200, 100), 0)}}));
    if (theme == ArtTheme::Clearing)
        scenery.paintHaze({230, 110}, 460);
    scenery.paintFlies(tableTop + 40, 26, 12);
}

void paintShelfScenery(QPainter& painter, QSizeF size, ArtTheme theme)
{
    constexpr double tableTop = 338;
    constexpr double raised = 60;
    SceneryPainter scenery(painter, size, theme);
    {
        const PainterScope scope(painter);
        painter.translate(0, -raised);
        SceneryPainter behind(painter, {size.width(), size.height() + raised}, theme);
        behind.paintForest(tableTop + raised);
        behind.paintSunbeams(tableTop + raised);
    }
    const bool isNight = theme == ArtTheme::Night;
    const QColor veil = isNight ? QColor(8, 14, 12) : QColor(255, 250, 235);
    painter.fillRect(QRectF(0, 0, size.width(), tableTop), withAlpha(veil, isNight ? 0.38 : 0.30));
    scenery.paintGlow({190, 250}, 560, 0.50, 0.22, tableTop);
    scenery.paintTableFront(tableTop, {260, 372});
    painter.fillRect(QRectF(0, 0, size.width(), 90),
                     linear({0, 0}, {0, 90}, {{0, withAlpha(veil, 0.85)}, {1, withAlpha(veil, 0)}}));
    scenery.paintFlies(tableTop, 12, 14);
}

void paintDarkForest(QPainter& painter, QSizeF size)
{
    ArtRandom random(31);
    const double width = size.width();
    const double height = size.height();
    painter.fillRect(QRectF(QPointF(), size),
                     linear({0, 0}, {0, height},
                            {{0, QColor(0x070D0E)}, {0.55, QColor(0x0C1616)}, {1, QColor(0x060A09)}}));
    for (int star = 0; star < 70; ++star) {
        const QPointF at(random.next() * width, random.next() * height * 0.5);
        const double radius = 0.5 + random.next() * 0.7;
        painter.fillRect(QRectF(at, QSizeF(radius, radius)),
                         QColor(190, 205, 210, 60 + int(random.next() * 50)));
    }
    struct Row
    {
        double foot;
        int trees;
        double least;
        double most;
        QColor colour;
    };
    const Row rows[] = {{0.80, 46, 150, 260, QColor(0x101D1C)},
                        {0.93, 34, 200, 340, QColor(0x0B1514)},
                        {1.04, 24, 240, 420, QColor(0x070E0D)}};
    for (const Row& row : rows) {
        for (int tree = 0; tree < row.trees; ++tree) {
            const double x = -40 + tree / double(row.trees - 1) * (width + 80) + random.centred() * 34;
            // Lower in the middle, where the words stand.
            const double aside = 0.62 + std::abs(x / width - 0.5) * 0.76;
            paintConifer(painter, {x, height * row.foot},
                         (row.least + random.next() * (row.most - row.least)) * aside, row.colour, random);
        }
        painter.fillRect(QRectF(0, height * row.foot, width, height), row.colour);
    }
}

} // namespace tablewood
