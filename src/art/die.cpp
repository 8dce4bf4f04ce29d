#include "art/die.h"

#include "art/brushwork.h"

#include <array>
#include <vector>

namespace tablewood {

namespace {

const QColor& pipColour()
{
    static const QColor colour(0x3B2A14);
    return colour;
}

const std::vector<QPointF>& pips(int face)
{
    static const std::array<std::vector<QPointF>, 6> faces{{
        {{0.5, 0.5}},
        {{0.3, 0.3}, {0.7, 0.7}},
        {{0.28, 0.28}, {0.5, 0.5}, {0.72, 0.72}},
        {{0.3, 0.3}, {0.7, 0.3}, {0.3, 0.7}, {0.7, 0.7}},
        {{0.28, 0.28}, {0.72, 0.28}, {0.5, 0.5}, {0.28, 0.72}, {0.72, 0.72}},
        {{0.3, 0.26}, {0.7, 0.26}, {0.3, 0.5}, {0.7, 0.5}, {0.3, 0.74}, {0.7, 0.74}},
    }};
    return faces[static_cast<std::size_t>(face - 1)];
}

void paintFlower(QPainter& painter)
{
    painter.translate(50, 50);
    QPainterPath petal;
    petal.moveTo(0, -12);
    petal.quadTo(10, -24, 0, -38);
    petal.quadTo(-10, -24, 0, -12);
    for (int turn = 0; turn < 8; ++turn) {
        painter.fillPath(petal, pipColour());
        painter.rotate(45);
    }
    painter.fillPath(circlePath(0, 0, 7), pipColour());
}

} // namespace

bool paintDie(QPainter& painter, double side, const QString& face, bool isLit, const ArtCatalog& catalog)
{
    const PainterScope scope(painter);
    // The body is a box of 100 units.
    const double unit = side * dieBody / 100;
    painter.translate(side * (1 - dieBody) / 2, side * (1 - dieBody) * 0.36);
    painter.scale(unit, unit);
    paintSoftEdge(painter, {{4, 12, 100, 98}, 20, 5, 1.6, 1.2, withAlpha(Qt::black, 0.12)});
    painter.fillPath(roundedPath(0, 8, 100, 100, 20), QColor(isLit ? 0x7A5518 : 0x8C7A58));
    const QPainterPath body = roundedPath(0, 0, 100, 100, 20);
    painter.fillPath(
        body, linear({0, 0}, {60, 100},
                     {{0, QColor(isLit ? 0xFFE3A0 : 0xFFF8E6)}, {1, QColor(isLit ? 0xDB9E38 : 0xD8C6A0)}}));
    strokePath(painter, body, withAlpha(Qt::white, 0.7), 2.3);
    bool isNumber = false;
    const int number = face.toInt(&isNumber);
    if (isNumber && number >= 1 && number <= 6) {
        for (const QPointF& pip : pips(number))
            painter.fillPath(circlePath(pip.x() * 100, pip.y() * 100, 8.5), pipColour());
        return true;
    }
    if (face == u"blessing") {
        paintFlower(painter);
        return true;
    }
    const std::optional<QPainterPath> icon = catalog.icon(face);
    if (!icon)
        return false;
    painter.translate(20, 20);
    painter.scale(60 / 24.0, 60 / 24.0);
    strokePath(painter, *icon, pipColour(), 2.2);
    return true;
}

} // namespace tablewood
