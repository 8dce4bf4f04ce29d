#include "art/woodcut.h"

#include "art/art_random.h"
#include "art/brushwork.h"
#include "art/foliage.h"

#include <QStringList>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace tablewood {

namespace {

/// Of the box in which emblems are drawn.
constexpr double emblemMiddle = 50;
/// Of the dark line round what stands before something, in units of the box of 100.
constexpr double rimWidth = 2.4;

QTransform transformTo(const EmblemPlace& place)
{
    QTransform transform;
    transform.translate(place.at.x(), place.at.y());
    transform.rotate(place.turn);
    transform.scale(place.isMirrored ? -place.size : place.size, place.size);
    transform.translate(-emblemMiddle, -emblemMiddle);
    return transform;
}

/// An emblem of a picture, ready to be painted.
struct PlacedEmblem
{
    const LayeredShape* shape = nullptr;
    QTransform place;
    PoseTone tone = PoseTone::usual;
};

/// The emblems of a woodcut in the order in which they are painted; nothing when a name is unknown.
std::vector<PlacedEmblem> placedEmblems(const Woodcut& woodcut, const ArtCatalog& catalog)
{
    std::vector<PlacedEmblem> all{{catalog.emblem(woodcut.emblem), {}, PoseTone::usual}};
    for (const StandingEmblem& other : woodcut.with) {
        const Pose* const pose = catalog.pose(other.pose);
        if (!pose)
            return {};
        const QTransform first = transformTo(pose->first);
        for (PlacedEmblem& emblem : all)
            emblem.place = emblem.place * first;
        std::vector<PlacedEmblem> added;
        for (const EmblemPlace& place : pose->others)
            added.push_back({catalog.emblem(other.emblem), transformTo(place), pose->tone});
        all.insert(pose->isBehind ? all.begin() : all.end(), added.begin(), added.end());
    }
    const auto isKnown = [](const PlacedEmblem& emblem) { return emblem.shape != nullptr; };
    return std::ranges::all_of(all, isKnown) ? all : std::vector<PlacedEmblem>();
}

class WoodcutPainter
{
public:
    WoodcutPainter(QPainter& painter, QSizeF size, const Woodcut& woodcut, const CardPalette& palette)
        : m_painter(painter), m_width(size.width()), m_height(size.height()), m_woodcut(woodcut),
          m_palette(palette), m_centre(m_width * woodcut.centreX, m_height * woodcut.centreY),
          m_size(std::min(m_width, m_height) * woodcut.size),
          m_random(artSeed(woodcut.seed.isEmpty() ? woodcut.emblem : woodcut.seed))
    {
    }

    bool paint(const std::vector<PlacedEmblem>& emblems, const ArtCatalog& catalog)
    {
        paintGround();
        if (m_woodcut.hasTrees)
            paintTrees();
        if (m_woodcut.hasFoliage)
            paintFoliage();
        paintShade();
        if (m_woodcut.hasDisc)
            paintDisc();
        const bool isWhole = paintEmblems(emblems, catalog);
        paintDusk();
        return isWhole;
    }

private:
    QRectF area() const { return {0, 0, m_width, m_height}; }

    void paintGround()
    {
        m_painter.fillRect(area(), linear({0, 0}, {0, m_height},
                                          {{0, mix(m_palette.ground, m_palette.low, 0.35)},
                                           {0.55, m_palette.ground},
                                           {1, m_palette.low}}));
        const double longer = std::max(m_width, m_height);
        m_painter.fillRect(area(), radial(m_centre, 0, longer * 0.62,
                                          {{0, withAlpha(m_palette.accent, 0.75)},
                                           {0.45, withAlpha(m_palette.accent, 0.22)},
                                           {1, withAlpha(m_palette.accent, 0)}}));
        paintCarving(m_painter, {m_centre, m_size * 0.5, longer * 0.75, std::max(5.5, m_size * 0.085)},
                     withAlpha(m_palette.high, m_woodcut.carving), m_random);
    }

