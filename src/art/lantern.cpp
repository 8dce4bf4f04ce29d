#include "art/lantern.h"

#include "art/brushwork.h"

#include <QtMath>

namespace tablewood {

namespace {

QBrush brass()
{
    return linear({-50, 0}, {50, 0},
                  {{0, QColor(0x2A1F10)},
                   {0.25, QColor(0x9A7434)},
                   {0.42, QColor(0xF0CB7C)},
                   {0.6, QColor(0x8A6428)},
                   {1, QColor(0x241A0C)}});
}

QPainterPath bow(QPointF centre, double radius, double fromTurn, double toTurn)
{
    const QRectF circle(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    QPainterPath path;
    path.arcMoveTo(circle, -fromTurn * 180);
    path.arcTo(circle, -fromTurn * 180, -(toTurn - fromTurn) * 180);
    return path;
}

QPainterPath polygon(std::initializer_list<QPointF> corners)
{
    QPainterPath path;
    path.addPolygon(QPolygonF(corners));
    path.closeSubpath();
    return path;
}

void paintHandle(QPainter& painter)
{
    painter.strokePath(bow({0, -162}, 30, 1.02, 1.98), QPen(QColor(0x6B4E20), 4, Qt::SolidLine, Qt::FlatCap));
    painter.strokePath(bow({-1, -163}, 30, 1.1, 1.6),
                       QPen(QColor(0xD9AE5C), 1.4, Qt::SolidLine, Qt::FlatCap));
}

void paintGlass(QPainter& painter)
{
    QPainterPath glass;
    glass.moveTo(-36, -122);
    glass.cubicTo(-52, -90, -52, -50, -40, -18);
    glass.lineTo(40, -18);
    glass.cubicTo(52, -50, 52, -90, 36, -122);
    glass.closeSubpath();
    painter.fillPath(glass, radial({0, -72}, 4, 66,
                                   {{0, QColor(0xFFF6D0)},
                                    {0.35, QColor(0xFFD477)},
                                    {0.75, QColor(0xE1902F)},
                                    {1, QColor(0x8A4A14)}}));
}

void paintFlame(QPainter& painter)
{
    QPainterPath outer;
    outer.moveTo(0, -112);
    outer.cubicTo(8, -92, 22, -78, 20, -56);
    outer.cubicTo(19, -38, 8, -30, 0, -30);
    outer.cubicTo(-8, -30, -19, -38, -20, -56);
    outer.cubicTo(-21, -72, -8, -86, 0, -112);
    painter.fillPath(outer, QColor(0xFFF9E2));
    QPainterPath inner;
    inner.moveTo(0, -84);
    inner.cubicTo(5, -70, 11, -62, 10, -50);
    inner.cubicTo(9, -40, 4, -36, 0, -36);
    inner.cubicTo(-4, -36, -9, -40, -10, -50);
    inner.cubicTo(-11, -60, -4, -68, 0, -84);
    painter.fillPath(inner, QColor(255, 200, 80, 217));
}

void paintRibs(QPainter& painter)
{
    QPainterPath outer;
    QPainterPath inner;
    for (const int side : {-1, 1}) {
        outer.moveTo(side * 36, -122);
        outer.cubicTo(side * 53, -90, side * 53, -50, side * 40, -16);
        inner.moveTo(side * 14, -122);
        inner.cubicTo(side * 20, -90, side * 20, -50, side * 15, -16);
    }
    painter.strokePath(outer, QPen(brass(), 5, Qt::SolidLine, Qt::FlatCap));
    painter.strokePath(inner, QPen(QColor(80, 50, 14, 191), 2.5, Qt::SolidLine, Qt::FlatCap));
    QPainterPath shine;
    shine.moveTo(-33, -104);
    shine.cubicTo(-40, -84, -41, -64, -37, -46);
    strokePath(painter, shine, QColor(255, 255, 255, 128), 3);
}

void paintCapAndBase(QPainter& painter)
{
    painter.fillPath(polygon({{-46, -120}, {46, -120}, {30, -142}, {-30, -142}}), brass());
    painter.fillPath(polygon({{-22, -142}, {22, -142}, {14, -160}, {-14, -160}}), brass());
    painter.fillPath(roundedPath(-49, -123, 98, 7, 3), brass());
    painter.fillPath(roundedPath(-48, -20, 96, 12, 4), brass());
    painter.fillPath(roundedPath(-56, -10, 112, 14, 5), brass());
}

} // namespace

void paintLantern(QPainter& painter, QPointF foot, double scale)
{
    const PainterScope scope(painter);
    painter.translate(foot);
    painter.scale(scale, scale);
    painter.fillPath(ellipsePath(6, 3, 56, 12), withAlpha(Qt::black, 0.5));
    paintHandle(painter);
    paintGlass(painter);
    paintFlame(painter);
    paintRibs(painter);
    paintCapAndBase(painter);
}

} // namespace tablewood
