#include "art/diagram.h"

#include "art/brushwork.h"

#include <QFont>
#include <QUrl>

#include <algorithm>

namespace tablewood {

namespace {

/// The colours of a space: its face at top and foot, and what stands on it.
struct SpaceColours
{
    QColor top;
    QColor foot;
    QColor rim;
    QColor ink;
};

bool isLight(const QColor& colour) { return qGray(colour.rgb()) > 140; }

SpaceColours coloursOf(const QString& style, const GameLook& look)
{
    if (const TerrainLook* const terrain = look.terrain(style)) {
        const bool light = isLight(mix(terrain->top, terrain->foot, 0.5));
        return {terrain->top, terrain->foot, mix(terrain->top, Qt::white, 0.4),
                light ? QColor(0x1E1A14) : QColor(0xFFF6E0)};
    }
    if (style == u"self")
        return {QColor(0xFFF6E0), QColor(0xDCCBA4), QColor(0xFFFFFF), QColor(0x1E1A14)};
    if (style == u"reach")
        return {QColor(0xC8573A), QColor(0x8C2F1B), QColor(0xFFB59A), QColor(0xFFF6E0)};
    if (style == u"glow")
        return {QColor(0xF0C766), QColor(0xB9832A), QColor(0xFFE3A0), QColor(0x1E1A14)};
    if (style == u"path")
        return {QColor(0xC2A878), QColor(0x967B4F), QColor(0xE6D3AC), QColor(0x1E1A14)};
    return {QColor(0x2E3833), QColor(0x222B27), QColor(0x56635C), QColor(0xEFE4CC)};
}

/// Paints an icon or an emblem in its square; false when there is none of that name.
bool paintSign(QPainter& painter, const QRectF& square, const QString& name, const SpaceColours& colours,
               const ArtCatalog& catalog)
{
    const PainterScope scope(painter);
    painter.translate(square.topLeft());
    if (const std::optional<QPainterPath> icon = catalog.icon(name)) {
        painter.scale(square.width() / 24, square.height() / 24);
        strokePath(painter, *icon, colours.ink, 2.6);
        return true;
    }
    const LayeredShape* const emblem = catalog.emblem(name);
    if (!emblem)
        return false;
    painter.scale(square.width() / 100, square.height() / 100);
    const QColor cut = isLight(colours.ink) ? mix(colours.foot, Qt::black, 0.55) : colours.top;
    const ColourWords words{{QStringLiteral("ink"), colours.ink},
                            {QStringLiteral("high"), colours.ink},
                            {QStringLiteral("knock"), cut},
                            {QStringLiteral("low"), cut},
                            {QStringLiteral("accent"), mix(colours.ink, cut, 0.4)}};
    return emblem->paint(painter, {words, &catalog.seatEmblems(), {}, 0});
}

void paintValue(QPainter& painter, const QRectF& box, const QString& value, const SpaceColours& colours)
{
    QFont font(QStringLiteral("Inter"));
    font.setWeight(QFont::Bold);
    font.setPixelSize(std::max(1, qRound(box.height())));
    painter.setFont(font);
    painter.setPen(colours.ink);
    painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, value);
}

QRectF shrunk(const QRectF& square, double share)
{
    const double by = square.width() * (1 - share) / 2;
    return square.adjusted(by, by, -by, -by);
}

} // namespace

std::vector<DiagramSpace> diagramSpaces(const QString& text)
{
    std::vector<DiagramSpace> spaces;
    for (const QString& space : text.split(u',', Qt::SkipEmptyParts)) {
        const QStringList words = space.split(u'.');
        const auto word = [&](qsizetype i) { return QUrl::fromPercentEncoding(words[i].toUtf8()); };
        if (words.size() == 5)
            spaces.push_back({words[0].toInt(), words[1].toInt(), word(2), word(3), word(4)});
    }
    return spaces;
}

bool paintDiagramSpace(QPainter& painter, const QRectF& square, const DiagramSpace& space,
                       const GameLook& look, const ArtCatalog& catalog)
{
    if (space.style == u"missing")
        return true;
    const SpaceColours colours = coloursOf(space.style, look);
    const double side = square.width();
    const QRectF face = shrunk(square, 0.9);
    const QPainterPath edge = roundedPath(face.x(), face.y(), face.width(), face.height(), side * 0.14);
    const bool isRaised = !space.style.isEmpty();
    if (isRaised)
        painter.fillPath(edge.translated(0, side * 0.045), withAlpha(Qt::black, 0.55));
    painter.fillPath(edge, linear(face.topLeft(), face.bottomLeft(), {{0, colours.top}, {1, colours.foot}}));
    strokePath(painter, edge, withAlpha(colours.rim, isRaised ? 0.75 : 0.45), std::max(0.6, side * 0.035));
    if (space.icon.isEmpty()) {
        if (!space.value.isEmpty())
            paintValue(painter, shrunk(square, 0.58), space.value, colours);
        return true;
    }
    const bool hasBoth = !space.value.isEmpty();
    const QRectF sign = shrunk(square, hasBoth ? 0.56 : 0.72);
    if (hasBoth)
        paintValue(painter,
                   QRectF(square.x() + side * 0.58, square.y() + side * 0.55, side * 0.34, side * 0.36),
                   space.value, colours);
    return paintSign(painter, hasBoth ? sign.translated(-side * 0.13, -side * 0.12) : sign, space.icon,
                     colours, catalog);
}

bool paintDiagram(QPainter& painter, QSizeF size, const DiagramPlate& plate, const GameLook& look,
                  const ArtCatalog& catalog)
{
    constexpr double margin = 0.22;
    const double side =
        std::min(size.width() / (plate.columns + 2 * margin), size.height() / (plate.rows + 2 * margin));
    const QSizeF whole((plate.columns + 2 * margin) * side, (plate.rows + 2 * margin) * side);
    const QPointF corner((size.width() - whole.width()) / 2, (size.height() - whole.height()) / 2);
    const QPainterPath ground =
        roundedPath(corner.x() + 0.5, corner.y() + 0.5, whole.width() - 1, whole.height() - 1, side * 0.26);
    painter.fillPath(ground, QColor(14, 21, 18, 205));
    strokePath(painter, ground, QColor(239, 228, 204, 90), std::max(0.8, side * 0.03));
    const auto squareOf = [&](int column, int row) {
        return QRectF(corner.x() + (margin + column) * side, corner.y() + (margin + row) * side, side, side);
    };
    const auto isNamed = [&](int column, int row) {
        return std::ranges::any_of(plate.spaces, [&](const DiagramSpace& space) {
            return space.column == column && space.row == row;
        });
    };
    for (int row = 0; row < plate.rows; ++row)
        for (int column = 0; column < plate.columns; ++column)
            if (!isNamed(column, row))
                paintDiagramSpace(painter, squareOf(column, row), {}, look, catalog);
    bool isWhole = true;
    for (const DiagramSpace& space : plate.spaces)
        isWhole =
            paintDiagramSpace(painter, squareOf(space.column, space.row), space, look, catalog) && isWhole;
    return isWhole;
}

} // namespace tablewood