    void paintTrees()
    {
        for (int tree = 0; tree < 9; ++tree) {
            const double x = m_width * tree / 8;
            const double away = std::abs(x - m_centre.x()) / m_width;
            if (away < 0.13)
                continue;
            const double shift = m_random.centred() * 6;
            const double height = m_height * (0.30 + away * 0.75 + 0.1 * m_random.next());
            const QColor colour = mix(m_palette.low, m_palette.ground, 0.30 * m_random.next());
            paintConifer(m_painter, {x + shift, m_height * 0.98}, height, colour, m_random);
        }
    }

    void paintFoliage()
    {
        for (const int side : {-1, 1}) {
            for (int frond = 0; frond < 3; ++frond) {
                const QPointF foot(m_centre.x() + side * (m_width * 0.48 + frond * 2), m_height * 1.04);
                paintFrond(m_painter,
                           {foot, side * (-0.10 - 0.38 * frond), m_height * (0.62 - 0.13 * frond), 9,
                            side * -0.55, 0.20},
                           mix(m_palette.low, Qt::black, 0.12 + 0.1 * frond));
            }
        }
        QPainterPath grass;
        grass.setFillRule(Qt::WindingFill);
        for (int blade = 0; blade < 26; ++blade) {
            const double x = m_random.next() * m_width;
            const double height = m_height * (0.05 + 0.09 * m_random.next());
            grass.moveTo(x - 2, m_height);
            grass.quadTo(x, m_height - height * 0.6, x + m_random.centred() * 9, m_height - height);
            grass.quadTo(x + 1.5, m_height - height * 0.5, x + 2.5, m_height);
            grass.closeSubpath();
        }
        m_painter.fillPath(grass, mix(m_palette.low, Qt::black, 0.25));
    }

    void paintShade()
    {
        m_painter.fillRect(area(), radial(m_centre, m_size * 0.1, m_size * 0.62,
                                          {{0, withAlpha(m_palette.low, 0.55)},
                                           {0.7, withAlpha(m_palette.low, 0.30)},
                                           {1, withAlpha(m_palette.low, 0)}}));
    }

    void paintDisc()
    {
        const QPainterPath disc = circlePath(m_centre.x(), m_centre.y(), m_size * 0.60);
        m_painter.fillPath(disc, withAlpha(m_palette.low, 0.9));
        strokePath(m_painter, disc, withAlpha(m_palette.high, 0.55), 1.5);
        strokePath(m_painter, circlePath(m_centre.x(), m_centre.y(), m_size * 0.66),
                   withAlpha(m_palette.high, 0.35), 1);
    }

    bool paintEmblems(const std::vector<PlacedEmblem>& emblems, const ArtCatalog& catalog)
    {
        const PainterScope scope(m_painter);
        m_painter.translate(m_centre - QPointF(m_size, m_size) / 2);
        m_painter.scale(m_size / 100, m_size / 100);
        bool isWhole = true;
        for (const PlacedEmblem& emblem : emblems) {
            if (&emblem != &emblems.front())
                paintRim(emblem, catalog);
            if (emblem.tone == PoseTone::medal)
                paintMedal(emblem);
            if (emblem.tone == PoseTone::usual)
                paintSilhouette(emblem, {0, 2.5}, withAlpha(Qt::black, 0.5), catalog);
            const PainterScope emblemScope(m_painter);
            m_painter.setTransform(emblem.place, true);
            isWhole = emblem.shape->paint(m_painter, {wordsOf(emblem.tone), &catalog.seatEmblems(), {}, 0}) &&
                      isWhole;
        }
        return isWhole;
    }

    ColourWords wordsOf(PoseTone tone) const
    {
        CardPalette colours = m_palette;
        if (tone == PoseTone::distant) {
            colours.high = mix(m_palette.accent, m_palette.ground, 0.30);
            colours.accent = mix(m_palette.accent, m_palette.high, 0.40);
            colours.low = mix(m_palette.low, m_palette.ground, 0.45);
        } else if (tone == PoseTone::knocked) {
            std::swap(colours.high, colours.low);
        }
        return colours.words();
    }

