#include "art/space_light.h"

#include "art/art_random.h"
#include "art/brushwork.h"
#include "art/foliage.h"

#include <QFont>

#include <algorithm>

namespace tablewood {

namespace {

struct Tint
{
    const char* name;
    QRgb colour;
};

constexpr Tint tints[] = {
    {"lantern", 0xFFF0BE5A}, {"leaf", 0xFFA0D25F},  {"ember", 0xFFEB7337}, {"moon", 0xFFBFD4D9},
    {"violet", 0xFFA586CE},  {"water", 0xFF58B1C4}, {"amber", 0xFFC47406},
};

/// A space's outline at several sizes.
class SpaceOutline
{
public:
    explicit SpaceOutline(SpaceShape shape) : m_shape(shape) {}

    QPainterPath operator()(double side, double corner) const
    {
        if (m_shape == SpaceShape::Square)
            return roundedPath(50 - side / 2, 50 - side / 2, side, side, corner);
        if (m_shape == SpaceShape::Round)
            return circlePath(50, 50, side / 2);
        return hexagonPath({50, 50}, side);
    }

private:
    SpaceShape m_shape;
};

void paintGlowRings(QPainter& painter, const SpaceOutline& outline, const QColor& tint, double strength)
{
    for (int ring = 7; ring > 0; --ring)
        painter.fillPath(outline(86 + ring * 5.5, 14 + ring * 1.8), withAlpha(tint, strength));
}

/// The same glow without its inside, so that a piece under it keeps its colours.
void paintGlowAround(QPainter& painter, const SpaceOutline& outline, const QColor& tint, double strength)
{
    for (int ring = 7; ring > 0; --ring) {
        QPainterPath band = outline(88 + ring * 5.5, 14 + ring * 1.8);
        band.addPath(outline(88, 14));
        painter.fillPath(band, withAlpha(tint, strength));
    }
}

void paintTarget(QPainter& painter, const SpaceOutline& outline, const QColor& tint)
{
    paintGlowRings(painter, outline, tint, 0.058);
    painter.fillPath(outline(84, 13),
                     radial({50, 50}, 0, 60,
                            {{0, withAlpha(mix(tint, Qt::white, 0.45), 0.62)}, {1, withAlpha(tint, 0.30)}}));
    strokePath(painter, outline(84, 13), mix(tint, QColor(0xFFF6D8), 0.45), 4.5);
}

/// A target where the space itself shows something that must be read.
void paintRim(QPainter& painter, const SpaceOutline& outline, const QColor& tint)
{
    painter.fillPath(outline(88, 13), withAlpha(tint, 0.12));
    strokePath(painter, outline(88, 13), mix(tint, QColor(0xFFF6D8), 0.35), 5);
}

void paintChoice(QPainter& painter, const SpaceOutline& outline, const QColor& tint)
{
    paintGlowAround(painter, outline, tint, 0.13);
    strokePath(painter, outline(90, 14), withAlpha(mix(tint, QColor(0xFFF6D8), 0.45), 0.9), 3);
}

void paintChosen(QPainter& painter, const SpaceOutline& outline, const QColor& tint)
{
    paintGlowAround(painter, outline, tint, 0.11);
    strokePath(painter, outline(91, 14), QColor(0, 0, 0, 110), 7);
    strokePath(painter, outline(91, 14), mix(tint, QColor(0xFFF6D8), 0.7), 4.5);
}

void paintAura(QPainter& painter, const SpaceOutline& outline, const QColor& tint)
{
    painter.fillPath(outline(100, 10), withAlpha(mix(tint, Qt::white, 0.25), 0.26));
}

void paintHalo(QPainter& painter, const SpaceOutline&, const QColor& tint)
{
    painter.fillRect(QRectF(-30, -30, 160, 160), radial({50, 50}, 0, 80,
                                                        {{0, withAlpha(mix(tint, Qt::white, 0.2), 0.75)},
                                                         {0.5, withAlpha(tint, 0.28)},
                                                         {1, withAlpha(tint, 0)}}));
}

void paintFocus(QPainter& painter, const SpaceOutline& outline, const QColor&)
{
    strokePath(painter, outline(96, 16), QColor(8, 12, 10, 200), 6);
    QPen dashes(QColor(0xFFFBEA), 3.4);
    dashes.setDashPattern({2.6, 1.5});
    painter.strokePath(outline(96, 16), dashes);
}

void paintLast(QPainter& painter, const SpaceOutline& outline, const QColor& tint)
{
    strokePath(painter, outline(95, 15), withAlpha(Qt::black, 0.35), 4.5);
    strokePath(painter, outline(95, 15), withAlpha(mix(tint, Qt::white, 0.55), 0.75), 2.2);
}

/// A space where nothing may lie: hatched, whatever the tint.
void paintRefused(QPainter& painter, const SpaceOutline& outline, const QColor&)
{
    const QColor berry(0xA23E48);
    painter.fillPath(outline(100, 2), withAlpha(berry, 0.42));
    const PainterScope scope(painter);
    painter.setClipPath(outline(100, 2), Qt::IntersectClip);
    QPainterPath lines;
    for (int line = -100; line < 100; line += 20) {
        lines.moveTo(line, 100);
        lines.lineTo(line + 100, 0);
    }
    strokePath(painter, lines, withAlpha(QColor(0xF2B8BC), 0.75), 5);
}

struct SpaceGlow
{
    const char* name;
    void (*paint)(QPainter& painter, const SpaceOutline& outline, const QColor& tint);
};

constexpr SpaceGlow spaceGlows[] = {
    {"target", paintTarget}, {"rim", paintRim},   {"choice", paintChoice},
    {"chosen", paintChosen}, {"aura", paintAura}, {"halo", paintHalo},
    {"focus", paintFocus},   {"last", paintLast}, {"refused", paintRefused},
};

template <typename Entry, std::size_t count>
QStringList namesOf(const Entry (&entries)[count])
{
    QStringList names;
    for (const Entry& entry : entries)
        names.append(QString::fromLatin1(entry.name));
    return names;
}

template <typename Entry, std::size_t count>
const Entry* entryOf(const Entry (&entries)[count], const QString& name)
{
    const auto* found = std::find_if(std::begin(entries), std::end(entries),
                                     [&](const Entry& entry) { return name == QLatin1String(entry.name); });
    return found == std::end(entries) ? nullptr : found;
}

} // namespace

QStringList lightTints() { return namesOf(tints); }

std::optional<QColor> lightTint(const QString& name)
{
    const Tint* tint = entryOf(tints, name);
    return tint ? std::optional(QColor(tint->colour)) : std::nullopt;
}

QStringList spaceLightNames() { return namesOf(spaceGlows); }

bool paintSpaceLight(QPainter& painter, const QString& name, SpaceShape shape, const QColor& tint)
{
    const SpaceGlow* light = entryOf(spaceGlows, name);
    if (light)
        light->paint(painter, SpaceOutline(shape), tint);
    return light;
}

void paintRays(QPainter& painter, double side, const QColor& tint)
{
    const PainterScope scope(painter);
    painter.scale(side / 224, side / 224);
    const QColor pale = mix(tint, QColor(0xFFF8DC), 0.6);
    painter.fillRect(QRectF(0, 0, 224, 224),
                     radial({112, 112}, 10, 112, {{0, withAlpha(pale, 0.75)}, {1, withAlpha(tint, 0)}}));
    ArtRandom random(3);
    paintCarving(painter, {{112, 112}, 68, 90, 12}, withAlpha(pale, 0.62), random);
}

bool paintMark(QPainter& painter, QPointF centre, double radius, const MarkLook& mark, const QString& label,
               const ArtCatalog& catalog)
{
    const PainterScope scope(painter);
    // A mark is a box of 100 units round its centre.
    painter.translate(centre);
    painter.scale(radius / 50, radius / 50);
    painter.fillPath(circlePath(0, 5, 48), withAlpha(Qt::black, 0.45));
    painter.fillPath(circlePath(0, 0, 48), mark.disc);
    strokePath(painter, circlePath(0, 0, 45.5), mark.rim, 6.5);
    if (!label.isEmpty()) {
        QFont font(QStringLiteral("Inter"));
        font.setWeight(QFont::Bold);
        font.setPixelSize(label.size() > 1 ? 48 : 62);
        QPainterPath text;
        text.addText(0, 0, font, label);
        painter.fillPath(text.translated(-text.boundingRect().center()), mark.ink);
        return true;
    }
    const std::optional<QPainterPath> icon = catalog.icon(mark.icon);
    if (!icon)
        return false;
    const double size = mark.isFilled ? 62 : 64;
    painter.translate(-size / 2, -size / 2);
    painter.scale(size / 24, size / 24);
    if (mark.isFilled)
        painter.fillPath(*icon, mark.ink);
    strokePath(painter, *icon, mark.ink, mark.isFilled ? 1.5 : 2.5);
    return true;
}

} // namespace tablewood