    /// The dark line round an emblem, which sets it off from what is behind it.
    void paintRim(const PlacedEmblem& emblem, const ArtCatalog& catalog)
    {
        if (emblem.tone != PoseTone::usual)
            return;
        constexpr int directions = 6;
        for (int step = 0; step < directions; ++step) {
            const double angle = 2 * M_PI * step / directions;
            paintSilhouette(emblem, rimWidth * QPointF(std::cos(angle), std::sin(angle)), m_palette.low,
                            catalog);
        }
    }

    void paintSilhouette(const PlacedEmblem& emblem, QPointF shift, const QColor& colour,
                         const ArtCatalog& catalog)
    {
        const PainterScope scope(m_painter);
        m_painter.translate(shift);
        m_painter.setTransform(emblem.place, true);
        emblem.shape->paint(m_painter, {ColourWords::silhouette(colour), &catalog.seatEmblems(), {}, 0});
    }

    /// The disc under a small emblem.
    void paintMedal(const PlacedEmblem& emblem)
    {
        const QPointF centre = emblem.place.map(QPointF(emblemMiddle, emblemMiddle));
        const double radius = 0.62 * std::sqrt(std::abs(emblem.place.determinant())) * 100;
        const QPainterPath disc = circlePath(centre.x(), centre.y(), radius);
        m_painter.fillPath(disc, m_palette.low);
        strokePath(m_painter, disc, mix(m_palette.accent, m_palette.ground, 0.2), 2);
    }

    void paintDusk()
    {
        m_painter.fillRect(area(), linear({0, 0}, {0, m_height},
                                          {{0, withAlpha(Qt::black, 0.28)},
                                           {0.2, withAlpha(Qt::black, 0)},
                                           {0.8, withAlpha(Qt::black, 0)},
                                           {1, withAlpha(Qt::black, 0.30)}}));
    }

    QPainter& m_painter;
    double m_width;
    double m_height;
    const Woodcut& m_woodcut;
    const CardPalette& m_palette;
    QPointF m_centre;
    double m_size;
    ArtRandom m_random;
};

} // namespace

bool paintWoodcut(QPainter& painter, QSizeF size, const Woodcut& woodcut, const ArtCatalog& catalog)
{
    const std::vector<PlacedEmblem> emblems = placedEmblems(woodcut, catalog);
    const CardPalette* palette = catalog.palette(woodcut.palette);
    return !emblems.empty() && palette &&
           WoodcutPainter(painter, size, woodcut, *palette).paint(emblems, catalog);
}

void setEmblems(Woodcut& woodcut, const QString& written)
{
    woodcut.emblem = written.section(u'+', 0, 0);
    woodcut.with.clear();
    const QStringList parts = written.split(u'+');
    for (const QString& part : parts.mid(1))
        woodcut.with.push_back({part.section(u'.', 0, 0), part.section(u'.', 1)});
}

bool paintCardBack(QPainter& painter, QSizeF size, const QString& palette, const QString& emblem,
                   const ArtCatalog& catalog)
{
    const CardPalette* colours = catalog.palette(palette);
    if (!colours)
        return false;
    // All measures are those of a card 116 units broad.
    const double unit = size.width() / 116;
    painter.scale(unit, unit);
    const double height = size.height() / unit;
    painter.fillPath(roundedPath(0, 0, 116, height, 9), mix(colours->low, Qt::black, 0.3));
    painter.fillPath(roundedPath(0, 0, 116, height - 2, 9), colours->low);
    bool isWhole = false;
    {
        const PainterScope scope(painter);
        painter.setClipPath(roundedPath(4, 4, 108, height - 10, 5), Qt::IntersectClip);
        painter.translate(4, 4);
        Woodcut picture;
        picture.emblem = emblem.isEmpty() ? colours->back : emblem;
        picture.palette = palette;
        picture.size = 0.62;
        isWhole = paintWoodcut(painter, {108, height - 10}, picture, catalog);
    }
    strokePath(painter, roundedPath(0.7, 0.7, 114.6, height - 3.4, 8.4), withAlpha(colours->high, 0.55), 1.4);
    strokePath(painter, roundedPath(8, 8, 100, height - 18, 4), withAlpha(colours->high, 0.45), 1);
    strokePath(painter, roundedPath(11.5, 11.5, 93, height - 25, 3), withAlpha(colours->high, 0.20), 0.8);
    return isWhole;
}

} // namespace tablewood
